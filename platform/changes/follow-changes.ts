import type { Database } from '../db/open-database.ts'
import type { Db } from '../db/transaction.ts'

/** The notification channel of committed changes. */
export const changeChannel = 'public_change'

const pollIntervalMs = 1_000
const followersKey = Symbol.for('signbank.changeFollowers')

/** Keeps a process up to date with the committed changes. */
export interface ChangeFollower {
  /** Applies everything committed before the call. */
  refresh(): Promise<void>
  close(): Promise<void>
}

type Followers = WeakMap<Db, Set<() => Promise<void>>>

/**
 * The followers of this process, by the database that they follow. In development, Vite loads this module a second
 * time for the pages, whose commits must reach the followers of the server.
 */
const shared = globalThis as { [followersKey]?: Followers }
shared[followersKey] ??= new WeakMap()
const followers = shared[followersKey]

/** Makes every follower of this process apply the committed changes; for use after a commit. It never throws. */
export const refreshFollowers = async (db: Db): Promise<void> => {
  await Promise.all([...(followers.get(db) ?? [])].map((refresh) => refresh()))
}

/**
 * Applies committed changes after each transaction of this process that recorded some, after each notification from
 * another process, after each reconnect, and every second in case a notification was lost. Runs never overlap. A
 * failure is logged once and retried after a second.
 * @param applyChanges reads and applies the committed changes
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
    // The current run may have read before the caller's commit, so another run is needed.
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

  const followersOfDatabase = followers.get(db) ?? new Set()
  followers.set(db, followersOfDatabase.add(refreshQuietly))
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
      followersOfDatabase.delete(refreshQuietly)
      clearInterval(timer)
      await unlisten()
      await (next ?? running)?.catch(() => {})
    },
  }
}
