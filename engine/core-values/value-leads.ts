/** What announces a list of values in a document, and what announces that something is none. */
import { placeOf } from './value-marks.ts'

const nouns =
  '(?:values|principles|beliefs|commitments|convictions|virtues|ideals|tenets|pledges|vows|maxims|articles of faith|creed|credo|standards(?: of conduct)?|codes? of conduct|non-negotiables|pillars|cornerstones|mantras?|precepts|oath|ethos|philosophy|manifesto|mottos?|slogans?|north star|compass|code of honou?r|aims and values)'
const softNouns = '(?:promises|rules|code|charter|constitution|culture|character|covenant|pledge|promise|way|spirit)'
const before =
  '(?:our|the|my|these|those|its|core|guiding|company|shared|brand|working|founding|main|key|own|lasting|mission|vision|purpose|and|&|\\d+|two|three|four|five|six|seven|eight|few|culture|team|a|house|ground|golden|simple|only|unwritten|old)'
const holds =
  "(?:stands?|believes?|holds?|held|cares?|values?|promises?|lives?|works?|goes|go|insists?|swears?|expect|won't|will not|will never|never|always|prizes?|owes?|refuses?|keeps?|share|answer|abide|agreed?|treasure|mean to|measure ourselves|hope to|try to|want to|would like to)"

const headings: readonly RegExp[] = [
  new RegExp(`^(?:${before} )*${nouns}(?:$|[,:]| (?:and|&|at|of|in|for|to|behind|that|which|we|you|by|here)\\b)`, 'i'),
  new RegExp(
    `^(?:${before} )*(?:our|house|golden|ground|\\p{L}+'s) ${softNouns}(?:$|[,:]| (?:and|&|at|of|in|for|to|by)\\b)`,
    'iu',
  ),
  /^(?:the )?(?:code|charter|creed|spirit) of (?:the|our|this|\p{Lu})/iu,
  // Committees, leagues and lotteries have rules as well.
  /^(?:the )?rules? of (?:the|our|this|\p{Lu})(?!.*\b(?:committee|association|society|competition|league|cup|lottery|draw|pool|library|meeting|assembly|board)\b)/iu,
  new RegExp(
    `^(?:what|all|every ?thing|the .{0,15}things?|things?|(?:\\p{L}+ )?(?:things|words|lines|rules|sentences)) (?:that |which )?(?:we|i|you can|the [\\p{L}]+|\\p{Lu}[\\p{L}'&. -]{1,30}?)(?: do| all| really| truly| always| still| would)? ${holds}\\b`,
    'iu',
  ),
  /^what (?:really |truly )?(?:matters|counts|guides|drives|binds|unites|moves|(?:gets|keeps|makes|holds|brings|binds|sets) us|(?:we are|we're) (?:about|for|like)|must not be)\b/i,
  /^what (?:do|does|did|would|will) (?:we|i|you|\w+(?: \w+)?) (?:all |never |always |really )?(?:value|stand for|believe(?: in)?|care about|promise|hold|fight for|insist on|give up|refuse|live by|expect)\b/i,
  /^what(?:'s| is) (?:\w+ )?important (?:to|for) (?:us|you|me)\b/i,
  /^(?:our |the )?culture$/i,
  /^(?:[\p{L}'&]+ ){0,4}(?:manifesto|creed|credo|covenant|pledge|ethos|charter|promise to (?:you|our .+)|compass|north star|values|principles|code)$/iu,
  /^(?:(?:the|our|my) )?(?:two|three|four|five|six|seven|eight) (?:\p{L}+ )?(?:rules|promises|things|words|sentences|lines|ideas|habits)(?:$| (?:we|of|that|by|for|at|in)\b)/iu,
  /^(?:the )?(?:[\p{L}'&]+ ){1,3}way$/iu,
  /^(?:we|i) (?:all )?(?:believe(?: in)?|promise|stand for|hold(?: to)?|value|live by|care about)$/i,
  /^who (?:we|i) (?:are in|try|want|hope|aim|mean|wish)\b/i,
  /^what (?:[\p{L}'&.-]+ ){1,4}(?:is|are) for$/iu,
  /^(?:how|the way) (?:we|i) (?:behave|treat|do things|decide|choose|are|(?:want|like|hope|try) to)\b/i,
  /^how to be (?:a )?good\b/i,
  /^what (?:\p{L}+ ){1,2}can (?:always )?(?:count on|rely on|hold us to|expect (?:from|of) us)\b/iu,
]

const clauses: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what|things?|words?|rules?|lines?|ideas|sentences|principles|answer) (?:that |which )?(?:we|i|the \\p{L}+|our \\p{L}+|${'\\p{Lu}[\\p{L}]+'})(?: (?:do|all|really|truly|always|still|have|try to))? (?:stands?|believes?|holds?|lives?|cares?|values?|insists?|works? by|goes by|go by|keep to|swear|measure ourselves|hold ourselves)\\b`,
    'iu',
  ),
  /\bwhat (?:really |truly )?(?:matters|counts|guides|drives|binds|unites|must not be (?:lost|forgotten)|(?:it|he|she|they|(?:the|this|our) \w+|we|\w+) (?:is|are) for|has kept us|keeps us)\b/i,
  /\b(?:guided|bound|bind\w* (?:itself|ourselves|themselves)|held together|run|runs|rests?|founded|built|led) (?:together )?(?:by|on|to)\b[^.]{0,60}:/i,
  /\b(?:things?|words?|ideas?) (?:that )?(?:have |has |had )?(?:always |really |ever )?matter(?:s|ed)?(?: most)? (?:to us|here)\b/i,
  /\bwhat (?:we|i) (?:ask|want|expect) (?:of|from) (?:any|every|each|all|whoever|one another|ourselves)/i,
  /\b(?:we|i) (?:still |all |do |try to )*(?:work|live|go|stand|abide|keep|hold|stick) (?:by|to) (?:them|these|those|all of them)\b/i,
  /\b(?:hold dear|live by|lives by|stands? (?:by|for)|swear by|upholds?)\b/i,
  // "At this table we hold that", "The co-operative holds to: …": what is held follows.
  /\b(?:holds? (?:that|to)|rests? (?:up)?on|stands? on|believes? in)(?::|$)/i,
]

/** Values of other kinds, and of other people. */
export const others =
  /\b(?:nutrition\w*|property|market|default|typical|reference|test|measured|mean|land|face|book|asset|normal|lab|target|input|insulation|calorific|limit|their|his|her|customers'|council's|client's|clients'|competitors?|dress|postal|zip|gate|door|area|bar|source|building|colou?r|post|promo|discount|sort) (?:values?|codes?|principles|commitments)\b|\b(?:their|his|her)\b(?=.{0,20}\b(?:values|principles|creed)\b)|\bvalues? (?:of|at) (?:\d|[£$€])|\bsecurities\b/i
const leftOut =
  /\b(?:reject\w*|discard\w*|dropped|struck|left (?:out|off)|(?:did(?:n't| not)|do(?:n't| not)|never) (?:choose|chose|make|want|list|claim|have)|not (?:our|on|among)|considered|instead of|ruled out|crossed out|aren't|are not|other firms|most (?:firms|companies))\b/i
/** Somebody speaks of himself, or of his firm. */
export const ours =
  /\b(?:we|our|us|ours|i|my|here|everyone|members|you|your|this|these|the (?:company|firm|practice|club|school|team|house|workshop|studio|partnership|society|charity|co-?op\w*|family|business|shop|staff|partners|founders?|foundation|bidder|trustees|crew|paper|union|institute|association|cooperative|authority))\b/i
const shownPublicly =
  /\b(?:posters?|plaques?|painted|carved|hangs?|hang|hung|written|wrote|printed|framed|taped|scratched|stitched|engraved|chalked|pinned|embroidered|stands? over|each \w+ (?:has|bears|carries) (?:a|one|its) (?:word|name|line)|(?:on|over|above|inside|into|across) (?:the|our|every|each) (?:\w+ ){0,2}(?:lorry|van|bus|mug|spine|cover|apron|ceiling|beam|wall|door|poster|board|fridge|lid|card|chimney|desk|press|gate|oven|bench|mess|entrance|stairs|counter|till|pass))\b/i
const agreed =
  /\b(?:what .{2,40}(?:remember|carry in your head|keep in mind|never forget|take with you)|want to know about (?:our )?culture|how (?:this|our) \w+ (?:runs|works)|(?:has|have|all) signed|a handful of (?:\w+ )?\w+s|chose the|boil(?:ed)? down|agreed|voted?|votes|settled on|came up with|resolved|adopted|asked (?:us |ourselves |me |at )?.{0,40}what|agree to|what we (?:signed|swore|wrote|chose)|argued|kept us going|read (?:these|them|it) out|the way (?:we|i) (?:do|work|go about)|(?:agree\w*|except) on what follows|here (?:it is|they are|is the outcome)|as follows|(?:is|are) held to|the following)\b/i
const counted =
  /\b(two|three|four|five|six|seven|eight|(?<!^|\.|§ ?)\d)\b(?<!^\d)(?= (?:\p{L}+ ){0,2}(?:things|words|rules|sentences|lines|ideas|points|posters|habits|vows|questions|reasons|promises|commitments|principles|values|beliefs|pledges|convictions|virtues|maxims|parts|walls|signs|choices|traits|opinions|answers|refusals|agreements|qualities|priorities|sayings|standards|attitudes|loves|articles|mottos|pillars|duties|lessons)\b)|(?:there (?:are|were)|there're|we have|they are|we've|our|read the)(?: kept| chosen| picked)? (?:only |just |exactly |the )?(two|three|four|five|six|seven|eight)\b(?=[.,:;]| "| of (?:them|these|those)|$| and)/iu

/** A line as a heading reads: without number, sharps and a colon at its end. */
export const headingText = (text: string) =>
  text
    .replace(
      /^\s*(?:#+|§ ?\d+\.?|\(?(?:\d{1,2}(?:\.\d+)*|[ivx]{1,4}|[a-z])[.)]|\d{1,2}(?:\.\d{1,2})*(?= \p{Lu})|(?:section|page|part|chapter|sheet|article|slide|item) \d+[.:]?)\s+/iu,
      '',
    )
    .replace(/\s*[:.–—-]*\s*$/, '')
    .trim()

const headingWordsMax = 14

/** Whether a short text, taken as a heading, announces values: 'left out' where it announces what is none. */
export function readHeading(line: string): 'values' | 'left out' | undefined {
  const text = headingText(line)
  if (text.split(' ').length > headingWordsMax || text.length < 4) return undefined
  // "Staff handbook, section 2: what matters here": what stands behind the colon is announced, or before the comma.
  const parts = [
    text,
    ...text.split(/\s*[:.,|/›>]\s+|\s[-–—]\s/).map((part) =>
      part
        .trim()
        .replace(/\.(?:md|txt|docx?|pdf)$/, '')
        .replace(/-/g, ' '),
    ),
  ]
  const isOfValues = headings.some((pattern) => parts.some((part) => pattern.test(part))) && !others.test(text)
  if (leftOut.test(text) && (isOfValues || /\b(?:values|words|ideas|principles)\b/i.test(text))) return 'left out'
  return isOfValues ? 'values' : undefined
}

const ownNoun = new RegExp(`\\b${nouns}\\b`, 'i')
const softNoun = /\b(?:promises|rules|sayings|code|charter|our promise|pledge)\b/i
const verbal = /\b(?:which|who|that|he|she|it|they|we|i|always|still|really|also) values?\b(?! (?:are|is|of)\b)/i

/** "I'll tell you three things about pianos" announces stories. */
const telling =
  /\b(?:tell|give|show|leave|ask) (?:you|them|us|him|her)\b.{0,20}\bthings\b(?! (?:we|i|that))|\bthings about\b/i

/** How much a sentence announces a list of values: 0 nothing, 1 a hint, 2 plainly. */
export function leadWeight(sentence: string): number {
  if (others.test(sentence) || leftOut.test(sentence)) return 0
  if (readHeading(sentence) === 'values') return 2
  const hints = [counted, shownPublicly, agreed].filter((pattern) => pattern.test(sentence)).length
  if (!ours.test(sentence))
    return hints > 1
      ? 2
      : shownPublicly.test(sentence) || ownNoun.test(sentence) || /\bculture\b/i.test(sentence)
        ? 1
        : 0
  if (ownNoun.test(sentence) && !verbal.test(sentence)) return 2
  if (clauses.some((pattern) => pattern.test(sentence))) return 2
  if (telling.test(sentence)) return 0
  return Math.min(2, hints + (softNoun.test(sentence) ? 1 : 0))
}

/** How many values a text says that there are, or undefined. */
export function announcedCount(text: string): number | undefined {
  const [, one, other] = counted.exec(text) ?? []
  const sign = one ?? other
  return sign === undefined ? undefined : placeOf(sign)
}

/** Any number that a text counts something with: "There are four cards." */
export function countsOf(text: string): number[] {
  const numbers = /\b(?:there are|we have|all|these) (two|three|four|five|six|seven|eight)\b/gi
  return [...text.matchAll(numbers)].flatMap(([, sign = '']) => placeOf(sign) ?? [])
}

/** "Articles 2 to 5 express the values": the places of the list that are meant. */
export function announcedRange(text: string): { from: number; to: number } | undefined {
  const range =
    /\b(?:articles?|points?|rules?|numbers?|paragraphs?|clauses?|lines?|items?|nos\.|§+) (\w+) (?:to|and|through|[-–]) (\w+)\b/i
  const [, first = '', last = ''] = range.exec(text) ?? []
  const [from, to] = [placeOf(first), placeOf(last)]
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined
}

const promising = /^(?:and |but |so )?(?:we|i) (?:also |all |hereby )?(?:promise|pledge|commit|vow|undertake)\b/i
/** "We promise every family three things: …": what follows the colon are promises. */
export const isPromise = (sentence: string) => promising.test(sentence)

/** Headings and titles under which no value stands. */
export const otherHeading =
  /^(?:#+\s*)?(?:the )?(?:contacts?|find(?:ing)? us|visit\w*|opening|open (?:from|on|daily|every|until|all|mon|tue|wed|thu|fri|sat|sun)|hours|where (?:we|to|you)|when(?: and where)?$|history|our (?:story|history|team|people|services|products|work|clients|shop|rates|prices|numbers)|about (?:us|the|our)|team$|services|products|prices?|pricing|rates|fees|booking|tickets?|admission|delivery|shipping|returns|payment|parking|next (?:steps|meeting)|agenda|appendix|annex|notes?\b|facts|key (?:facts|figures|dates)|figures|finance|dates|practical\w*|house ?keeping|logistics|getting here|how to (?!be)|what (?:we do|it costs|to bring|you (?:get|need))|meet the|press\b|legal|terms|holidays?|benefits|pay$|equipment|training|faq|questions|thank(?:s to| you)|signed|apply|jobs|vacanc\w+|news\b|social media|follow us|download|afterwards?\b|formalities|related|change ?log|see also|telephones?|insurance|courses|area|timetable|other (?:business|news)|any other|small print|footer|heading|selected (?:work|projects|clients|references)|awards?$|certificat\w+$|part [a-z]$|background$|risks$|budget$|signatures?$|recommendations?$|financial|registration$|invoicing$|mission$|vision$)\b/iu
/** What such headings end with. */
export const otherHeadingEnd =
  /\b(?:information|checklist|timetable|policy|procedure|programme|instructions|directions|schedule|charges|hours|prices|fees|costs|times|rotas?|rosters?|contacts|details)$/i

/** Headings of what is arranged, not chosen: nothing below them shows what a firm lives by. */
export const practicalHeading =
  /^(?:#+\s*)?(?:\d+[.)]?\s*)?(?:practical\w*|house ?keeping|logistics|contact|opening|hours|find us|getting here|prices?|rates|fees|booking|delivery|shipping|returns|payment|parking|terms|small print|how to (?:apply|book|order|find)|before you (?:start|come|arrive)|what to bring|equipment|insurance)\b[^.!?]{0,40}$/i
