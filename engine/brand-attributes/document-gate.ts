/** Whether a document talks of a business, of those it is for and of its ways at all. */
import type { Category } from '#contract/brand.ts'
import { countOf, startOf } from '#engine/language/other-papers.ts'

/** By what a text about a business gives itself away; one sign of each kind counts. `topic`: what a heading may announce. */
const signs: readonly (readonly [kind: string, topics: readonly Category[], pattern: RegExp])[] = [
  [
    'those it is for',
    ['customers'],
    /\b(?:our \p{Ll}{3,}(?:ers|ians|ists)\b|(?:our|my|its|their) (?:\p{Ll}+ )?(?:customers?|clients?|guests?|members|users|readers|buyers|visitors|patients|students|pupils|participants|residents|families|parents|audience|regulars|listeners|singers|players|riders|owners|tenants|donors)|(?:customers|clients|guests|people|families|those) (?:who|that) (?:come|came|buy|hire|ring|call|order|visit|book|sign up|join|use|walk|had|have|hate|want)|(?:for|with|to|teach|train|coach|serve|feed|help) (?:people (?:who|over|with)|anyone|anybody|families|teenagers|children|parents|freelancers|beginners|young|small|independent|family)|(?:['’]s|the) (?:clients|customers|guests|owners|buyers|tenants|landlords|patients|members)\b|(?:customers|clients|guests|members|patients) (?:tell|say|leave|feel|save|describe|come|are)|people we serve|exists? (?:for|to)|for people (?:who|whom)|whom we|those who|work with|designers|walks in|buys)\b/iu,
  ],
  [
    'its people',
    ['culture'],
    /(?:\b(?:our|my|the)|['’]s?) (?:\p{Ll}+ )?(?:team|staff|people|crew|colleagues)\b|\b(?:(?:our|my|the) (?:\p{Ll}+ )?(?:team|staff|people|crew|colleagues|culture|values|volunteers|coaches|teachers|guides|menders|atmosphere|house rules)|the (?:two|three|four|five|six|\w+) of us|we(?: are|'re) (?:an? |all |both )?(?!not\b|here\b|doing\b|looking\b|happy\b|sorry\b|working\b)\p{L}+(?:,| and| but|\.| \p{L}+(?: team| bunch| people| place| crew))|working here|people here|as a (?:group|team)|who work here|we believe)/iu,
  ],
  [
    'its trade',
    [],
    /\b(?:(?:we|i) (?:make|made|sell|bake|build|built|repair|teach|coach|help|design|grow|roast|brew|run|started|opened|founded|train|cook|print|serve|offer|treat|work with|look after|plan|write|do|clean|mend|lend|deliver)\b|founded|opened (?:in|its|our|a|an)|(?:is|was) (?:an? )(?:\p{L}+[ -]){0,4}?(?:company|shop|studio|charity|agency|bakery|school|firm|hotel|farm|choir|app|brand|practice|workshop|gym|café|cafe|restaurant|publisher|clinic|salon|nursery|theatre|theater|museum|library|platform|service|network|scheme|band|festival|magazine|label|mill|dairy|vineyard|winery|garage|surgery|consultancy|marketplace|collective|club|start-?up|co-?operative|trust)\b|(?:our|my|her|his|their|first) (?:shop|studio|workshop|bakery|firm|practice|school|farm|gym|kitchen|yard|company|business|place|work|agency|café|hotel|brand|catalogue)\b|\b(?:a|our) (?:company|firm|co-?operative|crew|team) of\b|\b(?:it|we) sells?\b|start-?up|seed deck)/iu,
  ],
  [
    'what sets it apart',
    ['xfactor'],
    /\b(?:nobody else (?:\p{L}+s)\b(?<!was)|no one else|unlike (?:other|most|the other|many)|no other|sets? (?:us|it|them) apart|makes? (?:us|it) (?:different|special)|special about|what (?:is|'s) different|the only \p{L}+|known for|differ(?:s|ent) from|only we|we (?:never|always|only))\b/iu,
  ],
  [
    'its voice',
    ['voice'],
    /\b(?:(?:our|its|my|their|his|her) (?:\p{Ll}+ )?(?:voice|tone|correspondence|letters?|e-?mails|copy|newsletter|posts|captions|posters|writing|language)|tone of voice|the tone|we (?:\p{L}+ )?(?:sound|speak|talk|write|explain)|make us sound|plain (?:english|words|language)|jargon)\b/iu,
  ],
  [
    'what people gain',
    ['feeling', 'impact'],
    /\b(?:(?:they|you|people|customers|clients|guests|members|patients|students|everyone|\p{Ll}+s)(?:'ll| will| should| all| then| often)? (?:leave|feel|walk out|go home|walk away|come away|save|sleep|get)\b|tell us|leave feeling|(?:made|make|makes) (?:me|us|them|people|you) feel|(?:should|to) feel|helps? (?:them|people|you)|so (?:that )?(?:they|you|people) can|you(?:'ll| will) (?:get|save|feel|learn|leave))/iu,
  ],
  [
    'its plan',
    [],
    /\b(?:brand(?:ing)?|audience|mission|proposition|positioning|usp|strategy|values|about us|who we are|our story|creative brief|what we stand for|personality|customer survey)\b/iu,
  ],
]

/** Kinds of signs that are enough by themselves, and kinds and categories that are enough together. */
const kindsEnough = 4
const togetherEnough = 6
/** Found words of so many categories are enough by themselves: no other paper speaks of all that. */
const categoriesEnough = 5
/** A note of a few lines shows less of either. */
const shortText = 40
const shortEnough = 4

/** A house that says what it makes and whom for in its own voice needs no further sign. */
const ownTrade =
  /\bwe (?:make|sell|bake|build|repair|teach|coach|design|grow|roast|brew|train|cook|print|serve|mend|craft)\b/i
const ownCustomers =
  /\bour (?:customers|clients|guests|members|patients|buyers) (?:are|come|want|know|tell|stay|bring)\b/i

/** What others say in it is no sign of whose text it is. */
const withoutQuotes = (text: string) => text.replace(/["“][^"“”]{1,300}["”]/gu, ' ')

/**
 * True when a text speaks of a business, of the people it is for and of its ways. `announced`: what its headings announce;
 * `spoken`: the categories that words were found for.
 */
export function talksOfBusiness(
  text: string,
  announced: ReadonlySet<Category>,
  spoken: ReadonlySet<Category>,
): boolean {
  const start = withoutQuotes(startOf(text))
  if (spoken.size >= categoriesEnough) return true
  if (ownTrade.test(start) && ownCustomers.test(start)) return true
  const kinds = signs.filter(
    ([, topics, pattern]) => topics.some((topic) => announced.has(topic)) || pattern.test(start),
  )
  const together = kinds.length + spoken.size
  return countOf(start) < shortText
    ? together >= shortEnough
    : kinds.length >= kindsEnough || together >= togetherEnough
}
