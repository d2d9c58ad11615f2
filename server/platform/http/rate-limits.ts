/** Rate limits, stored in the database so that they survive restarts and hold across servers. */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal, type RefusalDetails } from '#server/platform/http/refusal.ts'

export type RateLimit = {
  name: string
  /** Counts one use of `key`; throws `too_many_requests` beyond the limit. */
  use: (key: string) => Promise<void>
  /** Uses per key. */
  points: number
  /** The key's row in the database. */
  rowOf: (key: string) => string
}

/**
 * `atOnce`: reserve this many uses per database round trip and spend them from memory; reserved uses lost in a restart
 * count as used. `isLocal`: count in memory, per server.
 */
export type RateLimitOptions = { atOnce?: number; isLocal?: boolean }

/** `points` uses in `seconds` per key; `scale` multiplies the points (RATE_LIMIT_SCALE). */
export type RateLimits = (name: string, points: number, seconds: number, ways?: RateLimitOptions) => RateLimit

/** Reserved uses, valid until `end` (milliseconds). */
type Stock = { left: number; end: number }
const stocksMax = 10_000
/** Refusals are delayed, so that a client retrying in a loop is slowed down. */
const refusalMs = 500

/** Keys are stored hashed: fixed length, and no list of who tried to sign in. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Refuses a use, after a short delay; `security` is for the log. */
export async function refuseTooManyRequests(
  waitMs: number,
  security: NonNullable<RefusalDetails['security']>,
): Promise<never> {
  await sleep(refusalMs)
  throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)), security })
}

/** Deletes expired rows; a key that is never used again would stay forever. */
export async function deleteExpiredRateLimits(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()])
}

function createLimiter(pool: pg.Pool, name: string, points: number, seconds: number, isLocal: boolean) {
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  if (isLocal) return inMemory
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // Keys beyond the limit are refused from memory, so that a flood does not reach the database.
    inMemoryBlockOnConsumed: points + 1,
    clearExpiredByTimeout: false,
    // Fallback in memory: without writes the database still serves reads, which must not fail because of counting.
    insuranceLimiter: inMemory,
  })
}

export function createRateLimits(pool: pg.Pool, scale: number): RateLimits {
  return (name, uses, seconds, ways = {}) => {
    const points = Math.max(1, Math.round(uses * scale))
    const { isLocal = false } = ways
    const atOnce = Math.min(points, ways.atOnce ?? 1)
    const limiter = createLimiter(pool, name, points, seconds, isLocal)
    const stocks = new Map<string, Stock>()
    /** Adds the rest of a reservation to what is left of concurrent ones. */
    const keepStock = (key: string, more: number, end: number) => {
      const before = stocks.get(key)
      if (stocks.size >= stocksMax) stocks.clear()
      stocks.set(key, { left: more + (before && Date.now() < before.end ? before.left : 0), end })
    }
    return {
      name,
      use: async (key) => {
        const stock = stocks.get(key)
        if (stock && stock.left > 0 && Date.now() < stock.end) {
          stock.left -= 1
          return
        }
        try {
          const { msBeforeNext } = await limiter.consume(isLocal ? key : hashKey(key), atOnce)
          if (atOnce > 1) keepStock(key, atOnce - 1, Date.now() + msBeforeNext)
        } catch (spent) {
          if (spent instanceof RateLimiterRes) await refuseTooManyRequests(spent.msBeforeNext, { limit: name })
          throw spent
        }
      },
      points,
      rowOf: (key) => limiter.getKey(hashKey(key)),
    }
  }
}
