import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fingers, type HandshapeFeatures, openings, spreadings } from '#packages/hands/features.ts'
import { vHand } from './articulations.fixture.ts'
import { joints, thumbs } from './handshape.ts'
import { featureDistance, handshapeDistance } from './handshape-distance.ts'
import { createListLookup } from './list-lookup.ts'
import { no, type ParameterValues, unspecified, yes } from './parameter-values.ts'
import { parameters } from './parameters.ts'
import { idOfValue, idsIn, standardEntryOf } from './standard-lists.fixture.ts'
import { compareFeature, weightedMean } from './weighted-distance.ts'

const lists = createListLookup(standardEntryOf)
const parameter = (key: string) => parameters.find((each) => each.key === key) ?? expect.fail(`no ${key}`)
const anyOf = <T extends string>(names: readonly T[]) => fc.option(fc.constantFrom(...names))

const anyHand: fc.Arbitrary<HandshapeFeatures> = fc.record({
  fingers: fc.subarray([...fingers], { minLength: 1 }),
  joints: anyOf(Object.keys(joints) as (keyof typeof joints)[]),
  thumb: anyOf(Object.keys(thumbs) as (keyof typeof thumbs)[]),
  spreading: anyOf(spreadings),
  aperture: anyOf(openings),
  unselected: anyOf(openings),
})

/** Ids of any list, unknown ids, and the missing value: distances must be defined for all of them. */
const anyId = fc.oneof(
  fc.integer({ min: 1, max: 600 }),
  fc.constantFrom(...idsIn('location')),
  fc.constant(unspecified),
)
const anyValues: fc.Arbitrary<ParameterValues> = fc
  .tuple(anyId, anyId)
  .filter(([first, second]) => first !== unspecified || second !== unspecified)

function expectDistance<T>(any: fc.Arbitrary<T>, distance: (a: T, b: T) => number) {
  fc.assert(
    fc.property(any, any, (a, b) => {
      const result = distance(a, b)
      expect(result).toBeGreaterThanOrEqual(0)
      expect(result).toBeLessThanOrEqual(1)
      expect(distance(b, a)).toBe(result)
      expect(distance(a, a)).toBe(0)
    }),
  )
}

describe('a distance is between 0 and 1, symmetric, and 0 for equal values', () => {
  test('of handshapes by their features', () => expectDistance(anyHand, featureDistance))
  test.each(parameters.map((each) => [each.key, each] as const))('of %s', (_, { distance }) =>
    expectDistance(anyValues, (a, b) => distance(a, b, lists)),
  )
})

describe('handshapes [PUB-13]', () => {
  const hand = (value: string) => idOfValue('handshapeDominant', value)
  const distanceOf = (a: string, b: string) => handshapeDistance(hand(a), hand(b), lists)

  test.each([
    ['a hooked index', 'index', 'index-hooked', 'two fingers', 'v-hand'],
    ['fingers together', 'v-hand', 'u-hand', 'three fingers', 'w-hand'],
    ['an extended thumb', 'flat-hand', 'flat-hand-thumb-out', 'bent fingers', 'bent-hand'],
    ['one more finger', 'v-hand', 'w-hand', 'another finger', 'little'],
    ['a change of the unselected fingers', 'pinch-round', 'f-hand', 'an open pinch', 'c-index-thumb'],
  ])('%s is nearer than %s', (_, from, nearer, __, farther) => {
    expect(distanceOf(from, nearer)).toBeGreaterThan(0)
    expect(distanceOf(from, nearer)).toBeLessThan(distanceOf(from, farther))
  })

  test('a fist and an extended thumb have nearly the maximum distance', () => {
    expect(distanceOf('fist', 'thumb')).toBeGreaterThan(0.9)
  })

  test('fingers have the largest weight, then joints, the thumb, spreading and aperture, and the unselected fingers', () => {
    const changes: Partial<HandshapeFeatures>[] = [
      { fingers: ['ring', 'little'] },
      { joints: 'closed' },
      { thumb: 'extended' },
      { spreading: 'together' },
      { aperture: 'closed' },
      { unselected: 'open' },
    ]
    const distances = changes.map((change) => featureDistance(vHand, { ...vHand, ...change }))
    expect(distances).toEqual(distances.toSorted((a, b) => b - a))
    expect(distances.reduce((sum, each) => sum + each)).toBeCloseTo(1)
  })

  test('without features, handshapes of one group are at distance 0.4 and others at 1', () => {
    const withoutFeatures = createListLookup((id) => ({
      ...(standardEntryOf(id) ?? expect.fail()),
      features: null,
    }))
    expect(handshapeDistance(hand('v-hand'), hand('u-hand'), withoutFeatures)).toBe(0.4)
    expect(handshapeDistance(hand('r-hand'), hand('u-hand'), withoutFeatures)).toBe(0.4)
    expect(handshapeDistance(hand('fist'), hand('u-hand'), withoutFeatures)).toBe(1)
  })

  test('two different handshapes with the same features are at distance 0.1', () => {
    const twins = createListLookup((id) => ({ ...(standardEntryOf(hand('fist')) ?? expect.fail()), id }))
    expect(handshapeDistance(1, 2, twins)).toBe(0.1)
  })

  test('the second handshape weighs less than the first, and a missing one is nearer than a different one', () => {
    const { distance } = parameter('handshapeDominant')
    const [index, fist, flat] = [hand('index'), hand('fist'), hand('flat-hand')]
    const distances = [
      distance([index, fist], [index, fist], lists),
      distance([index, fist], [index, unspecified], lists),
      distance([index, fist], [index, flat], lists),
      distance([index, fist], [flat, fist], lists),
      distance([index, fist], [flat, flat], lists),
    ]
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(new Set(distances).size).toBe(distances.length)
  })
})

describe('locations [PUB-13]', () => {
  const area = (value: string) => idOfValue('location', value)
  const precise = (value: string) => idOfValue('locationPrecise', value)

  test('are nearer the more levels they share: precise location, area, wider area', () => {
    const temple: ParameterValues = [area('forehead'), precise('temple')]
    const other: ParameterValues = [area('forehead'), otherPreciseLocation('forehead', 'temple')]
    const locations = [
      temple,
      [area('forehead'), unspecified],
      other,
      [area('head'), unspecified],
      [area('nose'), unspecified],
    ]
    const all = [...locations, [area('leg'), unspecified]] as ParameterValues[]
    expect(all.map((location) => parameter('location').distance(temple, location, lists))).toEqual([
      0, 0.2, 0.4, 0.5, 0.7, 1,
    ])
  })

  test('a precise location belongs to its own area, even if the sign gives a wider area', () => {
    const read = (values: object) => parameter('location').read({ values, flags: {} }, lists)
    const temple = { locationPrecise: [precise('temple')] }
    expect(read(temple)).toEqual([[area('forehead'), precise('temple')]])
    expect(read({ ...temple, location: [area('head')] })).toEqual(read(temple))
  })

  function otherPreciseLocation(areaName: string, excluded: string): number {
    const isOther = (id: number) =>
      standardEntryOf(id)?.parentId === area(areaName) && id !== precise(excluded)
    const found = idsIn('location-within-an-area').find(isOther)
    return found ?? expect.fail(`no other precise location in ${areaName}`)
  }
})

test.each([
  ['movementDirection', 'up', 'down', 'forward'],
  ['movementShape', 'circle', 'circle-frontal', 'zigzag'],
  ['handedness', 'symmetrical', 'alternating', 'one-handed'],
] as const)('in %s, %s is nearer to %s than to %s [PUB-13]', (key, from, nearer, farther) => {
  const distanceOf = (value: string) =>
    parameter(key).distance([idOfValue(key, from), unspecified], [idOfValue(key, value), unspecified], lists)
  expect(distanceOf(nearer)).toBeGreaterThan(0)
  expect(distanceOf(nearer)).toBeLessThan(distanceOf(farther))
  expect(distanceOf(farther)).toBe(1)
})

test('yes and no have the maximum distance', () => {
  expect(parameter('repeatedMovement').distance([yes, unspecified], [no, unspecified], lists)).toBe(1)
})

test('the weights of the parameters sum up to 100 and are sorted in descending order', () => {
  const weights = parameters.map(({ weight }) => weight)
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(100)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
})

test('a feature that only one sign describes counts between equal and different; one that neither describes is ignored', () => {
  const equal = compareFeature(3, 'a', 'a', () => 0)
  const combined = (other: string | null) =>
    weightedMean([equal, compareFeature(1, 'b', other, (a, b) => (a === b ? 0 : 1))])
  expect(combined('b')).toBe(0)
  expect(combined(null)).toBeCloseTo(0.25 / 3.5)
  expect(combined('c')).toBe(1 / 4)
  expect(weightedMean([equal, compareFeature(1, null, null, () => 1)])).toBe(0)
  expect(weightedMean([])).toBe(0)
})

test('a cycle of heads does not cause an endless loop', () => {
  const cyclic = createListLookup((id) => ({
    ...(standardEntryOf(id) ?? expect.fail()),
    groupId: id === 1 ? 2 : 1,
  }))
  expect(cyclic.headsOf(1)).toHaveLength(8)
})
