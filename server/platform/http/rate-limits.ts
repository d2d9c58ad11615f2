/** Rate limits, kept in the database so that restarts and several servers agree. */
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#server/platform/http/refusal.ts'

export type RateLimit = {
  /** Counts one use of `key`; beyond the limit it refuses with `too_many_requests`. */
  use: (key: string) => Promise<void>
  /** Refuses when `key` is used up already, counting nothing. */
  check: (key: string) => Promise<void>
  forget: (key: string) => Promise<void>
}

/** `points` uses in `seconds` for each key; `scale` multiplies the points (RATE_LIMIT_SCALE). */
export type RateLimits = (name: string, points: number, seconds: number) => RateLimit

const refuse = (spent: RateLimiterRes) =>
  new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) })

export function createRateLimits(pool: pg.Pool, scale: number): RateLimits {
  return (name, points, seconds) => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: Math.max(1, Math.round(points * scale)),
      duration: seconds,
      // Beyond the limit a key is refused from memory, so that a flood does not reach the database.
      inMemoryBlockOnConsumed: Math.max(1, Math.round(points * scale)) + 1,
      clearExpiredByTimeout: false,
    })
    return {
      use: async (key) => {
        try {
          await limiter.consume(key)
        } catch (spent) {
          throw spent instanceof RateLimiterRes ? refuse(spent) : spent
        }
      },
      check: async (key) => {
        const spent = await limiter.get(key)
        if (spent !== null && spent.consumedPoints >= limiter.points) throw refuse(spent)
      },
      forget: async (key) => {
        await limiter.delete(key)
      },
    }
  }
}
