import { ease, progress, vector } from '#ui/body/vector.ts'
import type { FrameSequence } from './encode-video.ts'
import { renderFigure } from './figure.ts'
import { heldPose, raisedPose } from './hold.ts'
import { transformed } from './icons.ts'
import { type HandPose, hangingPose, mirroredHand, type Pose } from './pose.ts'
import { frameRate, frameSize, svgDocument } from './sign-frames.ts'

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
export const figurePose = (right: HandPose, left: HandPose, gaze = { x: 0, y: 0 }, lids = 1): Pose => ({
  right,
  left: mirroredHand(left),
  gaze,
  lids,
})

/** Opening of eyes that blink at the given times. */
export const blinkAt = (seconds: number, ...times: number[]): number =>
  1 - Math.max(0, ...times.map((time) => 1 - Math.abs(seconds - time) / 0.08))

/** A hand that waves beside the head; `lift` is 0 for hanging, 1 for raised. */
export const waving = (seconds: number, lift: number): HandPose => {
  const sway = Math.sin(seconds * 8)
  return raisedPose(
    heldPose({ point: vector(206 + 12 * sway, 128, 60), touch: 'palm', tilt: 2 + 16 * sway }, 'S14c00'),
    lift,
  )
}

/** A hand that points away from the body with its index finger. */
export const pointing = (lift: number, height: number): HandPose =>
  lift > 0
    ? raisedPose(heldPose({ point: vector(168, height, 40), touch: 'palm', tilt: -62 }, 'S10000'), lift)
    : hangingPose

/** The frames of a story: the figure at the left, its picture at the right. */
export function storyFrames(story: Story): FrameSequence {
  const frames = Array.from({ length: Math.round(story.seconds * frameRate) }, (_, index) => {
    const seconds = index / frameRate
    const signer = transformed(renderFigure(story.poseAt(seconds)), { x: -74, y: 82, scale: 0.83 })
    return svgDocument(story.pictureAt(seconds) + signer)
  })
  return { ...frameSize, frames, poster: Math.round(story.poster * frameRate) }
}
