import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Articulation } from './articulation.ts'
import { ArticulationIndex } from './articulation-index.ts'
import {
  anArticulation,
  anyArticulations,
  anyMainArticulations,
  generateArticulations,
} from './articulations.fixture.ts'
import { createListLookup } from './list-lookup.ts'
import { areSameValues, type ParameterValues, unspecifiedValues } from './parameter-values.ts'
import { parameters } from './parameters.ts'
import { idOfValue, idsIn, standardEntryOf } from './standard-lists.fixture.ts'
import { compareFeature, weightedMean } from './weighted-distance.ts'

const mother = {
  handedness: 'one-handed',
  handshapeDominant: 'index',
  location: 'chin',
  movementShape: 'tap',
  movementDirection: 'backward',
  contactType: 'touch',
  repeatedMovement: true,
} as const
type StandardValues = Parameters<typeof anArticulation>[1]
const motherWith = (values: StandardValues): StandardValues => ({ ...mother, ...values })
const { movementShape: _, ...withoutMovementShape } = mother

function buildIndex(articulations: readonly Articulation[]): ArticulationIndex {
  const index = new ArticulationIndex(standardEntryOf)
  index.apply(articulations, [])
  return index
}

describe('similar signs [PUB-13]', () => {
  test('are returned with the properties that differ, most relevant first', () => {
    const index = buildIndex([
      anArticulation(1, motherWith({})),
      anArticulation(2, motherWith({ location: 'forehead' })),
      anArticulation(3, motherWith({ handshapeDominant: 'index-hooked', contactType: 'stroke' })),
      anArticulation(4, motherWith({ movementDirection: 'forward', repeatedMovement: false })),
      anArticulation(5, motherWith({})),
    ])
    expect(index.nearest(1).map(({ id, differs }) => [id, differs])).toEqual([
      [5, []],
      [3, ['contactType', 'handshapeDominant']],
      [4, ['movementDirection', 'repeatedMovement']],
      [2, ['location']],
    ])
  })

  test('differ in the precise location or the second handshape only if the area or the first handshape is equal', () => {
    const temple = { location: 'forehead', locationPrecise: 'temple', handshapeDominantSecond: 'fist' }
    const index = buildIndex([
      anArticulation(1, motherWith(temple)),
      anArticulation(2, motherWith({ ...temple, locationPrecise: 'centre-of-forehead' })),
      anArticulation(3, motherWith({ ...temple, handshapeDominantSecond: 'flat-hand' })),
      anArticulation(
        4,
        motherWith({ ...temple, location: 'chin', locationPrecise: 'chin-tip', handshapeDominant: 'fist' }),
      ),
    ])
    expect(index.nearest(1).map(({ id, differs }) => [id, differs])).toEqual([
      [3, ['handshapeDominantSecond']],
      [2, ['locationPrecise']],
      [4, ['location', 'handshapeDominant']],
    ])
  })

  test('with an equal value come before those without a value, and these before those with a different value', () => {
    const index = buildIndex([
      anArticulation(1, motherWith({})),
      anArticulation(2, motherWith({ movementShape: 'arc' })),
      anArticulation(3, withoutMovementShape),
      anArticulation(4, motherWith({})),
    ])
    const found = index.nearest(1)
    expect(found.map(({ id }) => id)).toEqual([4, 3, 2])
    expect(found[1]?.differs).toEqual([])
  })

  test('are at most 20 unless another limit is given, and at the same distance ordered by id', () => {
    const ids = Array.from({ length: 30 }, (_, n) => ((n * 7) % 30) + 1)
    const index = buildIndex(ids.map((id) => anArticulation(id, mother)))
    const found = (limit?: number) => index.nearest(12, limit).map(({ id }) => id)
    expect(found()).toEqual([...ids.toSorted((a, b) => a - b).filter((id) => id !== 12)].slice(0, 20))
    expect(found(3)).toEqual([1, 2, 3])
    expect(found(100)).toHaveLength(29)
    expect(found(1)).toEqual([1])
    expect(found(0)).toEqual([])
  })

  test('are nearer than 0.45, so that sharing only the hand or only the location is not enough', () => {
    const fistAtChin = { handshapeDominant: 'fist', location: 'chin' }
    const index = buildIndex([
      anArticulation(1, fistAtChin),
      anArticulation(2, { ...fistAtChin, location: 'leg' }),
      anArticulation(3, { ...fistAtChin, handshapeDominant: 'thumb' }),
      anArticulation(4, { ...fistAtChin, location: 'mouth' }),
      anArticulation(5, { ...fistAtChin, handshapeDominant: 'fist-thumb-side', location: 'mouth' }),
    ])
    expect(index.nearest(1).map(({ id }) => id)).toEqual([4, 5])
    expect(index.nearest(2)).toEqual([])
  })
})

describe('a sign with too little description [PUB-13]', () => {
  const incomplete: [string, Articulation][] = [
    ['without any phonology', anArticulation(9, {})],
    ['with only a handshape', anArticulation(9, { handshapeDominant: 'index' })],
    ['with only a location', anArticulation(9, { location: 'chin', locationPrecise: 'chin-tip' })],
    ['with only a movement', anArticulation(9, { movementShape: 'tap', movementDirection: 'backward' })],
    [
      'with a second handshape but no first one',
      anArticulation(9, { handshapeDominantSecond: 'index', location: 'chin' }),
    ],
    [
      'without hand, location and movement',
      anArticulation(9, { handedness: 'one-handed', contactType: 'touch' }),
    ],
    ['with empty lists of values', { id: 9, values: { handshapeDominant: [], location: [] }, flags: {} }],
  ]

  test.each(incomplete)('%s has no neighbours and is no neighbour of others', (_, articulation) => {
    const index = buildIndex([anArticulation(1, mother), articulation, { ...articulation, id: 10 }])
    expect(index.nearest(9)).toEqual([])
    expect(index.nearest(1)).toEqual([])
    expect(index.minimalPairsOf(9)).toEqual([])
  })

  test('is not compared with one that describes other parameters', () => {
    const index = buildIndex([
      anArticulation(1, { handshapeDominant: 'index', location: 'chin' }),
      anArticulation(2, { location: 'chin', movementShape: 'tap' }),
      anArticulation(3, { location: 'chin', movementDirection: 'backward' }),
    ])
    for (const id of [1, 2, 3]) expect(index.nearest(id)).toEqual([])
  })

  test('that is not in the index has no neighbours', () => {
    expect(buildIndex([anArticulation(1, mother), anArticulation(2, mother)]).nearest(3)).toEqual([])
  })
})

describe('the signs most similar to a description [PUB-13]', () => {
  const index = buildIndex([
    anArticulation(1, mother),
    anArticulation(2, motherWith({ handshapeDominant: 'v-hand', location: 'forehead' })),
    anArticulation(3, motherWith({ handshapeDominant: 'flat-hand', location: 'chest' })),
    anArticulation(4, { handshapeDominant: 'u-hand', location: 'forehead' }),
  ])
  const find = (values: StandardValues) => index.nearestToDescription(anArticulation(0, values))

  test('have the given values or similar ones; other properties are not compared', () => {
    expect(find({ handshapeDominant: 'u-hand' })).toMatchObject([
      { id: 4, distance: 0, differs: [] },
      { id: 2, differs: ['handshapeDominant'] },
      { id: 1, differs: ['handshapeDominant'] },
      { id: 3, differs: ['handshapeDominant'] },
    ])
    expect(find({ handshapeDominant: 'u-hand', location: 'forehead' })[0]).toMatchObject({
      id: 4,
      distance: 0,
    })
  })

  test('match any of several given values of a property', () => {
    const handshapeDominant = ['index', 'flat-hand'].map((value) => idOfValue('handshapeDominant', value))
    const found = index.nearestToDescription({ values: { handshapeDominant }, flags: {} })
    expect(found.slice(0, 2)).toMatchObject([
      { id: 1, distance: 0 },
      { id: 3, distance: 0 },
    ])
  })

  test('match any area of a given wider area, and any value of the group of a given head', () => {
    const head = find({ location: 'head' })
    expect(head.map(({ id, distance }) => [id, distance])).toEqual([
      [1, 0],
      [2, 0],
      [4, 0],
    ])
    const oneHand = {
      handednessSearchable: [standardEntryOf(idOfValue('handedness', 'one-handed'))?.groupId ?? 0],
    }
    const location = [idOfValue('location', 'chest')]
    expect(index.nearestToDescription({ values: { ...oneHand, location }, flags: {} })[0]).toMatchObject({
      id: 3,
      distance: 0,
    })
  })

  test('match at least a quarter of the description', () => {
    const description = { handshapeDominant: 'flat-hand', location: 'forehead' }
    expect(find(description).map(({ id }) => id)).toEqual([4, 2, 3, 1])
    expect(find({ ...description, handshapeDominant: 'thumb', location: 'leg' })).toEqual([])
    expect(find({ location: 'mouth' })).toMatchObject([
      { id: 1, distance: 0.7 },
      { id: 2, distance: 0.7 },
      { id: 4, distance: 0.7 },
    ])
  })

  test('may be restricted to some signs', () => {
    const { values, flags } = anArticulation(0, { handshapeDominant: 'u-hand' })
    expect(index.nearestToDescription({ values, flags }, 20, new Set([3, 1])).map(({ id }) => id)).toEqual([
      1, 3,
    ])
    expect(index.nearestToDescription({ values, flags }, 20, new Set())).toEqual([])
    const few = { has: (id: number) => id === 3, few: [3, 99] }
    expect(index.nearestToDescription({ values, flags }, 20, few).map(({ id }) => id)).toEqual([3])
  })

  test('are not compared by the hand when more than 20 handshapes are given [PUB-10]', () => {
    const handshapes = idsIn('handshape-of-hand').slice(0, 50)
    const location = [idOfValue('location', 'chest')]
    const both = { handshapeDominant: handshapes, handshapeDominantSecond: handshapes }
    const findNear = (values: Articulation['values']) => index.nearestToDescription({ values, flags: {} })
    expect(findNear({ ...both, location })).toEqual(findNear({ location }))
    expect(findNear({ handshapeDominant: handshapes, location })).toEqual(findNear({ location }))
    expect(findNear(both)).toEqual([])
    expect(findNear({ handshapeDominant: handshapes.slice(0, 20) })).not.toEqual([])
  })

  test('do not exist for a description without hand, location and movement', () => {
    expect(find({})).toEqual([])
    expect(find({ handedness: 'one-handed', repeatedMovement: true })).toEqual([])
  })
})

test('the similar signs are those found by a comparison with every sign [PUB-13]', () => {
  const articulations = generateArticulations(400)
  const index = buildIndex(articulations)
  for (const articulation of articulations.slice(0, 40))
    expect(index.nearest(articulation.id)).toMatchObject(bruteForceNearest(articulation, articulations))
})

/** The nearest signs by definition: every sign is compared in every parameter, then sorted. */
function bruteForceNearest(articulation: Articulation, articulations: readonly Articulation[]) {
  const lists = createListLookup(standardEntryOf)
  const valuesOf = (each: Articulation) =>
    parameters.map((parameter) => parameter.read(each, lists)[0] ?? unspecifiedValues)
  const orNull = (values: ParameterValues | undefined) =>
    !values || areSameValues(values, unspecifiedValues) ? null : values
  const ownValues = valuesOf(articulation)
  return articulations
    .filter(({ id }) => id !== articulation.id)
    .map((other) => {
      const otherValues = valuesOf(other)
      const parts = parameters.map(({ weight, distance }, n) =>
        compareFeature(weight, orNull(ownValues[n]), orNull(otherValues[n]), (a, b) => distance(a, b, lists)),
      )
      return { id: other.id, distance: Math.round(1000 * weightedMean(parts)) / 1000 }
    })
    .filter(({ distance }) => distance < 0.45)
    .toSorted((a, b) => a.distance - b.distance || a.id - b.id)
    .slice(0, 20)
}

describe('an index that is updated sign by sign returns the same as a new one', () => {
  const ids = fc.integer({ min: 1, max: 12 })
  const changes = fc.array(
    fc.record({
      put: fc.array(fc.oneof(anyArticulations(ids, 2), anyMainArticulations(ids)), { maxLength: 9 }),
      removed: fc.array(ids, { maxLength: 3 }),
    }),
    { maxLength: 8 },
  )
  const allResults = (index: ArticulationIndex) =>
    Array.from({ length: 12 }, (_, n) => [index.nearest(n + 1), index.minimalPairsOf(n + 1)])

  test('after any sequence of changes [PUB-13]', () => {
    fc.assert(
      fc.property(changes, (steps) => {
        const updated = new ArticulationIndex(standardEntryOf)
        const articulations = new Map<number, Articulation>()
        for (const { put, removed } of steps) {
          updated.apply(put, removed)
          for (const articulation of put) articulations.set(articulation.id, articulation)
          for (const id of removed) articulations.delete(id)
        }
        const built = buildIndex([...articulations.values()])
        expect(allResults(updated)).toEqual(allResults(built))
        updated.rebuild(standardEntryOf)
        expect(allResults(updated)).toEqual(allResults(built))
      }),
    )
  })

  test('when it grows beyond its initial capacity', () => {
    const articulations = generateArticulations(3_000)
    const updated = new ArticulationIndex(standardEntryOf)
    for (const articulation of articulations) updated.apply([articulation], [])
    const built = buildIndex(articulations)
    for (const id of [1, 1_024, 1_025, 3_000]) expect(updated.nearest(id)).toEqual(built.nearest(id))
    updated.apply(
      [],
      articulations.slice(0, 2_000).map(({ id }) => id),
    )
    expect(updated.nearest(2_500)).toEqual(buildIndex(articulations.slice(2_000)).nearest(2_500))
  })

  test('after it is rebuilt because the lists have changed', () => {
    const index = buildIndex([
      anArticulation(1, mother),
      anArticulation(2, motherWith({ location: 'mouth' })),
    ])
    const before = index.nearest(1)[0]?.distance ?? 0
    index.rebuild((id) => ({ ...(standardEntryOf(id) ?? expect.fail()), groupId: null }))
    expect(index.nearest(1)[0]?.distance).toBeGreaterThan(before)
  })
})
