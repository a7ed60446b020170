import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Articulation, type MinimalPairKey, minimalPairKeys } from './articulation.ts'
import { ArticulationIndex } from './articulation-index.ts'
import { ArticulationTable } from './articulation-table.ts'
import { anArticulation, anyArticulations, mainKeys } from './articulations.fixture.ts'
import { bruteForceMinimalPairs } from './brute-force-minimal-pairs.fixture.ts'
import { createListLookup } from './list-lookup.ts'
import { MinimalPairs } from './minimal-pairs.ts'
import { standardEntryOf } from './standard-lists.fixture.ts'

type Words = Parameters<typeof anArticulation>[1]

const one: Words = {
  handedness: 'asymmetrical',
  handshapeDominant: 'index',
  handshapeNondominant: 'flat-hand',
  handshapeChange: 'opening',
  relationBetweenArticulators: 'above',
  location: 'chin',
  relativeOrientationMovement: 'palm',
  relativeOrientationLocation: 'tips',
  orientationChange: 'pronation',
  contactType: 'touch',
  movementShape: 'tap',
  movementDirection: 'backward',
  repeatedMovement: true,
  alternatingMovement: false,
}

function pairs(first: Words, second: Words) {
  const index = new ArticulationIndex(standardEntryOf)
  index.apply([anArticulation(1, first), anArticulation(2, second)], [])
  const found = index.minimalPairsOf(1)
  expect(index.minimalPairsOf(2)).toEqual(found.map(({ property }) => ({ id: 1, property })))
  return found.map(({ property }) => property)
}

describe('two signs that differ in one of fourteen properties are a minimal pair [SGN-06]', () => {
  const others: Required<Record<MinimalPairKey, string | boolean>> = {
    handedness: 'symmetrical',
    handshapeDominant: 'fist',
    handshapeNondominant: 'fist',
    handshapeChange: 'closing',
    relationBetweenArticulators: 'under',
    location: 'forehead',
    relativeOrientationMovement: 'back',
    relativeOrientationLocation: 'back',
    orientationChange: 'supination',
    contactType: 'stroke',
    movementShape: 'arc',
    movementDirection: 'forward',
    repeatedMovement: false,
    alternatingMovement: true,
  }
  test.each(minimalPairKeys)('%s', (key) => {
    expect(pairs(one, { ...one, [key]: others[key] })).toEqual([key])
  })
})

const { handshapeNondominant: _, ...oneHand } = one
const { repeatedMovement: __, ...unsaid } = one
const place = (location: string, locationPrecise?: string): Words =>
  locationPrecise ? { ...one, location, locationPrecise } : { ...one, location }

test.each<[string, Words, Words, MinimalPairKey[]]>([
  ['that are alike in all are none', one, one, []],
  ['that differ in two are none', one, { ...one, location: 'mouth', contactType: 'stroke' }, []],
  ['of which one leaves open what differs are none', oneHand, one, []],
  ['that both leave the same open may be one', oneHand, { ...oneHand, location: 'mouth' }, ['location']],
  ['of which one is repeated and the other says nothing are one', one, unsaid, ['repeatedMovement']],
  [
    'of which one is not repeated and the other says nothing are alike',
    unsaid,
    { ...one, repeatedMovement: false },
    [],
  ],
  [
    'that change into different shapes differ in the hand',
    { ...one, handshapeDominantSecond: 'fist' },
    { ...one, handshapeDominantSecond: 'flat-hand' },
    ['handshapeDominant'],
  ],
  [
    'that differ in the first and the second shape of a hand differ once',
    { ...one, handshapeNondominant: 'fist', handshapeNondominantSecond: 'index' },
    { ...one, handshapeNondominantSecond: 'fist' },
    ['handshapeNondominant'],
  ],
  [
    'in two places of one area differ in the place',
    place('forehead', 'temple'),
    place('forehead', 'centre-of-forehead'),
    ['location'],
  ],
  ['in an area and in a place within it are none', place('forehead'), place('forehead', 'temple'), []],
  [
    'in an area and in a place within a wider one named beside it are none',
    place('forehead'),
    place('head', 'temple'),
    [],
  ],
  [
    'in an area and in a place of another differ in the place',
    place('chin'),
    place('forehead', 'temple'),
    ['location'],
  ],
])('two signs %s [SGN-06]', (_, first, second, expected) => {
  expect(pairs(first, second)).toEqual(expected)
})

describe('no pair is made of a sign [SGN-06]', () => {
  const without = (...keys: (keyof Words)[]) => {
    const words = { ...one, handshapeDominantSecond: 'fist' }
    for (const key of keys) delete words[key]
    return words
  }
  test.each<[string, Words]>([
    ['without handedness', without('handedness')],
    ['without the first shape of its dominant hand', without('handshapeDominant')],
    ['without a place', without('location')],
    ['without shape and direction of movement', without('movementShape', 'movementDirection')],
    ['that is spelled', { ...one, lexicalType: 'fingerspelled' }],
    ['that is a number', { ...one, lexicalType: 'number' }],
    ['that counts', { ...one, lexicalType: 'number-incorporated' }],
  ])('%s', (_, words) => {
    expect(pairs(words, { ...words, contactType: 'stroke' })).toEqual([])
  })

  test('but of one whose movement has only a direction', () => {
    const words = without('movementShape')
    expect(pairs(words, { ...words, contactType: 'stroke' })).toEqual(['contactType'])
  })
})

test('a sign taken out or changed leaves its pairs, and one put back finds them again [SGN-06]', () => {
  const index = new ArticulationIndex(standardEntryOf)
  const other = anArticulation(2, { ...one, location: 'mouth' })
  index.apply([anArticulation(1, one), other, anArticulation(3, { ...one, location: 'mouth' })], [])
  expect(index.minimalPairsOf(1).map(({ id }) => id)).toEqual([2, 3])
  index.apply([], [2])
  expect(index.minimalPairsOf(1).map(({ id }) => id)).toEqual([3])
  index.apply([anArticulation(3, one)], [])
  expect(index.minimalPairsOf(1)).toEqual([])
  index.apply([other], [])
  expect(index.minimalPairsOf(3)).toEqual([{ id: 2, property: 'location' }])
})

test('of several signs made the same, each one that stays keeps its pairs [SGN-06]', () => {
  const homonyms = [2, 3, 4, 5, 6]
  fc.assert(
    fc.property(fc.shuffledSubarray(homonyms, { minLength: 5 }), (leaving) => {
      const index = new ArticulationIndex(standardEntryOf)
      index.apply(
        [anArticulation(1, one), ...homonyms.map((id) => anArticulation(id, { ...one, location: 'mouth' }))],
        [],
      )
      for (const [n, id] of leaving.entries()) {
        index.apply([], [id])
        const left = leaving.slice(n + 1).toSorted((a, b) => a - b)
        expect(index.minimalPairsOf(1)).toEqual(left.map((each) => ({ id: each, property: 'location' })))
      }
    }),
  )
})

const ids = fc.integer({ min: 1, max: 1_000 })

/** Forms that differ in little: each place with each hand, each silent in something else. */
const closeForms = fc
  .sample(
    fc.record({
      hand: fc.constantFrom('index', 'fist', 'v-hand'),
      place: fc.constantFrom<[string, string?]>(
        ['forehead'],
        ['forehead', 'temple'],
        ['head', 'temple'],
        ['chin'],
      ),
      repeated: fc.constantFrom({}, { repeatedMovement: true }, { repeatedMovement: false }),
      second: fc.constantFrom({}, { handshapeDominantSecond: 'fist' }),
    }),
    { numRuns: 60, seed: 3 },
  )
  .map(({ hand, place, repeated, second }, n) => {
    const [location, locationPrecise] = place
    const precise = locationPrecise ? { locationPrecise } : {}
    const words = { handedness: 'one-handed', handshapeDominant: hand, location, movementShape: 'arc' }
    return anArticulation(2_000 + n, { ...words, ...precise, ...repeated, ...second })
  })

test('the pairs are those that comparing all signs with one another finds [SGN-06]', () => {
  const any = fc.oneof(
    anyArticulations(ids, 2),
    anyArticulations(ids, 2, mainKeys),
    fc.constantFrom(...closeForms),
  )
  const forms = fc.uniqueArray(any, { minLength: 2, maxLength: 60, selector: ({ id }) => id })
  fc.assert(
    fc.property(forms, (all) => {
      expect(pairsOf(all)).toEqual(bruteForceMinimalPairs(all, standardEntryOf))
    }),
  )
  expect(pairsOf(closeForms).length).toBeGreaterThan(100)
})

test('and still are where forms have the same mark [SGN-06]', () => {
  const table = new ArticulationTable()
  const pairs = new MinimalPairs(table, (parameter, code) => (parameter ^ code) & 1)
  const lists = createListLookup(standardEntryOf)
  const slots = closeForms.map((form) => table.add(form, lists))
  for (const slot of slots) pairs.add(slot)
  const found = slots.flatMap((slot, n) =>
    pairs.of(slot).map(({ id, property }) => `${closeForms[n]?.id} ${id} ${property}`),
  )
  expect(found.toSorted()).toEqual(bruteForceMinimalPairs(closeForms, standardEntryOf))
})

function pairsOf(forms: readonly Articulation[]): string[] {
  const index = new ArticulationIndex(standardEntryOf)
  index.apply(forms, [])
  return forms
    .flatMap(({ id }) => index.minimalPairsOf(id).map((pair) => `${id} ${pair.id} ${pair.property}`))
    .toSorted()
}
