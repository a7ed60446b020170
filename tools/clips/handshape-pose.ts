import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { handPose } from '#packages/hands/pose/hand-pose.ts'
import type { HandPose } from '#packages/hands/skeleton.ts'

const poses = new Map<string, HandPose>()

/** The joints of a handshape, calculated once. */
export function handshapePose(features: HandshapeFeatures): HandPose {
  const key = JSON.stringify(features)
  const known = poses.get(key)
  if (known) return known
  const pose = handPose(features)
  poses.set(key, pose)
  return pose
}
