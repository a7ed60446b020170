import { maxNeighbours } from './eaf-video.ts'

/** The glosses before and after one, the nearest first. */
export interface Neighbours {
  before: string[]
  after: string[]
}

/**
 * Finds the neighbours of the glosses of a person: up to five on either side. Glosses that do not count are no neighbours,
 * because they repeat what the other hand does at that time.
 * @param values of one person in the order of time
 * @param counted whether each of them counts as a use
 */
export function neighbourFinder(
  values: readonly string[],
  counted: readonly boolean[],
): (index: number) => Neighbours {
  const line: string[] = []
  /** How many counted glosses come before each one. */
  const places = values.map((value, index) => (counted[index] ? line.push(value) - 1 : line.length))
  return (index) => {
    const place = places[index] ?? 0
    const next = counted[index] ? place + 1 : place
    return {
      before: line.slice(Math.max(0, place - maxNeighbours), place).reverse(),
      after: line.slice(next, next + maxNeighbours),
    }
  }
}
