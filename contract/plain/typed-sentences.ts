/** Splits informally typed text into sentences, also before a lower-case letter or a number. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * Abbreviations that more always follows: a full stop after one ends no sentence, except after "pm" before a capital or
 * number.
 */
const abbreviations = setOf('esp e.g i.e eg ie approx st mr mrs ms dr prof no vs inc ltd co a.m p.m am pm min max tel')
/** Abbreviations that may end a sentence: they do before a capital, not before a lower-case letter or a number. */
const oftenLast = setOf(
  'etc incl excl est ca cf al vol misc avg ext dept govt assoc bros corp jr sr ave blvd rd sq ft oz lb lbs hr hrs mins yrs ' +
    'mon tue tues wed thu thur thurs fri jan feb apr aug sept oct nov dec',
)

/**
 * Whether the full stop between `before` and `after` belongs to an abbreviation: "esp. newcomers", "No. 4", "the u.s.
 * army"; not "until 5 pm. We" and "is no. We".
 */
export function isAbbreviationStop(before: string, after: string): boolean {
  const word = before
    .slice(before.lastIndexOf(' ') + 1)
    .replace(/^[(“"]/, '')
    .toLowerCase()
  if (word === 'no') return /^\s+\d/.test(after)
  if (abbreviations.has(word)) return !(/^[ap]\.?m$/.test(word) && /^\s+[\p{Lu}\d]/u.test(after))
  if (/^\s+\p{Ll}/u.test(after)) return oftenLast.has(word) || /^(?:\p{L}|.*\p{L}\.\p{L})$/u.test(word)
  return oftenLast.has(word) && /^\s+\d/.test(after)
}

const endMark = /(?<![.!?…])[.!?…]+["'”’)]*(?=\s|$)|;(?=\s)/g

function atEndMarks(line: string): string[] {
  const found: string[] = []
  let start = 0
  for (const { index, 0: mark } of line.matchAll(endMark)) {
    const before = line.slice(start, index)
    if (
      mark.startsWith('.') &&
      (isAbbreviationStop(before, line.slice(index + 1, index + 4)) || /^\s*\d+$/.test(before))
    )
      continue
    found.push(line.slice(start, index + (mark === ';' ? 0 : mark.length)))
    start = index + mark.length
  }
  return [...found, line.slice(start)]
}

/** The sentences of a line, verbatim. */
export const splitTypedSentences = (line: string): string[] =>
  atEndMarks(line)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
