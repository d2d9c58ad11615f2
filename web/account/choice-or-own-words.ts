/** An answer that is either one of a list, or the owner's own words in place of 'other'. */

export const other = 'other'

/** The option selected by an answer, and the words typed beside it. */
export function readChoice(answer: string, options: readonly string[]): { choice: string; ownWords: string } {
  if (answer === '' || (options.includes(answer) && answer !== other)) return { choice: answer, ownWords: '' }
  return { choice: other, ownWords: answer === other ? '' : answer }
}

/** The answer for the owner's own words; while they are empty it is 'other' itself. */
export const answerOfWords = (ownWords: string) => (ownWords.trim() === '' ? other : ownWords)
