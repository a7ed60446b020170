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

type StandardValues = Parameters<typeof anArticulation>[1]

const base: StandardValues = {
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

function pairs(first: StandardValues, second: StandardValues) {
  const index = new ArticulationIndex(standardEntryOf)
  index.apply([anArticulation(1, first), anArticulation(2, second)], [])
  const found = index.minimalPairsOf(1)
  expect(index.minimalPairsOf(2)).toEqual(found.map(({ property }) => ({ id: 1, property })))
  return found.map(({ property }) => property)
}

describe('two signs that differ in only one of fourteen properties are a minimal pair [SGN-06]', () => {
  const otherValues: Required<Record<MinimalPairKey, string | boolean>> = {
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
    expect(pairs(base, { ...base, [key]: otherValues[key] })).toEqual([key])
  })
})

const { handshapeNondominant: _, ...withoutNondominantHand } = base
const { repeatedMovement: __, ...withoutRepetition } = base
const inLocation = (location: string, locationPrecise?: string): StandardValues =>
  locationPrecise ? { ...base, location, locationPrecise } : { ...base, location }

test.each<[string, StandardValues, StandardValues, MinimalPairKey[]]>([
  ['that are equal in all properties are no minimal pair', base, base, []],
  [
    'that differ in two properties are no minimal pair',
    base,
    { ...base, location: 'mouth', contactType: 'stroke' },
    [],
  ],
  [
    'are no minimal pair when only one of them describes the property that differs',
    withoutNondominantHand,
    base,
    [],
  ],
  [
    'may be a minimal pair when both lack the same property',
    withoutNondominantHand,
    { ...withoutNondominantHand, location: 'mouth' },
    ['location'],
  ],
  [
    'are a minimal pair when one is repeated and the other does not describe repetition',
    base,
    withoutRepetition,
    ['repeatedMovement'],
  ],
  [
    'are equal when one is not repeated and the other does not describe repetition',
    withoutRepetition,
    { ...base, repeatedMovement: false },
    [],
  ],
  [
    'with different second handshapes differ in the hand',
    { ...base, handshapeDominantSecond: 'fist' },
    { ...base, handshapeDominantSecond: 'flat-hand' },
    ['handshapeDominant'],
  ],
  [
    'with different first and second handshapes differ in the hand only once',
    { ...base, handshapeNondominant: 'fist', handshapeNondominantSecond: 'index' },
    { ...base, handshapeNondominantSecond: 'fist' },
    ['handshapeNondominant'],
  ],
  [
    'in two precise locations of one area differ in the location',
    inLocation('forehead', 'temple'),
    inLocation('forehead', 'centre-of-forehead'),
    ['location'],
  ],
  [
    'in an area and in a precise location within it are no minimal pair',
    inLocation('forehead'),
    inLocation('forehead', 'temple'),
    [],
  ],
  [
    'in an area and in a precise location within it are no minimal pair, even if a wider area is given',
    inLocation('forehead'),
    inLocation('head', 'temple'),
    [],
  ],
  [
    'in an area and in a precise location of another area differ in the location',
    inLocation('chin'),
    inLocation('forehead', 'temple'),
    ['location'],
  ],
])('two signs %s [SGN-06]', (_, first, second, expected) => {
  expect(pairs(first, second)).toEqual(expected)
})

describe('a sign is in no minimal pair [SGN-06]', () => {
  const without = (...keys: (keyof StandardValues)[]) => {
    const values = { ...base, handshapeDominantSecond: 'fist' }
    for (const key of keys) delete values[key]
    return values
  }
  test.each<[string, StandardValues]>([
    ['without handedness', without('handedness')],
    ['without the first handshape of its dominant hand', without('handshapeDominant')],
    ['without a location', without('location')],
    ['without shape and direction of movement', without('movementShape', 'movementDirection')],
    ['that is fingerspelled', { ...base, lexicalType: 'fingerspelled' }],
    ['that is a number', { ...base, lexicalType: 'number' }],
    ['that incorporates a number', { ...base, lexicalType: 'number-incorporated' }],
  ])('%s', (_, values) => {
    expect(pairs(values, { ...values, contactType: 'stroke' })).toEqual([])
  })

  test('unless its movement has at least a direction', () => {
    const values = without('movementShape')
    expect(pairs(values, { ...values, contactType: 'stroke' })).toEqual(['contactType'])
  })
})

test('a removed or changed sign loses its minimal pairs, and gets them back when it is added again [SGN-06]', () => {
  const index = new ArticulationIndex(standardEntryOf)
  const other = anArticulation(2, { ...base, location: 'mouth' })
  index.apply([anArticulation(1, base), other, anArticulation(3, { ...base, location: 'mouth' })], [])
  expect(index.minimalPairsOf(1).map(({ id }) => id)).toEqual([2, 3])
  index.apply([], [2])
  expect(index.minimalPairsOf(1).map(({ id }) => id)).toEqual([3])
  index.apply([anArticulation(3, base)], [])
  expect(index.minimalPairsOf(1)).toEqual([])
  index.apply([other], [])
  expect(index.minimalPairsOf(3)).toEqual([{ id: 2, property: 'location' }])
})

test('when one of several signs with the same articulation is removed, the others still have their minimal pairs [SGN-06]', () => {
  const homonyms = [2, 3, 4, 5, 6]
  fc.assert(
    fc.property(fc.shuffledSubarray(homonyms, { minLength: 5 }), (removals) => {
      const index = new ArticulationIndex(standardEntryOf)
      index.apply(
        [
          anArticulation(1, base),
          ...homonyms.map((id) => anArticulation(id, { ...base, location: 'mouth' })),
        ],
        [],
      )
      for (const [n, id] of removals.entries()) {
        index.apply([], [id])
        const left = removals.slice(n + 1).toSorted((a, b) => a - b)
        expect(index.minimalPairsOf(1)).toEqual(left.map((each) => ({ id: each, property: 'location' })))
      }
    }),
  )
})

const ids = fc.integer({ min: 1, max: 1_000 })

/** Articulations with small differences: combinations of hands and locations, with different missing properties. */
const closeArticulations = fc
  .sample(
    fc.record({
      hand: fc.constantFrom('index', 'fist', 'v-hand'),
      locations: fc.constantFrom<[string, string?]>(
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
  .map(({ hand, locations, repeated, second }, n) => {
    const [location, locationPrecise] = locations
    const precise = locationPrecise ? { locationPrecise } : {}
    const values = { handedness: 'one-handed', handshapeDominant: hand, location, movementShape: 'arc' }
    return anArticulation(2_000 + n, { ...values, ...precise, ...repeated, ...second })
  })

test('the minimal pairs are those of a comparison of all signs with each other [SGN-06]', () => {
  const any = fc.oneof(
    anyArticulations(ids, 2),
    anyArticulations(ids, 2, mainKeys),
    fc.constantFrom(...closeArticulations),
  )
  const articulations = fc.uniqueArray(any, { minLength: 2, maxLength: 60, selector: ({ id }) => id })
  fc.assert(
    fc.property(articulations, (all) => {
      expect(pairsOf(all)).toEqual(bruteForceMinimalPairs(all, standardEntryOf))
    }),
  )
  expect(pairsOf(closeArticulations).length).toBeGreaterThan(100)
})

test('minimal pairs are correct when different articulations have the same hash [SGN-06]', () => {
  const table = new ArticulationTable()
  const pairs = new MinimalPairs(table, (parameter, code) => (parameter ^ code) & 1)
  const lists = createListLookup(standardEntryOf)
  const slots = closeArticulations.map((articulation) => table.add(articulation, lists))
  for (const slot of slots) pairs.add(slot)
  const found = slots.flatMap((slot, n) =>
    pairs.of(slot).map(({ id, property }) => `${closeArticulations[n]?.id} ${id} ${property}`),
  )
  expect(found.toSorted()).toEqual(bruteForceMinimalPairs(closeArticulations, standardEntryOf))
})

function pairsOf(articulations: readonly Articulation[]): string[] {
  const index = new ArticulationIndex(standardEntryOf)
  index.apply(articulations, [])
  return articulations
    .flatMap(({ id }) => index.minimalPairsOf(id).map((pair) => `${id} ${pair.id} ${pair.property}`))
    .toSorted()
}
