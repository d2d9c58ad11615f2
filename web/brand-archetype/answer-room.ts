/** How long an answer gets, and what is said of the room that is left. */
export const answerLengthMax = 4000
/** From here on the room that is left is told. */
export const tellLeftFrom = 3600

/** Undefined while there is room enough. */
export const tellRoom = ({ length }: string): string | undefined =>
  length >= tellLeftFrom ? `${(answerLengthMax - length).toLocaleString('en-US')} characters left.` : undefined
