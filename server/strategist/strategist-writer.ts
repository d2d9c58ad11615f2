/** Who speaks as the strategist: the embedded engine here, a language model when one is set up. */
import type { Maker } from '#contract/plain/brand.ts'
import type { SaidMessage, StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { Choice, Nudge, Suggestion } from '#contract/strategist.ts'
import { analyseBrand } from '#engine/strategist/analyse-brand.ts'
import { answerQuestion } from '#engine/strategist/answer-question.ts'

export type StrategistTurn = { message: string; reviewing: string | undefined }

export type StrategistWriter = {
  source: Maker
  analyse: (record: StrategistRecord) => Nudge[]
  /** Answers the message from the record and from all that was said before it. */
  answer: (
    record: StrategistRecord,
    conversation: readonly SaidMessage[],
    turn: StrategistTurn,
  ) => Promise<{ response: string; suggestions: Suggestion[]; choices: Choice[] }>
}

export const embeddedStrategist: StrategistWriter = {
  source: 'embedded',
  analyse: analyseBrand,
  answer: async (record, conversation, turn) => answerQuestion(record, conversation, turn),
}
