/** What the player can be told, by key or by button. */
export type PlayerCommand =
  | { do: 'toggle' | 'loop' | 'mirror' | 'fullscreen' }
  | { do: 'step'; frames: number }
  | { do: 'seek'; seconds: number }
  | { do: 'faster' | 'slower' }

/** Offered speeds; 1 is as it was signed. */
export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** The neighbouring speed in a direction; stays at the ends. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const ahead = direction === 1 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  return ahead ?? speed
}

/** The command behind a key; with the video running, arrows jump a second, else a frame. */
export function commandOf(key: string, isPaused: boolean): PlayerCommand | undefined {
  switch (key) {
    case ' ':
    case 'k':
      return { do: 'toggle' }
    case 'ArrowLeft':
      return isPaused ? { do: 'step', frames: -1 } : { do: 'seek', seconds: -1 }
    case 'ArrowRight':
      return isPaused ? { do: 'step', frames: 1 } : { do: 'seek', seconds: 1 }
    case ',':
      return { do: 'step', frames: -1 }
    case '.':
      return { do: 'step', frames: 1 }
    case '<':
      return { do: 'slower' }
    case '>':
      return { do: 'faster' }
    case 'l':
      return { do: 'loop' }
    case 'm':
      return { do: 'mirror' }
    case 'f':
      return { do: 'fullscreen' }
  }
}

/** Where a step of whole frames leads: the middle of that frame, inside the video. Seconds. */
export function steppedTime(time: number, frames: number, framesPerSecond: number, duration: number): number {
  const frame = Math.floor(time * framesPerSecond + 1e-6) + frames
  const last = Math.max(0, Math.ceil(duration * framesPerSecond) - 1)
  return (Math.min(Math.max(frame, 0), last) + 0.5) / framesPerSecond
}
