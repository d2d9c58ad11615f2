/** Names in her own words: the short clauses of a sentence. */
import { wordsOf } from '#engine/language/stem.ts'
import listed from './title-words.json' with { type: 'json' }
import { canHead, tidyTitle } from './value-titles.ts'

const ownWordsMax = 5

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const { leaning, trailing } = listed
/** Whatever points at somebody or at another sentence is no name. */
const isLeaning = (words: readonly string[]) =>
  setOf(leaning).has(words[0] ?? '') || setOf(trailing).has(words.at(-1) ?? '')

/** The short clauses of a sentence that can stand as a name, word for word; "we" at their start is left out. */
export function ownNames(sentence: string): string[] {
  return sentence
    .split(/[,;:.!?]\s*|\s[-–—]+\s|\s(?:and|but|because|so) (?=(?:we|nobody|everyone)\b)/)
    .map((clause) => clause.trim().replace(/^(?:and |but |so )?(?:we )?/i, ''))
    .filter((clause) => {
      const words = wordsOf(clause)
      const isShort = words.length > 1 && words.length <= ownWordsMax
      return isShort && canHead(clause) && !isLeaning(words) && !/[\d()]/.test(clause)
    })
    .map(tidyTitle)
}
