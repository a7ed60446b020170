import fc from 'fast-check'
import type { ReferenceKey, YesNoKey } from '#domains/signs/properties.ts'
import type { Articulation } from './articulation.ts'
import type { HandshapeFeatures } from './handshape.ts'
import { idOfValue, idsIn, listOf } from './standard-lists.fixture.ts'

/** All properties that the form of a sign consists of. */
export const articulationKeys = [
  'handedness',
  'handshapeDominant',
  'handshapeDominantSecond',
  'handshapeNondominant',
  'handshapeNondominantSecond',
  'handshapeChange',
  'relationBetweenArticulators',
  'location',
  'locationPrecise',
  'relativeOrientationMovement',
  'relativeOrientationLocation',
  'orientationChange',
  'contactType',
  'movementShape',
  'movementDirection',
] as const satisfies ReferenceKey[]
const flagKeys = ['repeatedMovement', 'alternatingMovement'] as const satisfies YesNoKey[]

/** Two fingers stretched and apart. */
export const vHand: HandshapeFeatures = {
  fingers: ['index', 'middle'],
  joints: 'straight',
  thumb: 'across',
  spreading: 'spread',
  aperture: 'open',
  unselected: 'closed',
}

type Words = Partial<Record<ReferenceKey, string>> & Partial<Record<YesNoKey, boolean>>

/** A form said in values of the standard lists: `aForm(1, { handshapeDominant: 'index' })`. */
export function anArticulation(id: number, words: Words): Articulation {
  const form: Articulation = { id, values: {}, flags: {} }
  for (const [key, word] of Object.entries(words))
    if (typeof word === 'boolean') form.flags[key as YesNoKey] = word
    else form.values[key as ReferenceKey] = [idOfValue(key as ReferenceKey, word)]
  return form
}

/** Forms that say only some of the main properties, and of these only the first values, so that many are alike. */
export const anyMainArticulations = (ids: fc.Arbitrary<number>) =>
  anyArticulations(
    ids,
    2,
    ['handedness', 'handshapeDominant', 'movementShape'],
    [...mainKeys, 'locationPrecise'],
  )

/** Forms out of the first few values of each list; what they leave open differs. */
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

/** What every sign needs in order to be in a minimal pair, and what good lexicons describe. */
export const mainKeys = [
  'handedness',
  'handshapeDominant',
  'location',
  'movementShape',
  'movementDirection',
] as const satisfies ReferenceKey[]
/** In one sign of so many. */
const rareValueInterval = 4

/** So many made forms over the standard lists, the same each time: as fully described as a good lexicon's. */
export function generateArticulations(count: number): Articulation[] {
  const random = randomNumbers(42)
  const pick = (ids: readonly number[]) => ids[Math.floor(random() * random() * ids.length)] ?? 0
  const lists = articulationKeys.map((key) => ({
    key,
    ids: idsIn(listOf(key)),
    isMain: (mainKeys as readonly string[]).includes(key),
  }))
  return Array.from({ length: count }, (_, index) => {
    const form: Articulation = { id: index + 1, values: {}, flags: { repeatedMovement: random() < 0.5 } }
    for (const { key, ids, isMain } of lists)
      if (isMain || random() < 1 / rareValueInterval) form.values[key] = [pick(ids)]
    return form
  })
}

/** Repeatable random numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
