/** Removes lone surrogates. Cutting a quote may split an emoji, and the database refuses half of one. */

const half = /\p{Surrogate}/gu

/** Returns a copy without lone surrogates in any string; the rest of a quote still matches its page. */
export const removeLoneSurrogates = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, part) => (typeof part === 'string' ? part.replace(half, '') : part))
