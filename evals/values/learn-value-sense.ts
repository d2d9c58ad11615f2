/**
 * Learns what passages show of a firm's values, and writes engine/core-values/value-sense.json and value-phrases.json
 * (half an hour). With --judge it learns without each writer's passages in turn instead, or without those of the writers
 * named after it, and tells how well those are read, which is the figure to trust.
 */
import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { kindsOf } from '#engine/core-values/conduct-words.ts'
import { createSense, showsNothing } from '#engine/core-values/value-sense.ts'
import { learnPhrases } from '../learn-phrases.ts'
import { type Example, learnSense } from '../learn-sense.ts'
import { readCases } from '../read-cases.ts'

const passage = z.object({ text: z.string(), value: z.string(), also: z.array(z.string()), writer: z.string() })
type Passage = z.infer<typeof passage>

/** A value that a fair reader would accept as well counts as so much of the one that was meant. */
const alsoShare = 0.3
const settings = { marksOf: kindsOf, pull: 0.5 }

function examplesOf(passages: readonly Passage[]): Example[] {
  const known = new Set(passages.map(({ value }) => value))
  return passages.map(({ text, value, also }) => {
    const others = [...new Set(also)].filter((each) => each !== value && known.has(each))
    const all = 1 + others.length * alsoShare
    return { text, wanted: new Map([[value, 1 / all], ...others.map((each) => [each, alsoShare / all] as const)]) }
  })
}

/** How well passages are read that were not learned from, 0 to 1. */
function judge(learned: readonly Example[], passages: readonly Passage[]) {
  const { senseOf } = createSense(learnSense(learned, settings), learnPhrases(learned))
  const [results, told] = [{ right: 0, of: 0, top3: 0 }, [] as { shown: number; isShown: boolean }[]]
  for (const { text, value, also } of passages) {
    const { shown, values } = senseOf(text)
    const isShown = value !== showsNothing
    told.push({ shown, isShown })
    if (!isShown) continue
    const best = [...values].sort(([, one], [, other]) => other - one).map(([name]) => name)
    const isAccepted = (name: string | undefined) => name === value || also.some((each) => each === name)
    results.of += 1
    if (isAccepted(best[0])) results.right += 1
    if (best.slice(0, 3).some(isAccepted)) results.top3 += 1
  }
  return { ...results, told }
}

const passages = readCases(import.meta.dirname, 'passages.jsonl', passage)
if (process.argv.includes('--judge')) {
  const only = process.argv[process.argv.indexOf('--judge') + 1]?.split('')
  const all = { right: 0, of: 0, top3: 0, told: [] as { shown: number; isShown: boolean }[] }
  for (const writer of only ?? new Set(passages.map((each) => each.writer))) {
    const found = judge(
      examplesOf(passages.filter((each) => each.writer !== writer)),
      passages.filter((each) => each.writer === writer),
    )
    all.right += found.right
    all.of += found.of
    all.top3 += found.top3
    all.told.push(...found.told)
    console.error(writer, found.right / found.of, found.top3 / found.of)
  }
  const none = all.told.filter(({ isShown }) => !isShown).map(({ shown }) => shown)
  const some = all.told.filter(({ isShown }) => isShown).map(({ shown }) => shown)
  const pairs = some.flatMap((one) => none.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  const auc = pairs.reduce<number>((sum, each) => sum + each, 0) / pairs.length
  console.error('all', all.right / all.of, all.top3 / all.of, 'none apart', auc)
} else {
  const examples = examplesOf(passages)
  const write = (file: string, table: object) =>
    writeFileSync(
      new URL(`../../engine/core-values/${file}`, import.meta.url),
      `${JSON.stringify({ source: 'evals/values/learn-value-sense.ts', ...table }, undefined, 1)}\n`,
    )
  const words = learnSense(examples, settings)
  write('value-sense.json', words)
  write('value-phrases.json', learnPhrases(examples, console.error))
}
