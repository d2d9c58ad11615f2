/** The figures above the table of users, and twelve weeks of them. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminStats, AdminWeek } from '#contract/admin.ts'
import { trialDays } from '#contract/plain/access.ts'
import type { Queryable } from '#server/platform/db/database.ts'

const weeksShown = 12

/** The statements of the figures; a test looks at how each of them is planned. */
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
   * By the end of each week, the present one as far as it is: who signed up in it; whose trial ran, which is who signed up
   * within its days before and had not paid; who had paid and has not been given it back. Each is counted in an index
   * alone, no part of it twice.
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

/** What takes no longer is counted each time; anything else is told again for so many times as long as it took. */
const quickMs = 20
const keptFor = 50
const keptMsMax = 30_000

/** Counts once at a time, and the longer it took, the less often. */
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

export function createStatsStore(on: Queryable): StatsStore {
  const countUsers = keepFor(async () => totalRow.parse((await on.execute(statsStatements.total)).rows[0]).totalUsers)
  const readRest = keepFor(async () => {
    const { rows: figures } = await on.execute(statsStatements.figures)
    const { rows: weeks } = await on.execute(statsStatements.weeks)
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
