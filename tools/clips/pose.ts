import { hangingArm, mirrored, type Point } from '#ui/body/body-drawing.ts'
import { type Vector, vector } from '#ui/body/vector.ts'

/** One arm of a pose. */
export interface HandPose {
  /** The wrist. */
  wrist: Vector
  /** Where the fingers point: 0 up, positive towards the middle of the body, in degrees. */
  tilt: number
  /** SignWriting key of the handshape; null for a relaxed hand. */
  symbol: string | null
  /** The handshape that takes its place, and how far it has (0…1). */
  next?: { symbol: string; share: number }
  /** How far the symbol has come in (0 the relaxed hand, 1 the symbol). */
  symbolShare: number
  /** Degrees about the forearm: 0 the palm is seen, 180 the back. */
  roll?: number
  /** Seen from the side of the little finger, the palm inwards. */
  isSideways?: boolean
  /** Share of its length that is seen, when it bows at the wrist. */
  bow?: number
  /** Fingers that move: where in their swing they are (−1…1). */
  wiggle?: number
}

/** The whole figure at one moment. */
export interface Pose {
  /** The signer's right hand, at the viewer's left. */
  right: HandPose
  left: HandPose
  /** Where the eyes look: −1…1 each way. */
  gaze: { x: number; y: number }
  /** 1 open … 0 shut. */
  lids: number
  /** Where hands touch. */
  contacts?: readonly Contact[]
}

/** The mark of a touch: rays around a point. */
export interface Contact {
  at: Point
  /** How plainly it is seen (0…1). */
  strength: number
  /** How far from the point the rays begin. */
  radius: number
}

/** The relaxed arm, hanging, for either side. */
export const hangingPose = {
  wrist: vector(hangingArm.wrist.x, hangingArm.wrist.y),
  tilt: 180,
  symbol: null,
  symbolShare: 0,
} as const satisfies HandPose

/** The pose of an arm mirrored to the other side. */
export const mirroredHand = (pose: HandPose): HandPose => ({ ...pose, wrist: mirrored(pose.wrist) })
