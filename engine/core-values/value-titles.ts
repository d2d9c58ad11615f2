/** Titles of values: whether a text can be one, and how to make one from a sentence. */
import { valueTitleLengthMax } from '#contract/plain/core-value.ts'
import { splitWords } from '#engine/language/stem.ts'
import listed from './title-words.json' with { type: 'json' }

export const makeWordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const [pointing, dated, linking] = [
  makeWordSet(listed.pointing),
  makeWordSet(listed.dated),
  makeWordSet(listed.linking),
]

const headWordsMax = 11
/** Signs of money, code or a sentence that continues. */
const foreign = /[£$€@%/\\=<>{}[\]|]|[.!?;:]\s|[\p{L}\d]\(|\p{Ll}\.\p{Ll}/u
/** Signs of a time, a date, an amount, a numbered place or an unclosed bracket. */
const measured = /\d[:.]\d|\d{3,}|\d ?(?:am|pm|mm|cm|kg|th|st|nd|rd)\b|^\p{L}+ \d+\b|\([^)]*$/iu

/** Whether a text can be the title of an item; a motto or a short sentence counts as well as a name. */
export function canBeTitle(text: string): boolean {
  const words = splitWords(text)
  if (text.length > valueTitleLengthMax || words.length > headWordsMax || !/\p{L}{2}/u.test(text)) return false
  if (!/^["'(]?[\p{L}\d]/u.test(text) || foreign.test(text) || measured.test(text)) return false
  return !pointing.has(words[0] ?? '') && !words.some((word) => dated.has(word))
}

/** The separators between a title and its description. */
const between = /^[\s:;,.!?|–—-]+/
export const dropTitleSeparator = (text: string) => text.replace(between, '')

/** A title with a capital at its start and no surrounding punctuation; all-capitals become lower case. */
export function tidyTitle(text: string): string {
  const bare = text.replace(/^["'“‘(\s]+|["'”’).,;:!?\s]+$/g, '').replace(/\s+/g, ' ')
  const calm = bare === bare.toUpperCase() ? bare.toLowerCase() : bare
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}

const titleWordsMax = 7
const subject = /^(?:and |but |so )*(?:we|i|everyone) (?:(?:will|shall|must|should|do|would|always|truly|really) )*/i
const pause = /[,;:.!?]|\s[-–—]\s|\b(?:because|even|so that|unless|although|though|whatever|until)\b/

/** Makes a title from the first words of a sentence: "We tell the truth about progress" becomes "Tell the truth". */
export function makeTitleFromSentence(sentence: string): string {
  const clause = sentence.replaceAll('"', '').replace(subject, '').split(pause)[0] ?? ''
  const kept = clause.trim().split(' ').slice(0, titleWordsMax)
  const end = kept.findIndex((word, at) => at > 2 && linking.has(word.toLowerCase()))
  if (end > 0) kept.length = end
  return tidyTitle(kept.join(' ')).slice(0, valueTitleLengthMax)
}
