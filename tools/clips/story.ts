import { ease, progress, vector } from '#ui/body/vector.ts'
import type { FrameSequence } from './encode-video.ts'
import { renderFigure } from './figure.ts'
import type { HandOrientation } from './hand-orientation.ts'
import { heldHand } from './hold.ts'
import { transformed } from './icons.ts'
import { hangingPose, mirroredHand, type PlacedHand, type Pose, raisedHand } from './pose.ts'
import { frameRate, frameSize, svgDocument } from './sign-frames.ts'
import { storyHandshapes } from './story-handshapes.ts'

/** A video without text. */
export interface Story {
  seconds: number
  /** Time of the poster in seconds. */
  poster: number
  poseAt(seconds: number): Pose
  /** The picture beside the figure. */
  pictureAt(seconds: number): string
}

/** Rises from 0 to 1 in `rise` seconds from `from`, and falls to 0 in the `rise` seconds before `to`. */
export const fadeInOut = (seconds: number, from: number, to: number, rise = 0.45): number =>
  ease(progress(seconds, from, from + rise)) * (1 - ease(progress(seconds, to - rise, to)))

/** A pose of the figure; each hand is passed as a right hand. */
export const figurePose = (right: PlacedHand, left: PlacedHand, gaze = { x: 0, y: 0 }, lids = 1): Pose => ({
  right,
  left: mirroredHand(left),
  gaze,
  lids,
})

/** Opening of eyes that blink at the given times. */
export const blinkAt = (seconds: number, ...times: number[]): number =>
  1 - Math.max(0, ...times.map((time) => 1 - Math.abs(seconds - time) / 0.08))

/** Orientation of a hand whose palm faces the viewer. */
export const palmForward = (tilt: number): HandOrientation => ({
  tilt,
  lean: 0,
  pronation: 75,
  flexion: 0,
})

/** A hand that waves beside the head; `lift` is 0 for hanging, 1 for raised. */
export const waving = (seconds: number, lift: number): PlacedHand => {
  const sway = Math.sin(seconds * 8)
  const hold = { point: vector(206 + 12 * sway, 128, 60), touch: 'palm' } as const
  return raisedHand(heldHand(hold, palmForward(2 + 16 * sway), storyHandshapes.open), lift)
}

/** A hand that points away from the body with its index finger, its back up. */
export const pointing = (lift: number, height: number): PlacedHand => {
  if (lift <= 0) return hangingPose
  const hold = { point: vector(168, height, 40), touch: 'palm' } as const
  return raisedHand(heldHand(hold, palmForward(-62), storyHandshapes.index), lift)
}

/** The frames of a story: the figure at the left, its picture at the right. */
export function storyFrames(story: Story): FrameSequence {
  const frames = Array.from({ length: Math.round(story.seconds * frameRate) }, (_, index) => {
    const seconds = index / frameRate
    const signer = transformed(renderFigure(story.poseAt(seconds)), { x: -74, y: 82, scale: 0.83 })
    return svgDocument(story.pictureAt(seconds) + signer)
  })
  return { ...frameSize, frames, poster: Math.round(story.poster * frameRate) }
}
