import { mixPoses, relaxedPose } from '#packages/hands/pose/hand-pose.ts'
import type { HandPose } from '#packages/hands/skeleton.ts'
import { hangingArm, mirrored, type Point } from '#ui/body/body-drawing.ts'
import { add, ease, lerp, lerpVectors, progress, type Vector, vector } from '#ui/body/vector.ts'
import type { Face } from './face.ts'
import type { HandOrientation } from './hand-orientation.ts'

/** One hand of a pose. */
export interface PlacedHand {
  wrist: Vector
  orientation: HandOrientation
  joints: HandPose
  /** How far the elbow is held away from the body, 0…1; 0 if not given. */
  elbowRaise?: number
  /** The hand is raised or lowered, too fast for details. */
  isPassing?: boolean
}

/** The complete figure at one time. */
export interface Pose {
  /** The signer's right hand, at the viewer's left. */
  right: PlacedHand
  left: PlacedHand
  /** The right hand is in front of the left one, wherever they are. */
  rightIsInFront?: boolean
  /** Direction of the eyes, −1…1 in each dimension. */
  gaze: { x: number; y: number }
  /** Opening of the eyes: 1 open, 0 shut. */
  lids: number
  /** Brows, mouth and turn of the head; a calm face if not given. */
  face?: Face
  contacts?: readonly Contact[]
}

/** The mark of a contact: rays around a point. */
export interface Contact {
  point: Point
  /** Length of the rays (0…1). */
  strength: number
  /** Distance between the point and the rays. */
  radius: number
}

/** The hand of a hanging, relaxed arm. */
export const hangingPose: PlacedHand = {
  wrist: vector(hangingArm.wrist.x, hangingArm.wrist.y),
  orientation: { tilt: 180, lean: 0, pronation: 10, flexion: 0 },
  joints: relaxedPose,
}

/** A hand at the other side of the body. The orientation of a left hand is that of its mirror image. */
export const mirroredHand = (hand: PlacedHand): PlacedHand => ({ ...hand, wrist: mirrored(hand.wrist) })

function mixOrientations(a: HandOrientation, b: HandOrientation, share: number): HandOrientation {
  const mix = (key: keyof HandOrientation) => lerp(a[key], b[key], share)
  return { tilt: mix('tilt'), lean: mix('lean'), pronation: mix('pronation'), flexion: mix('flexion') }
}

/** A hand between hanging (`lift` 0) and its pose (1); it swings slightly outwards and forward. */
export function raisedHand(hand: PlacedHand, lift: number): PlacedHand {
  if (lift >= 1) return hand
  const swing = Math.sin(lift * Math.PI)
  // The arm turns outwards to a hand that points away from the body.
  const hangingTilt = hand.orientation.tilt < -20 ? -180 : 180
  const orientation = mixOrientations(
    { ...hangingPose.orientation, tilt: hangingTilt },
    hand.orientation,
    lift,
  )
  return {
    wrist: add(lerpVectors(hangingPose.wrist, hand.wrist, lift), vector(-16 * swing, 0, 36 * swing)),
    orientation: { ...orientation, lean: orientation.lean + 30 * swing },
    // Few steps, so that clips share drawings.
    joints: mixPoses(relaxedPose, hand.joints, Math.round(3 * ease(progress(lift, 0.2, 0.75))) / 3),
    elbowRaise: (hand.elbowRaise ?? 0) * lift,
    isPassing: true,
  }
}
