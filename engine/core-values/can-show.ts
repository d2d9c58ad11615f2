/** Whether a sentence can show a value at all: what a greeting, an address, a price or a line of a bill lacks. */
import { wordsOf } from '#engine/language/stem.ts'
import { isListed } from '#engine/language/word-classes.ts'
import listed from './telling-words.json' with { type: 'json' }
import { setOf } from './value-titles.ts'

/** Shorter ones tell nothing, longer ones are no sentence. */
const wordsMin = 5
const wordsMax = 60

const [people, helpers, pasts] = [setOf(listed.people), setOf(listed.helpers), setOf(listed.pasts)]
const isHelper = (word: string) => helpers.has(word) || /'(?:m|re|ve|ll|d)$|n't$/.test(word)
const isPlainVerb = (word: string) => isListed(word, 'verbs') && !isListed(word, 'nounsToo')

/** A verb that tells: "is", "gave", "polished", "takes", and none that is as often a thing. */
const isVerb = (word: string) =>
  isHelper(word) ||
  pasts.has(word) ||
  isListed(word, 'participles') ||
  /[^e]ed$/.test(word) ||
  [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some(isPlainVerb)

/** Somebody does something: "we draw", "nobody’s left"; not the "you" of "thank you for". */
const isDoing = (word: string, next = '') =>
  word === 'you'
    ? isHelper(next) || isListed(next, 'verbs')
    : people.has(word.replace(/'.*/, '')) && (word.includes("'") || (next !== '' && !isListed(next, 'prepositions')))

/** Figures of a price, a time or an address; a year is told in stories too. */
const figures = /(?!(?:18|19|20)\d\d\b)\b\d/

/** It has a verb, and where there are figures in it somebody who acts. */
export function canShow(text: string): boolean {
  const words = wordsOf(text)
  if (words.length < wordsMin || words.length > wordsMax || /[?:]$/.test(text)) return false
  if (words.some((word, at) => isDoing(word, words[at + 1]))) return true
  return words.some(isVerb) && !figures.test(text)
}
