/** Values that a document shows without naming them: what the firm refused, paid for, or keeps doing. */
import type { Line } from '#engine/language/document-lines.ts'
import { countSelf, isAccount, isOfFirm, isOffer, isPractical, isProcedural, speaksOfItself } from './conduct-cues.ts'
import { type Conduct, readConduct } from './conduct-frames.ts'
import { sentencesOf } from './document-text.ts'
import { practicalHeading } from './value-leads.ts'

/** `quote` is the sentence that shows it best, `description` what is told of it. */
export type Lived = { title: string; description: string; quote: string; line: number; weight: number; isDear: boolean }

/** A passage shows a value from this weight on. */
const firstMin = 4.3
/** In a text that shows two or more values plainly, this is enough for another. */
const otherMin = 3
const sureMin = 2
/** What a second value of one passage needs, to be more than another name for the first. */
const besideMin = 6
const besideShare = 0.9
const valuesAPassage = 2
/** What a refusal, a price that was paid or a rule without exception adds. */
const cueShare = 0.3
/** What is left where a passage tells of no refusal, no price and no rule. */
const uncuedShare = 0.8
/** What telling of the same thing again adds. */
const repeatShare = 0.15
/** Whoever lives by something shows more than one value in a text; a single one has to be unmistakable. */
const aloneMin = 8
/** Unmistakable enough, where something was refused and it cost something. */
const aloneAtCostMin = 5.6

/** What the two plainest of a text have to show together, and where the firm hardly speaks for itself. */
const bothMin = 10.3
const bothOfOthersMin = 12
const ownVoiceMin = 3

type Passage = { line: number; sentences: string[] }

const isHeading = (text: string) => text.split(' ').length <= 12 && !/[.!?,;:]$/.test(text)
/** Year after year of what happened is a history, not a choice. */
const isChronicle = (text: string) => (text.match(/\b(?:19|20)\d\d:|\bin (?:19|20)\d\d\b/gi) ?? []).length > 3
const withoutSpeaker = (text: string) => text.replace(/^(?:[QA]|\p{Lu}[\p{L}.']{0,20})\s*:\s+/u, '')

function passagesOf(lines: readonly Line[], used: ReadonlySet<number>): Passage[] {
  let isPart = false
  return lines.flatMap(({ text }, line) => {
    if (isHeading(text)) isPart = practicalHeading.test(text)
    if (used.has(line) || isPart || isHeading(text) || isChronicle(text) || /^Q\s*[:.]/.test(text)) return []
    const all = sentencesOf(withoutSpeaker(text))
    const sentences = all.filter((sentence) => !/\?$|\bplease\b/i.test(sentence) && !isPractical(sentence))
    // A paragraph of hours, prices and dates holds nothing else.
    return sentences.length * 2 > all.length ? [{ line, sentences }] : []
  })
}

type Shown = { title: string; weight: number; at: number }

/** What a passage shows, the strongest first: each value with the sentence that shows most of it. */
function weighPassage(conduct: readonly Conduct[]): Shown[] {
  const best = new Map<string, Shown>()
  const isCued = conduct.some(({ cue }) => cue > 0)
  for (const [at, { weights }] of conduct.entries()) {
    const cue = Math.max(...[at - 1, at, at + 1].map((near) => conduct[near]?.cue ?? 0))
    for (const [title, bare] of weights) {
      const weight = isCued ? bare + cue * cueShare : bare * uncuedShare
      const before = best.get(title)
      if (!before) best.set(title, { title, weight, at })
      else if (weight > before.weight) best.set(title, { title, weight: weight + before.weight * repeatShare, at })
      else best.set(title, { ...before, weight: before.weight + weight * repeatShare })
    }
  }
  return [...best.values()].sort((one, other) => other.weight - one.weight)
}

function describe(sentences: readonly string[], at: number, conduct: readonly Conduct[]): string {
  const [before, quote = '', next] = [sentences[at - 1], sentences[at], sentences[at + 1]]
  if (next && (conduct[at + 1]?.cue ?? 0) > 0) return `${quote} ${next}`
  return before && (conduct[at - 1]?.cue ?? 0) > 0 ? `${before} ${quote}` : quote
}

type Reading = { passage: Passage; conduct: readonly Conduct[]; shown: readonly Shown[] }

function readPassage(passage: Passage): Reading[] {
  if (!isOfFirm(passage.sentences.join(' '))) return []
  const conduct = readConduct(passage.sentences)
  return [{ passage, conduct, shown: weighPassage(conduct) }]
}

/** The values of one passage, the strongest first, each shown by a sentence of its own. */
function chooseShown({ passage: { sentences, line }, conduct, shown }: Reading, least: number): Lived[] {
  const taken: (Lived & { at: number })[] = []
  const isDear = conduct.some(({ isRefusal }) => isRefusal) && conduct.some(({ isPaid }) => isPaid)
  for (const { title, weight, at } of shown) {
    const most = taken[0]?.weight
    if (weight < least || taken.length >= valuesAPassage) break
    if (most !== undefined && (weight < besideMin || weight < most * besideShare)) break
    if (taken.some((other) => Math.abs(other.at - at) < 2)) continue
    if (!isOfFirm(sentences.slice(Math.max(0, at - 1), at + 3).join(' '))) continue
    taken.push({
      title,
      at,
      quote: sentences[at] ?? '',
      description: describe(sentences, at, conduct),
      line,
      weight,
      isDear,
    })
  }
  return taken
}

/** Whether most of what is told is told to the reader as a procedure. */
function isProcedure(passages: readonly Passage[]): boolean {
  const sentences = passages.flatMap(({ sentences: each }) => each)
  const count = sentences.filter(isProcedural).length
  return sentences.length > 0 && count / sentences.length > 0.4
}

/** Of a paper that arranges something, so many sentences ask, count, or tell of hours, prices and what to do. */
const arrangedShare = 0.45

/** Whether a paper is there to arrange something: an order, a visit, a vacancy. */
function isArrangement(lines: readonly Line[]): boolean {
  const sentences = lines.flatMap(({ text }) => sentencesOf(text))
  const count = sentences.filter(
    (sentence) => /\?$|\d/.test(sentence) || isPractical(sentence) || isProcedural(sentence),
  ).length
  return count >= sentences.length * arrangedShare
}

/** The values that the lines show, each once, in the document's order; lines in `used` are left out. */
export function findLived(lines: readonly Line[], used: ReadonlySet<number>): Lived[] {
  const passages = passagesOf(lines, used)
  const text = lines.map((line) => line.text).join(' ')
  const isStory = used.size === 0 && isAccount(passages.flatMap(({ sentences }) => sentences))
  if (isProcedure(passages) || !speaksOfItself(text) || isOffer(text) || isStory) return []
  if (used.size === 0 && isArrangement(lines)) return []
  const readings = passages.flatMap(readPassage)
  const sure = readings.filter(({ shown: [first] }) => first && first.weight >= firstMin).length
  // Where more than one passage is plain about it, the others are read as told in the same vein.
  const least = sure >= sureMin ? otherMin : firstMin
  const best = new Map<string, Lived>()
  for (const each of readings.flatMap((reading) => chooseShown(reading, least))) {
    const before = best.get(each.title)
    if (!before || each.weight > before.weight) best.set(each.title, each)
  }
  const lived = [...best.values()].sort((one, other) => other.weight - one.weight)
  const [first, second] = lived
  const both = (first?.weight ?? 0) + (second?.weight ?? 0)
  if (second && used.size === 0 && both < (countSelf(text) < ownVoiceMin ? bothOfOthersMin : bothMin)) return []
  const isPlain = ({ weight, isDear }: Lived) => weight >= (isDear ? aloneAtCostMin : aloneMin)
  if (lived.length === 1 && used.size === 0 && !lived.every(isPlain)) return []
  return lived.sort((one, other) => one.line - other.line)
}
