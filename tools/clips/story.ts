import { ease, progress, vector } from '#ui/body/vector.ts'
import type { Film } from './encode.ts'
import { figure } from './figure.ts'
import { page, rate, size } from './film.ts'
import { held, rising } from './hold.ts'
import { placed } from './icons.ts'
import { type HandPose, hanging, mirroredHand, type Pose } from './pose.ts'

/** A wordless film: what is seen at each moment. */
export interface Story {
  seconds: number
  /** The moment whose frame is its poster. */
  poster: number
  figure(seconds: number): Pose
  /** The picture beside the figure. */
  picture(seconds: number): string
}

/** Up from `from` for `rise` seconds, down again so that it ends at `to`. */
export const during = (seconds: number, from: number, to: number, rise = 0.45): number =>
  ease(progress(seconds, from, from + rise)) * (1 - ease(progress(seconds, to - rise, to)))

/** A pose of the figure from its two hands, each as a right hand. */
export const standing = (right: HandPose, left: HandPose, gaze = { x: 0, y: 0 }, lids = 1): Pose => ({
  right,
  left: mirroredHand(left),
  gaze,
  lids,
})

/** Eyes that shut for a moment at the given times. */
export const blinking = (seconds: number, ...times: number[]): number =>
  1 - Math.max(0, ...times.map((time) => 1 - Math.abs(seconds - time) / 0.08))

/** A hand raised beside the head, waving; `lift` 0 hanging … 1 raised. */
export const waving = (seconds: number, lift: number): HandPose => {
  const sway = Math.sin(seconds * 8)
  return rising(
    held({ at: vector(206 + 12 * sway, 128, 60), touch: 'palm', tilt: 2 + 16 * sway }, 'S14c00'),
    lift,
  )
}

/** The index finger of an arm that points away from the body. */
export const pointing = (lift: number, height: number): HandPose =>
  lift > 0 ? rising(held({ at: vector(168, height, 40), touch: 'palm', tilt: -62 }, 'S10000'), lift) : hanging

/** The film of a story: the figure at the left, its picture at the right. */
export function storyFilm(story: Story): Film {
  const frames = Array.from({ length: Math.round(story.seconds * rate) }, (_, index) => {
    const seconds = index / rate
    const signer = placed(figure(story.figure(seconds)), { x: -74, y: 82, scale: 0.83 })
    return page(story.picture(seconds) + signer)
  })
  return { ...size, frames, poster: Math.round(story.poster * rate) }
}
