import { type Finger, fingers, type LongFinger } from './features.ts'
import { handMesh, type Joint } from './mesh/hand-mesh.ts'
import {
  compose,
  type Matrix,
  multiply,
  noMotion,
  type RigidMotion,
  rotationAbout,
  rotationAt,
} from './vector.ts'

export { type LongFinger, longFingers } from './features.ts'

/** Angles in degrees; 0 is the hand at rest, nearly straight. */
export interface FingerPose {
  /** Flexion of the metacarpophalangeal, proximal and distal interphalangeal joint. */
  flex: [base: number, middle: number, end: number]
  /** To the side of the thumb; negative away from it. Fingers fan out in the same way when they are bent. */
  spread: number
}

/** Angles in degrees; 0 is the hand at rest, the thumb stretched to the side. */
export interface ThumbPose {
  /** The carpometacarpal joint: flexion, opposition (to the front of the palm), and turn about the bone. */
  base: [flexion: number, opposition: number, turn: number]
  /** Flexion of the metacarpophalangeal and the interphalangeal joint. */
  flex: [middle: number, end: number]
}

/** The angles of all joints of a hand. */
export interface HandPose {
  thumb: ThumbPose
  index: FingerPose
  middle: FingerPose
  ring: FingerPose
  little: FingerPose
}

/** The index of the metacarpal in `handMesh.joints`; the other joints of the finger follow, the fingertip last. */
const metacarpals: Record<Finger, number> = { thumb: 1, index: 5, middle: 10, ring: 15, little: 20 }

/**
 * The index of the joint at which a bone begins.
 * @param bone 0 metacarpal, then the phalanges: 1 to 3 and the fingertip 4, of the thumb 1 and 2 and the tip 3
 */
export const jointIndex = (finger: Finger, bone: number): number => metacarpals[finger] + bone

/** The joint at rest at which a bone begins; see `jointIndex`. */
export function jointAtRest(finger: Finger, bone: number): Joint {
  const joint = handMesh.joints[jointIndex(finger, bone)]
  if (!joint) throw new RangeError(`the ${finger} finger has no bone ${bone}`)
  return joint
}

/**
 * Flexion of the metacarpals of ring and little finger, degrees for each degree of the knuckle: the palm folds when
 * these fingers close.
 */
const metacarpalFlexion: Record<LongFinger, number> = { index: 0, middle: 0, ring: 0.05, little: 0.11 }

/** Where a pose moves each joint of one finger, from the metacarpal to the fingertip. */
export function fingerMotions(finger: Finger, pose: HandPose): RigidMotion[] {
  const rotations = finger === 'thumb' ? thumbRotations(pose.thumb) : fingerRotations(finger, pose[finger])
  const motions: RigidMotion[] = []
  let motion = noMotion
  rotations.forEach((rotation, bone) => {
    motion = compose(motion, rotationAt(rotation, jointAtRest(finger, bone).at))
    motions.push(motion)
  })
  // The fingertip moves with the last bone.
  return [...motions, motion]
}

function thumbRotations({ base: [flexion, opposition, turn], flex }: ThumbPose): Matrix[] {
  const { y, z } = jointAtRest('thumb', 0)
  const saddle = multiply(
    bend('thumb', 0, flexion),
    multiply(rotationAbout(y, opposition), rotationAbout(z, turn)),
  )
  return [saddle, bend('thumb', 1, flex[0]), bend('thumb', 2, flex[1])]
}

function fingerRotations(finger: LongFinger, { flex, spread }: FingerPose): Matrix[] {
  const metacarpal = metacarpalFlexion[finger] * Math.min(90, Math.max(0, flex[0]))
  // Flexion after spreading, so that bent fingers fan out too.
  const knuckle = multiply(
    bend(finger, 1, flex[0] - metacarpal),
    rotationAbout(jointAtRest(finger, 1).y, spread),
  )
  return [bend(finger, 0, metacarpal), knuckle, bend(finger, 2, flex[1]), bend(finger, 3, flex[2])]
}

const bend = (finger: Finger, bone: number, degrees: number): Matrix =>
  rotationAbout(jointAtRest(finger, bone).x, -degrees)

/** Where a pose moves each joint of the hand, in the order of `handMesh.joints`; the wrist stays. */
export function jointMotions(pose: HandPose): RigidMotion[] {
  const motions = handMesh.joints.map(() => noMotion)
  for (const finger of fingers)
    fingerMotions(finger, pose).forEach((motion, bone) => {
      motions[jointIndex(finger, bone)] = motion
    })
  return motions
}
