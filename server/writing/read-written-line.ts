/** Takes off what a language model puts around a line although only the line was asked for: numbers, quotes, markup. */

const numbering = /^\s*(?:[-*•–—]|\(?\d{1,2}[.):]|line \d{1,2}[.:)])\s+/i
const quotes = /^(["“”'‘’«»*_`]{1,2})(.*?)\1?["“”'‘’«»*_`]{0,2}$/u

export function readWrittenLine(raw: string): string {
  const bare = raw.replace(numbering, '').trim()
  const unquoted = /^["“”«*_`]/u.test(bare) ? (quotes.exec(bare)?.[2] ?? bare) : bare
  return unquoted.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim()
}
