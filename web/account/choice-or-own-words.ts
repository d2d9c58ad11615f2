/** An answer that is one of a list, or the owner's own words in place of 'other'. */

export const other = 'other'

/** Which option an answer stands for, and what was typed beside it. */
export function readChoice(answer: string, options: readonly string[]): { choice: string; ownWords: string } {
  if (answer === '' || (options.includes(answer) && answer !== other)) return { choice: answer, ownWords: '' }
  return { choice: other, ownWords: answer === other ? '' : answer }
}

/** The answer that own words make; nothing typed yet is 'other' itself. */
export const answerOfWords = (ownWords: string) => (ownWords.trim() === '' ? other : ownWords)
