import type { TypedFastBitSet } from 'typedfastbitset'
import type { ReferenceKey, YesNoKey } from '#domains/signs/properties.ts'
import type { SearchEntry, SearchQuery } from './entry.ts'
import { SlotSets } from './slot-sets.ts'

/** A property that visitors can filter by. */
export type FilterKey = ReferenceKey | YesNoKey

/** Counts by property, then by entry id (yes/no: 1 and 0); values without a sign are left out. */
export type FacetCounts = Partial<Record<FilterKey, Record<number, number>>>

/** The head under which a value is grouped, in whatever list; undefined at the top. */
export type HeadOf = (entryId: number) => number | undefined

const maxDepth = 8

/** Slots by property and value, heads of groups included, so that a head stands for all its values. */
export class FacetIndex {
  readonly #headOf: HeadOf
  #byKey = new Map<FilterKey, SlotSets<number>>()

  constructor(headOf: HeadOf) {
    this.#headOf = headOf
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
      const any = this.#sets(key).withAny(wanted)
      left = left === null ? any : left.intersection(any)
    }
    return left
  }

  /** How many of the slots carry each value of a property; all of them when `among` is null. */
  counts(key: FilterKey, among: TypedFastBitSet | null): Record<number, number> {
    return Object.fromEntries(this.#sets(key).counts(among))
  }

  #eachValue(entry: SearchEntry, take: (key: FilterKey, value: number) => void): void {
    for (const [key, values] of Object.entries(entry.values) as [FilterKey, number[]][]) {
      for (const value of values) {
        let head: number | undefined = value
        for (let depth = 0; head !== undefined && depth < maxDepth; depth++) {
          take(key, head)
          head = this.#headOf(head)
        }
      }
    }
    for (const [key, flag] of Object.entries(entry.flags) as [FilterKey, boolean][]) take(key, flag ? 1 : 0)
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
