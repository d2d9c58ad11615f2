/** Takes adjectives out of a proposition that has too many of them. */
import { isAdjective, isBaseVerb } from './refine-grammar.ts'
import { removableParts } from './refine-parts.ts'
import { isTorn, mend, splice } from './refine-text.ts'

/** "honest, robust, characterful teas" → "honest teas"; where none stand in a row, single ones go. Undefined where none can. */
export function dropAdjectives(text: string): string | undefined {
  const rows = mend(
    text.replace(rowOfAdjectives, (whole, first: string, between: string, last: string) => {
      const words = [first, ...between.split(/,? and |, /), last].filter((word) => word !== '')
      return words.every((word) => isAdjective(word.toLowerCase()) && !isBaseVerb(word)) ? `${first} ` : whole
    }),
  )
  if (rows !== mend(text)) return rows
  const fewer = withoutOne(withoutOne(text))
  return fewer === text ? undefined : fewer
}

/** Two or more before a noun, with commas or "and" between them. */
const rowOfAdjectives =
  /(?<=\s)([\p{L}-]+)((?:, [\p{L}-]+)*)(?:,? and |, )([\p{L}-]+) (?=(?!and |or |with |for |in |at |by )\p{L})/gu

/** Each try mends the whole text: a long one gets no more of them. */
const triedMax = 32

function withoutOne(text: string): string {
  const single = removableParts(text)
    .filter(
      (part) =>
        part.instead === '' && isAdjective(text.slice(part.from, part.to).trim().replace(/,$/, '').toLowerCase()),
    )
    .slice(0, triedMax)
    .map((part) => mend(splice(text, part, '')))
    .find((each) => !isTorn(each, text))
  return single ?? text
}
