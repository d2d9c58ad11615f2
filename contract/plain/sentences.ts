/**
 * The six sentences about the business that an owner finishes. We give the beginning of each (its "stem"), they type
 * the rest.
 */

/** The names of the beginnings, in the order they are asked. `check` is optional. */
export const sentenceStems = ['does', 'who', 'when', 'after', 'only', 'check'] as const
export type SentenceStem = (typeof sentenceStems)[number]
export const isSentenceStem = (name: string): name is SentenceStem => sentenceStems.some((stem) => stem === name)

export const sentenceLengthMax = 90
/** Longer sentences get a warning but are accepted. */
export const sentenceWordsAdvised = 12
/** Longer business names fill a line on their own, so the owner is asked for a short one. */
export const nameInLineLengthMax = 25

/** At least two letters or digits: emoji and punctuation do not count as an answer. */
export const hasAnswerText = (text: string) => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text)

/**
 * What the owner typed after each beginning, '' if nothing. `isOne`: a one-person business, written as "I" instead of
 * "we".
 */
export type Sentences = Record<SentenceStem, string> & { isOne: boolean; shortName: string }

export const makeEmptySentences = (): Sentences => ({
  isOne: false,
  shortName: '',
  does: '',
  who: '',
  when: '',
  after: '',
  only: '',
  check: '',
})

/** The beginning shown in front of the field; the owner's words follow. */
export function formatStem(stem: SentenceStem, isOne: boolean): string {
  const texts: Readonly<Record<SentenceStem, string>> = {
    does: isOne ? 'I' : 'We',
    who: 'for',
    when: isOne ? 'You need me when' : 'You need us when',
    after: isOne ? 'With me, you' : 'With us, you',
    only: isOne ? 'What others don’t: I' : 'What others don’t: we',
    check: 'You can check it:',
  }
  return texts[stem]
}

/** Collapses line breaks and control characters into spaces: a sentence is one line. */
export const collapseToOneLine = (text: string) => text.replace(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ')

/** People often type the beginning again although it is shown in front of the field; this matches it, to be removed. */
const typedAgain: Readonly<Record<SentenceStem, RegExp>> = {
  does: /^(?:we|i)\s+/i,
  who: /^for\s+/i,
  when: /^(?:you need (?:us|me) )?when\s+/i,
  after: /^(?:with (?:us|me), )?you\s+/i,
  only: /^(?:we|i)\s+/i,
  check: /^you can check it:\s*/i,
}
/** The words without a beginning that was typed again. */
export const removeRepeatedStem = (stem: SentenceStem, words: string) => words.trim().replace(typedAgain[stem], '')

/** The whole sentence: "We sweep chimneys", without a repeated "We". */
export const makeWholeSentence = (stem: SentenceStem, words: string, isOne: boolean) =>
  `${formatStem(stem, isOne)} ${removeRepeatedStem(stem, words)}`

const pointingWords = /(?<![\p{L}’'])(?:it|they|them)(?![\p{L}’'])/iu

/** The first pronoun that would be unclear when the sentence is read alone ("it", "they"); undefined if there is none. */
export const findUnclearPronoun = (words: string): string | undefined => pointingWords.exec(words)?.[0].toLowerCase()
