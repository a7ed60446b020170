import type { Finger, HandshapeFeatures, Joints } from '../features.ts'
import { type HandPose, type LongFinger, longFingers } from '../skeleton.ts'
import { adducted, fingerPose, spreadOf } from './finger-poses.ts'
import { type FreeJoint, reach } from './reach.ts'
import { selectedFingers } from './selected-fingers.ts'
import { sides, spotOn } from './spots.ts'

type Angles = readonly [number, number, number]

/** Flexion of fingers that face the thumb at a distance, or touch it. */
const openFlexions: Readonly<Record<Joints, Angles>> = {
  straight: [2, 3, 2],
  bent: [56, 10, 5],
  hooked: [4, 78, 50],
  curved: [34, 46, 30],
  closed: [84, 100, 62],
}
const closedFlexions: Readonly<Record<Joints, Angles>> = {
  ...openFlexions,
  bent: [80, 24, 8],
  hooked: [36, 88, 44],
  curved: [60, 66, 42],
}

/** Millimetres between thumb and fingers that face each other without touching. */
const gaps: Readonly<Record<Joints, { few: number; all: number }>> = {
  straight: { few: 30, all: 30 },
  bent: { few: 36, all: 46 },
  hooked: { few: 36, all: 46 },
  curved: { few: 42, all: 50 },
  closed: { few: 0, all: 0 },
}

const thumbTipSpot = spotOn('thumb', 2, 1, sides.palm, 0)

/** Opposition: the pads of thumb and fingers face each other, or touch. */
export function oppose(features: HandshapeFeatures, pose: HandPose): HandPose {
  const selected = selectedFingers(features)
  // When the selected fingers stand, the others meet the thumb: D of ASL, the fox.
  const isStanding = features.joints === 'straight' || features.joints === null
  if (isStanding && features.fingers.includes('thumb') && features.aperture === 'open')
    return standBefore(pose)
  const opposed = isStanding ? longFingers.filter((finger) => !selected.includes(finger)) : selected
  const isTouching = features.aperture === 'closed' || isStanding
  const joints = isStanding ? (selected.length === 1 ? 'curved' : 'bent') : (features.joints ?? 'curved')
  if (opposed.length === 4 && isTouching && features.spreading === 'spread') return bunch(pose)
  const flex = (isTouching ? closedFlexions : openFlexions)[joints]
  const posed: HandPose = { ...pose }
  for (const finger of opposed)
    posed[finger] = fingerPose(
      flex,
      isStanding ? adducted(finger, flex[0]) : spreadOf(finger, flex[0], features),
    )
  const isRound = isTouching && joints === 'curved'
  const leading = opposed.slice(0, 2)
  const thumbSpot = spotOn('thumb', 2, joints === 'bent' ? (isTouching ? 0.92 : 0.8) : isRound ? 0.95 : 0.62)
  const gap = isTouching
    ? leading.length > 1
      ? isRound
        ? 3.5
        : 2
      : 0.5
    : gaps[joints][opposed.length === 4 ? 'all' : 'few']
  const contacts = leading.map((finger, i) => ({
    one: thumbSpot,
    other:
      joints === 'hooked' && isTouching
        ? spotOn(finger, 3, 0.4, 40)
        : spotOn(finger, 3, isRound ? 0.9 : isTouching ? 0.88 : 0.75),
    gap,
    facing: isRound ? 15 : isTouching ? 60 : 150,
    weight: i === 0 ? 1 : 0.7,
  }))
  const reached = reach(posed, {
    start: {
      base: [12, 26, 14],
      flex: joints === 'curved' ? [12, isTouching ? 32 : 22] : joints === 'hooked' ? [5, 15] : [4, 2],
    },
    contacts,
    free: isTouching ? leading.flatMap((finger) => freeFlexion(finger, flex, isRound)) : [],
    firmness: 0.5,
  })
  return isTouching ? followLeading(reached, opposed, leading) : reached
}

/** Palmar abduction: the thumb stands before the palm, at a right angle to straight fingers, and touches nothing. */
const standBefore = (pose: HandPose): HandPose =>
  reach(pose, {
    start: { base: [12, 26, 14], flex: [4, 2] },
    places: [{ spot: thumbTipSpot, at: [42, 62, 84] }],
    stay: 3,
  })

const freeFlexion = (finger: LongFinger, [base, middle]: Angles, isRound: boolean): FreeJoint[] => [
  { finger, joint: 0, least: base - (isRound ? 16 : 30), most: base + 20 },
  { finger, joint: 1, least: Math.max(0, middle - 16), most: middle + 20 },
]

/** The other fingers lie beside those that touch the thumb. */
function followLeading(
  pose: HandPose,
  opposed: readonly LongFinger[],
  leading: readonly LongFinger[],
): HandPose {
  const last = leading.at(-1)
  if (!last) return pose
  const followed: HandPose = { ...pose }
  for (const finger of opposed)
    if (!leading.includes(finger)) {
      const [base, middle, end] = pose[last].flex
      const more = finger === 'little' ? 4 : 2
      followed[finger] = fingerPose([base + more, middle + 2, end], pose[finger].spread)
    }
  return followed
}

/** The tips of all fingers meet at one point. */
function bunch(pose: HandPose): HandPose {
  const start: HandPose = { ...pose }
  for (const finger of longFingers) start[finger] = fingerPose([70, 36, 12], adducted(finger, 70))
  const tip = (finger: Finger) => spotOn(finger, finger === 'thumb' ? 2 : 3, 0.95, sides.palm, 0.4)
  return reach(start, {
    start: { base: [12, 26, 14], flex: [12, 32] },
    contacts: [
      ...longFingers.map((finger) => ({ one: tip('thumb'), other: tip(finger), gap: 9 })),
      { one: tip('index'), other: tip('little'), gap: 13 },
      { one: tip('index'), other: tip('middle'), gap: 9 },
      { one: tip('ring'), other: tip('little'), gap: 9 },
    ],
    free: longFingers.flatMap((finger): FreeJoint[] => [
      { finger, joint: 0, least: 50, most: 92 },
      { finger, joint: 1, least: 10, most: 70 },
      { finger, joint: 'spread', least: -16, most: 16 },
    ]),
    areFingersKeptApart: true,
    firmness: 0.5,
  })
}
