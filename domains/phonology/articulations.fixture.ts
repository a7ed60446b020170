import fc from 'fast-check'
import type { ReferenceKey, YesNoKey } from '#domains/signs/properties.ts'
import type { HandshapeFeatures } from '#packages/hands/features.ts'
import type { Articulation, ArticulationKey } from './articulation.ts'
import { parameters } from './parameters.ts'
import { idOfValue, idsIn, listOf } from './standard-lists.fixture.ts'

const flagKeys = ['repeatedMovement', 'alternatingMovement'] as const satisfies YesNoKey[]

const isReferenceKey = (key: ArticulationKey): key is ArticulationKey & ReferenceKey =>
  !(flagKeys as readonly ArticulationKey[]).includes(key)

/** All properties of an articulation that have values of a list. */
export const articulationKeys: readonly ReferenceKey[] = parameters
  .flatMap(({ key, secondKey }) => (secondKey ? [key, secondKey] : [key]))
  .filter(isReferenceKey)

/** Index and middle finger straight and spread. */
export const vHand: HandshapeFeatures = {
  fingers: ['index', 'middle'],
  joints: 'straight',
  thumb: 'across',
  spreading: 'spread',
  aperture: 'open',
  unselected: 'closed',
}

/** Values by property, as in the standard lists. */
type StandardValues = Partial<Record<ReferenceKey, string>> & Partial<Record<YesNoKey, boolean>>

/** An articulation with values of the standard lists: `anArticulation(1, { handshapeDominant: 'index' })`. */
export function anArticulation(id: number, standardValues: StandardValues): Articulation {
  const articulation: Articulation = { id, values: {}, flags: {} }
  for (const [key, value] of Object.entries(standardValues))
    if (typeof value === 'boolean') articulation.flags[key as YesNoKey] = value
    else articulation.values[key as ReferenceKey] = [idOfValue(key as ReferenceKey, value)]
  return articulation
}

/** Articulations with few properties and few values, so that many of them are equal. */
export const anyMainArticulations = (ids: fc.Arbitrary<number>) =>
  anyArticulations(
    ids,
    2,
    ['handedness', 'handshapeDominant', 'movementShape'],
    [...mainKeys, 'locationPrecise'],
  )

/**
 * Articulations with random properties.
 * @param valuesOfEach only the first values of each list are used
 * @param always properties that every articulation has
 * @param keys properties that an articulation may have
 */
export function anyArticulations(
  ids: fc.Arbitrary<number>,
  valuesOfEach: number,
  always: readonly ReferenceKey[] = [],
  keys: readonly ReferenceKey[] = articulationKeys,
): fc.Arbitrary<Articulation> {
  const values = Object.fromEntries(
    keys.map((key) => [key, fc.tuple(fc.constantFrom(...idsIn(listOf(key)).slice(0, valuesOfEach)))]),
  )
  const flags = Object.fromEntries(flagKeys.map((key) => [key, fc.boolean()]))
  return fc.record({
    id: ids,
    values: fc.record(values, { requiredKeys: [...always] }),
    flags: fc.record(flags, { requiredKeys: [] }),
  })
}

/** The properties that minimal pairs require, and that a well described lexicon always has. */
export const mainKeys = [
  'handedness',
  'handshapeDominant',
  'location',
  'movementShape',
  'movementDirection',
] as const satisfies ReferenceKey[]
/** Other properties have a value in one of four signs. */
const rareValueInterval = 4

/** Generates pseudorandom articulations, the same on each call, described like a good lexicon. */
export function generateArticulations(count: number): Articulation[] {
  const random = randomNumbers(42)
  const pick = (ids: readonly number[]) => ids[Math.floor(random() * random() * ids.length)] ?? 0
  const lists = articulationKeys.map((key) => ({
    key,
    ids: idsIn(listOf(key)),
    isMain: (mainKeys as readonly string[]).includes(key),
  }))
  return Array.from({ length: count }, (_, index) => {
    const articulation: Articulation = {
      id: index + 1,
      values: {},
      flags: { repeatedMovement: random() < 0.5 },
    }
    for (const { key, ids, isMain } of lists)
      if (isMain || random() < 1 / rareValueInterval) articulation.values[key] = [pick(ids)]
    return articulation
  })
}

/** A pseudorandom number generator (mulberry32) of numbers from 0 to below 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
