import type { Database } from '#platform/db/open-database.ts'
import { publicChangeChannel } from './record-change.ts'

interface WarnLog {
  warn(details: object, message: string): void
}

const pollIntervalMs = 1_000

/** Keeps a process up to date with the committed public changes. */
export interface PublicChangeFollower {
  /** Catches up with everything committed before the call. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/**
 * Catches up after each notification, after each reconnect (the database notifies then) and each second, so
 * that a lost notification costs a second at most. Never two at once; a failure is logged once and tried
 * again with the next second.
 * @param catchUp reads and applies what has been committed
 */
export async function followPublicChanges(
  database: Pick<Database, 'listen'>,
  catchUp: () => Promise<void>,
  log?: WarnLog,
): Promise<PublicChangeFollower> {
  let running: Promise<void> | null = null
  let waiting: Promise<void> | null = null
  let hasFailed = false
  let isClosed = false

  function refresh(): Promise<void> {
    if (running === null) {
      running = catchUp().finally(() => {
        running = null
      })
      return running
    }
    // What runs may have read before the caller's commit: read once more after it.
    waiting ??= running
      .catch(() => {})
      .then(() => {
        waiting = null
        return refresh()
      })
    return waiting
  }

  async function refreshQuietly(): Promise<void> {
    try {
      await refresh()
      hasFailed = false
    } catch (error) {
      if (!hasFailed && !isClosed) log?.warn({ err: error }, 'public changes could not be read; trying again')
      hasFailed = true
    }
  }

  const unlisten = await database.listen(publicChangeChannel, () => {
    if (!isClosed) void refreshQuietly()
  })
  const timer = setInterval(() => {
    if (running === null) void refreshQuietly()
  }, pollIntervalMs)
  timer.unref()

  return {
    refresh,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await unlisten()
      await (waiting ?? running)?.catch(() => {})
    },
  }
}
