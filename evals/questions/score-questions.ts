/** How often the strategist knows what is asked, over questions whose writer was kept back from what it learned. */
import { z } from 'zod'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { believedFrom, senseKind } from '#engine/strategist/question-kind.ts'
import { readMessage } from '#engine/strategist/read-message.ts'
import { completeRecord } from '#engine/strategist/test-records.ts'
import { offTopic } from '#engine/strategist/topic-sense.ts'
import { readCases } from '../read-cases.ts'

/** `asks`: what is asked of the topic, where somebody has said it. */
const question = z.object({ writer: z.string(), topic: z.string(), text: z.string(), asks: z.string().optional() })
export type Question = z.infer<typeof question>

/** The questions that the strategist learned from, or those that were kept back. */
export const readQuestions = (file: 'questions.jsonl' | 'held-out.jsonl') =>
  readCases(import.meta.dirname, file, question)

/** Of the writers kept back the one who was asked for doubters and newcomers. */
export const hardestWriter = 'e'

const refusal = /^I cannot answer that: without a language model/

/**
 * Shares of the questions, 0 to 1: read as about their topic first, or among the first three; refused although they are
 * about the brand, the method or the app; and refused because they are about nothing of the kind.
 */
export function scoreQuestions(questions: readonly Question[]): Record<string, number> {
  const record = completeRecord()
  const read = questions.map(({ topic, text }) => ({
    topic,
    asked: readMessage(text, record, []).asked.filter((each) => each !== 'terms'),
    isRefused: refusal.test(answerQuestion(record, [], { message: text }).response),
  }))
  const real = read.filter(({ topic }) => topic !== offTopic)
  const off = read.filter(({ topic }) => topic === offTopic)
  const among = (count: number) =>
    real.filter(({ topic, asked }) => asked.slice(0, count).some((each) => each === topic)).length / real.length
  return {
    topic_first: among(1),
    topic_among_three: among(3),
    refused: real.filter(({ isRefused }) => isRefused).length / real.length,
    off_topic_refused: off.filter(({ isRefused }) => isRefused).length / Math.max(1, off.length),
  }
}

/** Shares of the questions of which somebody has said what they ask of their topic: so many believed, and right of those. */
export function scoreKinds(questions: readonly Question[]): Record<string, number> {
  const told = questions.flatMap(({ text, asks }) => (asks === undefined ? [] : [{ asks, ...senseKind(text) }]))
  const believed = told.filter(({ share }) => share >= believedFrom)
  return {
    believed: believed.length / told.length,
    right: believed.filter(({ asks, kind }) => asks === kind).length / believed.length,
  }
}
