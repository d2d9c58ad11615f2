/** Whether a document talks of a business, of those it is for and of its ways at all. */
import { type Category, categories } from '#contract/plain/brand.ts'
import { countOf, startOf } from '#engine/language/other-papers.ts'
import listed from './business-signs.json' with { type: 'json' }
import { anyOf, spelledOut } from './match-phrases.ts'

/** By what a text about a business gives itself away, and the categories that a heading of that kind announces. */
const signs = listed.map(({ topics, phrases }) => ({
  topics: categories.filter((each) => topics.includes(each)),
  pattern: anyOf(phrases),
}))

/** Kinds of signs that are enough by themselves, and fewer beside categories that are spoken of; a note of a few lines shows less. */
const enough = { kinds: 4, together: 7 }
const shortNote = { words: 40, together: 4 }

/** In a house's own voice what it makes, or how it works, needs one further sign. */
const ownTrade = anyOf([
  '(?:we|i)(?: also| mostly| mainly)? (?:make|sell|bake|build|repair|teach|coach|design|grow|roast|brew|train|print|serve|mend|groom|tune|restore|install|translate)(?! (?:up|out|it|them|sure|mistakes|progress|time))',
  'our values',
  '(?:what|how) we (?:stand for|work|make|sell|do)(?= at|[:.?\\n])',
])
/** Nobody else has customers. */
const ownCustomers = anyOf([
  '(?:our|my) (?:customers|clients|guests|members|patients|buyers|brides) (?:are|come|want|know|tell|stay|and|say|have)',
])

/** What a sentence may be about, and whether somebody of the house speaks in it. */
const house = anyOf(['we', 'i', 'our', 'my', 'us'])
export const speaksOf = (sentence: string): Category =>
  signs.find(({ topics, pattern }) => topics.length > 0 && pattern.test(spelledOut(sentence)))?.topics[0] ?? 'xfactor'
export const isOfHouse = (sentence: string) => house.test(withoutQuotes(sentence)) && !/\?["”)]*$/.test(sentence)

/** What others say in it is no sign of whose text it is. */
const withoutQuotes = (text: string) => text.replace(/["“][^"“”]{1,300}["”]/gu, ' ')

/** True when a text speaks of a business, of the people it is for and of its ways. `announced`: by its headings; `spoken`: with words that were found. */
export function talksOfBusiness(
  text: string,
  announced: ReadonlySet<Category>,
  spoken: ReadonlySet<Category>,
): boolean {
  const start = spelledOut(withoutQuotes(startOf(text)))
  const kinds = signs.filter(
    ({ topics, pattern }) => topics.some((topic) => announced.has(topic)) || pattern.test(start),
  )
  if (ownCustomers.test(start) || (ownTrade.test(start) && kinds.length > 1)) return true
  const together = kinds.length + spoken.size
  if (countOf(start) < shortNote.words) return together >= shortNote.together
  return kinds.length >= enough.kinds || together >= enough.together
}
