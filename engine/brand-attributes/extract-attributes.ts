/** Extracts a brand's own words from a document: the lists under each category, and sentences with their known words marked. */
import { type Category, makeEmptyAttributes, makeWordKey, wordLengthMax } from '#contract/plain/brand.ts'
import type { ExtractedAttributes, MarkedSentence } from '#contract/writers.ts'
import { isNegativeWord, type LexiconEntry, lookUpWord, makeLexicalKey } from '#engine/language/lexicon.ts'
import { toSentenceCase } from '#engine/language/sentence-case.ts'
import { isInflection } from '#engine/language/similarity.ts'
import { functionWords } from '#engine/language/stem.ts'
import { isUnrelatedDocument } from '#engine/language/unrelated-documents.ts'
import { type DocumentPiece, outlineDocument } from './document-outline.ts'

/** Text beyond this is not read. */
const readMax = 60_000
const wordsMax = 30
/** A list item with more words is a sentence, and shown as one. */
const phraseWordsMax = 4
const sentenceWordsMin = 3
/** Limits of `unsure`: more sentences would be too much to read, and a longer list is no list of brand words. */
const sentencesMax = 30
const unsureMax = 80
/** The timestamp a chat export puts before each message: "[09:12]", "12/03/2026, 09:12 -". */
const stamp =
  /^[^\S\n]*[[(]?(?:[\d./-]{6,10},? )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?[\])]?,?(?: -)?[^\S\n]+(?=\p{L})/gimu

/**
 * `found`: the words listed under each category with their line, at most 30 per category. `unsure`: list items without a
 * category, then sentences, those with words known to the lexicon (which are marked) first. Nothing is guessed.
 */
export function extractAttributes(text: string): ExtractedAttributes {
  const read = text.slice(0, readMax).normalize('NFC').replace(stamp, '')
  const extracted: ExtractedAttributes = { attributes: makeEmptyAttributes(), found: [], unsure: [] }
  if (isUnrelatedDocument(read)) return extracted
  const sentences: MarkedSentence[] = []
  for (const piece of outlineDocument(read)) {
    if (piece.entries.length > 0) readList(piece, extracted)
    else addSentence(sentences, piece)
  }
  const isMarked = ({ marks }: MarkedSentence) => marks.length > 0
  const shown = [...sentences.filter(isMarked), ...sentences.filter((each) => !isMarked(each))]
  extracted.unsure.push(...shown.slice(0, sentencesMax))
  return extracted
}

/** A list item as a brand word: without its article and heading-style capitals. */
const entryWord = (entry: string) => toSentenceCase(entry.replace(/^(?:an?|the)\s+(?=\S)/iu, ''))

function readList({ text, topic, entries }: DocumentPiece, extracted: ExtractedAttributes): void {
  for (const entry of entries) {
    const word = entryWord(entry)
    const isShort = word.split(' ').length <= phraseWordsMax && word.length <= wordLengthMax
    if (topic !== undefined && isShort) addWord(extracted, topic, word, text)
    else if (extracted.unsure.length < unsureMax)
      extracted.unsure.push({ category: topic ?? null, sentence: entry, marks: marksIn(entry, topic) })
  }
}

function addWord({ attributes, found }: ExtractedAttributes, category: Category, word: string, sentence: string): void {
  const { words } = attributes[category]
  const isKnown = words.some((each) => makeWordKey(each) === makeWordKey(word) || isInflection(each, word))
  if (isKnown || words.length >= wordsMax) return
  words.push(word)
  found.push({ category, word, sentence })
}

function addSentence(sentences: MarkedSentence[], { text, topic }: DocumentPiece): void {
  if (text.split(' ').length < sentenceWordsMin || sentences.some(({ sentence }) => sentence === text)) return
  const marks = marksIn(text, topic)
  sentences.push({ category: topic ?? marks[0]?.category ?? null, sentence: text, marks })
}

/** The words and phrases of a sentence that the lexicon knows, longest match first, each with its category. */
function marksIn(sentence: string, topic: Category | undefined): MarkedSentence['marks'] {
  const words = sentence.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []
  const known: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => at + count <= words.length && isTrait(words.slice(at, at + count)))
    if (length !== undefined) known.push(words.slice(at, at + length).join(' '))
    at += length ?? 1
  }
  // A word of two categories takes the one that most known words of its sentence share: "rested and safe" are feelings.
  const all = known.flatMap((word) => entriesFor(word).map(({ category }) => category))
  const weightOf = (category: Category) =>
    category === topic ? Number.POSITIVE_INFINITY : all.filter((each) => each === category).length
  return known.flatMap((word) => {
    const [first, ...others] = entriesFor(word).map(({ category }) => category)
    return first === undefined
      ? []
      : [{ word, category: others.reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best), first) }]
  })
}

/** The entries for exactly this form of the word: "teams" does not match "team". */
const entriesFor = (word: string): readonly LexiconEntry[] =>
  lookUpWord(word).filter((entry) => makeLexicalKey(entry.word) === makeLexicalKey(word))

function isTrait(words: readonly string[]): boolean {
  const text = words.join(' ')
  if (words.length === 1 && functionWords.has(text.toLowerCase())) return false
  return !isNegativeWord(text) && entriesFor(text).length > 0
}
