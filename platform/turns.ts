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

/** When the thread last handled what waited; undefined while it has not computed since. */
let latestStart: number | undefined

/**
 * Divides a long computation by time, so that its thread answers requests meanwhile. In a loop:
 * `if (turns.isOver()) await turns.next()`. A computation that follows another one at once continues its turn.
 */
export function takeTurns(turnMs = defaultTurnMs): Turns {
  let start = latestStart ?? beginTurn()
  return {
    isOver: () => performance.now() - start >= turnMs,
    async next() {
      await setImmediate()
      start = beginTurn()
    },
  }
}

function beginTurn(): number {
  latestStart = performance.now()
  globalThis.setImmediate(() => {
    latestStart = undefined
  })
  return latestStart
}
