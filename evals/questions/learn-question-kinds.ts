/**
 * Learns what questions ask of their topic, and writes engine/strategist/question-kinds.json. With --judge it tells how
 * well the questions of the writers kept back are read instead.
 */
import { writeFileSync } from 'node:fs'
import { createReader } from '#engine/language/text-sense.ts'
import { pairsOf } from '#engine/strategist/topic-sense.ts'
import { learnSense } from '../learn-sense.ts'
import { readQuestions } from './score-questions.ts'

const labelled = (file: Parameters<typeof readQuestions>[0]) =>
  readQuestions(file).flatMap(({ text, asks }) => (asks === undefined ? [] : [{ text: text.toLowerCase(), asks }]))

const table = learnSense(
  labelled('questions.jsonl').map(({ text, asks }) => ({ text, wanted: new Map([[asks, 1]]) })),
  { marksOf: pairsOf, pull: 0.1 },
)

if (process.argv.includes('--judge')) {
  const sharesOf = createReader(table, pairsOf)
  const read = labelled('held-out.jsonl').map(({ text, asks }) => {
    const [best = ['', 0] as const] = [...sharesOf(text)].sort(([, one], [, other]) => other - one)
    return { asks, kind: best[0], share: best[1] }
  })
  for (const from of [0, 0.3, 0.4, 0.5, 0.6]) {
    const sure = read.filter(({ share }) => share >= from)
    const right = sure.filter(({ asks, kind }) => asks === kind).length
    console.info('from', from, 'read', sure.length, 'of', read.length, 'right', (right / sure.length).toFixed(3))
  }
} else {
  writeFileSync(
    new URL('../../engine/strategist/question-kinds.json', import.meta.url),
    `${JSON.stringify({ source: 'evals/questions/learn-question-kinds.ts', ...table }, undefined, 1)}\n`,
  )
}
