/** Texts without half characters: a quote may have been cut in the middle of an emoji, and the database takes no half of one. */

const half = /\p{Surrogate}/gu

/** The same value with every string free of halves; what is left of a quote stands in its page as it did. */
export const dropHalfCharacters = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, part) => (typeof part === 'string' ? part.replace(half, '') : part))
