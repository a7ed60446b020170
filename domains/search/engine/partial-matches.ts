import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import type { Candidates } from '#domains/phonology/find-nearest.ts'
import type { FilterKey } from '../search-model.ts'
import { slotsInOrder } from './page-window.ts'

/** Signs that miss the same number of filters. */
export interface MatchLevel extends Candidates {
  missedCount: number
  /** Their first `count` ids in alphabetical order. */
  first(count: number): number[]
}

/** The signs of a query by filter. */
export interface FilteredSigns {
  /** The slots that match each filter. */
  byFilter: ReadonlyMap<FilterKey, TypedFastBitSet>
  /** The slots to consider; null for all. */
  among: TypedFastBitSet | null
  slotOf(id: number): number | undefined
  idAt(slot: number): number
  /** In alphabetical order. */
  slots: Uint32Array
}

const maxListedIds = 2000

/** The signs that match some of the filters of a query. */
export class PartialMatches {
  readonly #signs: FilteredSigns

  constructor(signs: FilteredSigns) {
    this.#signs = signs
  }

  /** The level with the fewest missed filters first; without empty levels and without signs that miss every filter. */
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

  /** Whether a sign is considered. */
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
 * Slots by the number of sets that do not contain them: at index 0 those in all sets, at 1 those in all but one…;
 * without those in no set.
 * @param among restricts the slots; null for all
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
