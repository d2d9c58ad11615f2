/** Which suggestions of a language model are words that the owner could pick. The engine decides, in a thread. */
import { type BrandBrief, wordLengthMax } from '#contract/plain/brand.ts'
import { checkLines } from '#engine/grounding/check-lines.ts'
import { groundLine } from '#engine/grounding/ground-line.ts'
import { listStatements, type NumberedStatement } from '#engine/grounding/list-statements.ts'
import { isNegativeWord } from '#engine/language/lexicon.ts'
import { makeMeaningKey } from '#engine/language/similarity.ts'

export type SuggestedWords = {
  /** As the model wrote them. */
  words: readonly string[]
  /** Words that are there already. */
  taken: readonly string[]
  brief: BrandBrief
  max: number
}

const limits = { wordsMin: 1, wordsMax: 4 }
const isWord = (text: string) => /^[\p{L}\p{N}][\p{L}\p{N}'’&+% -]*$/u.test(text) && text.length <= wordLengthMax

/**
 * Whether it is a word that an owner could pick: no sentence, link or remark, no insult, and no claim of a fact that the
 * statements `told` do not hold, such as a number, an award or a promise.
 */
export const isUsableWord = (word: string, told: readonly NumberedStatement[], brief: BrandBrief): boolean =>
  isWord(word) &&
  !isNegativeWord(word) &&
  checkLines([word], limits)[0]?.every(({ kind }) => kind === 'worn') === true &&
  groundLine(word, told, brief).spans.every(
    ({ kind, reason }) => reason === undefined || (kind === 'content' && reason === 'not-told'),
  )

/** Whether all begin with a capital, as in a list, so that the capital says nothing. */
const areCapitalized = (words: readonly string[]) => words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
/** The words without the capitals of a list. */
export const lowerListed = (words: readonly string[]): readonly string[] =>
  areCapitalized(words) ? words.map(lowerFirst) : words

/** The usable words without those that are there in any form. */
export function measureSuggestions({ words, taken, brief, max }: SuggestedWords): string[] {
  const told = listStatements({ ...brief, chosenUvp: '' })
  const known = new Set(taken.map(makeMeaningKey))
  return lowerListed(words)
    .filter((word) => {
      const key = makeMeaningKey(word)
      const isUsable = !known.has(key) && isUsableWord(word, told, brief)
      if (isUsable) known.add(key)
      return isUsable
    })
    .slice(0, max)
}
