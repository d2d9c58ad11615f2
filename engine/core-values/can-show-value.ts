/** Whether a sentence can show a value by what it says somebody does; greetings, addresses, prices and the like cannot. */
import { splitWords } from '#engine/language/stem.ts'
import { isInWordClass } from '#engine/language/word-classes.ts'
import listed from './telling-words.json' with { type: 'json' }
import { makeWordSet } from './value-titles.ts'

/** Shorter sentences say too little to show a value; longer ones are lists or tables. */
const wordsMin = 5
const wordsMax = 60

const [people, helpers, pasts] = [makeWordSet(listed.people), makeWordSet(listed.helpers), makeWordSet(listed.pasts)]
const isHelper = (word: string) => helpers.has(word) || /'(?:m|re|ve|ll|d)$|n't$/.test(word)
const isPlainVerb = (word: string) => isInWordClass(word, 'verbs') && !isInWordClass(word, 'nounsToo')

/** A clear verb: "is", "gave", "polished", "takes"; not a word that is just as often a noun. */
const isVerb = (word: string) =>
  isHelper(word) ||
  pasts.has(word) ||
  isInWordClass(word, 'participles') ||
  /[^e]ed$/.test(word) ||
  [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some(isPlainVerb)

/** Whether somebody acts: "we draw", "nobody’s left"; but not the "you" of "thank you for". */
const isDoing = (word: string, next = '') =>
  word === 'you'
    ? isHelper(next) || isInWordClass(next, 'verbs')
    : people.has(word.replace(/'.*/, '')) &&
      (word.includes("'") || (next !== '' && !isInWordClass(next, 'prepositions')))

/** Digits of a price, a time or an address; years do not count, as stories mention them too. */
const figures = /(?!(?:18|19|20)\d\d\b)\b\d/

/** True for a sentence of usual length in which somebody acts, or which has a verb and no digits of prices or times. */
export function canShowValue(text: string): boolean {
  const words = splitWords(text)
  if (words.length < wordsMin || words.length > wordsMax || /[?:]$/.test(text)) return false
  if (words.some((word, at) => isDoing(word, words[at + 1]))) return true
  return words.some(isVerb) && !figures.test(text)
}
