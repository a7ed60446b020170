import { maxNeighbours } from './eaf-video.ts'

/** The glosses before and after one, the nearest first. */
export interface Neighbours {
  before: string[]
  after: string[]
}

/** The glosses of a person in the order of time. */
export interface GlossLine {
  /** @param isCounted whether it counts as a use */
  add(value: string, isCounted: boolean): void
  /** The neighbours of the gloss that was added at this place, from 0, after all have been added. */
  neighboursOf(index: number): Neighbours
}

/**
 * Finds the neighbours of the glosses of a person: up to five on either side. Glosses that do not count are no neighbours,
 * because they repeat what the other hand does at that time.
 */
export function createGlossLine(): GlossLine {
  const line: string[] = []
  /** How many counted glosses come before each one, and how many up to it. */
  const places: number[] = []
  const nexts: number[] = []
  return {
    add(value, isCounted) {
      places.push(line.length)
      if (isCounted) line.push(value)
      nexts.push(line.length)
    },
    neighboursOf(index) {
      const [place = 0, next = 0] = [places[index], nexts[index]]
      return {
        before: line.slice(Math.max(0, place - maxNeighbours), place).reverse(),
        after: line.slice(next, next + maxNeighbours),
      }
    },
  }
}
