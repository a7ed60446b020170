import { axis, mirrored } from '#ui/body/body-drawing.ts'
import { isClosedShape, type Movement, offsetAt } from '#ui/body/movement-path.ts'
import { add, clamp, ease, lerp, lerpVectors, progress, type Vector, vector } from '#ui/body/vector.ts'
import type { ClipSign } from './clip-sign.ts'
import { rotationAt } from './hand-rotation.ts'
import { type Hold, raisedPose, wristPosition } from './hold.ts'
import { type Contact, type HandPose, hangingPose, mirroredHand, type Pose } from './pose.ts'
import { baseHand, holdOf, usesBaseHand } from './sign-hold.ts'
import { clipTimes, liftProgress, strokeProgress } from './timing.ts'

/** Progress of the change to the second handshape, 0…1. */
const secondShare = ({ dominantSecond }: ClipSign, u: number) =>
  dominantSecond ? ease(progress(u, 0.36, 0.64)) : 0

function movingHand(sign: ClipSign, hold: Hold, u: number, movement: Movement = sign.movement): HandPose {
  const { roll, bow, sway } = rotationAt(sign.rotation, sign.facing, u)
  const tilt = hold.tilt + sway
  const moved = { ...hold, point: add(hold.point, offsetAt(movement, u)), tilt }
  const share = secondShare(sign, u)
  const second = sign.dominantSecond ?? sign.dominant
  const wrist = lerpVectors(wristPosition(moved, sign.dominant), wristPosition(moved, second), share)
  const symbol = share < 1 ? sign.dominant : second
  const pose: HandPose = { wrist, tilt, symbol, symbolShare: 1, roll, bow }
  if (sign.facing === 'side' && !sign.rotation?.roll) pose.isSideways = true
  if (sign.fingersMove) pose.wiggle = Math.sin(u * 8 * Math.PI)
  return share > 0 && share < 1 ? { ...pose, next: { symbol: second, share } } : pose
}

/** The second of two moving hands. It takes part in a handshape change only if it has the same handshape. */
const withNondominantShape = (sign: ClipSign, { next, ...hand }: HandPose): HandPose => {
  if (sign.nondominant !== sign.dominant) return { ...hand, symbol: sign.nondominant }
  return next ? { ...hand, next } : hand
}

/** A left hand is drawn as a mirrored right hand, so a parallel movement must be mirrored first. */
const reflected = (movement: Movement): Movement => ({
  ...movement,
  strokes: movement.strokes.map((stroke) => ({ ...stroke, x: -stroke.x })),
  bulge: movement.bulge && { ...movement.bulge, x: -movement.bulge.x },
})

/** Offset of the second hand from the mirrored position of the first. */
function shiftOf({ movement, relation }: ClipSign): Vector {
  if (relation === 'higher') return vector(0, 66)
  if (relation === 'before') return vector(0, -34, -70)
  return movement.secondHand === 'past' ? vector(0, 34, -10) : vector(0, 0)
}

/** The second of two moving hands, as a right hand. */
function otherHand(sign: ClipSign, hold: Hold, u: number): HandPose {
  const { movement, alternating } = sign
  const { secondHand, shape } = movement
  const opposite = isClosedShape(shape) ? u + 0.5 : 1 - u
  const phase = alternating || secondHand === 'around' || secondHand === 'opposite' ? opposite : u
  const shiftedHold = { ...hold, point: add(hold.point, shiftOf(sign)) }
  const ownMovement = secondHand === 'same' || secondHand === 'opposite' ? reflected(movement) : movement
  return withNondominantShape(sign, movingHand(sign, shiftedHold, phase, ownMovement))
}

/** The base hand, as a right hand; it moves only if the dominant hand holds it. */
function baseAt(sign: ClipSign, u: number): HandPose {
  const base = baseHand(sign)
  if (!sign.baseIsCarried) return base
  return { ...base, wrist: add(base.wrist, offsetAt(reflected(sign.movement), u)) }
}

/** Strength of the contact mark (0…1), greatest while the hand is at its location. */
function contactStrength(sign: ClipSign, u: number, lift: number): number {
  const { strokes, anchor } = sign.movement
  if (!sign.hasContact || !strokes.length || lift < 0.98) return 0
  return 1 - clamp(Math.abs(u - anchor) / 0.12)
}

/** One mark where one hand touches or two hands meet, two marks where both hands touch the body. */
function contactsOf({ hands, relation }: ClipSign, { point, touch }: Hold, strength: number): Contact[] {
  const radius = touch === 'tip' || touch === 'thumb' ? 14 : 40
  if (hands === 'both' && relation) return [{ point: { x: axis, y: point.y }, strength, radius }]
  const points = hands === 'both' ? [point, mirrored(point)] : [point]
  return points.map((contactPoint) => ({ point: contactPoint, strength, radius }))
}

/** The pose of the figure at a time of the clip, 0 to `clipTimes.total` seconds; equal at both ends. */
export function poseAt(sign: ClipSign, seconds: number): Pose {
  const lift = liftProgress(seconds)
  const hold = holdOf(sign)
  const u = strokeProgress(sign.movement, seconds)
  const right = raisedPose(movingHand(sign, hold, u), lift)
  const both = sign.hands === 'both' && !usesBaseHand(sign)
  const left = both ? otherHand(sign, hold, u) : usesBaseHand(sign) ? baseAt(sign, u) : hangingPose
  const gaze = vector(clamp((right.wrist.x - axis) / 160, -1, 1), clamp((right.wrist.y - 150) / 260, -0.5, 1))
  const attention = both ? 0 : lift * 0.55
  return {
    right,
    left: mirroredHand(raisedPose(left, left === hangingPose ? 0 : lift)),
    gaze: { x: gaze.x * attention, y: gaze.y * lift * 0.5 },
    lids: 1 - Math.max(0, 1 - Math.abs(seconds - 2.24) / 0.07),
    contacts: contactsOf(sign, hold, contactStrength(sign, u, lift)),
  }
}

/** The time in seconds of the poster: the hand is at its location. */
export function posterMoment({ movement, dominantSecond, rotation }: ClipSign): number {
  const isEarly =
    isClosedShape(movement.shape) || rotation?.roll || (dominantSecond && movement.anchor === 0.5)
  const minimumProgress = isEarly ? 0.1 : ({ 0: 0.06, 0.5: 0.5, 1: 0.97 } as const)[movement.anchor]
  const moments = Array.from({ length: 40 }, (_, index) => lerp(clipTimes.place, clipTimes.end, index / 40))
  return moments.find((moment) => strokeProgress(movement, moment) >= minimumProgress) ?? clipTimes.place
}
