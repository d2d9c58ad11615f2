/** What announces a list of values in a document, and what announces that something is none. The phrases stand in the table. */
import listed from './value-leads.json' with { type: 'json' }
import { placeOf } from './value-marks.ts'

const sets: ReadonlyMap<string, string> = new Map(Object.entries(listed.sets))
/** "<nouns>" stands for a set of words. */
const filled = (pattern: string): string => {
  const next = pattern.replace(/(?<!\(\?)<(\w+)>/g, (_, name: string) => `(?:${sets.get(name) ?? name})`)
  return next === pattern ? pattern : filled(next)
}
const anyOf = (patterns: readonly string[], start = '\\b(?:', end = ')\\b') =>
  new RegExp(`${start}${patterns.map(filled).join('|')}${end}`, 'iu')

const headings = anyOf(listed.headings, '^(?:', ')')
const clauses = anyOf(listed.clauses)
const others = anyOf(listed.others)
const leftOut = anyOf(listed.leftOut)
const ours = anyOf(listed.ours)
const shownPublicly = anyOf(listed.shownPublicly)
const agreed = anyOf(listed.agreed)
const counted = anyOf(listed.counted, '\\b(?:', ')')
const otherHeadings = anyOf(listed.otherHeadings, '(?:', ')')
const ownNoun = anyOf(['<nouns>'])
const softNoun = anyOf(['<soft>'])

/** A line as a heading reads: without number, sharps and a colon at its end. */
const headingText = (text: string) =>
  text
    .replace(/^\s*(?:#+|§ ?\d+\.?|\(?(?:\d{1,2}(?:\.\d+)*|[a-z])[.)]|(?:section|page|part|slide) \d+[.:]?)\s+/iu, '')
    .replace(/\s*[:.–—-]*\s*$/, '')
    .trim()

const headingWordsMax = 14

/** Whether a short text, taken as a heading, announces values: 'left out' where it announces what is none. */
export function readHeading(line: string): 'values' | 'left out' | undefined {
  const text = headingText(line)
  if (text.split(' ').length > headingWordsMax || text.length < 4) return undefined
  // "Staff handbook, section 2: what matters here": what stands behind the colon is announced, or before the comma.
  const parts = [text, ...text.split(/\s*[:.,|/›>]\s+|\s[-–—]\s/).map((part) => part.trim())]
  const isOfValues = parts.some((part) => headings.test(part)) && !others.test(text)
  if (leftOut.test(text) && (isOfValues || ownNoun.test(text))) return 'left out'
  return isOfValues ? 'values' : undefined
}

/** Whether a heading or title stands over what is arranged, sold, counted or told of the firm. */
export const isOtherHeading = (text: string) => otherHeadings.test(headingText(text))

/** How much a sentence announces a list of values: 0 nothing, 1 a hint, 2 plainly. Two hints announce. */
export function leadWeight(sentence: string): number {
  if (others.test(sentence) || leftOut.test(sentence)) return 0
  if (readHeading(sentence) === 'values') return 2
  const hints = [counted, shownPublicly, agreed].filter((pattern) => pattern.test(sentence)).length
  if (!ours.test(sentence)) return hints > 1 ? 2 : shownPublicly.test(sentence) || ownNoun.test(sentence) ? 1 : 0
  if (ownNoun.test(sentence) || clauses.test(sentence)) return 2
  return Math.min(2, hints + (softNoun.test(sentence) ? 1 : 0))
}

/** How many values a text says that there are, or undefined. */
export function announcedCount(text: string): number | undefined {
  const { one, other } = counted.exec(text)?.groups ?? {}
  const sign = one ?? other
  return sign === undefined ? undefined : placeOf(sign)
}
