/** Rate limits, kept in the database so that restarts and several servers agree. */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal, type RefusalDetails } from '#server/platform/http/refusal.ts'

export type RateLimit = {
  name: string
  /** Counts one use of `key`; beyond the limit it refuses with `too_many_requests`. */
  use: (key: string) => Promise<void>
  /** Uses that a key has. */
  points: number
  /** Under which key its row stands in the database. */
  rowOf: (key: string) => string
}

/**
 * Frequent calls take `atOnce` uses from the database at a time and spend them from memory: what a restart loses counts
 * as used. A local limit is counted by each server for itself.
 */
export type Ways = { atOnce?: number; isLocal?: boolean }

/** `points` uses in `seconds` for each key; `scale` multiplies the points (RATE_LIMIT_SCALE). */
export type RateLimits = (name: string, points: number, seconds: number, ways?: Ways) => RateLimit

/** Uses that were taken already, until `end` (milliseconds). */
type Stock = { left: number; end: number }
const stocksMax = 10_000
/** Whoever asks too often without pause is answered with one: a flood in a loop slows itself down. */
const refusalMs = 500

/** The key as it is stored: short however long an email is, and no list of who tried to come in. */
const markOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Refuses a use that has to wait so many milliseconds; what else is known of it is for the log. */
export async function refuseUse(waitMs: number, security: NonNullable<RefusalDetails['security']>): Promise<never> {
  await sleep(refusalMs)
  throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)), security })
}

/** Removes what has run out: a key that never comes again would stay for ever. */
export async function sweepRateLimits(pool: pg.Pool): Promise<void> {
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
    // Beyond the limit a key is refused from memory, so that a flood does not reach the database.
    inMemoryBlockOnConsumed: points + 1,
    clearExpiredByTimeout: false,
    // A database that takes no writes still answers reads: they must not fail for being counted.
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
    /** Uses that came at the same moment each took their own: what is over of them is kept together. */
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
          const { msBeforeNext } = await limiter.consume(isLocal ? key : markOf(key), atOnce)
          if (atOnce > 1) keepStock(key, atOnce - 1, Date.now() + msBeforeNext)
        } catch (spent) {
          if (spent instanceof RateLimiterRes) await refuseUse(spent.msBeforeNext, { limit: name })
          throw spent
        }
      },
      points,
      rowOf: (key) => limiter.getKey(markOf(key)),
    }
  }
}
