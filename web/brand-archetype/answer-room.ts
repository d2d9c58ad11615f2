/** The maximum length of an answer, and the note on the remaining characters. */
export const answerLengthMax = 4000
/** From this length on, the remaining characters are shown. */
const tellLeftFrom = 3600

/** How many characters are left; undefined while there is plenty of room. */
export const describeRemainingLength = ({ length }: string): string | undefined =>
  length >= tellLeftFrom ? `${(answerLengthMax - length).toLocaleString('en-US')} characters left.` : undefined
