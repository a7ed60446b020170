import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import standardHandshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { rasterizeSkin } from '../drawing/skin-image.ts'
import {
  type Finger,
  fingers,
  type HandshapeFeatures,
  jointNames,
  openings,
  thumbNames,
} from '../features.ts'
import { type DrawingPoint, fingerAxes } from '../finger-axes.ts'
import { mainJoints, restingSkin, skinFaces, skinInPose } from '../mesh/skin.ts'
import { type HandPose, jointIndex } from '../skeleton.ts'
import { type HandView, viewRotation } from '../view.ts'
import { bestView } from './best-view.ts'
import { boneCount } from './bones.ts'
import { handPose } from './hand-pose.ts'
import { selectedFingers } from './selected-fingers.ts'

const hands = standardHandshapes.map(({ value, features }) => ({
  value,
  features: features as HandshapeFeatures,
}))

/** From these sides a hand is recognized: not from behind, and not along the forearm. */
const allowed = { yaw: { least: -60, most: 100 }, pitch: { least: -30, most: 30 } }
/** Square millimetres of a selected finger that are seen at least. */
const leastSkin = 25
/** The share of the largest space between thumb and finger, of all allowed views, that is seen at least. */
const leastSpace = 0.75

/** The bunched little finger is behind the tips of all others from every side that shows the thumb. */
const hiddenFingers: Readonly<Record<string, readonly Finger[]>> = { bunched: ['little'] }

const size = { width: 240, height: 240 }

/** Square millimetres of each finger that are seen, one pixel for each. */
function seenSkin(pose: HandPose, view: HandView): Record<Finger, number> {
  const points = skinInPose(pose)
  const [xRow, yRow, zRow] = viewRotation(view)
  const product = (row: readonly number[], at: number) =>
    [0, 1, 2].reduce((sum, axis) => sum + (row[axis] ?? 0) * (points[at + axis] ?? 0), 0)
  const projected = new Float64Array(points.length)
  for (let at = 0; at < points.length; at += 3)
    projected.set([120 + product(xRow, at), 200 - product(yRow, at), product(zRow, at)], at)
  const image = rasterizeSkin(projected, restingSkin, skinFaces, size)
  const pixelsOfJoints = new Map<number, number>()
  for (const face of image.faces) {
    const joint = face < 0 ? -1 : (mainJoints[skinFaces[3 * face] ?? 0] ?? -1)
    pixelsOfJoints.set(joint, (pixelsOfJoints.get(joint) ?? 0) + 1)
  }
  const seen = (finger: Finger) =>
    Array.from(
      { length: boneCount(finger) },
      (_, bone) => pixelsOfJoints.get(jointIndex(finger, bone + 1)) ?? 0,
    ).reduce((sum, pixels) => sum + pixels, 0)
  return Object.fromEntries(fingers.map((finger) => [finger, seen(finger)])) as Record<Finger, number>
}

/** The area between the axes of thumb and finger in a picture, in square millimetres. */
function spaceBetween(pose: HandPose, finger: Finger, view: HandView): number {
  const axes = fingerAxes(pose, view)
  const corners = [...axes.thumb, ...axes[finger].toReversed()]
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next: DrawingPoint = corners[(index + 1) % corners.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

const isWithin = (angle: number, { least, most }: { least: number; most: number }) =>
  angle >= least && angle <= most
const expectAllowed = ({ yaw, pitch, roll }: HandView) => {
  expect({ yaw, isAllowed: isWithin(yaw, allowed.yaw) }).toEqual({ yaw, isAllowed: true })
  expect({ pitch, isAllowed: isWithin(pitch, allowed.pitch) }).toEqual({ pitch, isAllowed: true })
  expect(roll).toBe(0)
}

describe('the view of a handshape [D36]', () => {
  test('shows the palm or the side of the thumb, for all features', () => {
    const orNull = <Name>(names: readonly Name[]) => fc.constantFrom<Name | null>(...names, null)
    const features = fc.record({
      fingers: fc.subarray([...fingers], { minLength: 1 }),
      joints: orNull(jointNames),
      thumb: orNull(thumbNames),
      spreading: fc.constant(null),
      aperture: orNull(openings),
      unselected: orNull(openings),
    })
    fc.assert(fc.property(features, (hand) => expectAllowed(bestView(hand))))
  })

  test.each(hands.map(({ value, features }) => [value, features] as const))(
    'hides no selected finger of %s',
    (value, features) => {
      const seen = seenSkin(handPose(features), bestView(features))
      const hidden = selectedFingers(features).filter((finger) => seen[finger] < leastSkin)
      expect(hidden).toEqual(hiddenFingers[value] ?? [])
    },
  )

  const pinches = hands.filter(
    ({ features }) =>
      features.thumb === 'opposed' && features.joints === 'curved' && features.unselected !== 'open',
  )
  test.each(pinches.map(({ value, features }) => [value, features] as const))(
    'shows the space between thumb and finger of %s',
    (_value, features) => {
      const pose = handPose(features)
      const [finger] = selectedFingers(features)
      if (!finger) throw new Error('The list has a pinch without finger')
      const angles = Array.from({ length: 17 }, (_, step) => 10 * step - 60)
      const spaces = angles.map((yaw) => spaceBetween(pose, finger, { yaw, pitch: 0, roll: 0 }))
      const space = spaceBetween(pose, finger, bestView(features))
      expect(space).toBeGreaterThan(leastSpace * Math.max(...spaces))
    },
  )

  test.each(['fist', 'thumb-between', 'fist-raised-knuckles', 'thumb-under-two'])(
    'shows the thumb of %s',
    (name) => {
      const features = hands.find(({ value }) => value === name)?.features
      if (!features) throw new Error(`The list has no ${name}`)
      expect(seenSkin(handPose(features), bestView(features)).thumb).toBeGreaterThan(leastSkin)
    },
  )
})
