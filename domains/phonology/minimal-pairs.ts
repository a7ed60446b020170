import type { MinimalPair, MinimalPairKey } from './articulation.ts'
import type { ArticulationTable } from './articulation-table.ts'
import { no, type ParameterValues, unspecified } from './parameter-values.ts'
import { parameters } from './parameters.ts'

const indexOf = (key: MinimalPairKey) => parameters.findIndex((parameter) => parameter.key === key)
const locationIndex = indexOf('location')
const requiredIndexes = [indexOf('handedness'), indexOf('handshapeDominant'), locationIndex]
const movementIndexes = [indexOf('movementShape'), indexOf('movementDirection')]

/**
 * Minimal pairs: signs alike in thirteen parameters that differ in the fourteenth, which both describe.
 *
 * All forms stand in one map, by a mark that mixes the marks of their values. Exchanging one value exchanges its
 * mark, so the partners of a sign are found by asking, for each parameter, for its form with each other value.
 */
export class MinimalPairs {
  readonly #table: ArticulationTable
  readonly #hashValue: HashValue
  /** The newest of the signs with one mark; the older ones follow in `#next`. */
  readonly #newest = new Map<number, number>()
  readonly #hashes: (number | null)[] = []
  readonly #next: (number | null)[] = []
  readonly #previous: (number | null)[] = []

  /** @param markOf a number of 32 bits for each value of a parameter; two forms may have the same mark, seldom */
  constructor(table: ArticulationTable, markOf: HashValue = zobristHash) {
    this.#table = table
    this.#hashValue = markOf
  }

  /** Takes up the sign in a slot, unless too little is known of it to be in a pair. */
  add(slot: number): void {
    const isDescribed = (index: number) => this.#values(index, this.#code(index, slot))[0] !== unspecified
    const isComplete = requiredIndexes.every(isDescribed) && movementIndexes.some(isDescribed)
    this.#hashes[slot] = isComplete ? this.#hash(slot) : null
    if (isComplete) this.#link(slot)
  }

  remove(slot: number): void {
    const mark = this.#hashes[slot] ?? null
    if (mark === null) return
    this.#hashes[slot] = null
    this.#unlink(slot, mark)
  }

  /** The partners of the sign in a slot, by the order of parameters, then by id. */
  of(slot: number): MinimalPair[] {
    const mark = this.#hashes[slot] ?? null
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
    const withoutOwn = mark ^ this.#hashValue(index, own)
    for (let code = 1; code < others; code++) {
      const newest = this.#newest.get(withoutOwn ^ this.#hashValue(index, code))
      if (newest === undefined || !isContrast(index, this.#values(index, own), this.#values(index, code)))
        continue
      for (let other: number | null = newest; other !== null; other = this.#next[other] ?? null)
        if (this.#code(index, other) === code && this.#isEqualExcept(index, slot, other))
          ids.push(this.#table.ids[other] ?? 0)
    }
    return ids
  }

  #isEqualExcept(index: number, slot: number, other: number): boolean {
    return parameters.every((_, each) => each === index || this.#code(each, slot) === this.#code(each, other))
  }

  #code(index: number, slot: number): number {
    const code = this.#table.columns[index]?.bySlot[slot] ?? 0
    return code === 0 && parameters[index]?.unsetIsNo ? no : code
  }

  #values(index: number, code: number): ParameterValues {
    return this.#table.columns[index]?.codes.values(code) ?? [unspecified, unspecified]
  }

  #hash(slot: number): number {
    return parameters.reduce((mark, _, index) => mark ^ this.#hashValue(index, this.#code(index, slot)), 0)
  }

  #link(slot: number): void {
    const mark = this.#hashes[slot] ?? 0
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
function isContrast(index: number, a: ParameterValues, b: ParameterValues): boolean {
  if (a[0] === unspecified || b[0] === unspecified) return false
  if (a[0] === b[0] && a[1] === b[1]) return false
  return index !== locationIndex || a[0] !== b[0] || (a[1] !== unspecified && b[1] !== unspecified)
}

type HashValue = (parameter: number, code: number) => number

/** As if drawn at random. */
function zobristHash(index: number, code: number): number {
  let mixed = Math.imul(code + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return mixed ^ (mixed >>> 16)
}
