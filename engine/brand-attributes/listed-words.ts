/** The words and short phrases of a list, as an owner would type them into a category. */
import { type Category, categories, wordLengthMax } from '#contract/plain/brand.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import { isNegative, lookUp } from '#engine/language/lexicon.ts'
import { inSentenceCase } from '#engine/language/sentence-case.ts'
import { functionWords } from '#engine/language/stem.ts'
import { isAdjective, isAdverb, isComparative } from '#engine/language/word-classes.ts'
import listed from './small-words.json' with { type: 'json' }
import { isTraitNoun } from './trait-nouns.ts'

/** What is longer is a sentence, and shown as one. */
export const phraseWordsMax = 4
const describingMax = 3

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const between = /\s*[,;/+•]\s*(?:(?:and|or|but|yet|plus)\s+)?|\s+(?:and|or|but|yet|plus|&)\s+|\s+[–—-]\s+/iu
/** Small words in front of a word that are none of it. */
const leading = setOf(listed.leading)
const keptInFront: Readonly<Partial<Record<Category, ReadonlySet<string>>>> = {
  impact: new Set(['more', 'all']),
  voice: new Set(['like']),
  feeling: new Set(['like']),
}
const clauseWords = setOf(listed.clause)
const refusals: ReadonlySet<string> = new Set(['no', 'zero', 'never', 'less'])
/** Nobody in particular. */
const anybody = setOf(listed.anybody)

/** What follows tells of the word before it, and is none of it: "families from the estate". */
const linking = setOf(listed.linking)
const housed = setOf(listed.housed)

export type ReadList = { words: string[]; hasMore: boolean }

/** The words of a list that surely are words of the category; `hasMore` when something of it was left unread. */
export function wordsOfList(chunk: string, category: Category, isAnnounced: boolean): ReadList {
  const parts = chunk
    .replace(/["“”„«»]/gu, '')
    .split(between)
    .map((part) => tidyPart(part, category))
    .filter((part) => part !== '')
  const words = parts.filter((part) => isWordOf(part, category, isAnnounced))
  const isSure = isAnnounced
    ? !isTold(category) || words.length === parts.length
    : words.some((word) => isOfCategory(word, category)) || (words.length > 1 && words.length * 2 > parts.length)
  return { words: isSure ? words : [], hasMore: !isSure || words.length < parts.length }
}

const isDescribed = (category: Category) => category === 'culture' || category === 'voice'
const isOfCategory = (word: string, category: Category) => lookUp(word).some((entry) => entry.category === category)
/** What people gain, and what only one house does, is told in phrases: a list of them is one only if all of it is short. */
const isTold = (category: Category) => category === 'impact' || category === 'xfactor'

/** The category of which a sentence holds two words or more in a list, however it leads up to them. */
export function listedCategory(sentence: string): Category | undefined {
  const parts = sentence.split(between)
  return categories.find(
    (category) => parts.filter((part) => isOfCategory(tidyPart(part, category), category)).length >= listedMin,
  )
}
/** Fewer may stand there by chance. */
const listedMin = 2

function tidyPart(part: string, category: Category): string {
  const words = part
    .trim()
    .replace(/[.!?:…]+$/u, '')
    .split(/\s+/)
  const behind = words.findIndex((word, at) => at > 0 && linking.has(word.toLowerCase()))
  if (category === 'customers' && behind > 0 && isPluralNoun((words[behind - 1] ?? '').toLowerCase()))
    words.splice(behind)
  if (isDescribed(category) && words.length > 1 && housed.has((words.at(-1) ?? '').toLowerCase())) words.pop()
  while (words.length > 1 && isDroppable(words[0] ?? '', words[1] ?? '', category)) words.shift()
  const only = words.length === 1 ? (words[0] ?? '').toLowerCase() : undefined
  return only !== undefined && (leading.has(only) || (category !== 'voice' && isAdverb(only)))
    ? ''
    : inSentenceCase(words.join(' '))
}

function isDroppable(first: string, second: string, category: Category): boolean {
  const word = first.toLowerCase()
  if (keptInFront[category]?.has(word)) return false
  return leading.has(word) || (isAdverb(word) && !refusals.has(word) && isAdjective(second.toLowerCase()))
}

function isWordOf(phrase: string, category: Category, isAnnounced: boolean): boolean {
  const words = phrase.toLowerCase().split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length > phraseWordsMax || phrase.length < 3 || phrase.length > wordLengthMax) return false
  if (words.every((word) => functionWords.has(word) || anybody.has(word) || /^\d+$/.test(word))) return false
  if (category === 'xfactor' && !isAnnounced && words.length === 1) return false
  if (isOfCategory(phrase, category)) return true
  if (/[:.()[\]]/.test(phrase) || linking.has(first)) return false
  const isRefusal = refusals.has(first) && words.length > 1
  if (isRefusal) return isAnnounced && (category === 'xfactor' || category === 'voice')
  if (words.some((word) => clauseWords.has(word.split("'")[0] ?? ''))) return false
  if (category === 'feeling' && isNegative(phrase)) return false
  const describes = words.length <= describingMax && isAdjective(last) && !anybody.has(last)
  switch (category) {
    case 'culture':
      return describes || (isAnnounced && isTraitNoun(phrase))
    case 'voice':
      return describes || (isAnnounced && words.length <= describingMax && isPluralNoun(last))
    case 'feeling':
      return describes
    case 'customers':
      return isPluralNoun(last) && !anybody.has(last) ? words.length <= describingMax : describes
    case 'impact':
      return (
        words.length > 1 &&
        (isAnnounced || isComparative(first) || ['fewer', 'less', 'more', 'better', 'no'].includes(first))
      )
    case 'xfactor':
      return isAnnounced && words.length > 1
  }
}
