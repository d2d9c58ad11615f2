/**
 * Limits failed attempts, such as sign-ins: an attempt counts toward its keys while it runs, and afterwards only if it
 * failed.
 */
import type pg from 'pg'
import { type RateLimit, refuseTooManyRequests } from '#server/platform/http/rate-limits.ts'

export type Attempt = {
  /** Counts a failure for each of the keys. */
  fail: () => Promise<void>
  /** Releases the keys. */
  end: () => void
}

/** Starts an attempt with one key per limit; throws `too_many_requests` if one of the limits is used up. */
export type BeginAttempt = (...keys: readonly string[]) => Promise<Attempt>

type SpentRow = { key: string; points: number; expire: string }

/** Combines several limits, which are checked with a single query. */
export function limitAttempts(pool: pg.Pool, ...limits: readonly RateLimit[]): BeginAttempt {
  const running = new Map<string, number>()

  const letGo = (row: string) => {
    const left = (running.get(row) ?? 1) - 1
    if (left > 0) running.set(row, left)
    else running.delete(row)
  }

  /** The limit that is used up, if any, and how long to wait. */
  async function waitOf(rows: readonly string[], others: readonly number[]) {
    const now = Date.now()
    const { rows: spent } = await pool.query<SpentRow>({
      name: 'find_spent',
      text: 'SELECT key, points, expire FROM rate_limits WHERE key = ANY($1) AND expire > $2',
      values: [rows, now],
    })
    for (const [at, limit] of limits.entries()) {
      const row = spent.find(({ key }) => key === rows[at])
      if ((row?.points ?? 0) + (others[at] ?? 0) < limit.points) continue
      return { ms: Number(row?.expire ?? now) - now, limit: limit.name }
    }
    return undefined
  }

  return async (...keys) => {
    const rows = limits.map((limit, at) => limit.rowOf(keys[at] ?? ''))
    // Concurrent attempts may fail too, so count them before the query.
    const others = rows.map((row) => running.get(row) ?? 0)
    for (const row of rows) running.set(row, (running.get(row) ?? 0) + 1)
    const end = () => rows.forEach(letGo)
    const wait = await waitOf(rows, others).catch((error: unknown) => {
      end()
      throw error
    })
    if (wait !== undefined) {
      end()
      await refuseTooManyRequests(wait.ms, { event: 'sign_in_locked', limit: wait.limit })
    }
    return {
      fail: async () => {
        for (const [at, limit] of limits.entries()) await limit.use(keys[at] ?? '')
      },
      end,
    }
  }
}
