/** Key for comparing lines: their words, without punctuation and case. */
export const lineKey = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
