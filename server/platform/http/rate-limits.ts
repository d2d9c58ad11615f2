/** Rate limits, kept in the database so that restarts and several servers agree. */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#server/platform/http/refusal.ts'

export type RateLimit = {
  /** Counts one use of `key`; beyond the limit it refuses with `too_many_requests`. */
  use: (key: string) => Promise<void>
  /** Uses that a key has. */
  points: number
  /** Under which key its row stands in the database. */
  rowOf: (key: string) => string
}

/**
 * `points` uses in `seconds` for each key; `scale` multiplies the points (RATE_LIMIT_SCALE). Frequent calls take
 * `atOnce` uses from the database at a time and spend them from memory: what a restart loses counts as used.
 */
export type RateLimits = (name: string, points: number, seconds: number, atOnce?: number) => RateLimit

/** Uses that were taken already, until `end` (milliseconds). */
type Stock = { left: number; end: number }
const stocksMax = 10_000

/** The key as it is stored: short however long an email is, and no list of who tried to come in. */
const markOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The refusal of a use that has to wait so many milliseconds. */
export const refuseUse = (waitMs: number) =>
  new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })

/** Removes what has run out: a key that never comes again would stay for ever. */
export async function sweepRateLimits(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()])
}

export function createRateLimits(pool: pg.Pool, scale: number): RateLimits {
  return (name, points, seconds, atOnce = 1) => {
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
    const stocks = new Map<string, Stock>()
    /** Uses that came at the same moment each took their own: what is over of them is kept together. */
    const keepStock = (key: string, more: number, end: number) => {
      const before = stocks.get(key)
      if (stocks.size >= stocksMax) stocks.clear()
      stocks.set(key, { left: more + (before && Date.now() < before.end ? before.left : 0), end })
    }
    return {
      use: async (key) => {
        const stock = stocks.get(key)
        if (stock && stock.left > 0 && Date.now() < stock.end) {
          stock.left -= 1
          return
        }
        try {
          const { msBeforeNext } = await limiter.consume(markOf(key), atOnce)
          if (atOnce > 1) keepStock(key, atOnce - 1, Date.now() + msBeforeNext)
        } catch (spent) {
          throw spent instanceof RateLimiterRes ? refuseUse(spent.msBeforeNext) : spent
        }
      },
      points: limiter.points,
      rowOf: (key) => limiter.getKey(markOf(key)),
    }
  }
}
