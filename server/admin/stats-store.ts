/** The figures above the user table, and their history over twelve weeks. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminStats, AdminWeek } from '#contract/admin.ts'
import { trialDays } from '#contract/plain/access.ts'
import type { Queryable } from '#server/platform/db/database.ts'

const weeksShown = 12

/** SQL of the figures; a test checks their query plans. */
export const statsStatements = {
  total: sql`SELECT count(*)::int AS "totalUsers" FROM users`,
  figures: sql`SELECT
    (SELECT count(*)::int FROM users WHERE last_login_at > now() - interval '30 days') AS "activeUsers",
    (SELECT count(*)::int FROM users WHERE has_paid_access) AS "paidUsers",
    (SELECT count(*)::int FROM users WHERE created_at > now() - interval '7 days') AS "recentUsers",
    (SELECT count(*)::int FROM users WHERE has_paid_access AND subscription_start_date > now() - interval '7 days')
      AS "paidUsersGained",
    (SELECT min(created_at) FROM users) AS since`,
  /**
   * Counts at the end of each week (for the current one: now): sign-ups in that week; running trials, which are
   * sign-ups within the trial period that had not paid; users who had paid and were not refunded. Each count is an
   * index-only scan of a disjoint range.
   */
  weeks: sql`
    WITH weeks AS (
      SELECT start, least(now(), start + interval '7 days') AS ending
      FROM generate_series(date_trunc('week', now(), 'UTC') - ${weeksShown - 1} * interval '7 days',
        date_trunc('week', now(), 'UTC'), interval '7 days') AS start
    ), spans AS (
      SELECT *, coalesce(lag(ending) OVER (ORDER BY start), '-infinity') AS earlier,
        ending - ${trialDays} * interval '1 day' AS trials_from
      FROM weeks
    )
    SELECT start AS from,
      (SELECT count(*)::int FROM users WHERE created_at >= start AND created_at < ending) AS "signUps",
      (SELECT count(*)::int FROM users WHERE created_at > trials_from AND created_at <= ending)
        - (SELECT count(*)::int FROM users WHERE has_paid_access AND created_at > trials_from
          AND subscription_start_date > trials_from AND subscription_start_date <= ending) AS trials,
      (sum((SELECT count(*) FROM users WHERE has_paid_access
        AND subscription_start_date > earlier AND subscription_start_date <= ending)) OVER (ORDER BY start))::int AS "paidUsers"
    FROM spans ORDER BY start`,
}

const totalRow = z.object({ totalUsers: z.int() })
const figuresRow = z.object({
  activeUsers: z.int(),
  paidUsers: z.int(),
  recentUsers: z.int(),
  paidUsersGained: z.int(),
  since: z.coerce.date().nullable(),
})
const weekRow = z.object({ from: z.coerce.date(), signUps: z.int(), trials: z.int(), paidUsers: z.int() })

/**
 * Counts faster than `quickMs` are never cached. A slower one is cached for `keptFor` times as long as it took, at most
 * `keptMsMax`.
 */
const quickMs = 20
const keptFor = 50
const keptMsMax = 30_000

/** Wraps a slow count: callers share a running one, and its result is cached for longer the slower it was. */
function keepFor<Result>(count: () => Promise<Result>): () => Promise<Result> {
  let kept: { result: Promise<Result>; until: number } | undefined
  return async () => {
    if (kept && performance.now() < kept.until) return kept.result
    const began = performance.now()
    const counting = { result: count(), until: Number.POSITIVE_INFINITY }
    kept = counting
    try {
      const result = await counting.result
      const tookMs = performance.now() - began
      counting.until = tookMs < quickMs ? 0 : performance.now() + Math.min(tookMs * keptFor, keptMsMax)
      return result
    } catch (error) {
      kept = undefined
      throw error
    }
  }
}

export type StatsStore = {
  countUsers: () => Promise<number>
  readStats: () => Promise<{ stats: AdminStats; weeks: AdminWeek[] }>
}

export function createStatsStore(db: Queryable): StatsStore {
  const countUsers = keepFor(async () => totalRow.parse((await db.execute(statsStatements.total)).rows[0]).totalUsers)
  const readRest = keepFor(async () => {
    const { rows: figures } = await db.execute(statsStatements.figures)
    const { rows: weeks } = await db.execute(statsStatements.weeks)
    return { figures: figuresRow.parse(figures[0]), weeks: z.array(weekRow).parse(weeks) }
  })
  return {
    countUsers,
    readStats: async () => {
      const totalUsers = await countUsers()
      const { figures, weeks } = await readRest()
      return {
        stats: { ...figures, totalUsers, since: figures.since?.toISOString() ?? null },
        weeks: weeks.map(({ from, ...counts }) => ({ from: from.toISOString(), ...counts })),
      }
    },
  }
}
