import type { Finger } from '../features.ts'
import {
  fingerMotions,
  type HandPose,
  jointIndex,
  jointMotions,
  type LongFinger,
  longFingers,
  type ThumbPose,
} from '../skeleton.ts'
import { add, distance, type RigidMotion, scale, subtract, type Vector } from '../vector.ts'
import { type Bone, boneOf, bones, overlapDepth } from './bones.ts'
import { leastSquares } from './least-squares.ts'
import { placeSpot, type Spot } from './spots.ts'

/** Two spots that shall meet, or be some millimetres apart. */
export interface Contact {
  one: Spot
  other: Spot
  /** Millimetres between the spots; 0 by default. */
  gap?: number
  /** How much the spots shall look at each other. */
  facing?: number
  weight?: number
}

/** A joint of a finger that may move to reach a contact, between two angles. */
export interface FreeJoint {
  finger: LongFinger
  /** 0 base, 1 middle, 2 end joint, or the abduction of the base joint. */
  joint: 0 | 1 | 2 | 'spread'
  least: number
  most: number
}

/** What the thumb, and fingers that move with it, shall reach. Weights multiply squares of millimetres. */
export interface Aim {
  /** Where the thumb begins. It stays near, because joints of a relaxed thumb avoid their limits. */
  start: ThumbPose
  contacts?: readonly Contact[]
  /** Places in the space of the hand. */
  places?: readonly { spot: Spot; at: Vector; weight?: number }[]
  /** Directions in the space of the hand, out of the skin. */
  looks?: readonly { spot: Spot; to: Vector; weight: number }[]
  free?: readonly FreeJoint[]
  /** Whether neighbouring fingers keep out of each other too, because they move sideways. */
  areFingersKeptApart?: boolean
  /** How much bones keep out of each other; 1 by default. */
  firmness?: number
  /** How much the thumb stays near its start; 1 by default. */
  stay?: number
}

interface Range {
  least: number
  most: number
  stay: number
}

/**
 * The thumb's joints: carpometacarpal flexion, opposition and rotation, then the metacarpophalangeal and the
 * interphalangeal joint. Degrees from the resting hand; the rotation costs most, because muscles hardly control it.
 */
export const thumbRanges: readonly [Range, Range, Range, Range, Range] = [
  { least: -30, most: 45, stay: 0.012 },
  { least: -25, most: 48, stay: 0.012 },
  { least: -25, most: 40, stay: 0.03 },
  { least: -12, most: 55, stay: 0.015 },
  { least: -12, most: 75, stay: 0.015 },
]
const stayOfFingers = 0.01

/** A gap of this width in millimetres only has a length: the thumb may be anywhere at that distance. */
const wideGap = 5

/** Millimetres that the thumb may press into other fingers before an aim is tried again, more firmly. */
const lightPressure = 8
const firmer = 12
/** Aims with less firmness mean to press: the thumb under or between fingers. */
const lightestFirmness = 0.2

/** Moves the thumb, and the free joints of fingers, so that they reach an aim. */
export function reach(pose: HandPose, aim: Aim): HandPose {
  const reachedPose = solve(pose, aim)
  const { firmness = 1 } = aim
  if (firmness < lightestFirmness || deepestOverlap(reachedPose) <= lightPressure) return reachedPose
  const firmPose = solve(pose, { ...aim, firmness: firmness * firmer })
  return deepestOverlap(firmPose) < deepestOverlap(reachedPose) ? firmPose : reachedPose
}

/** How deep the thumb runs into other bones, in millimetres. */
export function deepestOverlap(pose: HandPose): number {
  const motions = jointMotions(pose)
  return Math.max(...pairs.map(([one, other]) => overlapDepth(one, other, motions)))
}

function solve(pose: HandPose, aim: Aim): HandPose {
  const free = aim.free ?? []
  const start = [...aim.start.base, ...aim.start.flex, ...free.map((each) => angleOf(pose, each))]
  const ranges = [...thumbRanges, ...free.map(({ least, most }) => ({ least, most, stay: stayOfFingers }))]
  const motions = jointMotions(pose)
  const moving = new Set<Finger>(['thumb', ...free.map(({ finger }) => finger)])
  const residuals = (angles: readonly number[]) => {
    const next = withAngles(pose, free, angles)
    for (const finger of moving)
      fingerMotions(finger, next).forEach((motion, bone) => {
        motions[jointIndex(finger, bone)] = motion
      })
    return [...reached(aim, motions), ...overlaps(aim, motions), ...strain(aim, start, ranges, angles)]
  }
  const angles = leastSquares(residuals, start)
  return withAngles(
    pose,
    free,
    angles.map((angle, i) => within(angle, ranges[i])),
  )
}

const within = (angle: number, range: Range | undefined) =>
  range ? Math.min(range.most, Math.max(range.least, angle)) : angle

const angleOf = (pose: HandPose, { finger, joint }: FreeJoint) =>
  joint === 'spread' ? pose[finger].spread : pose[finger].flex[joint]

function withAngles(pose: HandPose, free: readonly FreeJoint[], angles: readonly number[]): HandPose {
  const [flexion = 0, opposition = 0, rotation = 0, middle = 0, end = 0, ...others] = angles
  const next: HandPose = { ...pose, thumb: { base: [flexion, opposition, rotation], flex: [middle, end] } }
  free.forEach(({ finger, joint }, i) => {
    const { flex, spread } = next[finger]
    const angle = others[i] ?? 0
    next[finger] =
      joint === 'spread'
        ? { flex, spread: angle }
        : {
            flex: [
              joint === 0 ? angle : flex[0],
              joint === 1 ? angle : flex[1],
              joint === 2 ? angle : flex[2],
            ],
            spread,
          }
  })
  return next
}

function reached({ contacts = [], places = [], looks = [] }: Aim, motions: readonly RigidMotion[]): number[] {
  const residuals: number[] = []
  const push = (factor: number, vector: Vector) =>
    residuals.push(factor * vector[0], factor * vector[1], factor * vector[2])
  for (const { one, other, gap = 0, facing = 0, weight = 1 } of contacts) {
    const [a, b] = [placeSpot(one, motions), placeSpot(other, motions)]
    if (gap < wideGap) push(Math.sqrt(weight), subtract(a.at, add(b.at, scale(b.out, gap))))
    else residuals.push(Math.sqrt(weight) * (distance(a.at, b.at) - gap))
    if (facing > 0) push(Math.sqrt(facing / 2), add(a.out, b.out))
  }
  for (const { spot, at, weight = 1 } of places)
    push(Math.sqrt(weight), subtract(placeSpot(spot, motions).at, at))
  for (const { spot, to, weight } of looks)
    push(Math.sqrt(weight / 2), subtract(placeSpot(spot, motions).out, to))
  return residuals
}

const thumbBones = [boneOf('thumb', 1), boneOf('thumb', 2)]
/** The bones of other fingers that the thumb can meet. */
const pairs: readonly [Bone, Bone][] = thumbBones.flatMap((one) =>
  bones.filter(({ finger }) => finger !== 'thumb').map((other): [Bone, Bone] => [one, other]),
)

const neighbours: readonly [Bone, Bone][] = longFingers
  .slice(1)
  .flatMap((finger, index) =>
    phalanges(longFingers[index]).flatMap((one) =>
      phalanges(finger).map((other): [Bone, Bone] => [one, other]),
    ),
  )

function phalanges(finger: LongFinger | undefined): Bone[] {
  return bones.filter((bone) => bone.finger === finger && bone.index > 0)
}

function overlaps({ firmness = 1, areFingersKeptApart }: Aim, motions: readonly RigidMotion[]): number[] {
  const factor = Math.sqrt(firmness)
  return [...pairs, ...(areFingersKeptApart ? neighbours : [])].map(
    ([one, other]) => factor * Math.max(0, overlapDepth(one, other, motions)),
  )
}

/** What it costs to leave the start, and more to leave the ranges. */
function strain(
  { stay = 1 }: Aim,
  start: readonly number[],
  ranges: readonly Range[],
  angles: readonly number[],
): number[] {
  return angles.flatMap((angle, i) => [
    angle - within(angle, ranges[i]),
    Math.sqrt(stay * (ranges[i]?.stay ?? 0)) * (angle - (start[i] ?? 0)),
  ])
}
