import { parseHandshapeFeatures } from '#domains/vocabularies/handshape-features.ts'
import { maxHeadDepth } from '#domains/vocabularies/reference-lists.ts'
import type { HandshapeFeatures } from '#packages/hands/features.ts'
import type { PhonologyEntry } from './articulation.ts'

export type FindEntry = (id: number) => PhonologyEntry | undefined

/** Access to the reference lists for the distances; results are memoized. */
export interface ListLookup {
  entry: FindEntry
  /** The head of an entry's group, the head of that head, and so on: for `eye` the wider area `head`. */
  headsOf(id: number): readonly number[]
  handshape(id: number): HandshapeFeatures | null
  /** The distance of two entries, computed on the first call. */
  memoizedDistance(a: number, b: number, measure: (a: number, b: number) => number): number
}

/** @param findEntry returns undefined for an unknown id */
export function createListLookup(findEntry: FindEntry): ListLookup {
  const headsOf = memoizeById((id: number) => {
    const heads: number[] = []
    for (let head = findEntry(id)?.groupId ?? null; head !== null && heads.length < maxHeadDepth; ) {
      heads.push(head)
      head = findEntry(head)?.groupId ?? null
    }
    return heads
  })
  const handshape = memoizeById((id: number) => parseHandshapeFeatures(findEntry(id)?.features))
  const distancesFrom = memoizeById((_: number) => new Map<number, number>())
  return {
    entry: findEntry,
    headsOf,
    handshape,
    memoizedDistance(a, b, measure) {
      const distances = distancesFrom(a)
      const distance = distances.get(b) ?? measure(a, b)
      distances.set(b, distance)
      return distance
    },
  }
}

function memoizeById<T>(compute: (id: number) => T): (id: number) => T {
  const cache = new Map<number, T>()
  return (id) => {
    const cached = cache.get(id)
    if (cached !== undefined) return cached
    const value = compute(id)
    cache.set(id, value)
    return value
  }
}
