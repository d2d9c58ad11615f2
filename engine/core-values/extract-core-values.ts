/** Reads a firm's values out of a document: those that it states, and those that it clearly lives by. */
import type { ExtractedValue, ReadValues } from '#contract/writers.ts'
import { isOtherPaper } from '#engine/language/other-papers.ts'
import { stems } from '#engine/language/stem.ts'
import { isOffer, opensOtherPaper } from './conduct-cues.ts'
import { createQuoter, readLines, sentencesOf } from './document-text.ts'
import { findLived } from './find-lived.ts'
import { findStated } from './find-stated.ts'
import { suggestNames } from './name-shown.ts'
import { isOfOthers } from './paper-kinds.ts'
import { rejectedTitles } from './rejected-values.ts'
import { findToldStories, type ToldStory } from './told-stories.ts'
import { motifNamed } from './value-motifs.ts'

/** More of a text than this is not read. */
const readMax = 60_000
export const extractedMax = 8
/** More sentences than this are a wall. */
const candidatesMax = 8
const descriptionMax = 400
/** So many stated values are the whole list. */
const listMin = 3

/** A text cut after its last sentence that fits. */
function shorten(text: string): string {
  if (text.length <= descriptionMax) return text
  let kept = ''
  for (const sentence of sentencesOf(text)) {
    if (kept.length + sentence.length + 1 > descriptionMax) break
    kept = kept === '' ? sentence : `${kept} ${sentence}`
  }
  return kept || `${text.slice(0, descriptionMax - 1).replace(/\s+\S*$/, '')}…`
}

/** What is told after a colon stands on a card by itself. */
const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const isSame = (one: string, other: string) => {
  const [a, b] = [stems(one), stems(other)]
  return a.size > 0 && a.size === b.size && [...a].every((each) => b.has(each))
}

const overlap = (one: string, other: string) => one.includes(other) || other.includes(one)

const noLines: ReadonlySet<number> = new Set()

type Placed = ExtractedValue & { line: number }

const inOrder = (found: readonly Placed[], most: number): ExtractedValue[] =>
  [...found]
    .sort((one, other) => one.line - other.line)
    .slice(0, most)
    .map(({ line: _line, ...value }) => value)

/** The values of a document alone. */
export const extractCoreValues = (text: string): ExtractedValue[] => readValues(text).values

/**
 * The values of a document, in its order, at most 8: those that it states by their title, those that it only shows without
 * one and with names to choose from; each with the words that it was found in. Beside them what it tells of the firm's
 * conduct and may show one: its owner is to say. A document that states none and shows none gives none. Time grows with the
 * text's length, no faster.
 */
export function readValues(text: string): ReadValues {
  const read = text.slice(0, readMax).normalize('NFC')
  const lines = readLines(read)
  const quote = createQuoter(read)
  const isKnown = isOtherPaper(read) || opensOtherPaper(lines.map((line) => line.text))
  const { values: stated, used } = findStated(lines)
  // A whole list needs no second look at the paper that it stands in.
  const isListed = stated.length > listMin || stated.filter(({ isAnnounced }) => isAnnounced).length >= listMin
  const isOther = isKnown || (!isListed && isOfOthers(lines))
  const isRejected = rejectedTitles(lines)
  const found: Placed[] = []
  for (const { title, description, quote: said, line, isAnnounced } of stated) {
    // In minutes, terms and the like only a list that is announced as the firm's values is meant as one.
    if ((isOther && !isAnnounced) || isRejected(title) || found.some((each) => isSame(each.title, title))) continue
    const evidence = quote(said)
    if (evidence !== undefined)
      found.push({ title, description: withCapital(shorten(description)), evidence, suggestions: [], line })
  }
  const named = new Set(found.map(({ title }) => motifNamed(title)?.title))
  // Whoever lists what he stands for leaves nothing of it to be guessed.
  const isWhole = found.length >= listMin
  // What was read as stated and turned away makes the firm no surer of its values.
  const lived = isOther || isWhole ? [] : findLived(lines, found.length > 0 ? used : noLines)
  for (const { passage, sentence, motifs, line } of lived) {
    const evidence = quote(passage)
    if (evidence === undefined || named.has(motifs[0])) continue
    found.push({ title: '', description: evidence, evidence, suggestions: suggestNames(sentence, motifs), line })
  }
  const told = isOther || isOffer(read) ? [] : findToldStories(lines, used)
  const [sure, unsure] = [
    told.filter(({ isSure }) => isSure && !isWhole),
    told.filter(({ isSure }) => !isSure || isWhole),
  ]
  const asShown = (stories: readonly ToldStory[]) =>
    stories.flatMap(({ passage, motifs, line }): Placed[] => {
      const evidence = quote(passage)
      if (evidence === undefined || found.some((each) => overlap(each.evidence, evidence))) return []
      return [{ title: '', description: evidence, evidence, suggestions: suggestNames(passage, motifs), line }]
    })
  found.push(...asShown(sure))
  return { values: inOrder(found, extractedMax), candidates: inOrder(asShown(unsure), candidatesMax) }
}
