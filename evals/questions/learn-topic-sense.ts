/** Learns what questions ask about, for engine/strategist/read-question.ts. */
import { pairsOf } from '#engine/language/hear.ts'
import { createReader, type SenseTable } from '#engine/language/text-sense.ts'
import { learnSense } from '../learn-sense.ts'
import { type Question, readQuestions } from './score-questions.ts'

const settings = { marksOf: pairsOf, pull: 0.03 }

const learnFrom = (questions: readonly Question[]): SenseTable =>
  learnSense(
    questions.map(({ text, topic }) => ({ text, wanted: new Map([[topic, 1]]) })),
    settings,
  )

export const learnTopicSense = (): SenseTable => learnFrom(readQuestions('questions.jsonl'))

/** Learns without each writer's questions in turn, and tells how well those are read. */
export function judgeTopicSense(tell: (line: string) => void): void {
  const questions = readQuestions('questions.jsonl')
  for (const writer of new Set(questions.map((each) => each.writer))) {
    const sharesOf = createReader(learnFrom(questions.filter((each) => each.writer !== writer)), settings.marksOf)
    const own = questions.filter((each) => each.writer === writer)
    const best = own.map(({ text }) =>
      [...sharesOf(text)].sort(([, one], [, other]) => other - one).map(([topic]) => topic),
    )
    const among = (count: number) =>
      own.filter(({ topic }, at) => best[at]?.slice(0, count).includes(topic)).length / own.length
    tell(`${writer}: ${own.length}, first ${among(1).toFixed(3)}, among three ${among(3).toFixed(3)}`)
  }
}
