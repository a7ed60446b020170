import { Codes } from './codes.ts'
import { coreOf } from './core.ts'
import type { Lists } from './lists.ts'
import { parameters } from './parameters.ts'
import type { SignForm } from './sign-form.ts'
import { no, nothing, silence, type Values, yes } from './values.ts'

const firstCapacity = 1024
const yesAndNo: Values[] = [
  [no, silence],
  [yes, silence],
]

/**
 * The forms of all signs, column by column. A sign is a slot, a small number used again after the sign has gone;
 * each parameter is a column of codes by slot.
 */
export class FormTable {
  readonly columns = parameters.map(({ unsetIsNo }) => ({
    codes: new Codes(unsetIsNo ? yesAndNo : []),
    bySlot: new Uint32Array(firstCapacity),
  }))
  /** Which of the main parameters are described (see core.ts), by slot; 0 in a free one. */
  core = new Uint8Array(firstCapacity)
  ids = new Float64Array(firstCapacity)
  /** Slots ever used; beyond, all are empty. */
  length = 0
  readonly #slots = new Map<number, number>()
  readonly #free: number[] = []

  slotOf(id: number): number | undefined {
    return this.#slots.get(id)
  }

  /** Puts in a sign that is not there yet; its slot. */
  add(form: SignForm, lists: Lists): number {
    const slot = this.#free.pop() ?? this.#newSlot()
    const values = parameters.map((parameter) => parameter.read(form, lists)[0] ?? nothing)
    for (const [index, column] of this.columns.entries())
      column.bySlot[slot] = column.codes.of(values[index] ?? nothing)
    this.core[slot] = coreOf(values)
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
  values(slot: number): Values[] {
    return this.columns.map(({ codes, bySlot }) => codes.values(bySlot[slot] ?? 0))
  }

  #newSlot(): number {
    if (this.length === this.core.length) this.#grow(this.length * 2)
    return this.length++
  }

  #grow(capacity: number): void {
    for (const column of this.columns) column.bySlot = longer(Uint32Array, column.bySlot, capacity)
    this.core = longer(Uint8Array, this.core, capacity)
    this.ids = longer(Float64Array, this.ids, capacity)
  }
}

function longer<T extends { set(from: T): void }>(
  Numbers: new (length: number) => T,
  old: T,
  length: number,
): T {
  const numbers = new Numbers(length)
  numbers.set(old)
  return numbers
}
