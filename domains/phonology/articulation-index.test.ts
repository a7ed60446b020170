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
type Words = Parameters<typeof anArticulation>[1]
const of = (words: Words): Words => ({ ...mother, ...words })
const { movementShape: _, ...unmoved } = mother

function buildIndex(forms: readonly Articulation[]): ArticulationIndex {
  const index = new ArticulationIndex(standardEntryOf)
  index.apply(forms, [])
  return index
}

describe('the nearest signs [PUB-13]', () => {
  test('are explained by what differs, the weightiest first', () => {
    const index = buildIndex([
      anArticulation(1, of({})),
      anArticulation(2, of({ location: 'forehead' })),
      anArticulation(3, of({ handshapeDominant: 'index-hooked', contactType: 'stroke' })),
      anArticulation(4, of({ movementDirection: 'forward', repeatedMovement: false })),
      anArticulation(5, of({})),
    ])
    expect(index.nearest(1).map(({ id, differs }) => [id, differs])).toEqual([
      [5, []],
      [3, ['contactType', 'handshapeDominant']],
      [4, ['movementDirection', 'repeatedMovement']],
      [2, ['location']],
    ])
  })

  test('differ in the precise place where the area is the same, and in the second shape where the first is', () => {
    const temple = { location: 'forehead', locationPrecise: 'temple', handshapeDominantSecond: 'fist' }
    const index = buildIndex([
      anArticulation(1, of(temple)),
      anArticulation(2, of({ ...temple, locationPrecise: 'centre-of-forehead' })),
      anArticulation(3, of({ ...temple, handshapeDominantSecond: 'flat-hand' })),
      anArticulation(
        4,
        of({ ...temple, location: 'chin', locationPrecise: 'chin-tip', handshapeDominant: 'fist' }),
      ),
    ])
    expect(index.nearest(1).map(({ id, differs }) => [id, differs])).toEqual([
      [3, ['handshapeDominantSecond']],
      [2, ['locationPrecise']],
      [4, ['location', 'handshapeDominant']],
    ])
  })

  test('known to be the same come before silent ones, and these before ones known to differ', () => {
    const index = buildIndex([
      anArticulation(1, of({})),
      anArticulation(2, of({ movementShape: 'arc' })),
      anArticulation(3, unmoved),
      anArticulation(4, of({})),
    ])
    const found = index.nearest(1)
    expect(found.map(({ id }) => id)).toEqual([4, 3, 2])
    expect(found[1]?.differs).toEqual([])
  })

  test('are 20 unless more or fewer are asked for; at one distance the smaller id comes first', () => {
    const ids = Array.from({ length: 30 }, (_, n) => ((n * 7) % 30) + 1)
    const index = buildIndex(ids.map((id) => anArticulation(id, mother)))
    const found = (limit?: number) => index.nearest(12, limit).map(({ id }) => id)
    expect(found()).toEqual([...ids.toSorted((a, b) => a - b).filter((id) => id !== 12)].slice(0, 20))
    expect(found(3)).toEqual([1, 2, 3])
    expect(found(100)).toHaveLength(29)
    expect(found(1)).toEqual([1])
    expect(found(0)).toEqual([])
  })

  test('are less than half different, so that of hand and place they share more than one', () => {
    const one = { handshapeDominant: 'fist', location: 'chin' }
    const index = buildIndex([
      anArticulation(1, one),
      anArticulation(2, { ...one, location: 'leg' }),
      anArticulation(3, { ...one, handshapeDominant: 'thumb' }),
      anArticulation(4, { ...one, location: 'mouth' }),
      anArticulation(5, { ...one, handshapeDominant: 'fist-thumb-side', location: 'mouth' }),
    ])
    expect(index.nearest(1).map(({ id }) => id)).toEqual([4, 5])
    expect(index.nearest(2)).toEqual([])
  })
})

describe('a sign of whose form too little is described [PUB-13]', () => {
  const silent: [string, Articulation][] = [
    ['without any phonology', anArticulation(9, {})],
    ['with only a handshape', anArticulation(9, { handshapeDominant: 'index' })],
    ['with only a place', anArticulation(9, { location: 'chin', locationPrecise: 'chin-tip' })],
    ['with only a movement', anArticulation(9, { movementShape: 'tap', movementDirection: 'backward' })],
    [
      'with a second shape and no first',
      anArticulation(9, { handshapeDominantSecond: 'index', location: 'chin' }),
    ],
    [
      'with all but hand, place and movement',
      anArticulation(9, { handedness: 'one-handed', contactType: 'touch' }),
    ],
    ['with empty lists of values', { id: 9, values: { handshapeDominant: [], location: [] }, flags: {} }],
  ]

  test.each(silent)('%s has no neighbours and is nobody’s', (_, form) => {
    const index = buildIndex([anArticulation(1, mother), form, { ...form, id: 10 }])
    expect(index.nearest(9)).toEqual([])
    expect(index.nearest(1)).toEqual([])
    expect(index.minimalPairsOf(9)).toEqual([])
  })

  test('is not compared either where two signs describe different things', () => {
    const index = buildIndex([
      anArticulation(1, { handshapeDominant: 'index', location: 'chin' }),
      anArticulation(2, { location: 'chin', movementShape: 'tap' }),
      anArticulation(3, { location: 'chin', movementDirection: 'backward' }),
    ])
    for (const id of [1, 2, 3]) expect(index.nearest(id)).toEqual([])
  })

  test('nor is one that is not there', () => {
    expect(buildIndex([anArticulation(1, mother), anArticulation(2, mother)]).nearest(3)).toEqual([])
  })
})

describe('the signs nearest to a description [PUB-13]', () => {
  const index = buildIndex([
    anArticulation(1, mother),
    anArticulation(2, of({ handshapeDominant: 'v-hand', location: 'forehead' })),
    anArticulation(3, of({ handshapeDominant: 'flat-hand', location: 'chest' })),
    anArticulation(4, { handshapeDominant: 'u-hand', location: 'forehead' }),
  ])
  const find = (words: Words) => index.nearestToDescription(anArticulation(0, words))

  test('have what is asked for, or the nearest to it; the rest is all the same', () => {
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

  test('may have any of several values of a property', () => {
    const handshapeDominant = ['index', 'flat-hand'].map((word) => idOfValue('handshapeDominant', word))
    const found = index.nearestToDescription({ values: { handshapeDominant }, flags: {} })
    expect(found.slice(0, 2)).toMatchObject([
      { id: 1, distance: 0 },
      { id: 3, distance: 0 },
    ])
  })

  test('may be in any area of a wider one that is asked for, and have any value under a head', () => {
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

  test('have at least a quarter of what is asked for', () => {
    const asked = { handshapeDominant: 'flat-hand', location: 'forehead' }
    expect(find(asked).map(({ id }) => id)).toEqual([4, 2, 3, 1])
    expect(find({ ...asked, handshapeDominant: 'thumb', location: 'leg' })).toEqual([])
    expect(find({ location: 'mouth' })).toMatchObject([
      { id: 1, distance: 0.7 },
      { id: 2, distance: 0.7 },
      { id: 4, distance: 0.7 },
    ])
  })

  test('may be looked for among some signs only', () => {
    const { values, flags } = anArticulation(0, { handshapeDominant: 'u-hand' })
    expect(index.nearestToDescription({ values, flags }, 20, new Set([3, 1])).map(({ id }) => id)).toEqual([
      1, 3,
    ])
    expect(index.nearestToDescription({ values, flags }, 20, new Set())).toEqual([])
    const few = { has: (id: number) => id === 3, few: [3, 99] }
    expect(index.nearestToDescription({ values, flags }, 20, few).map(({ id }) => id)).toEqual([3])
  })

  test('do not mind the hand where so many shapes are welcome that it says nothing [PUB-10]', () => {
    const shapes = idsIn('handshape-of-hand').slice(0, 50)
    const location = [idOfValue('location', 'chest')]
    const both = { handshapeDominant: shapes, handshapeDominantSecond: shapes }
    const near = (values: Articulation['values']) => index.nearestToDescription({ values, flags: {} })
    expect(near({ ...both, location })).toEqual(near({ location }))
    expect(near({ handshapeDominant: shapes, location })).toEqual(near({ location }))
    expect(near(both)).toEqual([])
    expect(near({ handshapeDominant: shapes.slice(0, 20) })).not.toEqual([])
  })

  test('are none where nothing of hand, place or movement is asked for', () => {
    expect(find({})).toEqual([])
    expect(find({ handedness: 'one-handed', repeatedMovement: true })).toEqual([])
  })
})

test('the nearest are those that comparing with each sign finds [PUB-13]', () => {
  const forms = generateArticulations(400)
  const index = buildIndex(forms)
  for (const form of forms.slice(0, 40)) expect(index.nearest(form.id)).toMatchObject(slowly(form, forms))
})

/** The nearest by the definition: each sign compared in each parameter, then sorted. */
function slowly(form: Articulation, forms: readonly Articulation[]) {
  const lists = createListLookup(standardEntryOf)
  const say = (each: Articulation) =>
    parameters.map((parameter) => parameter.read(each, lists)[0] ?? unspecifiedValues)
  const orNull = (values: ParameterValues | undefined) =>
    !values || areSameValues(values, unspecifiedValues) ? null : values
  const own = say(form)
  return forms
    .filter(({ id }) => id !== form.id)
    .map((other) => {
      const said = say(other)
      const parts = parameters.map(({ weight, distance }, n) =>
        compareFeature(weight, orNull(own[n]), orNull(said[n]), (a, b) => distance(a, b, lists)),
      )
      return { id: other.id, distance: Math.round(1000 * weightedMean(parts)) / 1000 }
    })
    .filter(({ distance }) => distance < 0.45)
    .toSorted((a, b) => a.distance - b.distance || a.id - b.id)
    .slice(0, 20)
}

describe('an index kept up sign by sign is the same as one built at once', () => {
  const ids = fc.integer({ min: 1, max: 12 })
  const changes = fc.array(
    fc.record({
      put: fc.array(fc.oneof(anyArticulations(ids, 2), anyMainArticulations(ids)), { maxLength: 9 }),
      removed: fc.array(ids, { maxLength: 3 }),
    }),
    { maxLength: 8 },
  )
  const answers = (index: ArticulationIndex) =>
    Array.from({ length: 12 }, (_, n) => [index.nearest(n + 1), index.minimalPairsOf(n + 1)])

  test('whatever comes and goes [PUB-13]', () => {
    fc.assert(
      fc.property(changes, (steps) => {
        const kept = new ArticulationIndex(standardEntryOf)
        const forms = new Map<number, Articulation>()
        for (const { put, removed } of steps) {
          kept.apply(put, removed)
          for (const form of put) forms.set(form.id, form)
          for (const id of removed) forms.delete(id)
        }
        const built = buildIndex([...forms.values()])
        expect(answers(kept)).toEqual(answers(built))
        kept.rebuild(standardEntryOf)
        expect(answers(kept)).toEqual(answers(built))
      }),
    )
  })

  test('past the size it began with', () => {
    const forms = generateArticulations(3_000)
    const kept = new ArticulationIndex(standardEntryOf)
    for (const form of forms) kept.apply([form], [])
    const built = buildIndex(forms)
    for (const id of [1, 1_024, 1_025, 3_000]) expect(kept.nearest(id)).toEqual(built.nearest(id))
    kept.apply(
      [],
      forms.slice(0, 2_000).map(({ id }) => id),
    )
    expect(kept.nearest(2_500)).toEqual(buildIndex(forms.slice(2_000)).nearest(2_500))
  })

  test('and is read again when the lists change', () => {
    const index = buildIndex([anArticulation(1, mother), anArticulation(2, of({ location: 'mouth' }))])
    const before = index.nearest(1)[0]?.distance ?? 0
    index.rebuild((id) => ({ ...(standardEntryOf(id) ?? expect.fail()), groupId: null }))
    expect(index.nearest(1)[0]?.distance).toBeGreaterThan(before)
  })
})
