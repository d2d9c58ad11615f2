/** Checks whether words fit into a blank of a sentence. */
import { nameLengthMax, type Sentences, type Stem, sentenceLengthMax, stems } from '#contract/plain/sentences.ts'

type Blank = Stem | 'shortName'
export const blanks: readonly Blank[] = [...stems, 'shortName']

const lengthMaxOf = (blank: Blank) => (blank === 'shortName' ? nameLengthMax : sentenceLengthMax)

/** What is wrong with the words of a blank, or undefined. */
export function blankError(blank: Blank, words: string): string | undefined {
  const over = words.trim().length - lengthMaxOf(blank)
  return over > 0 ? `Please shorten it by ${over} ${over === 1 ? 'character' : 'characters'}.` : undefined
}

/** The sentences that drafts may use: one that is too long counts as missing. */
export const fitting = (sentences: Sentences): Sentences => ({
  ...sentences,
  ...Object.fromEntries(blanks.filter((blank) => blankError(blank, sentences[blank])).map((blank) => [blank, ''])),
})
