/** Who speaks as the strategist: the embedded engine here, a language model when one is set up. */
import type { Maker } from '#contract/plain/brand.ts'
import type { SaidMessage, StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { Nudge } from '#contract/strategist.ts'
import { analyseBrand } from '#engine/strategist/analyse-brand.ts'
import { answerMessage, type GuideMessage, type GuideReply } from '#engine/strategist/answer-message.ts'

export type StrategistWriter = {
  source: Maker
  analyse: (record: StrategistRecord) => Nudge[]
  /** Answers the message from the record and from all that was said before it. */
  answer: (record: StrategistRecord, conversation: readonly SaidMessage[], turn: GuideMessage) => Promise<GuideReply>
}

export const embeddedStrategist: StrategistWriter = {
  source: 'embedded',
  analyse: analyseBrand,
  answer: async (record, _conversation, turn) => answerMessage(record, turn),
}
