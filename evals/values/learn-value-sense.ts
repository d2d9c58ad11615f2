/** Learns what passages show of a firm's values, for engine/core-values/value-sense.ts. */
import { z } from 'zod'
import { kindsOf } from '#engine/core-values/conduct-words.ts'
import { createSense, showsNothing } from '#engine/core-values/value-sense.ts'
import type { PhraseTable } from '#engine/language/phrase-sense.ts'
import type { SenseTable } from '#engine/language/text-sense.ts'
import { learnPhrases } from '../learn-phrases.ts'
import { type Example, learnSense } from '../learn-sense.ts'
import { readCases } from '../read-cases.ts'

const passage = z.object({ text: z.string(), value: z.string(), also: z.array(z.string()), writer: z.string() })
type Passage = z.infer<typeof passage>

export const readPassages = (): Passage[] => readCases(import.meta.dirname, 'passages.jsonl', passage)

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

/** Learns the words, some minutes. */
export const learnValueSense = (): SenseTable => learnSense(examplesOf(readPassages()), settings)

/** Learns the phrases, some twenty minutes; `tell` hears how far it is. */
export const learnValuePhrases = (tell: (line: string) => void): PhraseTable =>
  learnPhrases(examplesOf(readPassages()), tell)

type Judged = { right: number; of: number; top3: number; told: { shown: number; isShown: boolean }[] }

/** Adds to `judged` how well one writer's passages are read by what was learned from all others'. */
function judgeWriter(writer: string, passages: readonly Passage[], judged: Judged) {
  const learned = examplesOf(passages.filter((each) => each.writer !== writer))
  const { senseOf } = createSense(learnSense(learned, settings), learnPhrases(learned))
  for (const { text, value, also } of passages.filter((each) => each.writer === writer)) {
    const { shown, values } = senseOf(text)
    const isShown = value !== showsNothing
    judged.told.push({ shown, isShown })
    if (!isShown) continue
    const best = [...values].sort(([, one], [, other]) => other - one).map(([name]) => name)
    const isAccepted = (name: string | undefined) => name === value || also.some((each) => each === name)
    judged.of += 1
    if (isAccepted(best[0])) judged.right += 1
    if (best.slice(0, 3).some(isAccepted)) judged.top3 += 1
  }
}

/** Learns without each writer's passages in turn, half an hour each, and tells how well those are read so far. */
export function judgeValueSense(tell: (line: string) => void): void {
  const passages = readPassages()
  const judged: Judged = { right: 0, of: 0, top3: 0, told: [] }
  for (const writer of new Set(passages.map((each) => each.writer))) {
    judgeWriter(writer, passages, judged)
    const { right, of, top3, told } = judged
    const none = told.filter(({ isShown }) => !isShown).map(({ shown }) => shown)
    const some = told.filter(({ isShown }) => isShown).map(({ shown }) => shown)
    const pairs = some.flatMap((one) => none.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
    const apart = pairs.reduce<number>((sum, each) => sum + each, 0) / pairs.length
    tell(`up to ${writer}: first ${right / of}, among three ${top3 / of}, told from nothing ${apart}`)
  }
}
