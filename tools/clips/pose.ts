import { hangingArm, mirrored, type Point } from '#ui/body/body-drawing.ts'
import { type Vector, vector } from '#ui/body/vector.ts'

/** One hand of a pose. */
export interface HandPose {
  wrist: Vector
  /** Direction of the fingers in degrees: 0 is up, positive is towards the middle of the body. */
  tilt: number
  /** SignWriting key of the handshape; null for a relaxed hand. */
  symbol: string | null
  /** The next handshape, and the progress of the change (0…1). */
  next?: { symbol: string; share: number }
  /** Transition from the relaxed hand (0) to the symbol (1). */
  symbolShare: number
  /** Degrees around the forearm: 0 shows the palm, 180 the back. */
  roll?: number
  /** Seen from the side of the little finger, the palm inwards. */
  isSideways?: boolean
  /** Visible share of its length, when the wrist bends. */
  bow?: number
  /** Phase of wiggling fingers (−1…1). */
  wiggle?: number
}

/** The complete figure at one time. */
export interface Pose {
  /** The signer's right hand, at the viewer's left. */
  right: HandPose
  left: HandPose
  /** Direction of the eyes, −1…1 in each dimension. */
  gaze: { x: number; y: number }
  /** Opening of the eyes: 1 open, 0 shut. */
  lids: number
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
export const hangingPose = {
  wrist: vector(hangingArm.wrist.x, hangingArm.wrist.y),
  tilt: 180,
  symbol: null,
  symbolShare: 0,
} as const satisfies HandPose

/** The pose of a hand, mirrored to the other side. */
export const mirroredHand = (pose: HandPose): HandPose => ({ ...pose, wrist: mirrored(pose.wrist) })
