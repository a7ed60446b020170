import { describe, expect, test } from 'vitest'
import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import { featureCode } from '#packages/hands/feature-code.ts'
import type { HandshapeFeatures } from '#packages/hands/features.ts'
import storedDrawings from '#seeds/hand-drawings.json' with { type: 'json' }
import standardHandshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { featureDistance } from './handshape-distance.ts'
import { nearestHandshapes } from './nearest-handshapes.ts'
import { glanceAt, pictureDistance } from './picture-distance.fixture.ts'
import { idOf, standardEntries } from './standard-lists.fixture.ts'

/** A hundredth of all pairs look more alike than 0.16, half of them less than 0.31. */
const limits = {
  alike: { picture: 0.125, features: 0.2 },
  different: { picture: 0.315, features: 0.12 },
  /** Pictures below this are of neighbours: `nearestHandshapes` names both with each other. */
  neighbours: 0.155,
}

/** Pairs whose drawings and features disagree, by the reason. */
const knownPairs = {
  alike: {
    'One finger more or less, seen obliquely because the knuckles are bent.': [
      'index-bent / u-hand-bent',
      'v-hand-bent / w-hand-bent',
    ],
  },
  different: {
    'Only the knuckles differ. Bent fingers are seen obliquely, where the angle shows; straight ones from the palm.':
      [
        'five-hand / five-hand-bent',
        'flat-hand / bent-hand',
        'flat-hand-thumb-out / bent-hand-thumb-out',
        'three-hand / three-hand-bent',
        'u-hand / u-hand-bent',
        'v-hand / v-hand-bent',
        'w-hand-together / w-hand-bent',
      ],
    'Unselected fingers matter least in a handshape, but open they are most of its picture.': [
      'pinch / f-hand-flat',
    ],
    'Only the thumb differs. Opposed to the fingers it is seen from the side, where the space between them shows.':
      ['flat-hand-hooked-thumb-out / c-hand-hooked'],
    'Only the thumb differs. In front of the palm it no longer stands out beside the hand.': [
      'five-hand / five-hand-thumb-opposed',
      'flat-hand-thumb-out / flat-hand-thumb-opposed',
      'l-hand / l-hand-thumb-opposed',
      'three-hand / three-hand-thumb-opposed',
    ],
    'Only the joints differ. Straight fingers over an opposed thumb are seen from the palm, bent ones from the side.':
      [
        'five-hand-thumb-opposed / beak-open-spread',
        'five-hand-thumb-opposed / five-hand-curved',
        'flat-hand-thumb-opposed / beak-open',
        'flat-hand-thumb-opposed / c-hand',
      ],
  },
}

/** Handshapes that differ by little to the eye of a learner, though a signer never confuses them. */
const confusable: Readonly<Record<string, readonly string[]>> = {
  fists: [
    'fist',
    'fist-thumb-side',
    'fist-thumb-inside',
    'thumb-between',
    'thumb-under-two',
    'thumb-under-three',
    'fist-raised-knuckles',
  ],
  'closed pinches': ['pinch', 'pinch-two', 'beak', 'bunched', 'o-hand'],
  'two straight fingers': ['u-hand', 'r-hand', 'v-hand'],
  'an index finger that touches the thumb or not': [
    'index-hooked',
    'pinch-hooked',
    'pinch-round',
    'index-curved',
  ],
}
const leastDifference = 0.12

const drawings: Readonly<Record<string, HandDrawing>> = storedDrawings.drawings
const hands = standardHandshapes.map(({ value, features }) => {
  const drawing = drawings[featureCode(features as HandshapeFeatures)]
  if (!drawing) throw new Error(`${value} has no drawing: node tools/hand-drawings.ts`)
  return { value, features: features as HandshapeFeatures, glance: glanceAt(drawing) }
})
const pairs = hands.flatMap((one, index) =>
  hands.slice(index + 1).map((other) => ({
    name: `${one.value} / ${other.value}`,
    values: [one.value, other.value] as const,
    picture: pictureDistance(one.glance, other.glance),
    features: featureDistance(one.features, other.features),
  })),
)
const namesOf = (found: typeof pairs) => found.map(({ name }) => name).sort()

describe('drawings of handshapes at 40 pixels [D36]', () => {
  test('look alike only where the features are near, or for a stated reason', () => {
    const { picture, features } = limits.alike
    const found = pairs.filter((pair) => pair.picture < picture && pair.features >= features)
    expect(namesOf(found)).toEqual(Object.values(knownPairs.alike).flat().sort())
  })

  test('look different only where the features are far, or for a stated reason', () => {
    const { picture, features } = limits.different
    const found = pairs.filter((pair) => pair.picture > picture && pair.features <= features)
    expect(namesOf(found)).toEqual(Object.values(knownPairs.different).flat().sort())
  })

  test('that look alike are of handshapes that name each other as similar', () => {
    const handshapes = standardEntries.filter(({ list }) => list === 'handshape-of-hand')
    const strangers = pairs.filter(({ picture, values: [one, other] }) => {
      if (picture >= limits.neighbours) return false
      const near = nearestHandshapes(idOf('handshape-of-hand', one), handshapes, handshapes.length)
      return near.every(({ id }) => id !== idOf('handshape-of-hand', other))
    })
    expect(namesOf(strangers)).toEqual([])
  })

  test.each(Object.entries(confusable))('differ within the group of %s', (_, values) => {
    const near = pairs.filter(
      (pair) => pair.values.every((value) => values.includes(value)) && pair.picture < leastDifference,
    )
    expect(namesOf(near)).toEqual([])
  })

  test('differ for every two handshapes with different features', () => {
    expect(namesOf(pairs.filter(({ picture }) => picture < 0.03))).toEqual([])
  })
})
