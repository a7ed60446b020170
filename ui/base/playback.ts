/** The speeds offered; 1 is as it was signed. */
export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** What one press on "slow" gives. */
export const slowSpeed = 0.5

/** Frames a second of a video that says nothing else. */
export const defaultFps = 25

/** The next slower (-1) or faster (1) speed; stays at the ends. */
export function nextSpeed(current: number, direction: -1 | 1): number {
  const next = direction === 1 ? speeds.find((one) => one > current) : speeds.findLast((one) => one < current)
  return next ?? current
}

interface PlaybackPosition {
  /** Seconds, of the frame shown. */
  time: number
  duration: number
  fps: number
  loop: boolean
}

/**
 * Where to seek to show the frame before (-1) or after (1). Aims at the middle of a frame, since its edges belong
 * to either neighbour after rounding; a looping video goes round, another stops at its ends.
 */
export function frameStep({ time, duration, fps, loop }: PlaybackPosition, direction: -1 | 1): number {
  const frames = Math.max(1, Math.round(duration * fps))
  const shown = Math.min(frames - 1, Math.floor(time * fps + 0.01))
  const wanted = shown + direction
  const frame = loop ? (wanted + frames) % frames : Math.min(frames - 1, Math.max(0, wanted))
  return Math.min((frame + 0.5) / fps, Math.max(0, duration - 0.001))
}

/**
 * Frames a second from the times between frames that were presented one after another, seconds. The median, so that
 * a dropped frame changes nothing; undefined until there are enough of them to tell.
 */
export function measuredFps(gaps: readonly number[]): number | undefined {
  const median = gaps.toSorted((a, b) => a - b)[gaps.length >> 1]
  return gaps.length >= 9 && median ? Math.min(120, Math.max(5, 1 / median)) : undefined
}

/** A moment in a video as people write it: `1,24`; from a minute on `1:04,2`. */
export function formatTime(seconds: number, duration: number, locale: string): string {
  const isLong = duration >= 60
  const digits = isLong ? 1 : 2
  const rest = isLong ? seconds % 60 : seconds
  const text = new Intl.NumberFormat(locale, {
    minimumIntegerDigits: isLong ? 2 : 1,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'trunc',
  }).format(rest)
  return isLong ? `${Math.floor(seconds / 60)}:${text}` : text
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

/** What holds the focus: a button keeps Space, a slider or a choice keeps the arrows as well. */
export type FocusKind = 'none' | 'button' | 'input'

/** What a key asks of the player; undefined when the key is somebody else's. */
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
