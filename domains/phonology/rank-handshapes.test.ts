import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseHandshapeFeatures } from '#domains/vocabularies/handshape-features.ts'
import { type Finger, fingers, type HandshapeFeatures } from '#packages/hands/features.ts'
import { rankHandshapes } from './rank-handshapes.ts'
import type { RememberedHandshape } from './remembered-handshape.ts'
import { standardEntries, standardEntryOf } from './standard-lists.fixture.ts'

const handshapes = standardEntries
  .filter(({ list }) => list === 'handshape-of-hand')
  .map(({ id, value, features }) => ({
    id,
    features: parseHandshapeFeatures(features) ?? expect.fail(`${value} has no features`),
  }))
const nothing: RememberedHandshape = {
  fingers: [],
  joints: null,
  thumb: null,
  spreading: null,
  aperture: null,
}
const nameOf = (id: number) => standardEntryOf(id)?.value
const rank = (remembered: Partial<RememberedHandshape>) =>
  rankHandshapes({ ...nothing, ...remembered }, handshapes)
const fitting = (remembered: Partial<RememberedHandshape>) =>
  rank(remembered)
    .filter(({ distance }) => distance === 0)
    .map(({ id }) => nameOf(id))
const near = (remembered: Partial<RememberedHandshape>) =>
  rank(remembered).filter(({ distance }) => distance > 0)

const aHandshape = fc.constantFrom(...handshapes)
/** What somebody may remember of a handshape: some of its features. */
const somethingOf = ({ fingers: own, joints, thumb, spreading, aperture }: HandshapeFeatures) =>
  fc.record({
    fingers: fc.constantFrom<Finger[]>(own, []),
    joints: fc.constantFrom(joints, null),
    thumb: fc.constantFrom(thumb, null),
    spreading: fc.constantFrom(spreading, null),
    aperture: fc.constantFrom(aperture, null),
  })
const anything: fc.Arbitrary<RememberedHandshape> = fc.record({
  fingers: fc.subarray([...fingers]),
  joints: fc.constantFrom('straight', 'bent', 'hooked', 'curved', 'closed', null),
  thumb: fc.constantFrom('alongside', 'between', 'under', 'across', 'extended', 'opposed', null),
  spreading: fc.constantFrom('together', 'spread', 'crossed', null),
  aperture: fc.constantFrom('open', 'closed', null),
})

describe('the handshapes that fit what a person remembers [PUB-09]', () => {
  test.each<[string, Partial<RememberedHandshape>, string[]]>([
    ['thumb and little finger', { fingers: ['thumb', 'little'] }, ['little-contact', 'y-hand']],
    [
      'straight index and middle finger, whatever the thumb does',
      { fingers: ['index', 'middle'], joints: 'straight' },
      ['v-hand', 'k-hand', 'u-hand', 'r-hand', 'u-hand-thumb-out', 'three-hand', 'three-hand-thumb-opposed'],
    ],
    [
      'index and middle finger apart, and the thumb as the third',
      { fingers: ['thumb', 'index', 'middle'], joints: 'straight', spreading: 'spread' },
      ['three-hand', 'three-hand-thumb-opposed'],
    ],
    ['crossed fingers', { spreading: 'crossed' }, ['r-hand']],
    [
      'all five fingers straight and together: the thumb beside a flat hand is seen too',
      { fingers: [...fingers], joints: 'straight', spreading: 'together' },
      ['flat-hand', 'flat-hand-thumb-out', 'flat-hand-thumb-opposed'],
    ],
  ])('%s', (_, remembered, values) => expect(fitting(remembered)).toEqual(values))

  test('are also found by the fingers that are open beside those that touch the thumb', () => {
    const three: Finger[] = ['middle', 'ring', 'little']
    expect(fitting({ fingers: three, joints: 'straight', aperture: 'closed' })).toEqual([
      'f-hand',
      'f-hand-flat',
    ])
    expect(fitting({ fingers: ['thumb', 'index'], joints: 'curved', aperture: 'closed' })).toContain('f-hand')
  })

  test('include no fist, unless the fingers are remembered as closed', () => {
    const four: Finger[] = ['index', 'middle', 'ring', 'little']
    expect(fitting({ fingers: four })).not.toContain('fist')
    expect(fitting({ fingers: four, joints: 'closed' })).toContain('fist')
    expect(fitting({ joints: 'closed', thumb: 'across' })).toEqual(['fist'])
  })

  test('include each handshape that has all that is remembered', () => {
    fc.assert(
      fc.property(
        aHandshape.chain((hand) => fc.tuple(fc.constant(hand), somethingOf(hand.features))),
        ([{ id, features }, remembered]) => {
          fc.pre(
            features.joints !== 'closed' || remembered.joints === 'closed' || remembered.fingers.length === 0,
          )
          expect(fitting(remembered)).toContain(nameOf(id))
        },
      ),
    )
  })

  test('are all handshapes when nothing is remembered', () => {
    expect(fitting({})).toEqual(handshapes.map(({ id }) => nameOf(id)))
  })

  test('are not fewer when less is remembered', () => {
    fc.assert(
      fc.property(
        anything,
        fc.constantFrom('joints', 'thumb', 'spreading', 'aperture'),
        (remembered, key) => {
          fc.pre(!(key === 'joints' && remembered.joints === 'closed'))
          expect(fitting({ ...remembered, [key]: null })).toEqual(expect.arrayContaining(fitting(remembered)))
        },
      ),
    )
  })

  test('do not include the thumb as a finger when it is tucked away', () => {
    fc.assert(
      fc.property(anything, (remembered) => {
        const withThumb = { ...remembered, fingers: [...new Set<Finger>(['thumb', ...remembered.fingers])] }
        for (const { distance, seen } of rank(withThumb))
          if (distance === 0) expect(['across', 'between', 'under']).not.toContain(seen.thumb)
      }),
    )
  })
})

describe('the handshapes nearly equal to what a person remembers [PUB-09]', () => {
  test('are ordered by distance, then by the list; nothing differs exactly at distance 0', () => {
    const positions = new Map(handshapes.map(({ id }, position) => [id, position]))
    fc.assert(
      fc.property(anything, (remembered) => {
        const ranked = rank(remembered)
        expect(ranked).toEqual(
          ranked.toSorted(
            (a, b) => a.distance - b.distance || (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0),
          ),
        )
        for (const { distance, differs } of ranked) {
          expect(distance).toBeGreaterThanOrEqual(0)
          expect(distance).toBeLessThan(0.75)
          expect(differs.length === 0).toBe(distance === 0)
        }
      }),
    )
  })

  test('do not depend on the order in which fingers are named', () => {
    fc.assert(
      fc.property(anything, (remembered) => {
        const ids = (order: readonly Finger[]) =>
          rank({ ...remembered, fingers: order }).map(({ id, distance }) => [id, distance])
        expect(ids(remembered.fingers.toReversed())).toEqual(ids(remembered.fingers))
      }),
    )
  })

  test('begin with those that differ in one small feature, and say in which', () => {
    const [first, second] = near({ fingers: ['index'], joints: 'straight', thumb: 'between' })
    expect([nameOf(first?.id ?? 0), first?.differs]).toEqual(['index', ['thumb']])
    expect([nameOf(second?.id ?? 0), second?.differs]).toEqual(['index-thumb-alongside', ['thumb']])
  })

  test('are none when there are no handshapes with features', () => {
    expect(rankHandshapes({ ...nothing, joints: 'bent' }, [])).toEqual([])
  })
})
