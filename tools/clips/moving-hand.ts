import { featureCode } from '#packages/hands/feature-code.ts'
import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { mixPoses } from '#packages/hands/pose/hand-pose.ts'
import { locationWithAncestors } from '#ui/body/body-locations.ts'
import { isFigure, type Movement, offsetAt } from '#ui/body/movement-path.ts'
import { add, ease, lerp, progress, scaleVector } from '#ui/body/vector.ts'
import type { ClipSign } from './clip-sign.ts'
import { handVector } from './hand-orientation.ts'
import { partPosition } from './hand-parts.ts'
import { handshapePose } from './handshape-pose.ts'
import { type Hold, wristAt } from './hold.ts'
import { rotatedOrientation } from './movement-rotation.ts'
import { movingFingers } from './moving-fingers.ts'
import { chooseOrientation, type HeldArm } from './orientation-choice.ts'
import { orientationGoal } from './orientation-goal.ts'
import type { PlacedHand } from './pose.ts'

interface Orientations {
  dominant: HeldArm
  nondominant: HeldArm
}

const chosen = new WeakMap<ClipSign, Orientations>()

const hasEqualHandshapes = ({ dominant, nondominant }: ClipSign) =>
  featureCode(dominant) === featureCode(nondominant)

const isStraight = ({ joints }: HandshapeFeatures) => joints === 'straight'

/** The handshape at the contact decides; in the air the one with straight fingers, whose direction is seen most. */
function decidingHandshape({ dominant, dominantSecond, movement, touch, hasContact }: ClipSign) {
  if (!dominantSecond) return dominant
  const isInAir = !touch && !hasContact
  const isSecond = movement.anchor === 1 || (isInAir && isStraight(dominantSecond) && !isStraight(dominant))
  return isSecond ? dominantSecond : dominant
}

/** The orientations of the two moving hands, chosen once for each sign. */
function orientationsOf(sign: ClipSign): Orientations {
  const known = chosen.get(sign)
  if (known) return known
  const orient = (features: HandshapeFeatures) => chooseOrientation(orientationGoal(sign, features))
  const dominant = orient(decidingHandshape(sign))
  const orientations = {
    dominant,
    nondominant: hasEqualHandshapes(sign) ? dominant : orient(sign.nondominant),
  }
  chosen.set(sign, orientations)
  return orientations
}

/** Progress of the change to the second handshape, 0…1. */
const changeAt = (u: number) => ease(progress(u, 0.3, 0.7))

/** The joints of a hand at `u` of its movement, and the part that touches the location. */
function handAt(sign: ClipSign, hold: Hold, u: number, isDominant: boolean) {
  const features = isDominant ? sign.dominant : sign.nondominant
  const joints = handshapePose(features)
  const part = partPosition(joints, features, hold.touch)
  const played = sign.fingersMove ? movingFingers(joints, features, u) : joints
  const second = isDominant || hasEqualHandshapes(sign) ? sign.dominantSecond : null
  const share = changeAt(u)
  if (!second || share === 0) return { joints: played, part }
  const secondJoints = handshapePose(second)
  const secondPart = partPosition(secondJoints, second, hold.touch)
  const mix = (axis: 0 | 1 | 2) => lerp(part[axis], secondPart[axis], share)
  return { joints: mixPoses(played, secondJoints, share), part: [mix(0), mix(1), mix(2)] as const }
}

/** A figure drawn on the head is small, so that the hand stays at its location. */
function figureScale({ location, movement }: ClipSign): number {
  return isFigure(movement.shape) && locationWithAncestors(location).includes('head') ? 0.5 : 1
}

/** A moving hand, as a right hand, at `u` (0…1) of its movement. */
export function movingHand(
  sign: ClipSign,
  hold: Hold,
  u: number,
  { isDominant = true, movement = sign.movement }: { isDominant?: boolean; movement?: Movement } = {},
): PlacedHand {
  const { dominant, nondominant } = orientationsOf(sign)
  const { elbowRaise, ...held } = isDominant ? dominant : nondominant
  const orientation = rotatedOrientation(held, sign.rotation, u)
  const { joints, part } = handAt(sign, hold, u, isDominant)
  return {
    wrist: wristAt(
      add(hold.point, scaleVector(offsetAt(movement, u), figureScale(sign))),
      handVector(part, orientation),
    ),
    orientation,
    joints,
    elbowRaise,
  }
}
