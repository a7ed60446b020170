import { type HandshapeFeatures, type Joints, type LongFinger, longFingers } from '../features.ts'
import type { FingerPose } from '../skeleton.ts'
import { crossFingers } from './crossed-fingers.ts'
import { selectedFingers } from './selected-fingers.ts'

export type FingerPoses = Record<LongFinger, FingerPose>
type Angles = readonly [number, number, number]
type Spreads = Readonly<Record<LongFinger, number>>

/** Flexion of the metacarpophalangeal, proximal and distal interphalangeal joint, in degrees. */
export const flexions = {
  straight: [2, 3, 2],
  bent: [76, 6, 4],
  hooked: [4, 88, 62],
  curved: [38, 46, 30],
  closed: [84, 100, 62],
} as const satisfies Record<Joints, Angles>

/**
 * The abduction with which straight fingers lie at each other, and its change for each degree of flexion of the knuckle:
 * the heads of the metacarpals form an arch, so folded fingers would cross.
 */
const adduction: Readonly<Record<LongFinger, { straight: number; perDegree: number }>> = {
  index: { straight: -5.5, perDegree: 0.11 },
  middle: { straight: 1, perDegree: 0 },
  ring: { straight: 9.5, perDegree: -0.14 },
  little: { straight: 17, perDegree: -0.24 },
}
/** How far spread fingers stand from where they lie at each other. */
const fan: Spreads = { index: 14.5, middle: -1, ring: -16.5, little: -32 }
/** Tight collateral ligaments leave bent knuckles this share of their abduction, at a right angle. */
const fanOfBentKnuckles = 0.4
const folded: Spreads = { index: 0, middle: 1, ring: 1, little: 1 }
const alone: Spreads = { index: 0, middle: 1, ring: 3, little: -9 }
/** A little finger beside folded fingers and a folded thumb stands nearly straight. */
const straightLittle = 4

/** The abduction of a finger that lies at its neighbours, with its knuckle bent by so many degrees. */
export const adducted = (finger: LongFinger, flexion: number): number =>
  adduction[finger].straight + adduction[finger].perDegree * flexion

/** The abduction of a finger that stands apart from its neighbours. */
export const abducted = (finger: LongFinger, flexion: number): number =>
  adducted(finger, flexion) + fan[finger] * (1 - (1 - fanOfBentKnuckles) * Math.min(1, flexion / 90))

/** A full hook of the short little finger would disappear among folded fingers. */
const hookedLittle: Angles = [0, 70, 52]
/** Unselected open fingers are not quite straight. */
const relaxed: Angles = [6, 5, 3]

export const fingerPose = (flex: Angles, spread: number): FingerPose => ({ flex: [...flex], spread })

/** The fingers that are folded into the palm. Unselected fingers are, unless they are open. */
export const foldedFingers = (features: HandshapeFeatures): LongFinger[] =>
  longFingers.filter((finger) =>
    features.fingers.includes(finger) ? features.joints === 'closed' : features.unselected !== 'open',
  )

/** The fingers without the thumb, before the thumb moves any of them. */
export function fingerPoses(features: HandshapeFeatures): FingerPoses {
  const selected = selectedFingers(features)
  const pose = (finger: LongFinger): FingerPose => {
    if (selected.includes(finger)) {
      const joints = features.joints ?? 'straight'
      const flex = finger === 'little' && joints === 'hooked' ? hookedLittle : flexions[joints]
      return fingerPose(flex, spreadOf(finger, flex[0], features))
    }
    return features.unselected === 'open'
      ? fingerPose(relaxed, 0.9 * abducted(finger, relaxed[0]))
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

/** The abduction of a selected finger with its knuckle bent by so many degrees. */
export function spreadOf(finger: LongFinger, flexion: number, features: HandshapeFeatures): number {
  const { joints, spreading, unselected } = features
  const selected = selectedFingers(features)
  if (joints === 'closed') return folded[finger]
  if (selected.length === 1 && unselected !== 'open')
    return finger === 'little' && features.thumb !== 'extended' ? straightLittle : alone[finger]
  if (spreading === 'spread' && isVictory(selected)) return finger === 'index' ? 8 : -8
  if (spreading === 'spread' || (spreading === null && unselected === 'open'))
    return abducted(finger, flexion)
  // A ring finger that stands apart leaves no room beside the middle finger.
  if (finger === 'little' && unselected === 'open' && !selected.includes('ring'))
    return abducted(finger, flexion)
  const isLoose = spreading === null && selected.length > 1
  return isLoose ? (2 * adducted(finger, flexion) + abducted(finger, flexion)) / 3 : adducted(finger, flexion)
}

/** Index and middle finger alone spread evenly. */
const isVictory = (selected: readonly LongFinger[]) =>
  selected.length === 2 && selected[0] === 'index' && selected[1] === 'middle'

/** The first two selected fingers cross if they are neighbours. */
function cross(poses: FingerPoses, [front, behind]: readonly LongFinger[]): FingerPoses {
  if (!front || !behind || longFingers.indexOf(behind) - longFingers.indexOf(front) > 1) return poses
  const straightened = (finger: LongFinger): FingerPose => ({
    ...poses[finger],
    spread: adducted(finger, poses[finger].flex[0]),
  })
  return crossFingers(
    { ...poses, [front]: straightened(front), [behind]: straightened(behind) },
    { front, behind },
  )
}
