/** Reads a brand's own words out of a document: a brief, an about page, notes. */
import { type Category, categories, emptyAttributes, wordKey } from '#contract/brand.ts'
import type { ExtractedAttributes } from '#contract/writers.ts'
import { lookUp } from '#engine/language/lexicon.ts'
import { isInflection } from '#engine/language/similarity.ts'
import { isListed as isInClass } from '#engine/language/word-classes.ts'
import { isOtherPaper, talksOfBusiness } from './document-gate.ts'
import { outline, type Piece } from './document-outline.ts'
import { phrasesIn } from './phrase-lists.ts'
import { findingsIn } from './sentence-cues.ts'

/** More of a text than this is not read. */
const readMax = 60_000
const wordsMax = 30
/** Words in so many categories show by themselves that a text is about a brand. */
const categoriesMin = 3

/**
 * The words that a document says about each category, in its order and in its own form, at most 30 a category; picks
 * stay empty. A document that talks of no business gives none. Time grows with the text's length, no faster.
 */
export function extractAttributes(text: string): ExtractedAttributes {
  const extracted = emptyAttributes()
  const read = text.slice(0, readMax).normalize('NFC').replace(/[‘’]/g, "'")
  if (isOtherPaper(read)) return extracted
  let spokenBefore: readonly Category[] = []
  for (const piece of outline(read)) {
    const found = wordsOfPiece(inContext(piece, spokenBefore))
    for (const [category, phrase] of found) addWord(extracted[category].words, phrase)
    spokenBefore = found.map(([category]) => category)
  }
  const spoken = categories.filter((category) => extracted[category].words.length > 0)
  return spoken.length >= categoriesMin || talksOfBusiness(read) ? extracted : emptyAttributes()
}

/** What a sentence goes on with: the customers ("They are stretched"), what they get ("They sleep better"), a run of fragments. */
function inContext(piece: Piece, before: readonly Category[]): Piece {
  const { text } = piece
  const isOfPeople = before.some(
    (category) => category === 'customers' || category === 'feeling' || category === 'impact',
  )
  if (before.includes('customers')) {
    const said = text.match(/^(?:they|many|most|some)(?: of them)?(?: are|'re) (?:often |usually |mostly )?(.+)$/i)?.[1]
    if (said !== undefined) return { text: said, topic: 'customers', isListed: true }
  }
  const [, done, verb = ''] = isOfPeople ? (text.match(/^(?:they|\p{L}+s) ((\p{L}+) .+)$/iu) ?? []) : []
  if (
    done !== undefined &&
    isInClass(verb.toLowerCase(), 'verbs') &&
    !mereDoing.test(verb) &&
    findingsIn(text).length === 0
  ) {
    return { text: done, topic: 'impact', isListed: true }
  }
  const isFragment =
    piece.topic === undefined && text.split(' ').length <= 7 && !/\b(?:is|are|was|we|i|you|they|it)\b/i.test(text)
  return isFragment && before.includes('xfactor') ? { text, topic: 'xfactor', isListed: true } : piece
}
const mereDoing = /^(?:come|arrive|want|need|say|tell|ask|feel|have|do|think|know|bring|call|find|visit|work)$/i

function addWord(words: string[], phrase: string) {
  if (words.length >= wordsMax) return
  const isKnown = words.some((word) => wordKey(word) === wordKey(phrase) || isInflection(word, phrase))
  if (!isKnown) words.push(phrase)
}

function wordsOfPiece({ text, topic, isListed }: Piece): [Category, string][] {
  const findings = findingsIn(text)
  const own = findings.filter((each) => topic === undefined || !isListed || each.category !== topic)
  const isTopical = topic !== undefined && (isListed || !findings.some((each) => each.category !== topic))
  const all =
    isTopical && topic !== undefined
      ? [
          ...own.filter((each) => each.category !== topic && !isListed),
          topical(text, topic, findings.find((each) => each.category === topic)?.chunk),
        ]
      : own
  return all.flatMap(({ category, chunk, isClause }) =>
    phrasesIn(chunk, category, isClause, isListed && category === topic).map((phrase): [Category, string] => [
      sortedInto(category, phrase),
      phrase,
    ]),
  )
}

/** Under a heading or behind a label the sentence itself is the list, unless a cue in it says where the list begins. */
function topical(text: string, topic: Category, chunk: string | undefined) {
  return { category: topic, chunk: chunk ?? text, isClause: topic === 'xfactor' }
}

/** "Straight-talking" said of the team is a word of the voice: the lexicon knows it there and nowhere else. */
function sortedInto(category: Category, phrase: string): Category {
  if (category !== 'culture' && category !== 'voice') return category
  const known = new Set(lookUp(phrase).map((entry) => entry.category))
  if (known.has(category) || known.size === 0) return category
  return categories.find((each) => (each === 'culture' || each === 'voice') && known.has(each)) ?? category
}
