/** Finds any of a list's entries: words, or short patterns of words. `before` and `after` bound them. */
export const phrase = (
  entries: readonly string[],
  flags = '',
  before = String.raw`\b`,
  after = String.raw`\b`,
): RegExp => new RegExp(`${before}(?:${entries.join('|')})${after}`, flags)
