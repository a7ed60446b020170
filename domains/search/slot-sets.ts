import { TypedFastBitSet } from 'typedfastbitset'

interface CountedSet {
  slots: TypedFastBitSet
  size: number
}

/** Sets of slots by a value, with their sizes. */
export class SlotSets<Value> {
  #sets = new Map<Value, CountedSet>()

  add(value: Value, slot: number): void {
    let set = this.#sets.get(value)
    if (!set) {
      set = { slots: new TypedFastBitSet(), size: 0 }
      this.#sets.set(value, set)
    }
    set.size += set.slots.checkedAdd(slot)
  }

  remove(value: Value, slot: number): void {
    const set = this.#sets.get(value)
    if (!set?.slots.has(slot)) return
    set.slots.remove(slot)
    set.size--
  }

  /** The slots that carry one of the values; the caller may change the set. */
  withAny(values: Iterable<Value>): TypedFastBitSet {
    const any = new TypedFastBitSet()
    for (const value of values) {
      const set = this.#sets.get(value)
      if (set) any.union(set.slots)
    }
    return any
  }

  /** How many slots of `among` carry each value, none left out but those without; null means all slots. */
  counts(among: TypedFastBitSet | null): [Value, number][] {
    const counts: [Value, number][] = []
    for (const [value, { slots, size }] of this.#sets) {
      const count = among === null ? size : slots.intersection_size(among)
      if (count > 0) counts.push([value, count])
    }
    return counts
  }
}
