import type { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import { entryIdOf, exactEntry, isExact } from '../query/filter-value.ts'
import type { FilterKey, SearchEntry, SearchQuery } from '../search-model.ts'
import { type SlotList, SlotSets } from './slot-sets.ts'

/** Counts by filter, then by wanted value (yes/no: 1 and 0); values without a sign are left out. */
export type FacetCounts = Partial<Record<FilterKey, Record<number, number>>>

/** How the values of the lists are grouped, whatever the list. */
export interface Grouping {
  /** The head under which a value is grouped; undefined at the top. */
  headOf(entryId: number): number | undefined
  /** Whether values are grouped under this one. */
  isHead(entryId: number): boolean
}

export const ungrouped: Grouping = { headOf: () => undefined, isHead: () => false }

const maxDepth = 8
const handshapeKeys = ['handshapeDominant', 'handshapeNondominant'] as const

/** Slots by filter and value; a head stands for all its values, and once more for itself alone. */
export class FacetIndex {
  readonly #grouping: Grouping
  #byKey = new Map<FilterKey, SlotSets<number>>()

  constructor(grouping: Grouping) {
    this.#grouping = grouping
  }

  add(slot: number, entry: SearchEntry): void {
    this.#eachValue(entry, (key, value) => this.#sets(key).add(value, slot))
  }

  remove(slot: number, entry: SearchEntry): void {
    this.#eachValue(entry, (key, value) => this.#sets(key).remove(value, slot))
  }

  /** The slots that the filters leave, but for those of one property; null when nothing is restricted. */
  restrict(filters: SearchQuery['filters'], except?: FilterKey): TypedFastBitSet | null {
    let left: TypedFastBitSet | null = null
    for (const [key, wanted] of Object.entries(filters) as [FilterKey, number[]][]) {
      if (key === except || wanted.length === 0) continue
      const any = this.#sets(key).withAny(wanted.map((value) => this.#normalizeWanted(value)))
      left = left === null ? any : left.intersection(any)
    }
    return left
  }

  /** A value under which nothing is grouped is alone anyway. */
  #normalizeWanted(wanted: number): number {
    return isExact(wanted) && !this.#grouping.isHead(entryIdOf(wanted)) ? entryIdOf(wanted) : wanted
  }

  /** How many of the slots carry each value of a property; all of them when `among` is null. */
  counts(key: FilterKey, among: SlotList | null): Record<number, number> {
    return Object.fromEntries(this.#sets(key).counts(among))
  }

  #eachValue({ values, flags }: SearchEntry, take: (key: FilterKey, value: number) => void): void {
    for (const [key, given] of Object.entries(values) as [FilterKey, number[]][]) {
      for (const value of given) this.#eachMatchingValue(value, (wanted) => take(key, wanted))
    }
    for (const hand of handshapeKeys) {
      for (const value of values[hand] ?? [])
        this.#eachMatchingValue(value, (wanted) => take('handshape', wanted))
    }
    for (const [key, flag] of Object.entries(flags) as [FilterKey, boolean][]) take(key, flag ? 1 : 0)
  }

  /** What can be wanted and means this value: itself and the heads above it; a head alone, too. */
  #eachMatchingValue(value: number, take: (wanted: number) => void): void {
    const { headOf, isHead } = this.#grouping
    if (isHead(value)) take(exactEntry(value))
    let head: number | undefined = value
    for (let depth = 0; head !== undefined && depth < maxDepth; depth++) {
      take(head)
      head = headOf(head)
    }
  }

  #sets(key: FilterKey): SlotSets<number> {
    let sets = this.#byKey.get(key)
    if (!sets) {
      sets = new SlotSets()
      this.#byKey.set(key, sets)
    }
    return sets
  }
}
