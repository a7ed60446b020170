import { axis, mirrored } from '#ui/body/body-drawing.ts'
import { bodyPlaces, type PlaceName, placesAround } from '#ui/body/body-places.ts'
import { type HandPose, hanging, mirroredHand, type Pose } from './figure.ts'
import { type Hold, rising, wristFor } from './hold.ts'
import { beats, type Movement, offsetAt, strokeAt, turnAt } from './movement.ts'
import { add, clamp, ease, mix, mixVectors, progress, type Vector, vector } from './vector.ts'

/** What a clip shows of a sign. */
export interface ClipSign {
  /** One hand; both doing the same; or the dominant hand on a still base hand. */
  hands: 'one' | 'both' | 'base'
  place: PlaceName
  /** SignWriting keys. */
  dominant: string
  /** The dominant hand ends with this one. */
  second: string | null
  other: string
  movement: Movement
  /** Two hands that meet before the middle of the body, or cross. */
  together: 'meeting' | 'crossed' | null
  /** The two hands take turns. */
  alternating: boolean
}

const onArm: readonly PlaceName[] = ['arm', 'hand']
const widest = (place: PlaceName): PlaceName => placesAround(place).at(-1) ?? place

/** The still hand: before the belly for a base hand, lower when the place is on its arm, else hanging. */
function baseHand(sign: ClipSign): HandPose {
  const raised = widest(sign.place) === 'arm'
  if (sign.place === 'upper-arm') return hanging
  const symbol = sign.other
  return raised
    ? { wrist: vector(306, 396, 64), tilt: 80, symbol, shown: 1 }
    : { wrist: vector(262, 388, 84), tilt: 66, symbol, shown: 1 }
}

/** The place on the raised base arm or hand, seen as the dominant hand meets it. */
function baseTarget(sign: ClipSign): Vector {
  const base = baseHand(sign)
  const elbow = vector(222, 356, 30)
  const along = sign.place === 'elbow' ? 0 : sign.place === 'wrist' ? 0.95 : 0.5
  const spot =
    sign.place === 'hand'
      ? add(base.wrist, vector(60, -66, 16))
      : add(mixVectors(elbow, base.wrist, along), vector(0, -36, 0))
  return add(mirrored(spot), vector(0, 0, 22))
}

function holdOf(sign: ClipSign): Hold {
  const point = bodyPlaces[sign.place].at
  const { x } = point
  const area = widest(sign.place)
  if (sign.hands === 'base' || (onArm.includes(area) && sign.place !== 'upper-arm'))
    return {
      at: baseTarget({ ...sign, place: onArm.includes(area) ? sign.place : 'hand' }),
      touch: 'palm',
      tilt: 30,
    }
  if (sign.hands === 'both' && sign.together) {
    const z = area === 'neutral-space' ? 110 : 56
    if (sign.together === 'crossed') return { at: vector(axis + 36, point.y - 6, z), touch: 'palm', tilt: 58 }
    return { at: vector(axis - 31, point.y, z), touch: 'palm', tilt: 30 }
  }
  const apart = sign.hands === 'both' ? 30 : 0
  if (area === 'neutral-space') return { at: vector(x - apart, point.y, 120), touch: 'palm', tilt: 12 }
  const reachedOver = clamp((x - 240) / 180)
  if (area === 'head' || area === 'neck') {
    const high = clamp((130 - point.y) / 100)
    return {
      at: vector(x - apart * 0.7, point.y + 6, 46),
      touch: 'tip',
      tilt: mix(26, 40, high) + 14 * reachedOver,
    }
  }
  return {
    at: vector(x - apart * 0.8, point.y, 52),
    touch: 'palm',
    tilt: mix(26, 64, reachedOver) + (point.y > 330 ? 14 : 0),
  }
}

function movingHand(sign: ClipSign, hold: Hold, u: number): HandPose {
  const tilt = hold.tilt + turnAt(sign.movement, u)
  const moved = { ...hold, at: add(hold.at, offsetAt(sign.movement, u)), tilt }
  const share = sign.second ? ease(progress(u, 0.34, 0.66)) : 0
  const second = sign.second ?? sign.dominant
  const wrist = mixVectors(wristFor(moved, sign.dominant), wristFor(moved, second), share)
  if (share <= 0 || share >= 1) return { wrist, tilt, symbol: share ? second : sign.dominant, shown: 1 }
  return { wrist, tilt, symbol: sign.dominant, next: { symbol: second, share }, shown: 1 }
}

/** The second hand of two that do the same: it changes its shape only when it has that of the first. */
const otherHand = (sign: ClipSign, hand: HandPose): HandPose =>
  sign.other === sign.dominant ? hand : { wrist: hand.wrist, tilt: hand.tilt, symbol: sign.other, shown: 1 }

/** 0 while the hands hang, 1 while they sign. */
const liftAt = (seconds: number) =>
  ease(progress(seconds, beats.rise, beats.place)) * (1 - ease(progress(seconds, beats.end, beats.rest)))

/** The figure's pose at a moment of the clip (0 to `beats.total` seconds), the same at both ends. */
export function poseAt(sign: ClipSign, seconds: number): Pose {
  const lift = liftAt(seconds)
  const hold = holdOf(sign)
  const u = strokeAt(sign.movement, seconds)
  const right = rising(movingHand(sign, hold, u), lift)
  const turns = sign.alternating && sign.movement.shape === 'circle' ? u + 0.5 : 1 - u
  const left =
    sign.hands === 'both'
      ? rising(otherHand(sign, movingHand(sign, hold, sign.alternating ? turns : u)), lift)
      : sign.hands === 'base' || onArm.includes(widest(sign.place))
        ? rising(baseHand(sign), lift)
        : hanging
  const looked = vector(
    clamp((right.wrist.x - axis) / 160, -1, 1),
    clamp((right.wrist.y - 150) / 260, -0.5, 1),
  )
  const attention = sign.hands === 'both' ? 0 : lift * 0.55
  return {
    right,
    left: mirroredHand(left),
    gaze: { x: looked.x * attention, y: looked.y * lift * 0.5 },
    lids: 1 - Math.max(0, 1 - Math.abs(seconds - 2.24) / 0.07),
  }
}

/** The moment whose frame stands for the clip: the hand at its place. */
export function posterMoment({ movement, second }: ClipSign): number {
  const round = movement.shape === 'circle' || movement.shape === 'spiral'
  const from = round ? 0.12 : ({ 0: 0.06, 0.5: second ? 0.3 : 0.5, 1: 0.97 } as const)[movement.anchor]
  const moments = Array.from({ length: 40 }, (_, index) => mix(beats.place, beats.end, index / 40))
  return moments.find((moment) => strokeAt(movement, moment) >= from) ?? beats.place
}
