import { describe, expect, test } from 'vitest'
import type { contradictions, HandshapeFeatures } from '#packages/hands/features.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { handshapeFeaturesSchema, parseHandshapeFeatures } from './handshape-features.ts'

const vHand: HandshapeFeatures = {
  fingers: ['index', 'middle'],
  joints: 'straight',
  thumb: 'across',
  spreading: 'spread',
  aperture: 'open',
  unselected: 'closed',
}

const issuesOf = (hand: unknown) =>
  handshapeFeaturesSchema.safeParse(hand).error?.issues.map(({ message }) => message)

test.each(handshapes.map(({ value, features }) => [value, features] as const))(
  'the features of the standard handshape %s contain no contradiction [REF-05]',
  (_, features) => {
    expect(issuesOf(features)).toBeUndefined()
    expect(parseHandshapeFeatures(features)).toEqual(features)
  },
)

test('a missing feature is null', () => {
  expect(parseHandshapeFeatures({ fingers: ['index'] })).toEqual({
    fingers: ['index'],
    joints: null,
    thumb: null,
    spreading: null,
    aperture: null,
    unselected: null,
  })
})

const impossible: Record<keyof typeof contradictions, Partial<HandshapeFeatures>> = {
  fingerNamedTwice: { fingers: ['index', 'index', 'middle'] },
  noFingerLeftUnselected: { fingers: ['index', 'middle', 'ring', 'little'] },
  oneFingerCannotSpread: { fingers: ['index'] },
  selectedThumbIsTuckedAway: { fingers: ['thumb', 'index'] },
  fistCannotSpread: { joints: 'closed', aperture: 'closed', unselected: 'open' },
  fistIsNotOpen: { joints: 'closed', spreading: null, unselected: 'open' },
  fistAmongClosedFingers: { joints: 'closed', spreading: null, aperture: 'closed' },
  straightFingersAreNotClosed: { aperture: 'closed' },
  closedUponNoThumb: { joints: 'bent', aperture: 'closed' },
}

describe('a contradiction is refused and named [REF-05]', () => {
  test.each(Object.entries(impossible))('%s', (name, change) => {
    expect(issuesOf({ ...vHand, ...change })).toEqual([name])
    expect(parseHandshapeFeatures({ ...vHand, ...change })).toBeNull()
  })
})

test.each([
  ['no features', null],
  ['a missing value', undefined],
  ['a text', 'index'],
  ['features without fingers', { ...vHand, fingers: [] }],
  ['an unknown finger', { ...vHand, fingers: ['index', 'tail'] }],
  ['an unknown feature value', { ...vHand, joints: 'wobbly' }],
  ['the name of an inherited property', { ...vHand, joints: 'constructor' }],
  ['an unknown feature', { ...vHand, colour: 'red' }],
])('%s cannot be read as a handshape', (_, stored) => {
  expect(parseHandshapeFeatures(stored)).toBeNull()
})
