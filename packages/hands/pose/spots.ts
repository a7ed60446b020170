import type { Finger } from '../features.ts'
import { jointAtRest } from '../skeleton.ts'
import {
  add,
  move,
  noMotion,
  normalize,
  type RigidMotion,
  rotate,
  scale,
  subtract,
  type Vector,
} from '../vector.ts'
import { boneOf } from './bones.ts'

/** A place on the skin of a bone at rest, and the direction out of the skin. */
export interface Spot {
  readonly joint: number
  readonly at: Vector
  readonly out: Vector
}

/** Angles around a bone, in degrees. */
export const sides = { palm: 0, thumb: 90, back: 180, little: -90 } as const

/**
 * A place on a bone.
 * @param along share of the length of the bone, from its base joint
 * @param angle around the bone, in degrees: see `sides`
 * @param lift distance from the axis of the bone, as a share of its radius
 */
export function spotOn(
  finger: Finger,
  bone: number,
  along: number,
  angle: number = sides.palm,
  lift = 1,
): Spot {
  const { joint, start, end, radius } = boneOf(finger, bone)
  const { x, y } = jointAtRest(finger, bone)
  const radians = (angle * Math.PI) / 180
  const out = normalize(add(scale(y, -Math.cos(radians)), scale(x, -Math.sin(radians))))
  return { joint, at: add(add(start, scale(subtract(end, start), along)), scale(out, radius * lift)), out }
}

/** Where a spot is in a pose. */
export function placeSpot(
  { joint, at, out }: Spot,
  motions: readonly RigidMotion[],
): { at: Vector; out: Vector } {
  const motion = motions[joint] ?? noMotion
  return { at: move(motion, at), out: rotate(motion.rotation, out) }
}
