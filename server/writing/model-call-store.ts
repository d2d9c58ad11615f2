/** The calls of a language model: a row for each, without a word of what was said. */
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { WritingTool } from '#contract/plain/writing-tools.ts'
import type { Database } from '#server/platform/db/database.ts'
import { modelCalls } from '#server/tables/writing-tables.ts'

export type ModelCallRow = Omit<typeof modelCalls.$inferInsert, 'id' | 'at'>
export type SentCount = { day: string; tool: WritingTool; calls: number; characters: number }

export type ModelCallStore = {
  note: (row: ModelCallRow) => Promise<void>
  /** Tokens of a user since midnight UTC. */
  countTokensToday: (userId: string) => Promise<number>
  /** What all calls since the month began (UTC) cost, in millionths of a US dollar, as far as it is known. */
  sumCostThisMonth: () => Promise<number>
  /** What was sent for a user by day (UTC) and tool, the latest first. */
  listSent: (userId: string) => Promise<SentCount[]>
}

const month = sql`date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`
const today = sql`date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`
const dayOf = sql<string>`to_char(${modelCalls.at} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`

export function createModelCallStore(database: Database): ModelCallStore {
  return {
    note: async (row) => {
      await database.insert(modelCalls).values(row)
    },
    countTokensToday: async (userId) => {
      const [row] = await database
        .select({ tokens: sql<number>`coalesce(sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens}), 0)::int` })
        .from(modelCalls)
        .where(and(eq(modelCalls.userId, userId), gte(modelCalls.at, today)))
      return row?.tokens ?? 0
    },
    sumCostThisMonth: async () => {
      const [row] = await database
        .select({ micros: sql<number>`coalesce(sum(${modelCalls.costMicros}), 0)::float8` })
        .from(modelCalls)
        .where(gte(modelCalls.at, month))
      return row?.micros ?? 0
    },
    listSent: (userId) =>
      database
        .select({
          day: dayOf,
          tool: modelCalls.tool,
          calls: sql<number>`count(*)::int`,
          characters: sql<number>`sum(${modelCalls.sentCharacters})::int`,
        })
        .from(modelCalls)
        .where(and(eq(modelCalls.userId, userId), gte(modelCalls.at, sql`now() - interval '90 days'`)))
        .groupBy(dayOf, modelCalls.tool)
        .orderBy(desc(dayOf), modelCalls.tool),
  }
}
