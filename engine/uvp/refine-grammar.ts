/** What refining needs to know of words: verbs, adjectives, number; and what shape an owner's phrase has. */
import type { Category } from '#contract/brand.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import { lookUp } from '#engine/language/lexicon.ts'
import { type OwnerShape, readOwnerWord } from '#engine/language/owner-words.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { isListed, isAdjective as looksLikeAdjective } from '#engine/language/word-classes.ts'

export const isBaseVerb = (word: string) => isListed(word.toLowerCase(), 'verbs')

/** True for a word that describes: known as one, or ending like one. */
export function isAdjective(word: string): boolean {
  const lower = word.toLowerCase()
  const before = judged.get(lower)
  if (before !== undefined) return before
  if (judged.size >= judgedMax) judged.clear()
  const answer =
    looksLikeAdjective(lower) || lookUp(lower).some((entry) => entry.partOfSpeech === 'adj' && entry.word === lower)
  judged.set(lower, answer)
  return answer
}

/** The words judged last: a search for cuts asks for the same few hundreds of times. */
const judged = new Map<string, boolean>()
const judgedMax = 5000

/** The way a phrase can stand in a sentence. */
type Shape = OwnerShape | 'gerund'

/** The shape of a phrase as typed: "at home", "calm", "save time", "delivering by bike", "we deliver by bike". */
export function shapeOf(phrase: string, category: Category = 'xfactor'): Shape {
  const words = wordsOf(phrase)
  const isDoing = /[^aeiou]ing$/.test(words[0] ?? '') && words.length > 1 && !isPluralNoun(words.at(-1) ?? '')
  return isDoing && !isAdjective(words[0] ?? '') ? 'gerund' : readOwnerWord(phrase, category).shape
}

/** Whether people or things named by a phrase are many: judged by its head noun. */
export function isPlural(phrase: string): boolean {
  const head =
    phrase.split(/\s+(?:who|that|which|with|in|from|of|for|at|on|about|near|over|under|aged|between|to)\s/i)[0] ?? ''
  if (/^(?:a|an|one|every|each)\s/i.test(head.trim())) return false
  return isPluralNoun(head.trim().split(/\s+/).at(-1) ?? '') || /\sand\s/.test(head)
}

/** "sole traders" as they are, "anxious" as "anxious people"; '' for ''. */
export function asPeople(customers: string): string {
  const phrase = customers.trim()
  return phrase !== '' && shapeOf(phrase, 'customers') === 'adjective' ? `${phrase} people` : phrase
}
