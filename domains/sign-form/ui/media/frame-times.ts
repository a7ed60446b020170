/**
 * The times of frames that represent a video, seconds: the middles of parts of equal length.
 * @param duration seconds
 */
export const frameTimes = (duration: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => ((at + 0.5) * duration) / count)

/** Seconds with two decimals, as they are shown. */
export const roundSeconds = (seconds: number): number => Math.round(seconds * 100) / 100
