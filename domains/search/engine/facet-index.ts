import type { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import { entryAndHeads } from '#domains/vocabularies/heads.ts'
import { entryIdOf, exactEntry, isExact } from '../query/filter-value.ts'
import type { FilterKey, SearchEntry, SearchQuery } from '../search-model.ts'
import { type SlotList, SlotSets } from './slot-sets.ts'

/** Counts by filter and by filter value (yes and no: 1 and 0), without zeros. */
export type FacetCounts = Partial<Record<FilterKey, Readonly<Record<number, number>>>>

/** The groups of the values of all lists. */
export interface Grouping {
  /** The head that a value is grouped under; undefined at the top. */
  headOf(entryId: number): number | undefined
  /** Whether values are grouped under this one. */
  isHead(entryId: number): boolean
}

export const ungrouped: Grouping = { headOf: () => undefined, isHead: () => false }

const handshapeKeys = ['handshapeDominant', 'handshapeNondominant'] as const

/** Slots by filter and filter value; a head includes the values under it, and has a second set for itself alone. */
export class FacetIndex {
  readonly #grouping: Grouping
  #byKey = new Map<FilterKey, SlotSets<number>>()
  /** The counts among all slots, which every page of categories needs; cleared by each change. */
  #totals = new Map<FilterKey, Readonly<Record<number, number>>>()

  constructor(grouping: Grouping) {
    this.#grouping = grouping
  }

  add(slot: number, entry: SearchEntry): void {
    this.#totals.clear()
    this.#eachValue(entry, (key, value) => this.#sets(key).add(value, slot))
  }

  remove(slot: number, entry: SearchEntry): void {
    this.#totals.clear()
    this.#eachValue(entry, (key, value) => this.#sets(key).remove(value, slot))
  }

  /** The slots that match the filters, without the filter `except`; null for all slots. */
  restrict(filters: SearchQuery['filters'], except?: FilterKey): TypedFastBitSet | null {
    let left: TypedFastBitSet | null = null
    for (const [key, filterValues] of Object.entries(filters) as [FilterKey, number[]][]) {
      if (key === except || filterValues.length === 0) continue
      const any = this.#sets(key).withAny(filterValues.map((value) => this.#normalize(value)))
      left = left === null ? any : left.intersection(any)
    }
    return left
  }

  /** An exact value without values under it is the same as the value. */
  #normalize(filterValue: number): number {
    const id = entryIdOf(filterValue)
    return isExact(filterValue) && !this.#grouping.isHead(id) ? id : filterValue
  }

  /** The number of slots with each value of a filter, of `among` or of all slots when it is null. */
  counts(key: FilterKey, among: SlotList | null): Readonly<Record<number, number>> {
    if (among !== null) return Object.fromEntries(this.#sets(key).counts(among))
    const totals = this.#totals.get(key) ?? Object.fromEntries(this.#sets(key).counts(null))
    this.#totals.set(key, totals)
    return totals
  }

  #eachValue({ values, flags }: SearchEntry, take: (key: FilterKey, value: number) => void): void {
    for (const [key, given] of Object.entries(values) as [FilterKey, number[]][]) {
      for (const value of given) this.#eachMatchingValue(value, (filterValue) => take(key, filterValue))
    }
    for (const hand of handshapeKeys) {
      for (const value of values[hand] ?? [])
        this.#eachMatchingValue(value, (filterValue) => take('handshape', filterValue))
    }
    for (const [key, flag] of Object.entries(flags) as [FilterKey, boolean][]) take(key, flag ? 1 : 0)
  }

  /** Calls back with every filter value that includes this value: itself, the heads above it, and a head alone. */
  #eachMatchingValue(value: number, take: (filterValue: number) => void): void {
    const { headOf, isHead } = this.#grouping
    if (isHead(value)) take(exactEntry(value))
    for (const id of entryAndHeads(value, headOf)) take(id)
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
