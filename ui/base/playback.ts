/** Playback rates to choose from; 1 is the original speed. */
export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** Frames per second, if unknown. */
export const defaultFps = 25

/** The next slower (-1) or faster (1) speed, or the same one at the ends. */
export function nextSpeed(current: number, direction: -1 | 1): number {
  const next =
    direction === 1 ? speeds.find((speed) => speed > current) : speeds.findLast((speed) => speed < current)
  return next ?? current
}

interface PlaybackPosition {
  /** Time of the current frame, in seconds. */
  time: number
  duration: number
  fps: number
  loop: boolean
}

/**
 * The time in seconds to seek to for the previous (-1) or next (1) frame. It is the middle of the frame, because
 * rounding at its edges may select a neighbour. A looping video wraps around, others stop at the ends.
 */
export function frameStep({ time, duration, fps, loop }: PlaybackPosition, direction: -1 | 1): number {
  const frames = Math.max(1, Math.round(duration * fps))
  const current = Math.min(frames - 1, Math.floor(time * fps + 0.01))
  const next = current + direction
  const frame = loop ? (next + frames) % frames : Math.min(frames - 1, Math.max(0, next))
  return Math.min((frame + 0.5) / fps, Math.max(0, duration - 0.001))
}

/**
 * Frames per second, from the seconds between consecutive frames. Uses the median, so dropped frames do not matter.
 * Returns undefined for fewer than nine gaps.
 */
export function measuredFps(gaps: readonly number[]): number | undefined {
  const median = gaps.toSorted((a, b) => a - b)[gaps.length >> 1]
  return gaps.length >= 9 && median ? Math.min(120, Math.max(5, 1 / median)) : undefined
}

export type PlayerAction =
  | 'toggle'
  | 'stepBack'
  | 'stepForward'
  | 'jumpBack'
  | 'jumpForward'
  | 'slower'
  | 'faster'
  | 'mirror'
  | 'loop'
  | 'fullScreen'
  | 'help'

interface KeyCombination {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** The focused element: a button handles Space itself, an input or select also the arrow keys. */
export type FocusKind = 'none' | 'button' | 'input'

/** The player's action for a key; undefined if the browser or the focused element handles the key. */
export function keyAction(
  key: KeyCombination,
  focus: FocusKind,
  isPaused: boolean,
): PlayerAction | undefined {
  if (key.ctrlKey || key.altKey || key.metaKey) return undefined
  switch (key.key.toLowerCase()) {
    case ' ':
      return focus === 'none' ? 'toggle' : undefined
    case 'k':
      return 'toggle'
    case ',':
      return 'stepBack'
    case '.':
      return 'stepForward'
    case 'arrowleft':
      if (focus === 'input') return undefined
      return isPaused ? 'stepBack' : 'jumpBack'
    case 'arrowright':
      if (focus === 'input') return undefined
      return isPaused ? 'stepForward' : 'jumpForward'
    case '<':
      return 'slower'
    case '>':
      return 'faster'
    case 'm':
      return 'mirror'
    case 'l':
      return 'loop'
    case 'f':
      return 'fullScreen'
    case '?':
      return 'help'
    default:
      return undefined
  }
}
