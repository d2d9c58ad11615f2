/**
 * Learns what questions ask about, and writes engine/strategist/topic-sense.json. With --judge it learns without each
 * writer's questions in turn instead and tells how well those are read, which is the figure to trust.
 */
import { writeFileSync } from 'node:fs'
import { pairsOf } from '#engine/language/hear.ts'
import { createReader, type SenseTable } from '#engine/language/text-sense.ts'
import { learnSense } from '../learn-sense.ts'
import { type Question, readQuestions } from './score-questions.ts'

const settings = { marksOf: pairsOf, pull: 0.03 }

const learn = (questions: readonly Question[]): SenseTable =>
  learnSense(
    questions.map(({ text, topic }) => ({ text, wanted: new Map([[topic, 1]]) })),
    settings,
  )

const questions = readQuestions('questions.jsonl')

if (process.argv.includes('--judge')) {
  for (const writer of new Set(questions.map((each) => each.writer))) {
    const sharesOf = createReader(learn(questions.filter((each) => each.writer !== writer)), settings.marksOf)
    const own = questions.filter((each) => each.writer === writer)
    const best = own.map(({ text }) =>
      [...sharesOf(text)].sort(([, one], [, other]) => other - one).map(([topic]) => topic),
    )
    const among = (count: number) =>
      own.filter(({ topic }, at) => best[at]?.slice(0, count).includes(topic)).length / own.length
    console.info(writer, own.length, 'first', among(1).toFixed(3), 'among three', among(3).toFixed(3))
  }
} else {
  const table = { source: 'evals/questions/learn-topic-sense.ts', ...learn(questions) }
  writeFileSync(
    new URL('../../engine/strategist/topic-sense.json', import.meta.url),
    `${JSON.stringify(table, undefined, 1)}\n`,
  )
}
