/** Answers to a question with options: one of the options, or what the owner typed after choosing "Other". */

export const other = 'other'

/** Splits a stored answer into the option to select, and the owner's own words if that is "Other". */
export function readChoice(answer: string, options: readonly string[]): { choice: string; ownWords: string } {
  if (answer === '' || (options.includes(answer) && answer !== other)) return { choice: answer, ownWords: '' }
  return { choice: other, ownWords: answer === other ? '' : answer }
}

/** The answer to store for the owner's own words; while they are empty, it is 'other' itself. */
export const answerOfWords = (ownWords: string) => (ownWords.trim() === '' ? other : ownWords)
