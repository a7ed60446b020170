import type { PhonologyEntry } from './articulation.ts'
import type { HandshapeFeatures } from './handshape.ts'
import { parseHandshapeFeatures } from './handshape-features.ts'

export type FindEntry = (id: number) => PhonologyEntry | undefined

/** The reference lists as distances ask for them; remembers what it has read. */
export interface ListLookup {
  entry: FindEntry
  /** The heads above an entry, nearest first: a hooked index under the index, an eye under the head. */
  headsOf(id: number): readonly number[]
  handshape(id: number): HandshapeFeatures | null
  /** The distance of two entries of one list; measured once. */
  memoizedDistance(a: number, b: number, measure: (a: number, b: number) => number): number
}

const maxDepth = 8

/** @param entryOf any value of any list; undefined for an id that no list has */
export function createListLookup(entryOf: FindEntry): ListLookup {
  const heads = memoizeById((id: number) => {
    const above: number[] = []
    for (let head = entryOf(id)?.groupId ?? null; head !== null && above.length < maxDepth; ) {
      above.push(head)
      head = entryOf(head)?.groupId ?? null
    }
    return above
  })
  const handshape = memoizeById((id: number) => parseHandshapeFeatures(entryOf(id)?.features))
  const measured = memoizeById((_: number) => new Map<number, number>())
  return {
    entry: entryOf,
    headsOf: heads,
    handshape,
    memoizedDistance(a, b, measure) {
      const others = measured(a)
      const distance = others.get(b) ?? measure(a, b)
      others.set(b, distance)
      return distance
    },
  }
}

function memoizeById<T>(read: (id: number) => T): (id: number) => T {
  const known = new Map<number, T>()
  return (id) => {
    const value = known.get(id)
    if (value !== undefined) return value
    const fresh = read(id)
    known.set(id, fresh)
    return fresh
  }
}
