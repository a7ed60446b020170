type Compare = (a: number, b: number) => number

/** Up to this number, slots are removed one by one; more are removed in one pass over all slots. */
const maxSingleRemovals = 64

/** Slots in a strict order (no two are equal); a batch of changes does not sort all of them again. */
export class SortedSlots {
  slots: Uint32Array = new Uint32Array(0)
  readonly #compare: Compare

  constructor(compare: Compare) {
    this.#compare = compare
  }

  /** Removes slots. Their entries must still be those with which they were inserted. */
  remove(removed: ReadonlySet<number>): void {
    if (removed.size > maxSingleRemovals) this.slots = this.slots.filter((slot) => !removed.has(slot))
    else for (const slot of removed) this.#removeAt(this.#positionOf(slot, 0))
  }

  insert(added: readonly number[]): void {
    const sorted = added.toSorted(this.#compare)
    const merged = new Uint32Array(this.slots.length + sorted.length)
    let from = 0
    for (const [index, slot] of sorted.entries()) {
      const to = this.#positionOf(slot, from)
      merged.set(this.slots.subarray(from, to), from + index)
      merged[to + index] = slot
      from = to
    }
    merged.set(this.slots.subarray(from), from + sorted.length)
    this.slots = merged
  }

  #removeAt(position: number): void {
    this.slots.copyWithin(position, position + 1)
    this.slots = this.slots.subarray(0, -1)
  }

  /** The first position whose slot does not precede this one. */
  #positionOf(slot: number, from: number): number {
    let low = from
    let high = this.slots.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(this.slots[middle] as number, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
