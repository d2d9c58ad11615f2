/** Whether a document talks of a business, of those it is for and of its ways at all. */
import type { Category } from '#contract/plain/brand.ts'
import { countOf, startOf } from '#engine/language/other-papers.ts'
import { anyOf, spelledOut } from './match-phrases.ts'

/** By what a text about a business gives itself away, and the categories that a heading of that kind announces. */
const signs: readonly (readonly [topics: readonly Category[], pattern: RegExp])[] = [
  [
    ['customers'],
    anyOf([
      '<ours> *? *? (?:customers?|clients?|guests?|members|users|readers|buyers|visitors|patients|students|participants|residents|families|audience|regulars|owners)',
      'our \\p{L}{3,}(?:ers|ians|ists)',
      '(?:people|those|anyone|families|customers|clients|guests) (?:who|that|we)',
      '(?:for|with|to|teach|train|coach|serve|help) (?:people|anyone|families|teenagers|children|parents|freelancers|beginners|young|small|independent)',
    ]),
  ],
  [
    ['culture'],
    anyOf([
      '<ours> *? *? (?:team|staff|people|crew|colleagues|culture|values|volunteers|coaches|teachers|guides|workshop)',
      '(?:two|three|four|five|six|seven|\\d+) of us',
      'we are \\p{L}+(?:,| and| but)',
      '(?:working|people|everyone|everybody) here',
      'as a (?:group|team)',
      'we believe',
    ]),
  ],
  [
    [],
    anyOf([
      '(?:we|i) (?:make|made|sell|bake|build|built|repair|teach|coach|help|design|grow|roast|brew|run|started|opened|founded|train|cook|print|serve|offer|treat|work with|look after|plan|write|clean|mend|lend|deliver|arrange)',
      '(?:founded|opened) (?:in|its|our|by|on)',
      '(?:is|was|are) an? *? *? (?:company|shop|studio|charity|agency|bakery|school|firm|hotel|farm|choir|app|brand|practice|workshop|gym|café|cafe|restaurant|publisher|clinic|salon|nursery|theatre|museum|library|platform|service|network|club|co-?operative|trust|brewery)',
      '<ours> *? (?:shop|studio|workshop|bakery|firm|practice|school|farm|gym|kitchen|company|business|place|agency|café|hotel|brand|catalogue)',
      'an? (?:company|firm|co-?operative|crew|team|family) of',
      'start-?up',
    ]),
  ],
  [
    ['xfactor'],
    anyOf([
      '(?:nobody|no one) else',
      'unlike',
      'no other',
      '(?:us|it|them) apart',
      'makes? (?:us|it) *',
      'special about',
      'the only *',
      'known for',
      'differ(?:s|ent) from',
      'not like (?:the|other)',
      'only we',
      'we *? (?:never|always|only)',
    ]),
  ],
  [
    ['voice'],
    anyOf([
      '<ours> *? (?:voice|tone|letters|emails|e-mails|copy|newsletter|posts|captions|posters|writing|language)',
      'tone of voice',
      'the tone',
      'we *? (?:sound|speak|talk|write|explain)',
      'jargon',
      'plain (?:english|words|language)',
    ]),
  ],
  [
    ['feeling', 'impact'],
    anyOf([
      '<served> *? (?:leave|feel|felt|walk out|walk away|go home|come away|save|sleep|get)',
      'leave feeling',
      '(?:should|to) feel',
      'tell us',
      'helps? (?:them|people|you)',
      'so (?:that )?(?:they|you|people) can',
      'you will (?:get|save|feel|learn|leave)',
    ]),
  ],
  [
    [],
    anyOf([
      'brand',
      'branding',
      'audience',
      'mission',
      'proposition',
      'positioning',
      'strategy',
      'values',
      'about us',
      'who we are',
      'our story',
      'creative brief',
      'what we stand for',
      'personality',
      'customer survey',
    ]),
  ],
]

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
  signs.find(([topics, pattern]) => topics.length > 0 && pattern.test(spelledOut(sentence)))?.[0][0] ?? 'xfactor'
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
  const kinds = signs.filter(([topics, pattern]) => topics.some((topic) => announced.has(topic)) || pattern.test(start))
  if (ownCustomers.test(start) || (ownTrade.test(start) && kinds.length > 1)) return true
  const together = kinds.length + spoken.size
  if (countOf(start) < shortNote.words) return together >= shortNote.together
  return kinds.length >= enough.kinds || together >= enough.together
}
