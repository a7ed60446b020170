import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vHand } from './articulations.fixture.ts'
import { fingers, type HandshapeFeatures, joints, openings, spreadings, thumbs } from './handshape.ts'
import { featureDistance, handshapeDistance } from './handshape-distance.ts'
import { createListLookup } from './list-lookup.ts'
import { no, type ParameterValues, unspecified, yes } from './parameter-values.ts'
import { parameters } from './parameters.ts'
import { idOfValue, idsIn, standardEntryOf } from './standard-lists.fixture.ts'
import { compareFeature, weightedMean } from './weighted-distance.ts'

const lists = createListLookup(standardEntryOf)
const parameter = (key: string) => parameters.find((each) => each.key === key) ?? expect.fail(`no ${key}`)
const wordOf = <T extends string>(words: readonly T[]) => fc.option(fc.constantFrom(...words))

const anyHand: fc.Arbitrary<HandshapeFeatures> = fc.record({
  fingers: fc.subarray([...fingers], { minLength: 1 }),
  joints: wordOf(Object.keys(joints) as (keyof typeof joints)[]),
  thumb: wordOf(Object.keys(thumbs) as (keyof typeof thumbs)[]),
  spreading: wordOf(spreadings),
  aperture: wordOf(openings),
  unselected: wordOf(openings),
})

/** Ids of all lists, unknown ones, and silence: a distance survives whatever is stored. */
const anyId = fc.oneof(
  fc.integer({ min: 1, max: 600 }),
  fc.constantFrom(...idsIn('location')),
  fc.constant(unspecified),
)
const anyValues: fc.Arbitrary<ParameterValues> = fc
  .tuple(anyId, anyId)
  .filter(([first, second]) => first !== unspecified || second !== unspecified)

function holdsFor<T>(any: fc.Arbitrary<T>, distance: (a: T, b: T) => number) {
  fc.assert(
    fc.property(any, any, (a, b) => {
      const between = distance(a, b)
      expect(between).toBeGreaterThanOrEqual(0)
      expect(between).toBeLessThanOrEqual(1)
      expect(distance(b, a)).toBe(between)
      expect(distance(a, a)).toBe(0)
    }),
  )
}

describe('a distance is 0 to itself, the same both ways, and 0 to 1', () => {
  test('of handshapes by their features', () => holdsFor(anyHand, featureDistance))
  test.each(parameters.map((each) => [each.key, each] as const))('of %s', (_, { distance }) =>
    holdsFor(anyValues, (a, b) => distance(a, b, lists)),
  )
})

describe('handshapes [PUB-13]', () => {
  const hand = (value: string) => idOfValue('handshapeDominant', value)
  const apart = (a: string, b: string) => handshapeDistance(hand(a), hand(b), lists)

  test.each([
    ['a hooked index', 'index', 'index-hooked', 'two fingers', 'v-hand'],
    ['fingers together', 'v-hand', 'u-hand', 'three fingers', 'w-hand'],
    ['a thumb put out', 'flat-hand', 'flat-hand-thumb-out', 'bent fingers', 'bent-hand'],
    ['one finger more', 'v-hand', 'w-hand', 'another finger', 'little'],
    ['other fingers open', 'pinch-round', 'f-hand', 'an open pinch', 'c-index-thumb'],
  ])('%s is nearer than %s', (_, of, nearer, __, further) => {
    expect(apart(of, nearer)).toBeGreaterThan(0)
    expect(apart(of, nearer)).toBeLessThan(apart(of, further))
  })

  test('a fist and an outstretched thumb are nearly as far apart as hands can be', () => {
    expect(apart('fist', 'thumb')).toBeGreaterThan(0.9)
  })

  test('fingers weigh most, then joints, then the thumb, spreading and aperture', () => {
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

  test('without features the family tells; without either, nothing does', () => {
    const bare = createListLookup((id) => ({ ...(standardEntryOf(id) ?? expect.fail()), features: null }))
    expect(handshapeDistance(hand('v-hand'), hand('u-hand'), bare)).toBe(0.4)
    expect(handshapeDistance(hand('r-hand'), hand('u-hand'), bare)).toBe(0.4)
    expect(handshapeDistance(hand('fist'), hand('u-hand'), bare)).toBe(1)
  })

  test('two values whose features are the same are not the same', () => {
    const twins = createListLookup((id) => ({ ...(standardEntryOf(hand('fist')) ?? expect.fail()), id }))
    expect(handshapeDistance(1, 2, twins)).toBe(0.1)
  })

  test('the second shape of a hand weighs less than the first, and unknown less than different', () => {
    const { distance } = parameter('handshapeDominant')
    const [index, fist, flat] = [hand('index'), hand('fist'), hand('flat-hand')]
    const steps = [
      distance([index, fist], [index, fist], lists),
      distance([index, fist], [index, unspecified], lists),
      distance([index, fist], [index, flat], lists),
      distance([index, fist], [flat, fist], lists),
      distance([index, fist], [flat, flat], lists),
    ]
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(new Set(steps).size).toBe(steps.length)
  })
})

describe('places [PUB-13]', () => {
  const area = (value: string) => idOfValue('location', value)
  const precise = (value: string) => idOfValue('locationPrecise', value)

  test('the same place, half known, in one area, an area in a wider one, in one wider area, anywhere', () => {
    const temple: ParameterValues = [area('forehead'), precise('temple')]
    const other: ParameterValues = [area('forehead'), standardPlaceIn('forehead', 'temple')]
    const steps = [
      temple,
      [area('forehead'), unspecified],
      other,
      [area('head'), unspecified],
      [area('nose'), unspecified],
    ]
    const further = [...steps, [area('leg'), unspecified]] as ParameterValues[]
    expect(further.map((place) => parameter('location').distance(temple, place, lists))).toEqual([
      0, 0.2, 0.4, 0.5, 0.7, 1,
    ])
  })

  test('a precise place is in its own area, whatever wider area stands beside it', () => {
    const read = (values: object) => parameter('location').read({ values, flags: {} }, lists)
    const temple = { locationPrecise: [precise('temple')] }
    expect(read(temple)).toEqual([[area('forehead'), precise('temple')]])
    expect(read({ ...temple, location: [area('head')] })).toEqual(read(temple))
  })

  function standardPlaceIn(name: string, not: string): number {
    const places = idsIn('location-within-an-area')
    const isIt = (id: number) => standardEntryOf(id)?.parentId === area(name) && id !== precise(not)
    return places.find(isIt) ?? expect.fail(`no other place in ${name}`)
  }
})

test.each([
  ['movementDirection', 'up', 'down', 'forward'],
  ['movementShape', 'circle', 'circle-frontal', 'zigzag'],
  ['handedness', 'symmetrical', 'alternating', 'one-handed'],
] as const)('in %s, %s is nearer to %s than to %s [PUB-13]', (key, of, nearer, further) => {
  const apart = (value: string) =>
    parameter(key).distance([idOfValue(key, of), unspecified], [idOfValue(key, value), unspecified], lists)
  expect(apart(nearer)).toBeGreaterThan(0)
  expect(apart(nearer)).toBeLessThan(apart(further))
  expect(apart(further)).toBe(1)
})

test('yes and no are opposites', () => {
  expect(parameter('repeatedMovement').distance([yes, unspecified], [no, unspecified], lists)).toBe(1)
})

test('the parameters weigh a hundred together, the weightiest first', () => {
  const weights = parameters.map(({ weight }) => weight)
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(100)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
})

test('what one of two does not say counts between the same and different; what neither says, nothing', () => {
  const known = compareFeature(3, 'a', 'a', () => 0)
  const whole = (other: string | null) =>
    weightedMean([known, compareFeature(1, 'b', other, (a, b) => (a === b ? 0 : 1))])
  expect(whole('b')).toBe(0)
  expect(whole(null)).toBeCloseTo(0.25 / 3.5)
  expect(whole('c')).toBe(1 / 4)
  expect(weightedMean([known, compareFeature(1, null, null, () => 1)])).toBe(0)
  expect(weightedMean([])).toBe(0)
})

test('heads that are each other’s head end somewhere', () => {
  const ring = createListLookup((id) => ({
    ...(standardEntryOf(id) ?? expect.fail()),
    groupId: id === 1 ? 2 : 1,
  }))
  expect(ring.headsOf(1)).toHaveLength(8)
})
