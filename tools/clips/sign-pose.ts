import { axis, mirrored } from '#ui/body/body-drawing.ts'
import { isClosedShape, type Movement, offsetAt } from '#ui/body/movement-path.ts'
import { add, clamp, ease, lerp, lerpVectors, progress, type Vector, vector } from '#ui/body/vector.ts'
import type { ClipSign } from './clip-sign.ts'
import { rotationAt } from './hand-rotation.ts'
import { type Hold, raisedPose, wristPosition } from './hold.ts'
import { type Contact, type HandPose, hangingPose, mirroredHand, type Pose } from './pose.ts'
import { baseHand, holdOf, usesBaseHand } from './sign-hold.ts'
import { clipTimes, liftProgress, strokeProgress } from './timing.ts'

/** How far the second handshape has taken the place of the first. */
const secondShare = ({ dominantSecond }: ClipSign, u: number) =>
  dominantSecond ? ease(progress(u, 0.36, 0.64)) : 0

function movingHand(sign: ClipSign, hold: Hold, u: number, movement: Movement = sign.movement): HandPose {
  const { roll, bow, sway } = rotationAt(sign.rotation, sign.facing, u)
  const tilt = hold.tilt + sway
  const moved = { ...hold, at: add(hold.at, offsetAt(movement, u)), tilt }
  const share = secondShare(sign, u)
  const second = sign.dominantSecond ?? sign.dominant
  const wrist = lerpVectors(wristPosition(moved, sign.dominant), wristPosition(moved, second), share)
  const symbol = share < 1 ? sign.dominant : second
  const pose: HandPose = { wrist, tilt, symbol, symbolShare: 1, roll, bow }
  if (sign.facing === 'side' && !sign.rotation?.roll) pose.isSideways = true
  if (sign.fingersMove) pose.wiggle = Math.sin(u * 8 * Math.PI)
  return share > 0 && share < 1 ? { ...pose, next: { symbol: second, share } } : pose
}

/** The second hand of two that do the same: it changes its shape only when it has that of the first. */
const otherShape = (sign: ClipSign, { next, ...hand }: HandPose): HandPose => {
  if (sign.nondominant !== sign.dominant) return { ...hand, symbol: sign.nondominant }
  return next ? { ...hand, next } : hand
}

/** The same way on both sides is, for a left hand drawn as a right one, the way mirrored. */
const reflected = (movement: Movement): Movement => ({
  ...movement,
  strokes: movement.strokes.map((leg) => ({ ...leg, x: -leg.x })),
  bulge: movement.bulge && { ...movement.bulge, x: -movement.bulge.x },
})

/** How much lower or further back the second hand is than the first. */
function shiftOf({ movement, relation }: ClipSign): Vector {
  if (relation === 'higher') return vector(0, 66)
  if (relation === 'before') return vector(0, -34, -70)
  return movement.secondHand === 'past' ? vector(0, 34, -10) : vector(0, 0)
}

/** The second of two moving hands, as a right one. */
function otherHand(sign: ClipSign, hold: Hold, u: number): HandPose {
  const { movement, alternating } = sign
  const { secondHand, shape } = movement
  const opposite = isClosedShape(shape) ? u + 0.5 : 1 - u
  const phase = alternating || secondHand === 'around' || secondHand === 'opposite' ? opposite : u
  const below = { ...hold, at: add(hold.at, shiftOf(sign)) }
  const way = secondHand === 'same' || secondHand === 'opposite' ? reflected(movement) : movement
  return otherShape(sign, movingHand(sign, below, phase, way))
}

/** The base hand, as a right one: still, unless the dominant hand takes it along. */
function baseAt(sign: ClipSign, u: number): HandPose {
  const base = baseHand(sign)
  if (!sign.baseIsCarried) return base
  return { ...base, wrist: add(base.wrist, offsetAt(reflected(sign.movement), u)) }
}

/** How plainly the touch is marked: while the hand is at its place on its way. */
function contactAt(sign: ClipSign, u: number, lift: number): number {
  const { strokes, anchor } = sign.movement
  if (!sign.hasContact || !strokes.length || lift < 0.98) return 0
  return 1 - clamp(Math.abs(u - anchor) / 0.12)
}

/** One mark where one hand touches or two meet, two where each touches; clear of the part that touches. */
function contactsOf({ hands, relation }: ClipSign, { at, touch }: Hold, strength: number): Contact[] {
  const radius = touch === 'tip' || touch === 'thumb' ? 14 : 40
  if (hands === 'both' && relation) return [{ at: { x: axis, y: at.y }, strength, radius }]
  const places = hands === 'both' ? [at, mirrored(at)] : [at]
  return places.map((place) => ({ at: place, strength, radius }))
}

/** The figure's pose at a moment of the clip (0 to `beats.total` seconds), the same at both ends. */
export function poseAt(sign: ClipSign, seconds: number): Pose {
  const lift = liftProgress(seconds)
  const hold = holdOf(sign)
  const u = strokeProgress(sign.movement, seconds)
  const right = raisedPose(movingHand(sign, hold, u), lift)
  const both = sign.hands === 'both' && !usesBaseHand(sign)
  const left = both ? otherHand(sign, hold, u) : usesBaseHand(sign) ? baseAt(sign, u) : hangingPose
  const looked = vector(
    clamp((right.wrist.x - axis) / 160, -1, 1),
    clamp((right.wrist.y - 150) / 260, -0.5, 1),
  )
  const attention = both ? 0 : lift * 0.55
  return {
    right,
    left: mirroredHand(raisedPose(left, left === hangingPose ? 0 : lift)),
    gaze: { x: looked.x * attention, y: looked.y * lift * 0.5 },
    lids: 1 - Math.max(0, 1 - Math.abs(seconds - 2.24) / 0.07),
    contacts: contactsOf(sign, hold, contactAt(sign, u, lift)),
  }
}

/** The moment whose frame stands for the clip: the hand at its place. */
export function posterMoment({ movement, dominantSecond, rotation }: ClipSign): number {
  const early = isClosedShape(movement.shape) || rotation?.roll || (dominantSecond && movement.anchor === 0.5)
  const from = early ? 0.1 : ({ 0: 0.06, 0.5: 0.5, 1: 0.97 } as const)[movement.anchor]
  const moments = Array.from({ length: 40 }, (_, index) => lerp(clipTimes.place, clipTimes.end, index / 40))
  return moments.find((moment) => strokeProgress(movement, moment) >= from) ?? clipTimes.place
}
