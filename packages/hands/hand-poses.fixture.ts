import type { FingerPose, HandPose } from './skeleton.ts'

const straight = (spread: number): FingerPose => ({ flex: [2, 3, 2], spread })
const folded = (spread: number): FingerPose => ({ flex: [84, 100, 62], spread })

/** The open hand with spread fingers. */
export const openHand: HandPose = {
  thumb: { base: [0, 0, 0], flex: [5, 5] },
  index: straight(9),
  middle: straight(0),
  ring: straight(-7),
  little: straight(-15),
}

/** The fist, the thumb beside it. */
export const fist: HandPose = {
  thumb: { base: [20, 10, 5], flex: [25, 20] },
  index: folded(-2),
  middle: folded(1),
  ring: folded(4),
  little: folded(7),
}

/** Thumb and index finger make a ring. */
export const ring: HandPose = {
  ...openHand,
  thumb: { base: [12, 30, 14], flex: [12, 30] },
  index: { flex: [56, 62, 40], spread: 0 },
}
