import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { locationWithAncestors } from '#ui/body/body-locations.ts'
import { offsetAt } from '#ui/body/movement-path.ts'
import { length, type Vector, vector } from '#ui/body/vector.ts'
import type { ClipSign } from './clip-sign.ts'
import type { HandPoint } from './hand-orientation.ts'
import { fingerDirection, type HandPart, partDirection } from './hand-parts.ts'
import { handshapePose } from './handshape-pose.ts'
import type { Hold } from './hold.ts'
import { walks } from './moving-fingers.ts'
import type { Facing, OrientationGoal } from './orientation-choice.ts'
import { type VisiblePoint, visibleFace } from './readability.ts'
import { basePoints, holdOf, isLevel, leadingPart, pointsForward, usesBaseHand } from './sign-hold.ts'

const middleOfHead = vector(320, 115, -20)
const toTheOtherHand = vector(1, 0)
const palm: HandPoint = [0, 0, 1]
const back: HandPoint = [0, 0, -1]

/** The direction from a hand to its location on the body or on the base hand; null in neutral space. */
function directionToLocation(sign: ClipSign, point: Vector): Vector | null {
  if (sign.relation === 'elbow') return null
  if (usesBaseHand(sign)) return sign.touch === 'tip' ? vector(0.2, 1) : vector(0.1, 0.85, -0.45)
  const areas = locationWithAncestors(sign.location)
  if (areas.includes('neutral-space')) return null
  if (areas.includes('head') || areas.includes('neck'))
    return vector(middleOfHead.x + 30 - point.x, middleOfHead.y - point.y, middleOfHead.z - point.z)
  return vector(0.15, 0, -1)
}

/** Parts of the two hands that face each other. */
const facedParts: Partial<Record<NonNullable<ClipSign['relation']>, HandPoint>> = {
  palms: palm,
  facing: palm,
  backs: back,
}

function relationFacing(
  { hands, relation, touch }: ClipSign,
  directionOf: (part: HandPart) => HandPoint,
): Facing[] {
  if (hands !== 'both' || !relation) return []
  const part = facedParts[relation] ?? (touch ? directionOf(touch) : null)
  return part ? [{ part, towards: toTheOtherHand, weight: 0.8 }] : []
}

/** A level hand is inclined, as seen from above, because its edge alone would not show whether the palm is up. */
const seenFromAbove = (direction: Vector): Vector => ({ ...direction, z: -0.5 * direction.y })

/** The drawing shows depth also by a shift in its plane, which is not a direction of the hand. */
const withoutShift = ({ x, y, z }: Vector): Vector =>
  Math.abs(z) > 1.4 * Math.hypot(x, y) ? vector(0, 0, z) : vector(x, y, z)

/** A finger that points to the viewer is inclined, because its tip alone would not show its length. */
const forwardAndDown = vector(0.35, 0.75, 0.75)
/** The direction to which the back of this hand faces. */
const backOfPointing = vector(0, -0.75, 0.75)

const up = vector(0, -1)
const towardsViewer = vector(0, 0, 1)

/** Thumb at the ear, the other end of the hand at the mouth. */
const receiverFacings: readonly Facing[] = [
  { part: [1, 0, 0], towards: up, weight: 1 },
  { part: back, towards: towardsViewer, weight: 1 },
]
const isHeldLikeReceiver = ({ location, touch }: ClipSign) =>
  touch === 'thumb' && locationWithAncestors(location).includes('ear')

/** Distance in units of the picture within which the dominant hand covers the place that it touches. */
const touchedRadius = 26

/** Fingers that walk point down, and the hand is seen obliquely, where their steps show. */
const walkingFacings = (features: HandshapeFeatures): Facing[] => [
  { part: fingerDirection(handshapePose(features), features), towards: vector(0, 1), weight: 1.5 },
  { part: back, towards: vector(-0.7, 0, 0.7), weight: 0.9 },
]

const isHeldUpright = (sign: ClipSign, { joints }: HandshapeFeatures, { tilt }: Hold): boolean =>
  sign.hands === 'one' &&
  !sign.touch &&
  leadingPart(sign) !== 'tip' &&
  joints === 'straight' &&
  tilt < 45 &&
  locationWithAncestors(sign.location).includes('neutral-space')

/** Eyes and mouth, and the parts of the base hand that are not touched. A hand at the mouth may cover the mouth. */
function visiblePoints(sign: ClipSign, { point }: Hold): VisiblePoint[] {
  const isAtMouth = locationWithAncestors(sign.location).includes('mouth')
  const ofBase = basePoints(sign)
    .filter(({ x, y }) => Math.hypot(x - point.x, y - point.y) > touchedRadius)
    .map(({ x, y }) => ({ x, y, weight: 0.8 }))
  return [...visibleFace(isAtMouth ? 0.25 : 0.5), ...ofBase]
}

/** The offsets of the hand at the ends of its movement that are not at its location. */
const endsOfMovement = ({ movement }: ClipSign): Vector[] =>
  movement.strokes.length
    ? [0, 1].map((u) => offsetAt(movement, u)).filter((offset) => length(offset) > 1)
    : []

/** The requirements of a sign on the orientation of its moving hand. */
export function orientationGoal(sign: ClipSign, features: HandshapeFeatures): OrientationGoal {
  const hold = holdOf(sign)
  const directionOf = (part: HandPart) => partDirection(handshapePose(features), features, part)
  const facings = relationFacing(sign, directionOf)
  const location = directionToLocation(sign, hold.point)
  if (isHeldLikeReceiver(sign)) return { hold, features, facings: receiverFacings }
  if (location && sign.touch)
    facings.push({
      part: directionOf(sign.touch),
      towards: location,
      weight: sign.touch === 'thumb' ? 0.7 : 1.2,
    })
  const stroke = sign.movement.strokes.find((offset) => length(offset) > 1)
  const leading = leadingPart(sign)
  if (stroke && leading)
    facings.push({
      // Fingers lead with their ends, although they touch with their pads.
      part: leading === 'tip' ? fingerDirection(handshapePose(features), features) : directionOf(leading),
      towards: pointsForward(sign)
        ? forwardAndDown
        : isLevel(sign)
          ? seenFromAbove(stroke)
          : withoutShift(stroke),
      weight: 1.3,
    })
  // A hand that points to the viewer shows its back, because its palm would hide the fingers.
  if (pointsForward(sign)) facings.push({ part: back, towards: backOfPointing, weight: 0.9 })
  if (sign.relation === 'beside') facings.push({ part: [0, 1, 0], towards: up, weight: 1.2 })
  // Straight fingers that neither touch nor lead point up, also a little finger, which stands apart from the hand.
  if (facings.length > 0 && isHeldUpright(sign, features, hold))
    facings.push({ part: fingerDirection(handshapePose(features), features), towards: up, weight: 1.2 })
  if (walks(sign)) facings.push(...walkingFacings(features))
  // Low in front of the body the back of a hand is visible.
  if (facings.length === 0 && sign.location === 'in-front-of-waist')
    facings.push({ part: back, towards: towardsViewer, weight: 0.8 })
  return {
    hold,
    features,
    facings,
    visible: visiblePoints(sign, hold),
    pointsForward: pointsForward(sign),
    rotation: Math.max(0, ...(sign.rotation?.flexion ?? [])),
    ends: endsOfMovement(sign),
  }
}
