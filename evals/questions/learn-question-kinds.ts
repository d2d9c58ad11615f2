/** Learns what questions ask of their topic, for engine/strategist/read-question.ts. */
import { pairsOf } from '#engine/language/hear.ts'
import type { SenseTable } from '#engine/language/text-sense.ts'
import { learnSense } from '../learn-sense.ts'
import { readQuestions } from './score-questions.ts'

export function learnQuestionKinds(): SenseTable {
  const examples = readQuestions('questions.jsonl').flatMap(({ text, asks }) =>
    asks === undefined ? [] : [{ text: text.toLowerCase(), wanted: new Map([[asks, 1]]) }],
  )
  return learnSense(examples, { marksOf: pairsOf, pull: 0.1 })
}
