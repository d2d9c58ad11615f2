/** Which category a heading, a label or a question introduces. */
import { type Category, categories, mapCategories } from '#contract/plain/brand.ts'
import announcements from './announced-topics.json' with { type: 'json' }
import { expandContractions, matchAnyPhrase, readPhraseTable } from './match-phrases.ts'

/** Phrases that introduce each category; the first matching row wins, so specific phrases come before broad ones. */
const rows = readPhraseTable(announcements).map(([category, phrases]) => [category, matchAnyPhrase(phrases)] as const)

/** The category that a heading or a question introduces; undefined if none. */
export function findAnnouncedCategory(heading: string): Category | undefined {
  const text = expandContractions(heading)
  return rows.find(([, pattern]) => pattern.test(text))?.[0]
}

const names: Readonly<Record<Category, string>> = {
  culture: '(?:company |team )?culture|personality|character',
  customers: '(?:target |ideal )?(?:customers?|clients?|guests|audience)',
  voice: '(?:brand )?voice|tone(?: of voice)?|voice (?:and|&) tone',
  feeling: 'feelings?|emotions?',
  impact: 'impact|benefits|results|outcomes',
  xfactor: 'x[- ]?factor|usps?|differentiators?',
}
/** The category whose name is the heading, in any case: "our culture:", "X-Factor", "3. Voice (how we sound)". */
export const findNamedCategory = (heading: string): Category | undefined =>
  categories.find((category) => naming[category].test(heading))
const naming = mapCategories(
  (category) =>
    new RegExp(`^(?:(?:our|my|the|brand) )*(?:${names[category]})(?: words)?\\W*(?:\\(.{0,60}\\)\\W*)?$`, 'iu'),
)

/** "Never:", "Deliverables": what follows such a heading or label does not describe the brand. */
export const isUnrelatedHeading = (heading: string): boolean => aside.test(expandContractions(heading))
const aside = matchAnyPhrase([
  "^(?:never|not|avoid|don'ts?|dislikes?|weaknesses|competitors?|risks?|out of scope|parking lot|what we are not|we are not)",
  '^(?:mandatory|mandatories|deliverables?|budget|timings?|timeline|dates?|client|project|next steps?|to dos?|actions?|attendees|present|subject|from|to|cc|re|ps)$',
])
