/** Converts the owner's words to the case they have inside a sentence. */
import { isInWordClass } from './word-classes.ts'

/**
 * Removes quotation marks, final punctuation, emoji and heading capitals; acronyms, names and "iPhone" keep their capitals.
 */
export function toSentenceCase(typed: string): string {
  const text = typed
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/(?:(?![©®™])\p{Extended_Pictographic}|[\u200d\ufe0f]|\p{Emoji_Modifier})+\s*/gu, '')
    .replace(/^["“'‘«]+/, '')
    .replace(/(?<!["”».!?,;:\s])["”».!?,;:\s]+$/, '')
    .trim()
  const words = text.split(' ')
  const isHeading = words.every((word) => /^[^a-z]/.test(word) || smallWord.test(word))
  return words
    .map((word, index) => (index === 0 || (isHeading && !isPlaceAfter(words[index - 1])) ? lowered(word, text) : word))
    .map(withItsCapital)
    .join(' ')
}

/** Capitalizes days, languages and places wherever they are: "plain english", "sundays off". */
const withItsCapital = (word: string) =>
  word
    .split('-')
    .map((part) =>
      isInWordClass(part, 'proper') && !namesThatAreWords.test(part)
        ? part.charAt(0).toUpperCase() + part.slice(1)
        : part,
    )
    .join('-')

/** Proper names that are also ordinary words. */
export const namesThatAreWords = /^(polish|august)$/

/** After these words a capitalized word is a name, even in a heading: "Recipes from Lagos". */
const isPlaceAfter = (before: string | undefined) => before === 'from' || before === 'in'

const smallWord = /^(a|an|the|and|or|of|for|to|in|on|at|by|with|from|as|but)$/

function lowered(word: string, text: string): string {
  const isAcronym = /^[A-Z0-9&-]{2,4}s?$/.test(word) && text !== text.toUpperCase()
  const isShortAcronym = /^[A-Z0-9&]{2,3}$/.test(word) && !text.includes(' ')
  if (isAcronym || isShortAcronym || /^I('|’|$)/.test(word) || isInWordClass(word.toLowerCase(), 'proper')) return word
  const isInnerCapital = /^[^a-z]*[a-z].*[A-Z]/.test(word) && !word.includes('-')
  const isPartAcronym = /(^|-)[A-Z]{2,4}-/.test(word) && word !== word.toUpperCase()
  if (isInnerCapital || isPartAcronym || isFromSomewhere(word)) return word
  return word.toLowerCase()
}

/** True for people of a place: Londoners and Parisians, but not musicians and pensioners. */
const isFromSomewhere = (word: string) =>
  /(oner|ian|ese)s?$/.test(word) &&
  !/^(music|vegetar|librar|electric|technic|guard|civil|histor|politic|physic|pedestr|equestr|comed|practiti|commissi|pensi|pris|petiti|execution)/i.test(
    word,
  )
