/** How often the strategist knows what is asked, over questions whose writer was kept back from what it learned. */
import { z } from 'zod'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { offTopic, readQuestion } from '#engine/strategist/read-question.ts'
import { completeRecord } from '#testing/engine/strategist-records.ts'
import { readCases } from '../read-cases.ts'

/** `asks`: what is asked of the topic, where somebody has said it. */
const question = z.object({ writer: z.string(), topic: z.string(), text: z.string(), asks: z.string().optional() })
export type Question = z.infer<typeof question>

/** The questions that the strategist learned from, or those that were kept back. */
export const readQuestions = (file: 'questions.jsonl' | 'validation.jsonl') =>
  readCases(import.meta.dirname, file, question)

/** Of the writers kept back the one who was asked for doubters and newcomers. */
export const hardestWriter = 'e'

/**
 * Shares of the questions, 0 to 1: read as about their topic first, or among the first three; refused although they are
 * about the brand, the method or the app; and refused, or met with small talk, because they are about nothing of the kind.
 */
export function scoreQuestions(questions: readonly Question[]): Record<string, number> {
  const record = completeRecord()
  const read = questions.map(({ topic, text }) => ({
    topic,
    asked: readQuestion(text, record).topics.map(({ label }) => label),
    kind: answerQuestion(record, [], { message: text }).kind,
  }))
  const real = read.filter(({ topic }) => topic !== offTopic)
  const off = read.filter(({ topic }) => topic === offTopic)
  const among = (count: number) =>
    real.filter(({ topic, asked }) => asked.slice(0, count).some((each) => each === topic)).length / real.length
  return {
    topic_first: among(1),
    topic_among_three: among(3),
    refused: real.filter(({ kind }) => kind === 'cannot').length / real.length,
    off_topic_refused: off.filter(({ kind }) => kind === 'cannot' || kind === 'talk').length / Math.max(1, off.length),
  }
}

/** Shares of the questions of which somebody has said what they ask of their topic: so many believed, and right of those. */
export function scoreKinds(questions: readonly Question[]): Record<string, number> {
  const record = completeRecord()
  const told = questions.flatMap(({ text, asks }) =>
    asks === undefined ? [] : [{ asks, kind: readQuestion(text, record).kind }],
  )
  const believed = told.filter(({ kind }) => kind !== undefined)
  return {
    believed: believed.length / told.length,
    right: believed.filter(({ asks, kind }) => asks === kind).length / believed.length,
  }
}
