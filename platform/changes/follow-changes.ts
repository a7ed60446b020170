import type { Database } from '../db/open-database.ts'
import type { Db } from '../db/transaction.ts'

/** The notification channel on which committed changes are announced. */
export const changeChannel = 'public_change'

const pollIntervalMs = 1_000

/** Keeps a process up to date with the committed changes. */
export interface ChangeFollower {
  /** Applies everything committed before the call. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** The followers of this process, by the database that they follow. */
const followers = new WeakMap<Db, Set<() => Promise<void>>>()

/** Brings every follower of this process up to date; for use after a commit. It never throws. */
export const refreshFollowers = async (db: Db): Promise<void> => {
  await Promise.all([...(followers.get(db) ?? [])].map((refresh) => refresh()))
}

/**
 * Applies the committed changes after each transaction of this process that recorded some, after each notification of
 * another process, after each reconnect (the database notifies then) and each second, so a lost notification costs
 * a second at most. Runs never overlap; a failure is logged once and retried with the next second.
 * @param applyChanges reads and applies what has been committed
 */
export async function followChanges(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  applyChanges: () => Promise<void>,
  log?: { warn(details: object, message: string): void },
): Promise<ChangeFollower> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  let hasFailed = false
  let isClosed = false

  function refresh(): Promise<void> {
    if (running === null) {
      running = applyChanges().finally(() => {
        running = null
      })
      return running
    }
    // The current run may have read before the caller's commit, so one more follows it.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return refresh()
      })
    return next
  }

  async function refreshQuietly(): Promise<void> {
    try {
      await refresh()
      hasFailed = false
    } catch (error) {
      if (!hasFailed && !isClosed) log?.warn({ err: error }, 'changes could not be read; retrying')
      hasFailed = true
    }
  }

  const ofDatabase = followers.get(db) ?? new Set()
  followers.set(db, ofDatabase.add(refreshQuietly))
  const unlisten = await listen(changeChannel, () => {
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
      ofDatabase.delete(refreshQuietly)
      clearInterval(timer)
      await unlisten()
      await (next ?? running)?.catch(() => {})
    },
  }
}
