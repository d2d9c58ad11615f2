/** Builds a pattern that matches any entry (a word or a short pattern of words), bounded by `before` and `after`. */
export const makePhrasePattern = (
  entries: readonly string[],
  flags = '',
  before = String.raw`\b`,
  after = String.raw`\b`,
): RegExp => new RegExp(`${before}(?:${entries.join('|')})${after}`, flags)
