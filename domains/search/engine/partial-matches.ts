import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import type { FilterKey } from '../search-model.ts'
import { slotsInOrder } from './page-window.ts'

/** Signs that miss equally many of the filters. */
export interface MatchLevel {
  missedCount: number
  /** Whether a sign, by its id, is one of them. */
  has(id: number): boolean
  /** All of them, in no order, where they are few. */
  few?: readonly number[]
  /** The first so many of its signs in alphabetical order. */
  first(count: number): number[]
}

export interface FilteredSigns {
  /** The slots that fit each filter. */
  byFilter: ReadonlyMap<FilterKey, TypedFastBitSet>
  /** The slots that count at all; null for all. */
  among: TypedFastBitSet | null
  slotOf(id: number): number | undefined
  idAt(slot: number): number
  /** In alphabetical order. */
  slots: Uint32Array
}

const maxListedIds = 2000

/** How signs fit the filters of a query, counted filter by filter. */
export class PartialMatches {
  readonly #signs: FilteredSigns

  constructor(signs: FilteredSigns) {
    this.#signs = signs
  }

  /** Those that miss fewest first; levels without a sign are left out, and signs that miss every filter. */
  levels(): MatchLevel[] {
    const { byFilter, among, slotOf, idAt, slots } = this.#signs
    return groupByMissedSets([...byFilter.values()], among).flatMap((level, missed) => {
      const has = (id: number) => level.has(slotOf(id) ?? -1)
      const first = (count: number) => slotsInOrder(slots, level, { from: 0, size: count }).map(idAt)
      const size = level.size()
      if (size === 0) return []
      return [
        { missedCount: missed, has, first, ...(size <= maxListedIds && { few: level.array().map(idAt) }) },
      ]
    })
  }

  /** Whether a sign counts at all. */
  has(id: number): boolean {
    const slot = this.#signs.slotOf(id)
    return slot !== undefined && (this.#signs.among?.has(slot) ?? true)
  }

  /** The filters that a sign misses. */
  missedBy(id: number): FilterKey[] {
    const slot = this.#signs.slotOf(id) ?? -1
    return [...this.#signs.byFilter].flatMap(([key, set]) => (set.has(slot) ? [] : [key]))
  }
}

/**
 * Slots by how many of the sets they are in: at 0 those that are in all, at 1 those that are in all but one…; what is
 * in none is left out.
 * @param among only these slots; null for all
 */
export function groupByMissedSets(
  sets: readonly TypedFastBitSet[],
  among: TypedFastBitSet | null,
): TypedFastBitSet[] {
  const inAtLeast: TypedFastBitSet[] = []
  for (const set of sets) {
    for (let count = inAtLeast.length; count > 0; count--) {
      const one = (inAtLeast[count - 1] as TypedFastBitSet).new_intersection(set)
      inAtLeast[count] = inAtLeast[count]?.union(one) ?? one
    }
    inAtLeast[0] = inAtLeast[0]?.union(set) ?? set.clone()
  }
  const exactly = inAtLeast.map((set, at) => set.new_difference(inAtLeast[at + 1] ?? emptySet))
  return exactly.map((set) => (among ? set.intersection(among) : set)).reverse()
}

const emptySet = new TypedFastBitSet()
