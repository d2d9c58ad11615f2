/** Which words are the owner's own: everything but the starting samples that she has neither kept nor picked. */
import { type AttributesData, type Category, type CategoryWords, categories, wordKey } from '#contract/plain/brand.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'

/** Whether `word` is among the words that the category starts with, in whatever capitals. */
export const isOfSamples = (category: Category, word: string): boolean => {
  const key = wordKey(word)
  return sampleWords[category].some((sample) => wordKey(sample) === key)
}

/** Whether `word` still is one of the category's samples. */
export function isSample(category: Category, word: string, entry: CategoryWords): boolean {
  if (!isOfSamples(category, word)) return false
  const key = wordKey(word)
  return ![...entry.topFive, ...(entry.kept ?? [])].some((own) => wordKey(own) === key)
}

/** How many words of all categories are the owner's own. */
export const countOwnWords = (data: AttributesData): number =>
  categories.reduce((sum, category) => sum + ownWords(category, data[category]).length, 0)

/** The owner's own words of a category, in their order. */
export function ownWords(category: Category, entry: CategoryWords): string[] {
  return entry.words.filter((word) => !isSample(category, word, entry))
}
