type Compare = (a: number, b: number) => number

/** Up to this number, slots are removed one by one; more are removed in one pass over all slots. */
const maxSingleRemovals = 64

/** Slots in a strict order (no two are equal); a batch of changes does not sort all of them again. */
export class SortedSlots {
  slots: Uint32Array = new Uint32Array(0)
  /** Larger than needed, so that a small batch allocates nothing. */
  #buffer: ArrayBufferLike = this.slots.buffer
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
    if (added.length === 0) return
    const sorted = added.toSorted(this.#compare)
    const positions: number[] = []
    for (const slot of sorted) positions.push(this.#positionOf(slot, positions.at(-1) ?? 0))
    let end = this.slots.length
    const slots = this.#withRoomFor(end + sorted.length)
    for (let index = sorted.length - 1; index >= 0; index--) {
      const position = positions[index] as number
      slots.copyWithin(position + index + 1, position, end)
      slots[position + index] = sorted[index] as number
      end = position
    }
    this.slots = slots
  }

  /** The slots, in an array that may be longer; a list of the caller is copied. */
  #withRoomFor(length: number): Uint32Array {
    const bytes = length * Uint32Array.BYTES_PER_ELEMENT
    if (this.slots.buffer === this.#buffer && bytes <= this.#buffer.byteLength)
      return new Uint32Array(this.#buffer, 0, length)
    const longer = new Uint32Array(length + (length >> 3))
    longer.set(this.slots)
    this.#buffer = longer.buffer
    return longer.subarray(0, length)
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
