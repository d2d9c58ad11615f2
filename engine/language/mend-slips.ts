/** Slips of spelling in what an owner typed: her words are shown to customers, and a slip in them would be ours. */
import slips from './slips.json' with { type: 'json' }

const meant: ReadonlyMap<string, string> = new Map(Object.entries(slips.words))
const itIs = new RegExp(`\\bits(?= (?:${slips.itsBefore.join('|')})\\b)`, 'gi')

/** As the slip was written: "Dont" has its capital. */
const likeTyped = (typed: string, mended: string) =>
  /^\p{Lu}/u.test(typed) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended

/**
 * The owner's phrase with plain slips mended: words of a table (`slips.json`) and missing apostrophes. Whatever may be
 * meant as it stands is left alone.
 */
export function mendSlips(typed: string): string {
  return typed
    .replace(/(?<![\p{L}\p{N}'’@./-])\p{L}{2,}(?![\p{L}\p{N}'’@/-])/gu, (word) => {
      const mended = meant.get(word.toLowerCase())
      return mended === undefined ? word : likeTyped(word, mended)
    })
    .replace(itIs, (word) => likeTyped(word, "it's"))
    .replace(/ [+&] (?=\p{Ll})/gu, ' and ')
    .replace(/\ban(?= (?:a|an|the|it|I|we|you|they|he|she|my|our|your|their|no)\b)/gi, (word) => likeTyped(word, 'and'))
    .replace(/\b(would|could|should) of\b/gi, '$1 have')
    .replace(/(?<=^|[\s“"(])i(?=\s|['’](?:m|ve|ll|d)\b)/g, 'I')
}
