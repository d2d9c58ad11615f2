/** Checks the length of what the owner typed into the blank of a sentence. */
import {
  nameInLineLengthMax,
  type SentenceStem,
  type Sentences,
  sentenceLengthMax,
  sentenceStems,
} from '#contract/plain/sentences.ts'

type Blank = SentenceStem | 'shortName'
export const sentenceBlanks: readonly Blank[] = [...sentenceStems, 'shortName']

const lengthMaxOf = (blank: Blank) => (blank === 'shortName' ? nameInLineLengthMax : sentenceLengthMax)

/** The error message for a blank, or undefined. */
export function checkBlank(blank: Blank, words: string): string | undefined {
  const over = words.trim().length - lengthMaxOf(blank)
  return over > 0 ? `Please shorten it by ${over} ${over === 1 ? 'character' : 'characters'}.` : undefined
}

/** The sentences with which drafts may be built: one that is too long is treated as empty. */
export const clearTooLongSentences = (sentences: Sentences): Sentences => ({
  ...sentences,
  ...Object.fromEntries(
    sentenceBlanks.filter((blank) => checkBlank(blank, sentences[blank])).map((blank) => [blank, '']),
  ),
})
