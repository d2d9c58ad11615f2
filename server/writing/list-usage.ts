/** What the language model was asked, for the operator: by day and tool, over the last 30 days. */
import { desc, gte, sql } from 'drizzle-orm'
import type { WritingTool } from '#contract/plain/writing-tools.ts'
import type { DataLocation } from '#server/platform/db/backup.ts'
import type { Database } from '#server/platform/db/database.ts'
import { runWithDatabase } from '#server/platform/db/run-with-database.ts'
import { modelCalls } from '#server/tables/writing-tables.ts'

export type UsageRow = {
  day: string
  tool: WritingTool
  model: string
  calls: number
  /** Calls without a usable answer; those that the owner stopped are not among them. */
  failed: number
  inputTokens: number
  outputTokens: number
  /** Median of the answered ones; null if there are none. */
  seconds: number | null
}

const day = sql<string>`to_char(${modelCalls.at} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`
const answered = sql`${modelCalls.outcome} = 'answered'`

export const readUsage = (database: Database): Promise<UsageRow[]> =>
  database
    .select({
      ...{ day, tool: modelCalls.tool, model: modelCalls.model },
      calls: sql<number>`count(*)::int`,
      failed: sql<number>`(count(*) FILTER (WHERE ${modelCalls.outcome} NOT IN ('answered', 'stopped')))::int`,
      inputTokens: sql<number>`sum(${modelCalls.inputTokens})::int`,
      outputTokens: sql<number>`sum(${modelCalls.outputTokens})::int`,
      seconds: sql<number | null>`(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${modelCalls.ms})
        FILTER (WHERE ${answered}) / 1000)::float`,
    })
    .from(modelCalls)
    .where(gte(modelCalls.at, sql`now() - interval '30 days'`))
    .groupBy(day, modelCalls.tool, modelCalls.model)
    .orderBy(desc(day), modelCalls.tool, modelCalls.model)

/** Reads it whether or not the server is running. Throws StartError (or EmbeddedPostgresError) with a message. */
export const listUsage = (where: DataLocation): Promise<UsageRow[]> => runWithDatabase(where, readUsage)
