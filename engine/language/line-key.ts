/** Key for comparing lines: their words, without punctuation and case. */
export const makeLineKey = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
