import { isClosedShape, type Movement } from '#ui/body/movement-path.ts'
import { ease, progress } from '#ui/body/vector.ts'

/** The times of a clip, in seconds: the hands rise, reach the location, end the movement and rest. */
export const clipTimes = { rise: 0.12, place: 0.6, end: 1.66, rest: 2.12, total: 2.4 } as const

/** Progress of the movement (0…1); more than 1 for repetitions of a closed figure. */
export function strokeProgress({ returns, repeated, shape }: Movement, seconds: number): number {
  const linear = progress(seconds, clipTimes.place, clipTimes.end)
  const smooth = ease(linear)
  if (isClosedShape(shape)) return smooth * (repeated ? 2 : 1)
  if (returns) return (1 - Math.cos(smooth * 2 * Math.PI * (repeated ? 2 : 1))) / 2
  if (!repeated) return ease(progress(linear, 0.08, 0.78))
  if (linear < 0.4) return ease(linear / 0.4)
  return linear < 0.6 ? 1 - ease((linear - 0.4) / 0.2) : ease((linear - 0.6) / 0.4)
}

/** 0 while the hands hang, 1 while they sign. */
export const liftProgress = (seconds: number): number =>
  ease(progress(seconds, clipTimes.rise, clipTimes.place)) *
  (1 - ease(progress(seconds, clipTimes.end, clipTimes.rest)))
