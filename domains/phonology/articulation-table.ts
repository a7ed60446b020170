import type { Articulation } from './articulation.ts'
import { coreMaskOf } from './core-mask.ts'
import type { ListLookup } from './list-lookup.ts'
import { no, type ParameterValues, unspecified, unspecifiedValues, yes } from './parameter-values.ts'
import { parameters } from './parameters.ts'
import { ValueCodes } from './value-codes.ts'

const initialCapacity = 1024
const noAndYesValues: ParameterValues[] = [
  [no, unspecified],
  [yes, unspecified],
]

/**
 * The articulations of all signs in columns. Each sign has a slot, a small number that is reused after the sign was
 * removed. Each parameter is a column of value codes by slot.
 */
export class ArticulationTable {
  readonly columns = parameters.map(({ unsetIsNo }) => ({
    codes: new ValueCodes(unsetIsNo ? noAndYesValues : []),
    bySlot: new Uint32Array(initialCapacity),
  }))
  /** Core masks (core-parameters.ts) by slot; 0 in a free slot. */
  core = new Uint8Array(initialCapacity)
  /** Sign ids by slot. */
  ids = new Float64Array(initialCapacity)
  /** Number of slots in use, free ones between them included. */
  length = 0
  readonly #slots = new Map<number, number>()
  readonly #free: number[] = []

  slotOf(id: number): number | undefined {
    return this.#slots.get(id)
  }

  /** Adds a sign that the table does not contain yet; returns its slot. */
  add(articulation: Articulation, lists: ListLookup): number {
    const slot = this.#free.pop() ?? this.#newSlot()
    const values = parameters.map((parameter) => parameter.read(articulation, lists)[0] ?? unspecifiedValues)
    for (const [index, column] of this.columns.entries())
      column.bySlot[slot] = column.codes.codeOf(values[index] ?? unspecifiedValues)
    this.core[slot] = coreMaskOf(values)
    this.ids[slot] = articulation.id
    this.#slots.set(articulation.id, slot)
    return slot
  }

  /** Removes a sign from its slot. */
  remove(id: number, slot: number): void {
    this.#slots.delete(id)
    this.core[slot] = 0
    this.#free.push(slot)
  }

  /** The values of a sign in the order of `parameters`. */
  values(slot: number): ParameterValues[] {
    return this.columns.map(({ codes, bySlot }) => codes.values(bySlot[slot] ?? 0))
  }

  #newSlot(): number {
    if (this.length === this.core.length) this.#grow(this.length * 2)
    return this.length++
  }

  #grow(capacity: number): void {
    for (const column of this.columns) column.bySlot = resized(Uint32Array, column.bySlot, capacity)
    this.core = resized(Uint8Array, this.core, capacity)
    this.ids = resized(Float64Array, this.ids, capacity)
  }
}

function resized<T extends { set(from: T): void }>(
  Numbers: new (length: number) => T,
  old: T,
  length: number,
): T {
  const numbers = new Numbers(length)
  numbers.set(old)
  return numbers
}
