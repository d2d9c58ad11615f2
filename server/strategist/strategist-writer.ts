/** Answers as the strategist: a language model if the owner asks for it, or the engine. */
import type { ResultSource } from '#contract/plain/brand.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { AnswerMarks, Nudge } from '#contract/strategist.ts'
import type { StrategistReply } from '#contract/writers.ts'
import { analyseBrand } from '#engine/strategist/analyse-brand.ts'
import { answerMessage } from '#engine/strategist/answer-message.ts'
import { type AskedTurn, answerByModel, type ModelAnswerParts } from '#server/strategist/model-strategist-writer.ts'
import { tryModel } from '#server/writing/try-model.ts'

export type StrategistWriter = {
  /** `source` says who answered. The engine takes over when the model gave no sentence. */
  answer: (
    record: StrategistRecord,
    turn: AskedTurn,
  ) => Promise<StrategistReply & AnswerMarks & { source: ResultSource }>
}

const bringsNothing = { suggestions: [], nudges: [], hits: [], choices: [] }

/** Splits an answer into words for streaming. */
const piecesOf = (text: string) => text.match(/\S+\s*/g) ?? []

export const createStrategistWriter = (parts: ModelAnswerParts): StrategistWriter => ({
  answer: async (record, turn) => {
    const { message, reviewing, tell } = turn
    const { value, trouble } = await tryModel(parts.gate, turn, () => answerByModel(parts, record, turn))
    if (value) return { ...bringsNothing, ...value, source: 'provider' }
    const reply = answerMessage(record, { message, reviewing })
    for (const piece of piecesOf(reply.response)) await tell(piece)
    return { ...reply, source: 'embedded', ...(trouble && { trouble }) }
  },
})

/** The suggestions ("nudges") for a record. Always found by the engine. */
export const findNudges = (record: StrategistRecord): Nudge[] => analyseBrand(record)
