import { setImmediate } from 'node:timers/promises'

/** Milliseconds of computing after which a thread handles what waits meanwhile, such as requests. */
const defaultTurnMs = 10

/** The present turn of a long computation. */
export interface Turns {
  /** Whether the thread should handle something else now. */
  isOver(): boolean
  /** Lets the thread handle what waits, and begins the next turn. */
  next(): Promise<void>
}

/**
 * Divides a long computation by time, so that its thread answers requests meanwhile. In a loop:
 * `if (turns.isOver()) await turns.next()`.
 */
export function takeTurns(turnMs = defaultTurnMs): Turns {
  let start = performance.now()
  return {
    isOver: () => performance.now() - start >= turnMs,
    async next() {
      await setImmediate()
      start = performance.now()
    },
  }
}
