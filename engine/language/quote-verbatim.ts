/** Looks a quote up in the texts that it is said to come from, word for word. */

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
/** Straight and curly signs count as the same. */
const patternOf = (word: string) => escaped(word).replace(/['‘’]/g, "['‘’]").replace(/["“”]/g, '["“”]')
/** Quotation marks around the whole quote. */
const frame = /^["“”'‘’]+|["“”'‘’]+$/g

/**
 * The quote as the first text that has it spells it, in single spaces; undefined if none has it. Only spaces, line breaks and
 * curly signs may differ. It begins and ends with whole words.
 */
export function quoteVerbatim(quote: string, texts: readonly string[]): string | undefined {
  const words = quote.normalize('NFC').trim().replace(frame, '').trim().split(/\s+/)
  if (words[0] === '' || words[0] === undefined) return undefined
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.map(patternOf).join('\\s+')}(?![\\p{L}\\p{N}])`, 'u')
  for (const text of texts) {
    const found = pattern.exec(text.normalize('NFC'))?.[0]
    if (found !== undefined) return found.replace(/\s+/g, ' ')
  }
  return undefined
}
