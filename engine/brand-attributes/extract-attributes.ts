/** Reads a brand's own words out of a document: what is sure as words, the rest as sentences for its owner to look at. */
import { type Category, emptyAttributes, wordKey, wordLengthMax } from '#contract/plain/brand.ts'
import type { ExtractedAttributes } from '#contract/writers.ts'
import { isOtherPaper } from '#engine/language/other-papers.ts'
import { inSentenceCase } from '#engine/language/sentence-case.ts'
import { isInflection } from '#engine/language/similarity.ts'
import { isOfHouse, speaksOf, talksOfBusiness } from './document-gate.ts'
import { outline, type Piece } from './document-outline.ts'
import { type Lead, leadsIn } from './lead-ins.ts'
import { listedCategory, phraseWordsMax, wordsOfList } from './listed-words.ts'

/** More of a text than this is not read. */
const readMax = 60_000
const wordsMax = 30
/** So many sentences of a category are looked through gladly; more are a wall. */
const sentencesMax = 4
const sentenceWordsMin = 3
/** A list of more than this is no list of words. */
const unsureMax = 80
/** With fewer words and sentences than this a text is looked through as it stands, so many sentences of it. */
const fewMax = 12
/** Behind a loose lead-in ("… for nurses and early risers") a list has to stand. */
const looseMin = 2
/** What a chat puts before each message: "[09:12]", "12/03/2026, 09:12 -". */
const stamp =
  /^[^\S\n]*[[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?[\])]?,?(?: -)?[^\S\n]+(?=\p{L})/gimu

const nothing = (): ExtractedAttributes => ({ attributes: emptyAttributes(), found: [], unsure: [] })

/**
 * The words that a document says about each category, each with its sentence, at most 30 a category; and sentences that
 * speak of a category without a word that is sure, at most four each. A document that talks of no business gives neither.
 */
export function extractAttributes(text: string): ExtractedAttributes {
  const read = text.slice(0, readMax).normalize('NFC').replace(stamp, '')
  const extracted = nothing()
  if (isOtherPaper(read)) return extracted
  const pieces = outline(read)
  let before: Category | undefined
  for (const piece of pieces) before = readPiece(piece, before, extracted)
  const announced = new Set(pieces.flatMap(({ topic }) => topic ?? []))
  const spoken = new Set([...extracted.found, ...extracted.unsure].flatMap(({ category }) => category ?? []))
  if (!talksOfBusiness(read, announced, spoken)) return nothing()
  addUnplaced(extracted, pieces)
  addOwnSentences(extracted, pieces)
  return extracted
}

/** What stands in a list is never lost: where nobody can say what it is, its owner can. */
function addUnplaced({ found, unsure }: ExtractedAttributes, pieces: readonly Piece[]): void {
  for (const { text, entries = [] } of pieces) {
    for (const entry of entries) {
      const key = wordKey(entry)
      const isShown =
        found.some(
          ({ word, sentence }) => wordKey(word) === key || (sentence === text && key.includes(wordKey(word))),
        ) || unsure.some(({ sentence }) => sentence === text || wordKey(sentence) === key)
      if (!isShown && unsure.length < unsureMax) unsure.push({ category: null, sentence: entry })
    }
  }
}

/** Where little was found, what the house says of itself stands there to tap words in. */
function addOwnSentences(extracted: ExtractedAttributes, pieces: readonly Piece[]): void {
  for (const { text } of pieces) {
    if (extracted.found.length + extracted.unsure.length >= fewMax) return
    if (isOfHouse(text) && !extracted.found.some(({ sentence }) => sentence === text))
      addSentence(extracted, speaksOf(text), text)
  }
}

/** Reads a piece and answers the category that it spoke of last. */
function readPiece(
  { text, topic, isListed, trait, entries = [], isNamed }: Piece,
  before: Category | undefined,
  extracted: ExtractedAttributes,
): Category | undefined {
  if (isNamed && topic !== undefined) {
    for (const entry of entries) {
      const word = entryWord(entry)
      if (word.split(' ').length > phraseWordsMax) addSentence(extracted, topic, entry)
      else addWord(extracted, topic, word, text)
    }
    return topic
  }
  const leads: Lead[] =
    isListed && topic !== undefined
      ? [{ category: topic, chunk: trait ?? text, isListed, isLoose: false }]
      : leadsIn(text, topic ?? before)
  let spokenOf: Category | undefined
  for (const { category, chunk, isListed: isList, isLoose } of leads) {
    const { words, hasMore } = wordsOfList(chunk, category, isList)
    if (isLoose && words.length < looseMin) continue
    for (const word of words) addWord(extracted, category, word, text)
    if (words.length > 0) spokenOf = category
    if (hasMore && !isLoose) {
      addSentence(extracted, words.length > 0 ? category : (topic ?? category), text)
      spokenOf ??= category
    }
  }
  const meant = spokenOf ?? topic ?? listedCategory(text)
  if (spokenOf === undefined && meant !== undefined) addSentence(extracted, meant, text)
  return meant
}

/** An entry as a word of a list: without its article and the capitals of a heading. */
const entryWord = (entry: string) => inSentenceCase(entry.replace(/^(?:an?|the)\s+(?=\S)/iu, ''))

function addWord({ attributes, found }: ExtractedAttributes, category: Category, word: string, sentence: string): void {
  const { words } = attributes[category]
  const isKnown = words.some((each) => wordKey(each) === wordKey(word) || isInflection(each, word))
  if (isKnown || words.length >= wordsMax || word.length > wordLengthMax) return
  words.push(word)
  found.push({ category, word, sentence })
}

function addSentence({ unsure }: ExtractedAttributes, category: Category, sentence: string): void {
  const isFull = unsure.filter((each) => each.category === category).length >= sentencesMax
  if (isFull || sentence.split(' ').length < sentenceWordsMin || unsure.some((each) => each.sentence === sentence))
    return
  unsure.push({ category, sentence })
}
