import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'

interface CountedSet {
  slots: TypedFastBitSet
  size: number
  /** Its number among the sets, from 1. */
  number: number
}

const bitsPerWord = 32
/** The number of words of two sets that are compared in the time of counting the value of one slot. */
const wordsPerSlot = 2

/** A set of slots whose list is computed once, for counting the values of several properties. */
export class SlotList {
  readonly set: TypedFastBitSet
  #size: number | undefined
  #slots: Uint32Array | undefined

  constructor(set: TypedFastBitSet) {
    this.set = set
  }

  /** Much faster than the list itself. */
  get size(): number {
    this.#size ??= this.set.size()
    return this.#size
  }

  get slots(): Uint32Array {
    this.#slots ??= this.#listSlots()
    return this.#slots
  }

  #listSlots(): Uint32Array {
    const slots = new Uint32Array(this.size)
    let index = 0
    this.set.forEach((slot) => {
      slots[index++] = slot
    })
    return slots
  }
}

/** Sets of slots by value, with their sizes. */
export class SlotSets<Value> {
  #sets = new Map<Value, CountedSet>()
  /** The inverse: the numbers of the sets of each slot; the first column has the first set, and so on; 0 is none. */
  #columns: Uint32Array[] = []

  add(value: Value, slot: number): void {
    let set = this.#sets.get(value)
    if (!set) {
      set = { slots: new TypedFastBitSet(), size: 0, number: this.#sets.size + 1 }
      this.#sets.set(value, set)
    }
    // Not checkedAdd: in typedfastbitset 0.8.0 it loses the value when the set must grow.
    if (set.slots.has(slot)) return
    set.slots.add(slot)
    set.size++
    this.#storeSetNumber(slot, set.number)
  }

  remove(value: Value, slot: number): void {
    const set = this.#sets.get(value)
    if (!set?.slots.has(slot)) return
    set.slots.remove(slot)
    set.size--
    const column = this.#columns.find((candidate) => candidate[slot] === set.number)
    if (column) column[slot] = 0
  }

  /** The slots with one of the values; the caller may change the set. */
  withAny(values: Iterable<Value>): TypedFastBitSet {
    let any: TypedFastBitSet | undefined
    for (const value of values) {
      const set = this.#sets.get(value)
      if (set) any = any?.union(set.slots) ?? set.slots.clone()
    }
    return any ?? new TypedFastBitSet()
  }

  /** The number of slots of `among` with each value, without zeros; null means all slots. */
  counts(among: SlotList | null): [Value, number][] {
    const perNumber = among && this.#isFasterBySlot(among) ? this.#countBySlot(among) : null
    const counts: [Value, number][] = []
    for (const [value, { slots, size, number }] of this.#sets) {
      if (size === 0) continue
      const count = perNumber ? perNumber[number] : among ? slots.intersection_size(among.set) : size
      if (count !== undefined && count > 0) counts.push([value, count])
    }
    return counts
  }

  #isFasterBySlot({ size }: SlotList): boolean {
    const slotCount = this.#columns[0]?.length ?? 0
    return size * this.#columns.length * wordsPerSlot < (this.#sets.size * slotCount) / bitsPerWord
  }

  #countBySlot({ slots }: SlotList): Uint32Array {
    const counts = new Uint32Array(this.#sets.size + 1)
    for (const column of this.#columns) {
      for (let at = 0; at < slots.length; at++) {
        const number = column[slots[at] as number] ?? 0
        counts[number] = (counts[number] as number) + 1
      }
    }
    counts[0] = 0
    return counts
  }

  /** Writes the number into the slot's first free column; adds or enlarges a column if necessary. */
  #storeSetNumber(slot: number, number: number): void {
    let at = this.#columns.findIndex((column) => (column[slot] ?? 0) === 0)
    if (at < 0) at = this.#columns.push(new Uint32Array(0)) - 1
    const column = this.#columns[at] as Uint32Array
    if (slot < column.length) column[slot] = number
    else {
      const longer = new Uint32Array(Math.max(64, slot + 1, column.length * 2))
      longer.set(column)
      longer[slot] = number
      this.#columns[at] = longer
    }
  }
}
