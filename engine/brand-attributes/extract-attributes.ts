/** Reads a brand's own words out of a document: a brief, an about page, notes. */
import { emptyAttributes, wordKey } from '#contract/brand.ts'
import type { ExtractedAttributes } from '#contract/writers.ts'
import { isOtherPaper } from '#engine/language/other-papers.ts'
import { isInflection } from '#engine/language/similarity.ts'
import { talksOfBusiness } from './document-gate.ts'
import { readDocument } from './read-document.ts'

/** More of a text than this is not read. */
const readMax = 60_000
const wordsMax = 30
/** What a chat puts before each message: "[09:12]", "12/03/2026, 09:12 -". */
const stamp =
  /^[^\S\n]*[[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?[\])]?,?(?: -)?[^\S\n]+(?=\p{L})/gimu

/**
 * The words that a document says about each category, in its order and in its own form, at most 30 a category; picks
 * stay empty. A document that talks of no business gives none. Time grows with the text's length, no faster.
 */
export function extractAttributes(text: string): ExtractedAttributes {
  const extracted = emptyAttributes()
  const read = text.slice(0, readMax).normalize('NFC').replace(/[‘’]/g, "'").replace(stamp, '')
  if (isOtherPaper(read)) return extracted
  const { found, announced } = readDocument(read)
  if (!talksOfBusiness(read, announced, new Set(found.map(([category]) => category)))) return extracted
  for (const [category, phrase] of found) addWord(extracted[category].words, phrase)
  return extracted
}

function addWord(words: string[], phrase: string) {
  if (words.length >= wordsMax) return
  const isKnown = words.some((word) => wordKey(word) === wordKey(phrase) || isInflection(word, phrase))
  if (!isKnown) words.push(phrase)
}
