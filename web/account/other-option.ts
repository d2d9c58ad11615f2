/** Answers to a question with options: one of the options, or what the owner typed after choosing "Other". */

export const otherOption = 'other'

/** Splits a stored answer into the option to select, and the owner's own words if that is "Other". */
export function splitChoiceAnswer(answer: string, options: readonly string[]): { choice: string; ownWords: string } {
  if (answer === '' || (options.includes(answer) && answer !== otherOption)) return { choice: answer, ownWords: '' }
  return { choice: otherOption, ownWords: answer === otherOption ? '' : answer }
}

/** The answer to store for the owner's own words; while they are empty, it is 'other' itself. */
export const toChoiceAnswer = (ownWords: string) => (ownWords.trim() === '' ? otherOption : ownWords)
