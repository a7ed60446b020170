import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#platform/db/open-database.ts'

/** So many points in so many seconds, counted from the first. */
export interface Limit {
  name: string
  points: number
  seconds: number
}

export interface RateLimiter {
  /** Counts one act under a key; how long to wait if that is too many, else 0 seconds. */
  consume(limit: Limit, key: string): Promise<number>
  /** Takes one act back that was counted. */
  refund(limit: Limit, key: string): Promise<void>
}

/**
 * Counters of acts. They hold across the processes of a database server; with the embedded engine there is one process,
 * and they stand in its memory.
 */
export function createRateLimiter(database: Pick<Database, 'engine' | 'pool'>): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>()

  const limiterOf = ({ name, points, seconds }: Limit) => {
    const known = limiters.get(name)
    if (known) return known
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

  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key)
        return 0
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(key)
    },
  }
}
