import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#platform/db/open-database.ts'

/** How much the clocks of machines may differ, in milliseconds. */
const clockToleranceMs = 60_000

/** At most `points` actions in `seconds`, counted from the first action. */
export interface Limit {
  name: string
  points: number
  seconds: number
}

/** What is left of a limit after an action was counted. */
export interface LimitUse {
  limit: Limit
  isExceeded: boolean
  /** Actions that are still possible. */
  remaining: number
  /** Seconds until all actions are possible again; at least 1. */
  resetSeconds: number
}

export interface RateLimiter {
  /** Counts actions under a key. */
  consume(limit: Limit, key: string, count?: number): Promise<LimitUse>
  /** Subtracts one counted action. */
  refund(limit: Limit, key: string): Promise<void>
}

/**
 * Counts actions: in PostgreSQL for all processes, or in memory with the embedded engine, which has one process.
 */
export function createRateLimiter(database: Pick<Database, 'engine' | 'pool'>): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>()

  const limiterOf = ({ name, points, seconds }: Limit) => {
    const existing = limiters.get(name)
    if (existing) return existing
    const options = { keyPrefix: name, points, duration: seconds }
    const limiter =
      database.engine === 'embedded'
        ? new RateLimiterMemory(options)
        : new RateLimiterPostgres({
            ...options,
            storeClient: database.pool,
            storeType: 'pool',
            tableName: 'rate_limit',
            tableCreated: true,
          })
    limiters.set(name, limiter)
    return limiter
  }

  async function count(limit: Limit, key: string, points: number): Promise<LimitUse & { ms: number }> {
    try {
      return limitUse(limit, await limiterOf(limit).consume(key, points), false)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return limitUse(limit, refusal, true)
    }
  }

  return {
    async consume(limit, key, points = 1) {
      const { ms, ...use } = await count(limit, key, points)
      if (ms <= limit.seconds * 1000 + clockToleranceMs) return use
      // It was counted by a process whose clock was wrong, and would last until that time.
      await limiterOf(limit).delete(key)
      const { ms: _, ...counted } = await count(limit, key, points)
      return counted
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(key)
    },
  }
}

const limitUse = (
  limit: Limit,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
  isExceeded: boolean,
): LimitUse & { ms: number } => ({
  limit,
  isExceeded,
  remaining: Math.max(0, remainingPoints),
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  ms: msBeforeNext,
})
