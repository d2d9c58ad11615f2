/** Which words are the owner's own: everything but the starting samples that she has neither kept nor picked. */
import { type Category, type CategoryWords, wordKey } from '#contract/brand.ts'
import { sampleWords } from '#contract/sample-words.ts'

/** Whether `word` still is one of the category's samples. */
export function isSample(category: Category, word: string, entry: CategoryWords): boolean {
  if (!sampleWords[category].includes(word)) return false
  const key = wordKey(word)
  return ![...entry.topFive, ...(entry.kept ?? [])].some((own) => wordKey(own) === key)
}

/** The owner's own words of a category, in their order. */
export function ownWords(category: Category, entry: CategoryWords): string[] {
  return entry.words.filter((word) => !isSample(category, word, entry))
}
