/** Makes a proposition shorter by leaving out the parts that it misses least. */
import { grammarFlagsIn } from '#engine/language/copy-flags.ts'
import { stems } from '#engine/language/stem.ts'
import { type Part, removableParts } from './refine-parts.ts'
import { countWords, isTorn, mend, nameMark, says, splice } from './refine-text.ts'

/** At most `wordsMax` words stay, the name's mark counted as one; phrases in `keep` must stay, `worthwhile` ones should. */
type Cut = {
  wordsMax: number
  keep: readonly string[]
  worthwhile: readonly string[]
}

const removalsMax = 4
/** A stage tries no more parts than this, the cheapest first. */
const partsMax = 32
/** A text of more sentences loses whole ones, from its end. */
const sentencesMax = 4
/** The best so many stages of a search go on to the next removal. */
const beamWidth = 24
/** A search reads no more words than this, so that long texts take no longer than short ones; then the best so far counts. */
const wordsReadMax = 3000
/** Fewer words do not make a proposition. */
const wordsMin = 4
/** So many words before the end make a proposition of their own. */
const earlyWordsMin = 8

type Stage = { text: string; cost: number }
type Ranked = Stage & { length: number; worth: number }

/** The best shorter text, or undefined when no cut is short enough and still a sound sentence. */
export function shorten(text: string, cut: Cut): string | undefined {
  const limit = cut.wordsMax
  const sentences = text.match(/(?<![^.!?])[^.!?]+[.!?]+/g) ?? []
  if (sentences.length > sentencesMax) return firstSentences(sentences, limit)
  const isSound = soundAgainst(text, cut)
  const worth = worthBy(cut)
  const reached: Ranked[] = []
  let stages: Stage[] = [{ text, cost: 0 }]
  for (let turn = 0; turn < removalsMax && stages.length > 0; turn += 1) {
    const next = new Map<string, Stage>()
    for (const stage of stages) {
      for (const part of isSound.isSpent() ? [] : cheapestParts(stage.text)) {
        const shorter = leaveOut(stage, part)
        if (isSound.ask(shorter.text) && (next.get(shorter.text)?.cost ?? Number.POSITIVE_INFINITY) > shorter.cost)
          next.set(shorter.text, shorter)
      }
    }
    const found = [...next.values()].map((each): Ranked => {
      const length = countWords(each.text)
      return { ...each, length, worth: worth(each, length) }
    })
    reached.push(...found.filter((each) => each.length <= limit))
    stages = found
      .filter((each) => each.length > limit)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, beamWidth)
  }
  return reached.sort((a, b) => b.worth - a.worth)[0]?.text
}

/** The text without its last sentences: the safest cut. Undefined when none is short enough and still whole. */
export function endEarlier(text: string, wordsMax: number, keep: readonly string[]): string | undefined {
  const sentences = text.match(/(?<![^.!?])[^.!?]+[.!?]+/g) ?? []
  for (let count = sentences.length - 1; count > 0; count -= 1) {
    const shorter = mend(sentences.slice(0, count).join(''))
    if (countWords(shorter) <= wordsMax)
      return isWhole(shorter, text, keep) && countWords(shorter) >= earlyWordsMin ? shorter : undefined
  }
  return undefined
}

/** Whether a shorter text still stands, each asked once; spent when more words were read than a search may take. */
function soundAgainst(text: string, cut: Cut) {
  const flagsBefore = flagsIn(text)
  const known = new Map<string, boolean>()
  let wordsRead = 0
  const ask = (shorter: string): boolean => {
    const before = known.get(shorter)
    if (before !== undefined) return before
    wordsRead += countWords(shorter)
    const answer = isWhole(shorter, text, cut.keep) && flagsIn(shorter) <= flagsBefore
    known.set(shorter, answer)
    return answer
  }
  return { ask, isSpent: () => wordsRead > wordsReadMax }
}

const cheapestParts = (text: string) =>
  removableParts(text)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, partsMax)

/** As many sentences from the start as fit, at least one. */
function firstSentences(sentences: readonly string[], wordsMax: number): string {
  let text = mend(sentences[0] ?? '')
  for (const sentence of sentences.slice(1)) {
    const longer = mend(`${text} ${sentence}`)
    if (countWords(longer) > wordsMax) break
    text = longer
  }
  return text
}

function leaveOut(stage: Stage, part: Part): Stage {
  return { text: mend(splice(stage.text, part, part.instead)), cost: stage.cost + part.cost }
}

const flagsIn = (text: string) => grammarFlagsIn(text.replaceAll(nameMark, 'Acme')).length

/** Keeps the name, what must stay, and enough to be a sentence that does not end in the air. */
function isWhole(text: string, whole: string, keep: readonly string[]): boolean {
  if (whole.includes(nameMark) && !text.includes(nameMark)) return false
  if (countWords(text) < wordsMin || !keep.every((phrase) => says(text, phrase))) return false
  if (isTorn(text, whole)) return false
  const dangling = /\b(?:where|who|that|which) (?:\S+ )?\S+[.!?,]/i
  if (dangling.test(text) && !dangling.test(whole)) return false
  const bare = /\uE000(?: is| are)?(?: the| an?)?(?: \S+)?[.!?]|\uE000 (?:is|are) (?:the|an?)(?: \S+){2}[.!?]/
  return (!bare.test(text) || (bare.test(whole) && !/^There is/.test(text))) && hasEvenPairs(text)
}

/** A dash, bracket or quote that opened is closed again. */
const hasEvenPairs = (text: string) =>
  (text.match(/["“”]/g) ?? []).length % 2 === 0 && text.split('(').length === text.split(')').length

/** The owner's own words weigh most; then what was cheap to lose; a text just under the limit before a bare one. */
function worthBy({ worthwhile, wordsMax }: Cut): (stage: Stage, length: number) => number {
  const wanted = worthwhile.map((phrase) => [...stems(phrase)]).filter((each) => each.length > 0)
  return ({ text, cost }, length) => {
    const present = stems(text)
    const kept = wanted.filter((each) => each.every((word) => present.has(word))).length
    return kept * 1.3 - cost - Math.max(0, wordsMax - length) * 0.12
  }
}
