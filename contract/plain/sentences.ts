/** The six sentences that an owner finishes: their beginnings, their limits, and what is kept of them. */

/** In the order in which they are asked. `check` is optional. */
export const stems = ['does', 'who', 'when', 'after', 'only', 'check'] as const
export type Stem = (typeof stems)[number]
export const isStem = (name: string): name is Stem => stems.some((stem) => stem === name)

export const sentenceLengthMax = 90
/** From so many words on a sentence is said to be long; it is taken all the same. */
export const sentenceWordsAdvised = 12
/** A longer business name fills a line by itself: a short one is asked for. */
export const nameLengthMax = 25

/** Two letters or digits at least: pictures and marks finish no sentence. */
export const holdsWords = (text: string) => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text)

/** What the owner wrote after each beginning, '' where nothing. `isOne`: "I" speaks instead of "we". */
export type Sentences = Record<Stem, string> & { isOne: boolean; shortName: string }

export const emptySentences = (): Sentences => ({
  isOne: false,
  shortName: '',
  does: '',
  who: '',
  when: '',
  after: '',
  only: '',
  check: '',
})

/** How a sentence begins; the owner's words follow. */
export function stemText(stem: Stem, isOne: boolean): string {
  const texts: Readonly<Record<Stem, string>> = {
    does: isOne ? 'I' : 'We',
    who: 'for',
    when: isOne ? 'You need me when' : 'You need us when',
    after: isOne ? 'With me, you' : 'With us, you',
    only: isOne ? 'What others don’t: I' : 'What others don’t: we',
    check: 'You can check it:',
  }
  return texts[stem]
}

/** Text as a blank takes it: a sentence has one line. */
export const onOneLine = (text: string) => text.replace(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ')

/** What an owner may type again although it stands before the blank. */
const typedAgain: Readonly<Record<Stem, RegExp>> = {
  does: /^(?:we|i)\s+/i,
  who: /^for\s+/i,
  when: /^(?:you need (?:us|me) )?when\s+/i,
  after: /^(?:with (?:us|me), )?you\s+/i,
  only: /^(?:we|i)\s+/i,
  check: /^you can check it:\s*/i,
}
/** The words of a blank without the beginning that stands there already. */
export const withoutBeginning = (stem: Stem, words: string) => words.trim().replace(typedAgain[stem], '')

/** The sentence as a whole: "We sweep chimneys", also where "We" was typed again. */
export const wholeSentence = (stem: Stem, words: string, isOne: boolean) =>
  `${stemText(stem, isOne)} ${withoutBeginning(stem, words)}`

const pointingWords = /(?<![\p{L}’'])(?:it|they|them)(?![\p{L}’'])/iu

/** A word that a stranger may not know what to make of, where the sentence stands alone; undefined where there is none. */
export const pointsElsewhere = (words: string): string | undefined => pointingWords.exec(words)?.[0].toLowerCase()
