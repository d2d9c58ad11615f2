/** What tells two lines apart: their words, whatever the marks and capitals. */
export const lineKey = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
