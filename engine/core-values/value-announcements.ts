/** Recognises leads: text before a list that says whether it lists values. The phrases are in value-leads.json. */

import { readMarkerNumber } from './list-markers.ts'
import listed from './value-leads.json' with { type: 'json' }

const sets: ReadonlyMap<string, string> = new Map(Object.entries(listed.sets))
/** Expands "<nouns>" to the set of words of that name. */
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

/** The text of a heading, without its number, hashes and final colon. */
const headingText = (text: string) =>
  text
    .replace(/^\s*(?:#+|§ ?\d+\.?|\(?(?:\d{1,2}(?:\.\d+)*|[a-z])[.)]|(?:section|page|part|slide) \d+[.:]?)\s+/iu, '')
    .replace(/\s*[:.–—-]*\s*$/, '')
    .trim()

const headingWordsMax = 14

/** Whether a short text, read as a heading, announces values; 'left out' if it says that they are dropped or not meant. */
export function classifyValuesHeading(line: string): 'values' | 'left out' | undefined {
  const text = headingText(line)
  if (text.split(' ').length > headingWordsMax || text.length < 4) return undefined
  // In "Staff handbook, section 2: what matters here" the part after the colon counts, or the one before a comma.
  const parts = [text, ...text.split(/\s*[:.,|/›>]\s+|\s[-–—]\s/).map((part) => part.trim())]
  const isOfValues = parts.some((part) => headings.test(part)) && !others.test(text)
  if (leftOut.test(text) && (isOfValues || ownNoun.test(text))) return 'left out'
  return isOfValues ? 'values' : undefined
}

/** Whether a heading is about arrangements, goods, numbers or the firm's story, not values. */
export const isUnrelatedToValues = (text: string) => otherHeadings.test(headingText(text))

/** How clearly a sentence announces a list of values: 0 not at all, 1 a hint, 2 clearly. Two hints make an announcement. */
export function weighAnnouncement(sentence: string): number {
  if (others.test(sentence) || leftOut.test(sentence)) return 0
  if (classifyValuesHeading(sentence) === 'values') return 2
  const hints = [counted, shownPublicly, agreed].filter((pattern) => pattern.test(sentence)).length
  if (!ours.test(sentence)) return hints > 1 ? 2 : shownPublicly.test(sentence) || ownNoun.test(sentence) ? 1 : 0
  if (ownNoun.test(sentence) || clauses.test(sentence)) return 2
  return Math.min(2, hints + (softNoun.test(sentence) ? 1 : 0))
}

/** The number of values that a text announces; undefined if it gives none. */
export function readAnnouncedCount(text: string): number | undefined {
  const { one, other } = counted.exec(text)?.groups ?? {}
  const sign = one ?? other
  return sign === undefined ? undefined : readMarkerNumber(sign)
}
