/** What announces a list of values in a document, and what announces that something is none. */
import { placeOf } from './value-marks.ts'

const nouns =
  '(?:values|principles|beliefs|commitments|convictions|virtues|ideals|tenets|pledges|vows|maxims|articles of faith|creed|credo|standards(?: of conduct)?|codes? of (?:conduct|honou?r)|non-negotiables|pillars|cornerstones|mantras?|precepts|oath|ethos|philosophy|manifesto|mottos?|north star|compass)'
const softNouns = '(?:promises?|rules|code|charter|constitution|culture|character|covenant|pledge|way|spirit|sayings)'
const before =
  '(?:our|the|my|these|those|its|core|guiding|company|shared|brand|working|founding|main|key|own|lasting|mission|vision|purpose|and|&|\\d+|two|three|four|five|six|seven|eight|few|culture|team|a|house|ground|golden|simple|only|unwritten|old)'
const whoever = "(?:we|i|you can|the \\p{L}+|our \\p{L}+|\\p{Lu}[\\p{L}'&. -]{1,30}?)"
const holds =
  "(?:stands?|believes?|holds?|held|cares?|values?|promises?|lives?|works?|goes|go|insists?|swears?|expect|won't|will not|will never|never|always|prizes?|owes?|refuses?|keeps?|share|answer|abide|agreed?|treasure|mean to|measure ourselves|hope to|try to|want to|would like to)"
const ending = '(?:$|[,:]| (?:and|&|at|of|in|for|to|by|behind|that|which|we|you|here)\\b)'

/** Headings that announce values: "Our values", "What we stand for", "Three rules of the house", "How we behave". */
const headings: readonly RegExp[] = [
  new RegExp(`^(?:${before} )*(?:${nouns}|(?:our|house|golden|ground|\\p{L}+'s) ${softNouns})${ending}`, 'iu'),
  /^(?:[\p{L}'&]+ ){0,4}(?:manifesto|creed|credo|covenant|pledge|ethos|charter|values|principles|code)$/iu,
  new RegExp(
    `^(?:what|all|every ?thing|(?:the |\\p{L}+ )?(?:things?|words|lines|rules|sentences)) (?:that |which )?${whoever}(?: do| all| really| truly| always| still| would)? ${holds}\\b`,
    'iu',
  ),
  /^what (?:(?:do|does|did|would|will) (?:we|i|you|\w+(?: \w+)?) (?:all |never |always |really )?(?:value|stand for|believe|care about|promise|hold|insist on|live by|expect)|(?:really |truly )?(?:matters|counts|guides|drives|binds|unites|(?:gets|keeps|makes|holds|brings|sets) us|(?:we are|we're) (?:about|for|like)))\b|^what(?:'s| is) (?:\w+ )?important (?:to|for) (?:us|you|me)\b/i,
  /^(?:(?:the )?rules? of (?:the|our|this)\b(?!.*\b(?:committee|association|society|competition|league|lottery|library|meeting)\b)|(?:our |the )?culture$|(?:(?:the|our|my) )?(?:two|three|four|five|six|seven|eight) (?:\p{L}+ )?(?:rules|promises|things|words|sentences|lines|ideas|habits)(?:$| (?:we|of|that|by|for|at|in)\b))/iu,
  /^(?:(?:we|i) (?:all )?(?:believe(?: in)?|promise|stand for|hold(?: to)?|value|live by|care about)$|who (?:we|i) (?:are in|try|want|hope|aim|mean)\b|(?:how|the way) (?:we|i) (?:behave|treat|do things|decide|choose|are)\b)/i,
]

/** Clauses that announce values inside a sentence. */
const clauses: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what|things?|words?|rules?|lines?|ideas|sentences|principles|answer) (?:that |which )?${whoever}(?: (?:do|all|really|truly|always|still|have|try to))? (?:stands?|believes?|holds?|lives?|cares?|values?|insists?|works? by|goes? by|keep to|swear|measure ourselves)\\b`,
    'iu',
  ),
  /\bwhat (?:really |truly )?(?:matters|counts|guides|drives|binds|unites|must not be (?:lost|forgotten)|has kept us|keeps us)\b|\b(?:hold dear|lives? by|stands? (?:by|for)|swear by|upholds?)\b|\b(?:holds? (?:that|to)|rests? (?:up)?on|believes? in)(?::|$)/i,
]

/** Values of other kinds, and of other people. */
export const others =
  /\b(?:nutrition\w*|property|market|default|typical|reference|test|measured|mean|land|face|book|asset|normal|target|limit|their|his|her|customers'|clients?'s?|competitors?|dress|postal|zip|gate|door|source|building|colou?r|post|promo|discount|sort) (?:values?|codes?|principles|commitments)\b|\b(?:their|his|her)\b(?=.{0,20}\b(?:values|principles|creed)\b)|\bvalues? (?:of|at) (?:\d|[£$€])/i
const leftOut =
  /\b(?:reject\w*|discard\w*|dropped|struck|left (?:out|off)|(?:did(?:n't| not)|do(?:n't| not)|never) (?:choose|chose|make|want|list|claim|have)|not (?:our|on|among)|considered|instead of|ruled out|crossed out|aren't|are not|other firms|most (?:firms|companies))\b/i
/** Somebody speaks of himself, or of his firm. */
export const ours =
  /\b(?:we|our|us|ours|i|my|here|everyone|members|you|your|this|these|the (?:company|firm|practice|club|school|team|house|workshop|studio|society|charity|co-?op\w*|family|business|shop|staff|partners|foundation))\b/i
/** Where values hang, and how people came by them: hints, of which two announce. */
const shownPublicly =
  /\b(?:posters?|plaques?|painted|carved|hangs?|hung|written|wrote|printed|framed|taped|stitched|engraved|chalked|pinned|stands? over|(?:on|over|above|inside|into|across) (?:the|our|every|each) (?:\w+ ){0,2}(?:lorry|van|mug|cover|apron|beam|wall|door|board|fridge|card|desk|gate|bench|entrance|stairs|counter))\b/i
const agreed =
  /\b(?:(?:has|have|all) signed|boil(?:ed)? down|agreed|voted?|votes|settled on|came up with|resolved|adopted|agree to|what we (?:signed|swore|wrote|chose)|argued|kept us going|read (?:these|them|it) out|here (?:it is|they are)|as follows|(?:is|are) held to|the following)\b/i
const counted =
  /\b(two|three|four|five|six|seven|eight|(?<!^|\.|§ ?)\d)\b(?<!^\d)(?= (?:\p{L}+ ){0,2}(?:things|words|rules|sentences|lines|ideas|points|habits|promises|commitments|principles|values|beliefs|pledges|convictions|virtues|maxims|qualities|sayings|standards|mottos|pillars|lessons)\b)|(?:there (?:are|were)|we have|they are|we've|our|read the)(?: kept| chosen| picked)? (?:only |just |exactly |the )?(two|three|four|five|six|seven|eight)\b(?=[.,:;]| "| of (?:them|these|those)|$| and)/iu

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
  const parts = [text, ...text.split(/\s*[:.,|/›>]\s+|\s[-–—]\s/).map((part) => part.trim())]
  const isOfValues = headings.some((pattern) => parts.some((part) => pattern.test(part))) && !others.test(text)
  if (leftOut.test(text) && (isOfValues || ownNoun.test(text))) return 'left out'
  return isOfValues ? 'values' : undefined
}

const ownNoun = new RegExp(`\\b${nouns}\\b`, 'i')
const softNoun = new RegExp(`\\b${softNouns}\\b`, 'i')
/** How much a sentence announces a list of values: 0 nothing, 1 a hint, 2 plainly. */
export function leadWeight(sentence: string): number {
  if (others.test(sentence) || leftOut.test(sentence)) return 0
  if (readHeading(sentence) === 'values') return 2
  const hints = [counted, shownPublicly, agreed].filter((pattern) => pattern.test(sentence)).length
  if (!ours.test(sentence)) return hints > 1 ? 2 : shownPublicly.test(sentence) || ownNoun.test(sentence) ? 1 : 0
  if (ownNoun.test(sentence)) return 2
  if (clauses.some((pattern) => pattern.test(sentence))) return 2
  return Math.min(2, hints + (softNoun.test(sentence) ? 1 : 0))
}

/** How many values a text says that there are, or undefined. */
export function announcedCount(text: string): number | undefined {
  const [, one, other] = counted.exec(text) ?? []
  const sign = one ?? other
  return sign === undefined ? undefined : placeOf(sign)
}

/** Headings and titles under which no value stands: what is arranged, sold, counted or told of the firm. */
export const otherHeading =
  /^(?:#+\s*)?(?:the )?(?:contacts?|find(?:ing)? us|visit\w*|opening|open (?:from|on|daily|every|until|all)|hours|where (?:we|to|you)|history|our (?:story|history|team|people|services|products|work|clients|shop|rates|prices|numbers)|about (?:us|the|our)|team$|services|products|prices?|pricing|rates|fees|booking|tickets?|admission|delivery|shipping|returns|payment|parking|next (?:steps|meeting)|agenda|appendix|annex|notes?\b|facts|key (?:facts|figures|dates)|figures|finance|dates|practical\w*|house ?keeping|logistics|getting here|how to (?!be)|what (?:we do|it costs|to bring|you (?:get|need))|meet the|press\b|legal|terms|holidays?|benefits|pay$|equipment|training|faq|questions|thank(?:s to| you)|signed|apply|jobs|vacanc\w+|news\b|social media|follow us|download|formalities|related|change ?log|see also|telephones?|insurance|courses|timetable|other (?:business|news)|any other|small print|footer|awards?$|background$|risks$|budget$|signatures?$|recommendations?$|mission$|vision$)\b|\b(?:information|checklist|timetable|policy|procedure|programme|instructions|directions|schedule|charges|costs|times|rotas?|rosters?|details)$/iu
