import type { Finger } from '#packages/hands/features.ts'
import { fingerMotions, type HandPose, jointAtRest } from '#packages/hands/skeleton.ts'
import { add, interpolate, move, scale, type Vector } from '#packages/hands/vector.ts'

/** Distances from the axis of a bone in millimetres: out of the palm, and towards the thumb. */
interface Offset {
  palmar?: number
  radial?: number
}

/**
 * A point at a bone of a posed hand, in millimetres from the wrist.
 * @param bone 0 metacarpal, 1 proximal, 2 middle, 3 distal phalanx; of the thumb 0 metacarpal, 1 proximal, 2 distal
 * @param along 0 at the joint nearer to the wrist, 1 at the next joint or the fingertip
 */
export function bonePoint(
  pose: HandPose,
  finger: Finger,
  bone: number,
  along: number,
  { palmar = 0, radial = 0 }: Offset = {},
): Vector {
  const { at, x, y } = jointAtRest(finger, bone)
  const onAxis = interpolate(at, jointAtRest(finger, bone + 1).at, along)
  // The axes of the joints follow WebXR: y out of the back of the hand, x away from the thumb.
  const point = add(onAxis, add(scale(y, -palmar), scale(x, -radial)))
  const motion = fingerMotions(finger, pose)[bone]
  return motion ? move(motion, point) : point
}
