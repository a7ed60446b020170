import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { axis, mirrored } from '#ui/body/body-drawing.ts'
import { getBodyLocation, type LocationName, locationWithAncestors } from '#ui/body/body-locations.ts'
import { add, clamp, length, lerp, lerpVectors, scaleVector, type Vector, vector } from '#ui/body/vector.ts'
import type { ClipSign } from './clip-sign.ts'
import { type HandOrientation, type HandPoint, handVector } from './hand-orientation.ts'
import { type HandPart, partPosition } from './hand-parts.ts'
import { handshapePose } from './handshape-pose.ts'
import { type Hold, handScaleAt, heldHand } from './hold.ts'
import { hangingPose, type PlacedHand } from './pose.ts'

const outermostLocation = (location: LocationName): LocationName =>
  locationWithAncestors(location).at(-1) ?? location

/** Locations on an arm that hangs. For locations on the forearm or hand, the arm is raised. */
const onHangingArm: readonly LocationName[] = ['arm', 'upper-arm', 'elbow', 'inner-elbow']

/** Whether the nondominant hand is raised as the location or the base hand of the sign. */
export const usesBaseHand = ({ hands, location }: ClipSign): boolean =>
  hands === 'base' ||
  ((outermostLocation(location) === 'arm' || outermostLocation(location) === 'hand') &&
    !onHangingArm.includes(location))

/** Position of a location between wrist (0) and fingertips (1). */
const alongHand: Partial<Record<LocationName, number>> = {
  fingertips: 1,
  'finger-pads': 0.95,
  fingernails: 0.95,
  fingers: 0.8,
  'back-of-fingers': 0.8,
  'index-finger': 0.8,
  'middle-finger': 0.8,
  'ring-finger': 0.8,
  'little-finger': 0.75,
  'between-fingers': 0.7,
  knuckles: 0.6,
  thumb: 0.6,
  'between-thumb-and-index': 0.6,
  'heel-of-hand': 0.15,
  'ball-of-thumb': 0.3,
}

/** Orientations of the base hand. */
const palmUp: HandOrientation = { tilt: 72, lean: 12, pronation: -110, flexion: 0 }
const palmDown: HandOrientation = { tilt: 72, lean: 8, pronation: 50, flexion: 0 }
const palmIn: HandOrientation = { tilt: 40, lean: 10, pronation: -30, flexion: 0 }
const crosswise: HandOrientation = { tilt: 40, lean: 8, pronation: 50, flexion: 0 }
const thumbUp: HandOrientation = { tilt: 78, lean: 10, pronation: 0, flexion: 0 }
const upright: HandOrientation = { tilt: 14, lean: 0, pronation: 80, flexion: 0 }

const onBack: readonly LocationName[] = ['back-of-hand', 'knuckles', 'fingers', 'radial-side']

/** Two hands that lie on each other are held crosswise, so that each is visible. */
const liesOnBack = ({ location, touch }: ClipSign) => onBack.includes(location) && touch === 'palm'

function baseOrientation(sign: ClipSign): HandOrientation {
  const { location, relation } = sign
  if (liesOnBack(sign)) return crosswise
  if (location === 'between-thumb-and-index') return thumbUp
  if (onBack.includes(location)) return palmDown
  return relation === 'before' ? palmIn : palmUp
}

/** Where two upright hands touch with their sides. */
const besideOtherHand = vector(axis - 2, 244, 112)

/** The base hand, as a right hand: in front of the abdomen, on the arm or below the elbow. */
export function baseHand(sign: ClipSign): PlacedHand {
  if (!usesBaseHand(sign)) return hangingPose
  const joints = handshapePose(sign.nondominant)
  if (sign.relation === 'beside')
    return heldHand({ point: besideOtherHand, touch: 'radial' }, upright, sign.nondominant)
  if (sign.relation === 'elbow') return { wrist: vector(346, 382, 70), orientation: palmDown, joints }
  if (outermostLocation(sign.location) === 'arm')
    return { wrist: vector(306, 392, 64), orientation: palmDown, joints }
  const wrist = liesOnBack(sign) ? vector(262, 346, 90) : vector(258, 372, 84)
  return { wrist, orientation: baseOrientation(sign), joints }
}

/** A point of the base hand in the drawing, slightly in front of it. */
function onBase({ wrist, orientation }: PlacedHand, point: HandPoint): Vector {
  const offset = scaleVector(handVector(point, orientation), handScaleAt(wrist.z))
  return add(mirrored(add(wrist, offset)), vector(0, -4, 6))
}

/** Fingertips and middle of the base hand, which the dominant hand should not hide. */
export function basePoints(sign: ClipSign): Vector[] {
  if (!usesBaseHand(sign)) return []
  const base = baseHand(sign)
  return (['tip', 'palm'] as const).map((part) =>
    onBase(base, partPosition(base.joints, sign.nondominant, part)),
  )
}

/** The point of the location on the raised base arm or hand. */
function baseTarget(sign: ClipSign): Vector {
  const base = baseHand(sign)
  if (outermostLocation(sign.location) === 'arm') {
    const along = sign.location.includes('wrist') ? 0.92 : 0.5
    return add(mirrored(lerpVectors(vector(222, 356, 30), base.wrist, along)), vector(0, -12, 22))
  }
  if (sign.location === 'between-thumb-and-index')
    return onBase(base, partPosition(base.joints, sign.nondominant, 'radial'))
  const [x, , z] = partPosition(
    base.joints,
    sign.nondominant,
    onBack.includes(sign.location) ? 'back' : 'palm',
  )
  const [, tip] = partPosition(base.joints, sign.nondominant, 'tip')
  const y = (alongHand[sign.location] ?? 0.45) * tip
  return onBase(base, [x, y, z])
}

/** On the other hand or arm: from above if the fingertips touch, otherwise flat. */
function holdOnBase(sign: ClipSign): Hold {
  const touch = sign.touch ?? 'palm'
  const point = baseTarget(sign)
  if (touch === 'tip') return { point, touch, tilt: 130, lean: 20 }
  return touch === 'base' ? { point, touch, tilt: 16 } : { point, touch, tilt: 40 }
}

/** Two hands in front of the middle of the body, or crossed there. */
function holdOfBoth({ relation, hasContact, location, touch }: ClipSign, y: number): Hold {
  const z = outermostLocation(location) === 'neutral-space' ? 110 : 56
  if (relation === 'crossed') return { point: vector(axis + 36, y - 6, z), touch: 'palm', tilt: 58 }
  if (relation === 'tips') return { point: vector(axis - 4, y - 26, z), touch: 'tip', tilt: 32 }
  if (relation === 'palms' || relation === 'backs')
    return { point: vector(axis - 17, y, z), touch: 'palm', tilt: 4 }
  if (relation === 'higher') return { point: vector(axis - 24, y - 34, z), touch: 'palm', tilt: 40 }
  if (relation === 'before') return { point: vector(axis - 22, y + 20, z + 50), touch: 'palm', tilt: 24 }
  const gap = hasContact ? 31 : 44
  return { point: vector(axis - gap, y, z), touch: touch === 'knuckles' ? touch : 'palm', tilt: 24 }
}

/** The part at the location if the row says nothing: a fist has no fingertips, so its thumb side. */
const touchUnspecified = ({ joints, unselected }: HandshapeFeatures): HandPart =>
  joints === 'closed' && unselected !== 'open' ? 'radial' : 'tip'

/** A whole hand at the forehead is held at the hairline, because it would cover an eye below. */
const aboveEyes = (location: LocationName, point: Vector): Vector =>
  locationWithAncestors(location).includes('forehead') ? add(point, vector(-10, -18)) : point

function holdOnHead({ touch, location, hands, dominant }: ClipSign, point: Vector): Hold {
  // Two hands that do not touch with their fingertips stay beside the face, to keep it visible.
  if (hands === 'both' && touch && touch !== 'tip') return { point, touch: 'thumb', tilt: 10 }
  const high = clamp((130 - point.y) / 100)
  const acrossBody = clamp((getBodyLocation(location).point.x - 240) / 180)
  const tilt = lerp(26, 40, high) + 14 * acrossBody
  // At the ear a hand is held like a receiver, its other end at the mouth.
  if (touch === 'thumb')
    return { point, touch, tilt: locationWithAncestors(location).includes('ear') ? 78 : 4 }
  if (touch === 'radial' || touch === 'ulnar')
    return { point: aboveEyes(location, point), touch, tilt: tilt + 40 }
  // A hand whose back touches the head comes from the side, with its fingertips there.
  if (touch === 'back') return { point, touch: 'tip', tilt: tilt + 30 }
  return { point, touch: touch ?? touchUnspecified(dominant), tilt }
}

function holdOnTrunk({ touch, location }: ClipSign, point: Vector): Hold {
  const acrossBody = clamp((getBodyLocation(location).point.x - 240) / 180)
  if (point.y > 400) return { point, touch: 'palm', tilt: 112 }
  if (touch === 'thumb') return { point, touch, tilt: 20 }
  return { point, touch: touch ?? 'palm', tilt: lerp(26, 64, acrossBody) + (point.y > 330 ? 14 : 0) }
}

const firstStroke = ({ movement }: ClipSign) => movement.strokes.find((offset) => length(offset) > 1)

/** Whether the hand is held horizontally, because its palm or back leads a movement up or down. */
export function isLevel(sign: ClipSign): boolean {
  const stroke = firstStroke(sign)
  const isFlat = sign.leading === 'palm' || sign.leading === 'back'
  return isFlat && stroke !== undefined && Math.abs(stroke.y) > 2 * Math.hypot(stroke.x, stroke.z)
}

/** Whether the index finger alone is extended. */
const isPointing = ({ dominant: { fingers, joints, unselected } }: ClipSign) =>
  fingers.length === 1 && fingers[0] === 'index' && joints === 'straight' && unselected === 'closed'

const isForward = ({ x, y, z }: Vector) => z > 1.4 * Math.hypot(x, y)

/** The part that leads the movement. An index finger that moves forward leads with its tip if the row says nothing. */
export function leadingPart(sign: ClipSign): HandPart | null {
  const stroke = firstStroke(sign)
  return sign.leading ?? (stroke && isPointing(sign) && isForward(stroke) ? 'tip' : null)
}

/** Whether the fingers point to the viewer, because their tips lead there. */
export function pointsForward(sign: ClipSign): boolean {
  const stroke = firstStroke(sign)
  return leadingPart(sign) === 'tip' && stroke !== undefined && isForward(stroke)
}

/** The tilt of a hand in neutral space: its fingers point up, or to where they lead. */
function tiltInSpace(sign: ClipSign): number {
  if (isLevel(sign)) return 76
  const stroke = firstStroke(sign)
  if (pointsForward(sign)) return 150
  if (leadingPart(sign) !== 'tip' || !stroke || Math.hypot(stroke.x, stroke.y) < Math.abs(stroke.z)) return 12
  return clamp((Math.atan2(stroke.x, -stroke.y) * 180) / Math.PI, -60, 140)
}

/** The lean of a hand in neutral space: it points to the viewer if its fingertips lead there. */
const leanInSpace = (sign: ClipSign): number => (pointsForward(sign) ? 50 : 0)

/** A hand that does not touch the face stands beside it, to keep it visible. */
const besideFace = ({ location, hands }: ClipSign, x: number) =>
  hands === 'one' && location.startsWith('in-front-of-') ? Math.min(x, 222) : x

/** The forearm of one hand is seen in its length if the hand is not far in front of its shoulder. */
const depthInSpace = (sign: ClipSign): number => (sign.hands === 'both' || pointsForward(sign) ? 120 : 76)

/** Within a location before or beside the shoulder a hand is far out, so that upper arm and forearm are seen apart. */
const outwards: Partial<Record<LocationName, Vector>> = {
  'at-the-side': vector(-36, -26, -20),
  'in-front-of-shoulder': vector(-28, -14, -20),
}

/** How the dominant hand is held at the location of the sign. */
export function holdOf(sign: ClipSign): Hold {
  const { x, y } = getBodyLocation(sign.location).point
  const areas = locationWithAncestors(sign.location)
  if (sign.relation === 'elbow') return { point: vector(232, 252, 60), touch: 'base', tilt: 4 }
  if (sign.relation === 'beside') return { point: besideOtherHand, touch: 'radial', tilt: upright.tilt }
  if (usesBaseHand(sign)) return holdOnBase(sign)
  if (sign.hands === 'both' && sign.relation) return holdOfBoth(sign, y)
  const apart = sign.hands === 'both' ? 30 : 0
  if (areas.includes('near-head') || sign.location === 'in-front-of-face')
    return {
      point: vector(besideFace(sign, x) - 1.6 * apart, Math.max(y + 10, 80), 96),
      touch: 'palm',
      tilt: tiltInSpace(sign),
    }
  // Low in front of the body the fingers of a hand point down.
  if (sign.location === 'in-front-of-waist' && !sign.leading)
    return { point: vector(x - apart, y - 20, 110), touch: 'palm', tilt: 150 }
  if (areas.includes('neutral-space'))
    return {
      // The forearm of a hand that points to the viewer is low.
      point: add(
        vector(x - apart, pointsForward(sign) ? y + 34 : y, depthInSpace(sign)),
        outwards[sign.location] ?? vector(0, 0),
      ),
      touch: 'palm',
      tilt: tiltInSpace(sign),
      lean: leanInSpace(sign),
    }
  if (areas.includes('head') || areas.includes('neck'))
    return holdOnHead(sign, vector(x - apart * 0.7, y + 4, 46))
  return holdOnTrunk(sign, vector(x - apart * 0.8, y, 52))
}
