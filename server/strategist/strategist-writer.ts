/** Answers as the strategist: the embedded engine, or a language model once one is set up. */
import type { ResultSource } from '#contract/plain/brand.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { Nudge } from '#contract/strategist.ts'
import type { StrategistReply, StrategistRequest } from '#contract/writers.ts'
import { analyseBrand } from '#engine/strategist/analyse-brand.ts'
import { answerMessage } from '#engine/strategist/answer-message.ts'

export type StrategistWriter = {
  /** Answers a message; `source` says who answered. */
  answer: (request: StrategistRequest & { signal: AbortSignal }) => Promise<StrategistReply & { source: ResultSource }>
}

export const embeddedStrategistWriter: StrategistWriter = {
  answer: async ({ record, ...turn }) => ({ ...answerMessage(record, turn), source: 'embedded' }),
}

/** The suggestions ("nudges") for a record. Always found by the engine. */
export const findNudges = (record: StrategistRecord): Nudge[] => analyseBrand(record)
