/** Whether a document talks of a business, of those it is for and of its ways at all. */
import type { Category } from '#contract/brand.ts'

/** Words that give other kinds of papers away. Three different ones of a kind decide, when the paper is thick with them. */
const otherPapers: readonly RegExp[] = [
  /\b(?:ingredients|tablespoons?|teaspoons?|tbsp|tsp|preheat|simmer(?:ed)?|whisk|serves \d|\d+ ?(?:g|ml|oz)\b|oven to|bake for|season|chopped|minced|garnish)\b/gi,
  /\b(?:invoice|subtotal|vat|total due|amount due|qty|unit price|sort code|iban|bill to|payment (?:within|terms)|account (?:no|number)|remittance|purchase order|receipt)\b/gi,
  /\b(?:minutes|apologies|present:|seconded|proposed by|any other business|agenda|action:|next meeting|meeting (?:closed|opened)|adjourned|quorum|resolved that|matters arising)/gi,
  /\b(?:shall|hereby|hereinafter|herein|liabilit(?:y|ies)|governed by|the part(?:y|ies)|terminat(?:e|ion)|clause|indemnif\w+|pursuant|warrant(?:s|y|ies)|jurisdiction|binding|force majeure|in writing|notwithstanding|lessee|lessor|tenant shall)\b/gi,
  /\b(?:personal data|cookies?|data controller|lawful basis|third parties|gdpr|consent|privacy policy|data protection|processing of|retention period)\b/gi,
  /\b(?:curriculum vitae|r[ée]sum[ée]|date of birth|references (?:available|on request)|education|work experience|experience|languages:|hobbies|skills:|diploma|nationality)/gi,
  /\b(?:lorem|ipsum|dolor|consectetur|adipiscing|eiusmod|tempor|incididunt)\b/gi,
  /\b(?:step \d+|press the|insert the|unplug|switch off|power button|do not immerse|warning:|caution:|battery compartment|turn the (?:knob|dial|screw)|assembly|spare parts|user manual|press both|hold (?:the|down)|charge the|before (?:the )?first use|do not open|serviceable|unplug|getting started)\b/gi,
  /\b(?:terms (?:and|&) conditions|terms of (?:use|service|delivery|sale)|registered in|refunds?|returns?\b|responsible for|complaints?|applies|we accept|we may|within \d+ days|ombudsman|order (?:no|number)|cancel\w*)\b/gi,
  /\b(?:methods?:|results?:|conclusions?:|background:|objectives?:|participants|recruited|findings|keywords:|p ?[<=] ?0|hypothes[ie]s|et al|abstract|sample of|in this (?:study|paper))/gi,
  /\b(?:ticket|priority:|reporter:|expected:|actual:|steps:|fixed in|bug|qa:|stack ?trace|reproduce|status:|assignee|info|warn|error|debug|const|return|function|export|import|module)\b/gi,
  /\b(?:dear (?:sir|madam|mr|mrs|ms|dr)|yours (?:sincerely|faithfully)|re:|enclosed please find|we refer to your letter|file (?:no|number|ref))/gi,
]

const wordsRead = 6000

const startOf = (text: string) => text.slice(0, wordsRead * 6)
const countOf = (text: string) => Math.max(1, text.split(/\s+/).length)

/** More braces, brackets and equals signs than prose can have. */
const isCode = (text: string) => (text.match(/[{}<>=;[\]]|\w\(/g) ?? []).length > Math.max(12, text.length / 60)

/** True for recipes, invoices, minutes, terms, letters, a CV and other papers that hold nothing of a brand. */
export function isOtherPaper(text: string): boolean {
  if (isCode(text.slice(0, 3000))) return true
  const start = startOf(text).toLowerCase()
  return otherPapers.some((pattern) => {
    const found = start.match(pattern) ?? []
    return new Set(found).size >= 3 && found.length / countOf(start) > 0.012
  })
}

/** By what a text about a business gives itself away; one sign of each kind counts. `topic`: what a heading may announce. */
const signs: readonly (readonly [kind: string, topics: readonly Category[], pattern: RegExp])[] = [
  [
    'those it is for',
    ['customers'],
    /\b(?:(?:our|my|its|their) (?:\p{Ll}+ )?(?:customers?|clients?|guests?|members|users|readers|buyers|visitors|patients|students|pupils|participants|residents|families|parents|audience|regulars|listeners|singers|players|riders|owners|tenants|donors)|(?:customers|clients|guests|people|families|those) (?:who|that) (?:come|came|buy|hire|ring|call|order|visit|book|sign up|join|use|walk|had|have|hate|want)|(?:for|with|to|teach|train|coach|serve|feed|help) (?:people (?:who|over|with)|anyone|anybody|families|teenagers|children|parents|freelancers|beginners|young|small|independent|family)|(?:['’]s|the) (?:clients|customers|guests|owners|buyers|tenants|landlords|patients|members)\b|(?:customers|clients|guests|members|patients) (?:tell|say|leave|feel|save|describe|come|are)|people we serve|exists? (?:for|to)|for people (?:who|whom)|whom we|those who|work with|designers|walks in|buys)\b/iu,
  ],
  [
    'its people',
    ['culture'],
    /(?:\b(?:our|my|the)|['’]s?) (?:\p{Ll}+ )?(?:team|staff|people|crew|colleagues)\b|\b(?:(?:our|my|the) (?:\p{Ll}+ )?(?:team|staff|people|crew|colleagues|culture|values|volunteers|coaches|teachers|guides|menders|atmosphere|house rules)|the (?:two|three|four|five|six|\w+) of us|we(?: are|'re) (?:an? |all |both )?(?!not\b|here\b|doing\b|looking\b|happy\b|sorry\b|working\b)\p{L}+(?:,| and| but|\.| \p{L}+(?: team| bunch| people| place| crew))|working here|people here|as a (?:group|team)|who work here|we believe)/iu,
  ],
  [
    'its trade',
    [],
    /\b(?:(?:we|i) (?:make|made|sell|bake|build|built|repair|teach|coach|help|design|grow|roast|brew|run|started|opened|founded|train|cook|print|serve|offer|treat|work with|look after|plan|write|do|clean|mend|lend|deliver)\b|founded|opened (?:in|its|our|a|an)|(?:is|was) (?:an? )(?:\p{L}+[ -]){0,4}?(?:company|shop|studio|charity|agency|bakery|school|firm|hotel|farm|choir|app|brand|practice|workshop|gym|café|cafe|restaurant|publisher|clinic|salon|nursery|theatre|theater|museum|library|platform|service|network|scheme|band|festival|magazine|label|mill|dairy|vineyard|winery|garage|surgery|consultancy|marketplace|collective|club|start-?up|co-?operative|trust)\b|(?:our|my|her|his|their|first) (?:shop|studio|workshop|bakery|firm|practice|school|farm|gym|kitchen|yard|company|business|place|work|agency|café|hotel|brand)\b|start-?up|seed deck)/iu,
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
/** A note of a few lines shows less of either. */
const shortText = 40
const shortEnough = 4

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
  const kinds = signs.filter(
    ([, topics, pattern]) => topics.some((topic) => announced.has(topic)) || pattern.test(start),
  )
  const together = kinds.length + spoken.size
  return countOf(start) < shortText
    ? together >= shortEnough
    : kinds.length >= kindsEnough || together >= togetherEnough
}
