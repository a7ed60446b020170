import type { Articulation } from './articulation.ts'
import { coreMaskOf } from './core-parameters.ts'
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
 * The forms of all signs, column by column. A sign is a slot, a small number used again after the sign has gone;
 * each parameter is a column of codes by slot.
 */
export class ArticulationTable {
  readonly columns = parameters.map(({ unsetIsNo }) => ({
    codes: new ValueCodes(unsetIsNo ? noAndYesValues : []),
    bySlot: new Uint32Array(initialCapacity),
  }))
  /** Which of the main parameters are described (see core.ts), by slot; 0 in a free one. */
  core = new Uint8Array(initialCapacity)
  ids = new Float64Array(initialCapacity)
  /** Slots ever used; beyond, all are empty. */
  length = 0
  readonly #slots = new Map<number, number>()
  readonly #free: number[] = []

  slotOf(id: number): number | undefined {
    return this.#slots.get(id)
  }

  /** Puts in a sign that is not there yet; its slot. */
  add(form: Articulation, lists: ListLookup): number {
    const slot = this.#free.pop() ?? this.#newSlot()
    const values = parameters.map((parameter) => parameter.read(form, lists)[0] ?? unspecifiedValues)
    for (const [index, column] of this.columns.entries())
      column.bySlot[slot] = column.codes.codeOf(values[index] ?? unspecifiedValues)
    this.core[slot] = coreMaskOf(values)
    this.ids[slot] = form.id
    this.#slots.set(form.id, slot)
    return slot
  }

  /** Takes out a sign that is there. */
  remove(id: number, slot: number): void {
    this.#slots.delete(id)
    this.core[slot] = 0
    this.#free.push(slot)
  }

  /** The form in a slot, in the order of `parameters`. */
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
