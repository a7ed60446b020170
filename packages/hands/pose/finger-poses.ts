import { type HandshapeFeatures, type Joints, type LongFinger, longFingers } from '../features.ts'
import type { FingerPose } from '../skeleton.ts'

export type FingerPoses = Record<LongFinger, FingerPose>
type Angles = readonly [number, number, number]
type Spreads = Readonly<Record<LongFinger, number>>

/** Flexion of the metacarpophalangeal, proximal and distal interphalangeal joint, in degrees. */
export const flexions = {
  straight: [2, 3, 2],
  bent: [78, 6, 4],
  hooked: [4, 88, 62],
  curved: [38, 46, 30],
  closed: [84, 100, 62],
} as const satisfies Record<Joints, Angles>

/** Abduction with which fingers lie at each other, stand well apart, or fold into a fist. */
export const together: Spreads = { index: -6.5, middle: 1.5, ring: 10.5, little: 19.5 }
export const apart: Spreads = { index: 9, middle: 0, ring: -7, little: -15 }
const folded: Spreads = { index: -2, middle: 1, ring: 4, little: 7 }
const alone: Spreads = { index: 0, middle: 1, ring: 3, little: -4 }
/** Unselected open fingers are not quite straight. */
const relaxed: Angles = [6, 5, 3]

export const fingerPose = (flex: Angles, spread: number): FingerPose => ({ flex: [...flex], spread })

export const selectedFingers = ({ fingers }: HandshapeFeatures): LongFinger[] =>
  longFingers.filter((finger) => fingers.includes(finger))

/** The fingers that are folded into the palm. Unselected fingers are, unless they are open. */
export const foldedFingers = (features: HandshapeFeatures): LongFinger[] =>
  longFingers.filter((finger) =>
    features.fingers.includes(finger) ? features.joints === 'closed' : features.unselected !== 'open',
  )

/** The fingers without the thumb, before the thumb moves any of them. */
export function fingerPoses(features: HandshapeFeatures): FingerPoses {
  const selected = selectedFingers(features)
  const pose = (finger: LongFinger): FingerPose => {
    if (selected.includes(finger))
      return fingerPose(flexions[features.joints ?? 'straight'], spreadOf(finger, selected, features))
    return features.unselected === 'open'
      ? fingerPose(relaxed, 0.9 * apart[finger])
      : fingerPose(flexions.closed, folded[finger])
  }
  const poses: FingerPoses = {
    index: pose('index'),
    middle: pose('middle'),
    ring: pose('ring'),
    little: pose('little'),
  }
  return features.spreading === 'crossed' ? cross(poses, selected) : poses
}

function spreadOf(
  finger: LongFinger,
  selected: readonly LongFinger[],
  { joints, spreading, unselected }: HandshapeFeatures,
): number {
  if (joints === 'closed') return folded[finger]
  if (selected.length === 1 && unselected !== 'open') return alone[finger]
  if (spreading === 'spread') return isVictory(selected) ? victory(finger) : apart[finger]
  if (spreading === null && unselected === 'open') return apart[finger]
  return spreading === null && selected.length > 1 ? together[finger] / 3 : together[finger]
}

/** Index and middle finger alone spread evenly. */
const isVictory = (selected: readonly LongFinger[]) =>
  selected.length === 2 && selected[0] === 'index' && selected[1] === 'middle'
const victory = (finger: LongFinger) => (finger === 'index' ? 8 : -8)

/** The first two selected fingers cross: the one at the thumb's side in front, the other behind it. */
function cross(poses: FingerPoses, [front, behind]: readonly LongFinger[]): FingerPoses {
  if (!front || !behind) return poses
  const crossing = (finger: LongFinger, flex: Angles, turn: number): FingerPose => {
    const [base, middle, end] = poses[finger].flex
    return { flex: [base + flex[0], middle + flex[1], end + flex[2]], spread: together[finger] + turn }
  }
  return {
    ...poses,
    [front]: crossing(front, [14, 2, 0], -5),
    [behind]: crossing(behind, [0, 10, 6], 14),
  }
}
