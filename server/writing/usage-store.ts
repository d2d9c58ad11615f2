/** What the language model was asked over thirty days, and how it went; without a word of what was said. */
import { and, desc, eq, gte, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { ModelFailureCode } from '#contract/plain/model-failures.ts'
import type { WritingTool } from '#contract/plain/writing-tools.ts'
import type { Database } from '#server/platform/db/database.ts'
import { users } from '#server/tables/tables.ts'
import { modelCalls, modelLeases } from '#server/tables/writing-tables.ts'

const reachedMax = 20
const errorsMax = 10

export type UsageFigures = {
  calls: number
  /** Calls without a usable answer; those that the owner stopped are not among them. */
  failed: number
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar, of the calls whose cost is known; null if it is known of none. */
  costMicros: number | null
  /** Median of the answered ones; null if there are none. */
  ms: number | null
}

const day = sql<string>`to_char(${modelCalls.at} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`
const answered = sql`${modelCalls.outcome} = 'answered'`
const today = sql`date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`
/** Midnight UTC before the first of the thirty days. */
const lately = gte(modelCalls.at, sql`${today} - interval '29 days'`)
const msAt = (share: number) =>
  sql<
    number | null
  >`(percentile_cont(${share}) WITHIN GROUP (ORDER BY ${modelCalls.ms}) FILTER (WHERE ${answered}))::float8`

const figures = {
  calls: sql<number>`count(*)::int`,
  failed: sql<number>`(count(*) FILTER (WHERE ${modelCalls.outcome} NOT IN ('answered', 'stopped')))::int`,
  inputTokens: sql<number>`sum(${modelCalls.inputTokens})::float8`,
  outputTokens: sql<number>`sum(${modelCalls.outputTokens})::float8`,
  costMicros: sql<number | null>`sum(${modelCalls.costMicros})::float8`,
  ms: msAt(0.5),
}

/** By day, tool and model, the latest first. */
export const readUsageByModel = (
  database: Database,
): Promise<({ day: string; tool: WritingTool; model: string } & UsageFigures)[]> =>
  database
    .select({ day, tool: modelCalls.tool, model: modelCalls.model, ...figures })
    .from(modelCalls)
    .where(lately)
    .groupBy(day, modelCalls.tool, modelCalls.model)
    .orderBy(desc(day), modelCalls.tool, modelCalls.model)

const noCalls = { calls: 0, failed: 0, inputTokens: 0, outputTokens: 0, costMicros: 0, ms: null }

/** Each of the thirty days, the oldest first. */
async function readDays(database: Database): Promise<({ day: string } & UsageFigures)[]> {
  const rows = await database
    .select({ day, ...figures })
    .from(modelCalls)
    .where(lately)
    .groupBy(day)
  const known = new Map(rows.map((row) => [row.day, row]))
  const { rows: days } = await database.execute<{ day: string }>(sql`
    SELECT to_char(each, 'YYYY-MM-DD') AS day
    FROM generate_series((now() AT TIME ZONE 'UTC')::date - 29, (now() AT TIME ZONE 'UTC')::date, interval '1 day') AS each`)
  return days.map((each) => known.get(each.day) ?? { ...each, ...noCalls })
}

async function readToday(database: Database, dailyTokensMax: number | undefined) {
  const tokens = sql<number>`sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens})::float8`
  const byUser = await database
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName, tokens })
    .from(modelCalls)
    .innerJoin(users, eq(users.id, modelCalls.userId))
    .where(and(gte(modelCalls.at, today), isNotNull(modelCalls.userId)))
    .groupBy(users.id)
    .orderBy(desc(tokens))
  const reached = dailyTokensMax === undefined ? [] : byUser.filter((user) => user.tokens >= dailyTokensMax)
  return {
    usersToday: byUser.length,
    mostTokensToday: byUser[0]?.tokens ?? 0,
    reachedToday: reached.slice(0, reachedMax).map(({ userId, firstName, lastName, tokens: used }) => ({
      ...{ userId, name: `${firstName} ${lastName}`, tokens: used },
    })),
  }
}

/** All that the operator sees of the calls. */
export async function readModelHistory(database: Database, dailyTokensMax: number | undefined) {
  const { tool, promptVersion, costMicros, id, at } = modelCalls
  const uses = await database
    .select({ day, tool, promptVersion, ...figures })
    .from(modelCalls)
    .where(lately)
    .groupBy(day, tool, promptVersion)
    .orderBy(desc(day), tool, desc(promptVersion))
  const tools = await database
    .select({ tool, ...figures, slowMs: msAt(0.95) })
    .from(modelCalls)
    .where(lately)
    .groupBy(tool)
    .orderBy(desc(figures.calls), tool)
  const [unpriced] = await database
    .select({ calls: figures.calls })
    .from(modelCalls)
    .where(and(lately, sql`${costMicros} IS NULL`))
  const failed = await database
    .select({ id, at, tool, code: sql<ModelFailureCode>`${modelCalls.outcome}` })
    .from(modelCalls)
    .where(notInArray(modelCalls.outcome, ['answered', 'stopped']))
    .orderBy(desc(at), desc(id))
    .limit(errorsMax)
  const [running] = await database
    .select({ calls: sql<number>`count(*)::int` })
    .from(modelLeases)
    .where(gte(modelLeases.until, sql`now()`))
  return {
    ...{ days: await readDays(database), uses, tools },
    ...(await readToday(database, dailyTokensMax)),
    unpricedCalls: unpriced?.calls ?? 0,
    runningNow: running?.calls ?? 0,
    errors: failed.map((row) => ({ ...row, at: row.at.toISOString() })),
  }
}
