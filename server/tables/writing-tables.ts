/** The drizzle schema of the floor for writing: consents, and the calls of a language model. */
import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { writingTools } from '#contract/plain/writing-tools.ts'
import type { ModelOutcome } from '#server/platform/model/language-model.ts'
import { nowColumn, timeColumn } from '#server/tables/tables.ts'

/** Whether a language model may write for a user; `recipient` is who receives the words. */
export const writingConsents = pgTable('writing_consents', {
  userId: uuid('user_id').primaryKey(),
  recipient: text().notNull(),
  isOn: boolean('is_on').notNull(),
  isShownEachTime: boolean('is_shown_each_time').notNull().default(false),
  agreedAt: timeColumn('agreed_at'),
})

/** Every call of a language model, without a word of what was said. */
export const modelCalls = pgTable('model_calls', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: nowColumn('at'),
  userId: uuid('user_id'),
  tool: text({ enum: writingTools }).notNull(),
  promptVersion: integer('prompt_version').notNull(),
  provider: text().notNull(),
  model: text().notNull(),
  outcome: text().$type<ModelOutcome>().notNull(),
  ms: integer().notNull(),
  inputTokens: integer('input_tokens').notNull(),
  outputTokens: integer('output_tokens').notNull(),
  cachedTokens: integer('cached_tokens').notNull(),
  sentCharacters: integer('sent_characters').notNull(),
  /** In millionths of a US dollar, by the price of its day; null where that is not known. */
  costMicros: bigint('cost_micros', { mode: 'number' }),
})

/** Calls that are under way on any server; one that its server did not end lapses. */
export const modelLeases = pgTable('model_leases', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  until: timeColumn('until').notNull(),
})
