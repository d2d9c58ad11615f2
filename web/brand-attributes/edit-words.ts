/**
 * Edits to one category's words; each returns the changed entry. Until the first edit nothing is stored, and the
 * category shows the product's sample words ("samples"); the first edit stores them too.
 */
import {
  type Category,
  type CategoryWords,
  categoryWordsMax,
  makeEmptyCategory,
  makeWordKey,
  picksPerCategory,
  wordsNeededToPick,
} from '#contract/plain/brand.ts'
import { isSampleWord, isUnclaimedSample, listOwnWords } from '#contract/plain/own-words.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'

/** The entry as shown to the owner: for an untouched category, the samples. */
export function withSamples(category: Category, entry: CategoryWords): CategoryWords {
  return entry.words.length > 0 ? entry : { ...makeEmptyCategory(), words: [...sampleWords[category]] }
}

const without = (words: readonly string[], word: string) =>
  words.filter((each) => makeWordKey(each) !== makeWordKey(word))
const has = (words: readonly string[], word: string) => words.some((each) => makeWordKey(each) === makeWordKey(word))

/** Normalises a word: trimmed, single spaces, without invisible characters pasted from other pages. */
export const normaliseWord = (word: string) =>
  word
    .replace(/\u200b|\ufeff|\u00ad/g, '')
    .trim()
    .replace(/\s+/g, ' ')

export type AddWordResult = { entry: CategoryWords; isDuplicate: boolean; isFull: boolean }

/**
 * Adds a word at the front; refuses a duplicate. A sample that is typed becomes the owner's own word, in their
 * spelling. Their first five words are picked automatically, but the number one never is.
 */
export function addWord(category: Category, entry: CategoryWords, word: string): AddWordResult {
  const shown = withSamples(category, entry)
  const standing = shown.words.find((each) => makeWordKey(each) === makeWordKey(word))
  const isNew = standing === undefined || isUnclaimedSample(category, standing, shown)
  if (!isNew) return { entry: shown, isDuplicate: true, isFull: false }
  if (standing === undefined && shown.words.length >= categoryWordsMax)
    return { entry, isDuplicate: false, isFull: true }
  const added = { ...shown, words: [word, ...without(shown.words, word)] }
  const own = isSampleWord(category, word) ? keepSample(added, word) : added
  const isEarly = listOwnWords(category, entry).length < picksPerCategory && canPick(category, own)
  return { entry: isEarly ? pickEarly(own, word) : own, isDuplicate: false, isFull: false }
}

/** Picks the word if fewer than five are picked. */
function pickEarly(entry: CategoryWords, word: string): CategoryWords {
  return entry.topFive.length >= picksPerCategory ? entry : { ...entry, topFive: [...entry.topFive, word] }
}

function keepSample(entry: CategoryWords, word: string): CategoryWords {
  const kept = entry.kept ?? []
  return has(kept, word) ? entry : { ...entry, kept: [...kept, word] }
}

/** Removes a word from the list, the picks and the number one. */
export function removeWord(category: Category, entry: CategoryWords, word: string): CategoryWords {
  const shown = withSamples(category, entry)
  return {
    words: without(shown.words, word),
    topFive: without(shown.topFive, word),
    topOne: makeWordKey(shown.topOne) === makeWordKey(word) ? '' : shown.topOne,
    ...(shown.kept && { kept: without(shown.kept, word) }),
  }
}

/** Renames a word everywhere, keeping its picks; if the new spelling exists already, it is not duplicated. */
export function renameWord(category: Category, entry: CategoryWords, word: string, to: string): CategoryWords {
  const shown = withSamples(category, entry)
  const renamed = (each: string) => (makeWordKey(each) === makeWordKey(word) ? to : each)
  const picks = { topFive: eachOnce(shown.topFive.map(renamed)), topOne: renamed(shown.topOne) }
  if (makeWordKey(word) !== makeWordKey(to) && has(shown.words, to))
    return { ...addWord(category, removeWord(category, entry, word), to).entry, ...picks }
  return {
    words: shown.words.map(renamed),
    ...picks,
    ...(shown.kept && { kept: shown.kept.map(renamed) }),
  }
}

const eachOnce = (words: readonly string[]) =>
  words.filter((word, at) => words.findIndex((each) => makeWordKey(each) === makeWordKey(word)) === at)

/** Whether the category has enough words for five to be picked. */
export const canPick = (category: Category, entry: CategoryWords) =>
  withSamples(category, entry).words.length >= wordsNeededToPick

/** Whether five are picked but no number one is chosen. */
export const lacksOnlyTopPick = ({ topFive, topOne }: CategoryWords) =>
  topFive.length === picksPerCategory && topOne === ''

/** Picks or unpicks a word; a sample picked once counts as the owner's own word from then on. */
export function togglePick(category: Category, entry: CategoryWords, word: string): CategoryWords {
  const shown = keepSample(withSamples(category, entry), word)
  if (has(shown.topFive, word)) {
    return { ...shown, topFive: without(shown.topFive, word), topOne: shown.topOne === word ? '' : shown.topOne }
  }
  return shown.topFive.length >= picksPerCategory ? entry : { ...shown, topFive: [...shown.topFive, word] }
}
