/**
 * The words of a brand that count as the owner's own. Every category starts with predefined sample words; one of those
 * counts only once the owner keeps or picks it.
 */
import {
  type AttributesData,
  type Category,
  type CategoryWords,
  categories,
  makeWordKey,
} from '#contract/plain/brand.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'

/** Whether `word` is one of the predefined sample words of the category, ignoring case. */
export const isSampleWord = (category: Category, word: string): boolean => {
  const key = makeWordKey(word)
  return sampleWords[category].some((sample) => makeWordKey(sample) === key)
}

/** Whether `word` is a sample word that the owner has neither picked nor kept, so it does not count as theirs. */
export function isUnclaimedSample(category: Category, word: string, entry: CategoryWords): boolean {
  if (!isSampleWord(category, word)) return false
  const key = makeWordKey(word)
  return ![...entry.topFive, ...(entry.kept ?? [])].some((own) => makeWordKey(own) === key)
}

/** The number of the owner's own words in all categories. */
export const countOwnWords = (data: AttributesData): number =>
  categories.reduce((sum, category) => sum + listOwnWords(category, data[category]).length, 0)

/** The owner's own words of a category, in order. */
export function listOwnWords(category: Category, entry: CategoryWords): string[] {
  return entry.words.filter((word) => !isUnclaimedSample(category, word, entry))
}
