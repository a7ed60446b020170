import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { selectedFingers } from '#packages/hands/pose/selected-fingers.ts'
import { type HandPose, longFingers } from '#packages/hands/skeleton.ts'
import type { ClipSign } from './clip-sign.ts'

/** Degrees by which the base joint of a finger bends back and forth. */
const wiggle = 18
/** Degrees by which a walking finger swings at its base joint, forward more than back, and bends at the middle one. */
const step = { forward: 26, swing: 34, knee: 26 }
/** How often each finger moves during the movement of the sign. */
const rounds = 3

/** The fingers that move: the selected ones of a handshape whose other fingers are folded. */
function fingersThatMove(features: HandshapeFeatures) {
  const selected = selectedFingers(features)
  return features.unselected === 'closed' && selected.length > 1 ? selected : longFingers
}

const areLegs = (features: HandshapeFeatures) =>
  features.joints === 'straight' && fingersThatMove(features).length === 2

/** Whether two straight fingers move in turn low in front of the body, like the legs of a person who walks. */
export const walks = ({ fingersMove, dominant, location, leading }: ClipSign): boolean =>
  fingersMove && areLegs(dominant) && location === 'in-front-of-waist' && !leading

/** The hand at `u` of its movement (0…1), with fingers that bend one after the other; two straight fingers in turn. */
export function movingFingers(joints: HandPose, features: HandshapeFeatures, u: number): HandPose {
  const bent = structuredClone(joints)
  const isWalk = areLegs(features)
  fingersThatMove(features).forEach((finger, index) => {
    const swing = Math.sin(u * rounds * 2 * Math.PI + index * (isWalk ? Math.PI : 1.6))
    const { flex } = bent[finger]
    flex[0] += isWalk ? step.forward + step.swing * swing : wiggle * swing
    if (isWalk) flex[1] += step.knee * Math.max(0, swing)
  })
  return bent
}
