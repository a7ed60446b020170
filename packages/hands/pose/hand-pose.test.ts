import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import standardHandshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import {
  findContradiction,
  fingers,
  type HandshapeFeatures,
  jointNames,
  openings,
  spreadings,
  thumbNames,
} from '../features.ts'
import { type HandPose, jointMotions, type LongFinger, longFingers } from '../skeleton.ts'
import { boneOf, bones, overlapDepth } from './bones.ts'
import { ContradictoryFeaturesError, handPose, mixPoses, relaxedPose } from './hand-pose.ts'
import { deepestOverlap, thumbRanges } from './reach.ts'
import { placeSpot, spotOn } from './spots.ts'

const standardFeatures = standardHandshapes.map(({ features }) => features as HandshapeFeatures)

const orNull = <Name>(names: readonly Name[]) => fc.constantFrom<Name | null>(...names, null)
const anyFeatures: fc.Arbitrary<HandshapeFeatures> = fc.record({
  fingers: fc.subarray([...fingers], { minLength: 1 }),
  joints: orNull(jointNames),
  thumb: orNull(thumbNames),
  spreading: orNull(spreadings),
  aperture: orNull(openings),
  unselected: orNull(openings),
})
const validFeatures = anyFeatures.filter((features) => findContradiction(features) === null)

/** Degrees that a knuckle, a middle joint and an end joint can reach. */
const flexionLimits = [
  { least: -10, most: 105 },
  { least: -5, most: 120 },
  { least: -5, most: 85 },
]
const spreadLimit = 45

/**
 * Millimetres that the thumb may run into other fingers. Flesh gives way where fingers press against each other, and capsules are thicker than fingertips. A thumb under draped
 * fingers and one between two fingers press most.
 */
const overlapLimits = { pressed: 18, other: 15, fingers: 10, crossed: 16.5 }

function expectPossible(pose: HandPose, features: HandshapeFeatures): void {
  for (const finger of longFingers) {
    pose[finger].flex.forEach((angle, joint) => {
      expect(angle).toBeGreaterThanOrEqual(flexionLimits[joint]?.least ?? 0)
      expect(angle).toBeLessThanOrEqual(flexionLimits[joint]?.most ?? 0)
    })
    expect(Math.abs(pose[finger].spread)).toBeLessThanOrEqual(spreadLimit)
  }
  const thumb = [...pose.thumb.base, ...pose.thumb.flex]
  thumb.forEach((angle, joint) => {
    expect(angle).toBeGreaterThanOrEqual(thumbRanges[joint]?.least ?? 0)
    expect(angle).toBeLessThanOrEqual(thumbRanges[joint]?.most ?? 0)
  })
  const isCrossed = features.spreading === 'crossed'
  expect(deepestOverlapOfFingers(pose)).toBeLessThan(
    isCrossed ? overlapLimits.crossed : overlapLimits.fingers,
  )
  const isPressed = features.thumb === 'under' || features.thumb === 'between'
  expect(deepestOverlap(pose)).toBeLessThan(isPressed ? overlapLimits.pressed : overlapLimits.other)
}

/** How deep neighbouring fingers without the thumb run into each other, in millimetres. */
function deepestOverlapOfFingers(pose: HandPose): number {
  const motions = jointMotions(pose)
  const phalanges = (finger: LongFinger | undefined) =>
    bones.filter((bone) => bone.finger === finger && bone.index > 0)
  const depths = longFingers.flatMap((finger, index) =>
    phalanges(finger).flatMap((one) =>
      phalanges(longFingers[index + 1]).map((other) => overlapDepth(one, other, motions)),
    ),
  )
  return Math.max(...depths)
}

describe('the pose of a handshape [D36]', () => {
  test.each(standardHandshapes.map(({ value }, index) => [value, index] as const))(
    'is possible for %s',
    (_value, index) => {
      const features = standardFeatures[index]
      if (!features) throw new Error('The list is shorter than its names')
      expectPossible(handPose(features), features)
    },
  )

  test('is possible for all features that do not contradict each other', () => {
    fc.assert(
      fc.property(validFeatures, (features) => expectPossible(handPose(features), features)),
      { numRuns: 150 },
    )
  })

  test.each(['straight', 'bent', 'curved'] as const)(
    'lets no crossed finger run through the other: %s',
    (joints) => {
      for (const pair of [longFingers.slice(0, 2), longFingers.slice(1, 3), longFingers.slice(2)]) {
        const features: HandshapeFeatures = {
          fingers: pair,
          joints,
          thumb: 'across',
          spreading: 'crossed',
          aperture: null,
          unselected: 'closed',
        }
        expect(deepestOverlapOfFingers(handPose(features))).toBeLessThan(9)
      }
    },
  )

  test('lets a selected thumb stand before straight fingers, and the others fold; else they meet it, as for D', () => {
    const straight = { joints: 'straight', thumb: 'opposed', aperture: 'open', unselected: 'closed' } as const
    const l = handPose({ ...straight, fingers: ['thumb', 'index'], spreading: 'spread' })
    const d = handPose({ ...straight, fingers: ['index'], spreading: null })
    expect(l.middle.flex[1]).toBeGreaterThan(90)
    expect(d.middle.flex[1]).toBeLessThan(90)
    const gapOf = (pose: HandPose) => {
      const motions = jointMotions(pose)
      const [thumb, middle] = [spotOn('thumb', 2, 1), spotOn('middle', 3, 1)].map(
        (spot) => placeSpot(spot, motions).at,
      )
      return Math.hypot(...[0, 1, 2].map((axis) => (thumb?.[axis] ?? 0) - (middle?.[axis] ?? 0)))
    }
    expect(gapOf(l)).toBeGreaterThan(2 * gapOf(d))
  })

  test('brings the fingertips down onto the thumb in one row, for E', () => {
    const features = standardFeatures[standardHandshapes.findIndex(({ aliases }) => aliases?.includes('E'))]
    if (!features) throw new Error('The list has no E')
    const motions = jointMotions(handPose(features))
    const tips = longFingers.map((finger) => placeSpot(spotOn(finger, 3, 1), motions).at)
    const thumb = bones.filter(({ finger, index }) => finger === 'thumb' && index > 0)
    tips.slice(1).forEach((tip, index) => {
      expect(Math.abs(tip[1] - (tips[index]?.[1] ?? 0))).toBeLessThan(12)
    })
    for (const finger of longFingers) {
      const depths = thumb.map((bone) => overlapDepth(boneOf(finger, 3), bone, motions))
      expect(Math.max(...depths)).toBeGreaterThan(-10)
    }
  })

  test('is always the same for the same features', () => {
    for (const features of standardFeatures.slice(0, 12))
      expect(handPose(features)).toEqual(handPose(features))
  })

  test('is refused for features that contradict each other, with the reason', () => {
    const fist: HandshapeFeatures = {
      fingers: ['index', 'middle', 'ring', 'little'],
      joints: 'closed',
      thumb: 'across',
      spreading: 'spread',
      aperture: 'closed',
      unselected: null,
    }
    expect(() => handPose(fist)).toThrow(ContradictoryFeaturesError)
    expect(() => handPose(fist)).toThrow(expect.objectContaining({ reason: 'fistCannotSpread' }))
  })
})

describe('a pose between two poses', () => {
  const fist = handPose(standardFeatures[0] as HandshapeFeatures)

  test('is the first at 0, the second at 1, and half way of each angle at one half', () => {
    expect(mixPoses(relaxedPose, fist, 0)).toEqual(relaxedPose)
    expect(mixPoses(relaxedPose, fist, 1)).toEqual(fist)
    const half = mixPoses(relaxedPose, fist, 0.5)
    expect(half.index.flex[0]).toBeCloseTo((relaxedPose.index.flex[0] + fist.index.flex[0]) / 2)
    expect(half.thumb.base[1]).toBeCloseTo((relaxedPose.thumb.base[1] + fist.thumb.base[1]) / 2)
  })
})
