import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#platform/db/open-database.ts'

/** At most `points` actions in `seconds`, counted from the first action. */
export interface Limit {
  name: string
  points: number
  seconds: number
}

export interface RateLimiter {
  /** Counts actions under a key. Returns the seconds to wait when the limit is exceeded, else 0. */
  consume(limit: Limit, key: string, count?: number): Promise<number>
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

  return {
    async consume(limit, key, count = 1) {
      try {
        await limiterOf(limit).consume(key, count)
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
