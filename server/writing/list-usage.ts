/** What the language model was asked, for `npm run model -- --usage`: by day, tool and model, over the last 30 days. */
import { formatCost } from '#contract/plain/format-cost.ts'
import type { WritingTool } from '#contract/plain/writing-tools.ts'
import type { DataLocation } from '#server/platform/db/backup.ts'
import type { Database } from '#server/platform/db/database.ts'
import { runWithDatabase } from '#server/platform/db/run-with-database.ts'
import { readUsageByModel } from '#server/writing/usage-store.ts'

export type UsageRow = {
  day: string
  tool: WritingTool
  model: string
  calls: number
  failed: number
  inputTokens: number
  outputTokens: number
  /** In US dollars, of the calls whose cost is known. */
  cost: string
  /** Median of the answered ones; null if there are none. */
  seconds: number | null
}

export async function readUsage(database: Database): Promise<UsageRow[]> {
  const rows = await readUsageByModel(database)
  return rows.map(({ costMicros, ms, ...row }) => ({
    ...row,
    cost: costMicros === null ? 'not known' : formatCost(costMicros),
    seconds: ms === null ? null : ms / 1000,
  }))
}

/** Reads it whether or not the server is running. Throws StartError (or EmbeddedPostgresError) with a message. */
export const listUsage = (where: DataLocation): Promise<UsageRow[]> => runWithDatabase(where, readUsage)
