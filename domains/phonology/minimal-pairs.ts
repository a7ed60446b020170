import type { MinimalPair, MinimalPairKey } from './articulation.ts'
import type { ArticulationTable } from './articulation-table.ts'
import { no, type ParameterValues, unspecified } from './parameter-values.ts'
import { parameters } from './parameters.ts'

const indexOf = (key: MinimalPairKey) => parameters.findIndex((parameter) => parameter.key === key)
const locationIndex = indexOf('location')
const requiredIndexes = [indexOf('handedness'), indexOf('handshapeDominant'), locationIndex]
const movementIndexes = [indexOf('movementShape'), indexOf('movementDirection')]

/**
 * Minimal pairs: signs that are equal in thirteen parameters and differ in the fourteenth, which both describe.
 *
 * Signs are stored by a Zobrist hash: the XOR of one hash per parameter value. Replacing one value therefore changes the
 * hash by a known amount. The partners of a sign are found by looking up, for each parameter, the hash with every other
 * value of that parameter.
 */
export class MinimalPairs {
  readonly #table: ArticulationTable
  readonly #hashValue: HashValue
  /** The most recently added slot by hash; older slots with the same hash follow in the linked list `#next`. */
  readonly #newest = new Map<number, number>()
  readonly #hashes: (number | null)[] = []
  readonly #next: (number | null)[] = []
  readonly #previous: (number | null)[] = []

  /** @param hashValue a 32-bit hash of a value of a parameter; collisions are resolved by comparison */
  constructor(table: ArticulationTable, hashValue: HashValue = zobristHash) {
    this.#table = table
    this.#hashValue = hashValue
  }

  /** Adds the sign in a slot, unless too little of its articulation is described for a pair. */
  add(slot: number): void {
    const isDescribed = (index: number) => this.#values(index, this.#code(index, slot))[0] !== unspecified
    const isComplete = requiredIndexes.every(isDescribed) && movementIndexes.some(isDescribed)
    this.#hashes[slot] = isComplete ? this.#hash(slot) : null
    if (isComplete) this.#link(slot)
  }

  remove(slot: number): void {
    const hash = this.#hashes[slot] ?? null
    if (hash === null) return
    this.#hashes[slot] = null
    this.#unlink(slot, hash)
  }

  /** The partners of the sign in a slot, in the order of `parameters`, then by id. */
  of(slot: number): MinimalPair[] {
    const hash = this.#hashes[slot] ?? null
    if (hash === null) return []
    return parameters.flatMap(({ key }, index) => {
      const ids = this.#partners(slot, index, hash)
      return ids.toSorted((a, b) => a - b).map((id) => ({ id, property: key }))
    })
  }

  #partners(slot: number, index: number, hash: number): number[] {
    const ids: number[] = []
    const own = this.#code(index, slot)
    const codeCount = this.#table.columns[index]?.codes.all.length ?? 0
    const hashWithoutOwn = hash ^ this.#hashValue(index, own)
    for (let code = 1; code < codeCount; code++) {
      const newest = this.#newest.get(hashWithoutOwn ^ this.#hashValue(index, code))
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
    return parameters.reduce((hash, _, index) => hash ^ this.#hashValue(index, this.#code(index, slot)), 0)
  }

  #link(slot: number): void {
    const hash = this.#hashes[slot] ?? 0
    const older = this.#newest.get(hash) ?? null
    this.#next[slot] = older
    this.#previous[slot] = null
    if (older !== null) this.#previous[older] = slot
    this.#newest.set(hash, slot)
  }

  #unlink(slot: number, hash: number): void {
    const older = this.#next[slot] ?? null
    const newer = this.#previous[slot] ?? null
    if (older !== null) this.#previous[older] = newer
    if (newer !== null) this.#next[newer] = older
    else if (older !== null) this.#newest.set(hash, older)
    else this.#newest.delete(hash)
  }
}

/**
 * Whether two values are both described and certainly differ. An area and a precise location within it may be the same
 * location.
 */
function isContrast(index: number, a: ParameterValues, b: ParameterValues): boolean {
  if (a[0] === unspecified || b[0] === unspecified) return false
  if (a[0] === b[0] && a[1] === b[1]) return false
  return index !== locationIndex || a[0] !== b[0] || (a[1] !== unspecified && b[1] !== unspecified)
}

type HashValue = (parameter: number, code: number) => number

/** A pseudorandom 32-bit hash of a value code of a parameter. */
function zobristHash(index: number, code: number): number {
  let mixed = Math.imul(code + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return mixed ^ (mixed >>> 16)
}
