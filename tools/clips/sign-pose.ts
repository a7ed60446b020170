import { axis, mirrored } from '#ui/body/body-drawing.ts'
import { isClosedShape, type Movement, offsetAt } from '#ui/body/movement-path.ts'
import { add, clamp, lerp, type Vector, vector } from '#ui/body/vector.ts'
import type { ClipSign } from './clip-sign.ts'
import { faceAt } from './face.ts'
import type { Hold } from './hold.ts'
import { movingHand } from './moving-hand.ts'
import { type Contact, hangingPose, mirroredHand, type PlacedHand, type Pose, raisedHand } from './pose.ts'
import { baseHand, holdOf, usesBaseHand } from './sign-hold.ts'
import { clipTimes, liftProgress, strokeProgress } from './timing.ts'

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
function otherHand(sign: ClipSign, hold: Hold, u: number): PlacedHand {
  const { movement, alternating } = sign
  const { secondHand, shape } = movement
  const opposite = isClosedShape(shape) ? u + 0.5 : 1 - u
  const phase = alternating || secondHand === 'around' || secondHand === 'opposite' ? opposite : u
  const shiftedHold = { ...hold, point: add(hold.point, shiftOf(sign)) }
  const ownMovement = secondHand === 'same' || secondHand === 'opposite' ? reflected(movement) : movement
  return movingHand(sign, shiftedHold, phase, { isDominant: false, movement: ownMovement })
}

/** The base hand, as a right hand; it moves only if the dominant hand holds it. */
function baseAt(sign: ClipSign, u: number): PlacedHand {
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
  const right = raisedHand(movingHand(sign, hold, u), lift)
  const both = sign.hands === 'both' && !usesBaseHand(sign)
  const left = both ? otherHand(sign, hold, u) : usesBaseHand(sign) ? baseAt(sign, u) : hangingPose
  const gaze = vector(clamp((right.wrist.x - axis) / 160, -1, 1), clamp((right.wrist.y - 150) / 260, -0.5, 1))
  const attention = both ? 0 : lift * 0.55
  return {
    right,
    left: mirroredHand(raisedHand(left, left === hangingPose ? 0 : lift)),
    rightIsInFront: usesBaseHand(sign),
    gaze: { x: gaze.x * attention, y: gaze.y * lift * 0.5 },
    lids: 1 - Math.max(0, 1 - Math.abs(seconds - 2.24) / 0.07),
    face: faceAt(sign.face, seconds, lift),
    contacts: contactsOf(sign, hold, contactStrength(sign, u, lift)),
  }
}

/** The time in seconds of the poster: the hand is at its location. */
export function posterMoment({ movement, dominantSecond, rotation }: ClipSign): number {
  const isEarly =
    isClosedShape(movement.shape) || rotation?.forearm || (dominantSecond && movement.anchor === 0.5)
  const minimumProgress = isEarly ? 0.1 : ({ 0: 0.06, 0.5: 0.5, 1: 0.97 } as const)[movement.anchor]
  const moments = Array.from({ length: 40 }, (_, index) => lerp(clipTimes.place, clipTimes.end, index / 40))
  return moments.find((moment) => strokeProgress(movement, moment) >= minimumProgress) ?? clipTimes.place
}
