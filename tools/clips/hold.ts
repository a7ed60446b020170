import type { HandshapeFeatures } from '#packages/hands/features.ts'
import type { HandPose } from '#packages/hands/index.ts'
import { scaleVector, subtract, type Vector } from '#ui/body/vector.ts'
import { type HandOrientation, handVector } from './hand-orientation.ts'
import { type HandPart, partPosition } from './hand-parts.ts'
import { handshapePose } from './handshape-pose.ts'
import type { PlacedHand } from './pose.ts'

/** Units of the drawing per millimetre of a hand; larger than in life, so that handshapes are recognised. */
export const handScale = 0.48

/** Hands nearer to the viewer are larger. */
export const handScaleAt = (z: number): number => handScale * (1 + z / 700)

/** Where a hand is held, as the signer's right hand. */
export interface Hold {
  point: Vector
  /** The part of the hand at the point. */
  touch: HandPart
  /** Preferred tilt. */
  tilt: number
  /** Preferred lean. */
  lean?: number
}

/** The wrist of a hand whose part, given relative to the wrist, is at a point of the drawing. */
export const wristAt = (point: Vector, part: Vector): Vector =>
  subtract(point, scaleVector(part, handScaleAt(point.z)))

/** A hand with a handshape whose part touches a point. */
export function heldHand(
  { point, touch }: Pick<Hold, 'point' | 'touch'>,
  orientation: HandOrientation,
  features: HandshapeFeatures,
  joints: HandPose = handshapePose(features),
): PlacedHand {
  const part = handVector(partPosition(joints, features, touch), orientation)
  return { wrist: wristAt(point, part), orientation, joints }
}
