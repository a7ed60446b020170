import type { FormTable } from './form-table.ts'
import { parameters } from './parameters.ts'
import type { FoundPair, MinimalPairKey } from './sign-form.ts'
import { no, silence, type Values } from './values.ts'

const indexOf = (key: MinimalPairKey) => parameters.findIndex((parameter) => parameter.key === key)
const placeIndex = indexOf('location')
const needed = [indexOf('handedness'), indexOf('handshapeDominant'), placeIndex]
const movements = [indexOf('movementShape'), indexOf('movementDirection')]

/**
 * Minimal pairs: signs alike in thirteen parameters that differ in the fourteenth, which both describe.
 *
 * All forms stand in one map, by a mark that mixes the marks of their values. Exchanging one value exchanges its
 * mark, so the partners of a sign are found by asking, for each parameter, for its form with each other value.
 */
export class MinimalPairs {
  readonly #table: FormTable
  readonly #markOf: MarkOf
  /** The newest of the signs with one mark; the older ones follow in `#next`. */
  readonly #newest = new Map<number, number>()
  readonly #marks: (number | null)[] = []
  readonly #next: (number | null)[] = []
  readonly #previous: (number | null)[] = []

  /** @param markOf a number of 32 bits for each value of a parameter; two forms may have the same mark, seldom */
  constructor(table: FormTable, markOf: MarkOf = mixedMark) {
    this.#table = table
    this.#markOf = markOf
  }

  /** Takes up the sign in a slot, unless too little is known of it to be in a pair. */
  add(slot: number): void {
    const isDescribed = (index: number) => this.#values(index, this.#code(index, slot))[0] !== silence
    const isComplete = needed.every(isDescribed) && movements.some(isDescribed)
    this.#marks[slot] = isComplete ? this.#mark(slot) : null
    if (isComplete) this.#link(slot)
  }

  remove(slot: number): void {
    const mark = this.#marks[slot] ?? null
    if (mark === null) return
    this.#marks[slot] = null
    this.#unlink(slot, mark)
  }

  /** The partners of the sign in a slot, by the order of parameters, then by id. */
  of(slot: number): FoundPair[] {
    const mark = this.#marks[slot] ?? null
    if (mark === null) return []
    return parameters.flatMap(({ key }, index) => {
      const ids = this.#partners(slot, index, mark)
      return ids.toSorted((a, b) => a - b).map((id) => ({ id, property: key }))
    })
  }

  #partners(slot: number, index: number, mark: number): number[] {
    const ids: number[] = []
    const own = this.#code(index, slot)
    const others = this.#table.columns[index]?.codes.all.length ?? 0
    const withoutOwn = mark ^ this.#markOf(index, own)
    for (let code = 1; code < others; code++) {
      const newest = this.#newest.get(withoutOwn ^ this.#markOf(index, code))
      if (newest === undefined || !contrast(index, this.#values(index, own), this.#values(index, code)))
        continue
      for (let other: number | null = newest; other !== null; other = this.#next[other] ?? null)
        if (this.#code(index, other) === code && this.#isSameBut(index, slot, other))
          ids.push(this.#table.ids[other] ?? 0)
    }
    return ids
  }

  #isSameBut(index: number, slot: number, other: number): boolean {
    return parameters.every((_, each) => each === index || this.#code(each, slot) === this.#code(each, other))
  }

  #code(index: number, slot: number): number {
    const code = this.#table.columns[index]?.bySlot[slot] ?? 0
    return code === 0 && parameters[index]?.unsetIsNo ? no : code
  }

  #values(index: number, code: number): Values {
    return this.#table.columns[index]?.codes.values(code) ?? [silence, silence]
  }

  #mark(slot: number): number {
    return parameters.reduce((mark, _, index) => mark ^ this.#markOf(index, this.#code(index, slot)), 0)
  }

  #link(slot: number): void {
    const mark = this.#marks[slot] ?? 0
    const older = this.#newest.get(mark) ?? null
    this.#next[slot] = older
    this.#previous[slot] = null
    if (older !== null) this.#previous[older] = slot
    this.#newest.set(mark, slot)
  }

  #unlink(slot: number, mark: number): void {
    const older = this.#next[slot] ?? null
    const newer = this.#previous[slot] ?? null
    if (older !== null) this.#previous[older] = newer
    if (newer !== null) this.#next[newer] = older
    else if (older !== null) this.#newest.set(mark, older)
    else this.#newest.delete(mark)
  }
}

/** Whether two values are both described and truly differ: an area and a place within it may be one place. */
function contrast(index: number, a: Values, b: Values): boolean {
  if (a[0] === silence || b[0] === silence) return false
  if (a[0] === b[0] && a[1] === b[1]) return false
  return index !== placeIndex || a[0] !== b[0] || (a[1] !== silence && b[1] !== silence)
}

type MarkOf = (parameter: number, code: number) => number

/** As if drawn at random. */
function mixedMark(index: number, code: number): number {
  let mixed = Math.imul(code + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return mixed ^ (mixed >>> 16)
}
