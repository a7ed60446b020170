type Compare = (a: number, b: number) => number

/** Up to this many slots are looked up one by one; more are filtered out in one pass. */
const maxSingleRemovals = 64

/** Slots kept in an order without equals, updated in batches without sorting everything again. */
export class SortedSlots {
  slots: Uint32Array = new Uint32Array(0)
  readonly #compare: Compare

  constructor(compare: Compare) {
    this.#compare = compare
  }

  /** Takes slots out. Call it while their entries still say what they said when they came in. */
  remove(gone: ReadonlySet<number>): void {
    if (gone.size > maxSingleRemovals) this.slots = this.slots.filter((slot) => !gone.has(slot))
    else for (const slot of gone) this.#cut(this.#positionOf(slot, 0))
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

  #cut(place: number): void {
    this.slots.copyWithin(place, place + 1)
    this.slots = this.slots.subarray(0, -1)
  }

  /** The first place whose slot does not come before this one. */
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
