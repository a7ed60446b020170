import { isClosedShape, type Movement } from '#ui/body/movement-path.ts'
import { ease, progress } from '#ui/body/vector.ts'

/** When the parts of a clip happen, in seconds. */
export const clipTimes = { rise: 0.12, place: 0.6, end: 1.66, rest: 2.12, total: 2.4 } as const

/** How far along its way a hand is (0…1); a round figure's number goes on over 1 with each round. */
export function strokeProgress({ returns, repeated, shape }: Movement, seconds: number): number {
  const whole = progress(seconds, clipTimes.place, clipTimes.end)
  const smooth = ease(whole)
  if (isClosedShape(shape)) return smooth * (repeated ? 2 : 1)
  if (returns) return (1 - Math.cos(smooth * 2 * Math.PI * (repeated ? 2 : 1))) / 2
  if (!repeated) return ease(progress(whole, 0.08, 0.78))
  if (whole < 0.4) return ease(whole / 0.4)
  return whole < 0.6 ? 1 - ease((whole - 0.4) / 0.2) : ease((whole - 0.6) / 0.4)
}

/** 0 while the hands hang, 1 while they sign. */
export const liftProgress = (seconds: number): number =>
  ease(progress(seconds, clipTimes.rise, clipTimes.place)) *
  (1 - ease(progress(seconds, clipTimes.end, clipTimes.rest)))
