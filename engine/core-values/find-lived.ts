/** Values that a document shows without naming them: what the firm refused, paid for, or keeps doing. */
import type { Line } from '#engine/language/document-lines.ts'
import { cueOf, isOfFirm, isProcedural } from './conduct-cues.ts'
import { sentencesOf } from './document-text.ts'
import { practicalHeading } from './value-leads.ts'
import { isTelling, type Motif, shownMotifs, weighDeeds } from './value-motifs.ts'

/** `quote` is the sentence that shows it best, `description` what is told of it. */
export type Lived = { motif: Motif; description: string; quote: string; line: number; weight: number }

/** A passage shows a value from this weight on: one telling deed, or several others. */
const weightMin = 2
/** From here on it needs no sign of a price, a refusal or a habit. */
const plainMin = 4
/** A habit alone, that nothing was refused or paid for, has to be told of more plainly. */
const habitMin = 3
/** Whoever lives by something shows more than one value in a text; a single one has to be unmistakable. */
const aloneMin = 6
/** What a second value of one passage needs, to be more than another name for the first. */
const besideMin = 6
const valuesAPassage = 3

type Passage = { line: number; sentences: string[] }

const isHeading = (text: string) => text.split(' ').length <= 8 && !/[.!?,;]$/.test(text)
/** Year after year of what happened is a history, not a choice. */
const isChronicle = (text: string) => (text.match(/\b(?:19|20)\d\d:|\bin (?:19|20)\d\d\b/gi) ?? []).length > 3
const withoutSpeaker = (text: string) => text.replace(/^(?:[QA]|\p{Lu}[\p{L}.']{0,20})\s*:\s+/u, '')

function passagesOf(lines: readonly Line[], used: ReadonlySet<number>): Passage[] {
  let isPractical = false
  return lines.flatMap(({ text }, line) => {
    if (isHeading(text)) isPractical = practicalHeading.test(text)
    if (used.has(line) || isPractical || isChronicle(text) || /^Q\s*:/.test(text)) return []
    const sentences = sentencesOf(withoutSpeaker(text)).filter((sentence) => !/\?$|\bplease\b/i.test(sentence))
    return sentences.length > 0 ? [{ line, sentences }] : []
  })
}

/** The cue of a sentence together with its neighbours': what a deed cost is often said in the sentence after it. */
const cueAround = (sentences: readonly string[], at: number) =>
  Math.max(
    ...[at - 1, at, at + 1, at + 2].map((index) => cueOf(sentences[index] ?? '') - (Math.abs(index - at) > 1 ? 1 : 0)),
  )

type Shown = { motif: Motif; weight: number; at: number }

/** What each sentence shows most of, and what the whole passage does. */
function weighPassage({ sentences }: Passage): Shown[] {
  const shown = sentences.flatMap((sentence, at): Shown[] => {
    let best: Shown | undefined
    for (const motif of shownMotifs) {
      const own = weighDeeds(sentence, motif)
      if (own < weightMin) continue
      const around = weighDeeds(`${sentences[at - 1] ?? ''} ${sentences[at + 1] ?? ''}`, motif)
      const weight = own + Math.min(own, around) / 2
      if (!best || weight > best.weight) best = { motif, weight, at }
    }
    return best ? [best] : []
  })
  if (shown.some(({ weight }) => weight >= plainMin)) return shown
  const text = sentences.join(' ')
  // Words that stand far apart tell less, unless the passage tells of a refusal or a price.
  const discount = cueOf(text) >= 2 ? 0 : 1
  const whole = shownMotifs
    .map((motif) => ({ motif, weight: weighDeeds(text, motif) - discount, at: 0 }))
    .filter(({ weight }) => weight >= weightMin)
    .sort((one, other) => other.weight - one.weight)[0]
  if (!whole) return shown
  const at = sentences.findIndex((sentence) => weighDeeds(sentence, whole.motif) > 0)
  return [...shown, { ...whole, at: Math.max(0, at) }]
}

function describe({ sentences }: Passage, at: number): string {
  const [before, quote = '', next] = [sentences[at - 1], sentences[at], sentences[at + 1]]
  if (next && cueOf(next) > 0) return `${quote} ${next}`
  return before && cueOf(before) > 0 ? `${before} ${quote}` : quote
}

/** The values of one passage, the weightiest first, each shown by a sentence of its own. */
function readPassage(passage: Passage): Lived[] {
  const { sentences, line } = passage
  const text = sentences.join(' ')
  // Whoever refuses nothing, pays nothing and keeps nothing up only tells what happened.
  if (!isOfFirm(text) || cueOf(text) === 0) return []
  const taken = new Map<string, Lived>()
  const order = weighPassage(passage).sort((one, other) => other.weight - one.weight)
  for (const { motif, weight, at } of order) {
    if (taken.has(motif.title) || taken.size >= valuesAPassage) continue
    const quote = sentences[at] ?? ''
    if (!isOfFirm(sentences.slice(Math.max(0, at - 1), at + 2).join(' '))) continue
    const cue = cueAround(sentences, at)
    const strength = weight + Math.min(2, cue)
    if (cue < 1 || (cue < 2 && weight < habitMin)) continue
    // Beside another value of the same passage it has to stand by itself.
    const isOwn = taken.size === 0 || (isTelling(quote, motif) && cueOf(quote) > 0 && strength >= besideMin)
    if (isOwn) taken.set(motif.title, { motif, quote, description: describe(passage, at), line, weight: strength })
  }
  return [...taken.values()]
}

/** Whether most of what is told is told to the reader as a procedure. */
function isProcedure(passages: readonly Passage[]): boolean {
  const sentences = passages.flatMap(({ sentences: each }) => each)
  const count = sentences.filter(isProcedural).length
  return sentences.length > 0 && count / sentences.length > 0.4
}

/** The values that the lines show, each once, in the document's order; lines in `used` are left out. */
export function findLived(lines: readonly Line[], used: ReadonlySet<number>): Lived[] {
  const passages = passagesOf(lines, used)
  if (isProcedure(passages)) return []
  const best = new Map<string, Lived>()
  for (const each of passages.flatMap(readPassage)) {
    const before = best.get(each.motif.title)
    if (!before || each.weight > before.weight) best.set(each.motif.title, each)
  }
  const lived = [...best.values()]
  if (lived.length === 1 && used.size === 0 && lived.every(({ weight }) => weight < aloneMin)) return []
  return lived.sort((one, other) => one.line - other.line)
}
