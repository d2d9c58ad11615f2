/** Learns what questions ask of their topic, and writes engine/strategist/question-kinds.json. */
import { writeFileSync } from 'node:fs'
import { pairsOf } from '#engine/language/hear.ts'
import { learnSense } from '../learn-sense.ts'
import { readQuestions } from './score-questions.ts'

const examples = readQuestions('questions.jsonl').flatMap(({ text, asks }) =>
  asks === undefined ? [] : [{ text: text.toLowerCase(), wanted: new Map([[asks, 1]]) }],
)
const table = learnSense(examples, { marksOf: pairsOf, pull: 0.1 })
writeFileSync(
  new URL('../../engine/strategist/question-kinds.json', import.meta.url),
  `${JSON.stringify({ source: 'evals/questions/learn-question-kinds.ts', ...table }, undefined, 1)}\n`,
)
