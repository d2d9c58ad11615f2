/** What announces a list of values in a document, and what announces that something is none. */

const nouns =
  '(?:values|principles|beliefs|commitments|promises|convictions|virtues|ideals|tenets|pledges|creed|credo|ethos|(?:ground|house|golden|simple|unwritten|old|two|three|four|five|six|seven|\\d) rules|rules we (?:live|work) by)'
const before =
  '(?:our|the|my|these|those|its|core|guiding|company|shared|brand|working|founding|main|key|own|lasting|mission|vision|purpose|and|&|\\d+|two|three|four|five|six|seven|eight|few|culture|team|a)'

const headings: readonly RegExp[] = [
  new RegExp(
    `^(?:${before} )*${nouns}(?: (?:and|&) [\\w ]{3,20})?(?: (?:at|of|in|for|to|behind|that guide) .{2,40})?$`,
    'i',
  ),
  /^(?:what|the things?|things?|everything) (?:that )?(?:we|i|you can|[A-Z][\w'&. -]{1,30}?)(?: all| really| truly| always| still| will| would)? (?:stands?|believes?|holds?|hold on|cares?|values?|promises?|lives?|insists?|swears?|expect from us|won't|will not|never|prizes?|owes?|refuse|keep to)\b.{0,40}$/i,
  /^what (?:really |truly )?(?:matters|counts|guides|drives|binds|holds us|unites|moves|we are about|makes us)\b.{0,40}$/i,
  /^(?:[\p{L}'&]+ ){0,4}(?:manifesto|creed|credo|covenant|pledge|ethos|charter|constitution|promise to (?:you|our .+)|compass|north star|code of honou?r)(?: (?:of|for|to|at) .{2,50})?$/iu,
  /^.{3,40}: (?:our |the |a )?(?:values|principles|manifesto|charter|creed|credo|pledge|promises|commitments)$/i,
  /^what do(?:es)? (?:we|i|\w+(?: \w+)?) (?:value|stand for|believe(?: in)?|care about|promise|hold to)\b.{0,20}$/i,
  /^(?:the )?(?:[\p{L}'&]+ ){1,3}way$/iu,
  /^(?:we|i) (?:all )?(?:believe(?: in)?|promise|stand for|hold(?: to)?|value|live by|care about)$/i,
  /^(?:lines|things|rules) (?:we|i) (?:do not|don't|never|won't|will not|always) .{2,25}$/i,
  /^who (?:we|i) (?:try|want|hope|aim|mean|wish) to be\b.{0,20}$/i,
  /^how (?:we|i) (?:behave|treat .+|do things|want to (?:work|behave)|decide|choose)(?: .{0,25})?$/i,
]

/** Values of other kinds, and of other people. */
const otherValues =
  /\b(?:nutrition\w*|property|market|default|typical|reference|test|measured|mean|land|face|book|asset|normal|lab|target|input|insulation|calorific|limit|their|his|her|customers'|council's|client's|competitor\w*)\b/i
/** "A shop which values freshness" is a verb, "your values" are the reader's. */
const verb =
  /\b(?:which|who|that|he|she|it|they|we|i|always|still|really|also) values?\b(?! (?:are|is|of)\b)|\byour (?:own )?values\b/iu
/** Announces what the firm has thought of and left. */
const leftOut =
  /\b(?:reject\w*|discard\w*|dropped|struck|left (?:out|off)|(?:did(?:n't| not)|do(?:n't| not)|never) (?:choose|chose|make|want|list|keep|claim)|not (?:our|on|among)|considered|instead of|ruled out|crossed out|aren't|are not)\b/i

/** A line as a heading reads: without number, sharps and a colon at its end. */
export const headingText = (text: string) =>
  text
    .replace(
      /^\s*(?:#+|\(?(?:\d{1,2}(?:\.\d+)*|[ivx]{1,4}|[a-z])[.)]|(?:section|page|part|chapter|sheet|article|slide) \d+[.:]?)\s+/i,
      '',
    )
    .replace(/\s*[:.—–-]*\s*$/, '')
    .trim()

export type Lead = 'values' | 'left out'

const headingWordsMax = 12

/** What a heading announces about values, or undefined. */
export function readHeading(line: string): Lead | undefined {
  const text = headingText(line)
  if (text.split(' ').length > headingWordsMax || text.length < 4) return undefined
  // "Staff handbook, section 2: what matters here": what stands behind the colon is announced.
  const parts = [text, text.slice(text.lastIndexOf(':') + 1).trim()]
  const isOfValues = headings.some((pattern) => parts.some((part) => pattern.test(part)))
  if (leftOut.test(text) && (isOfValues || /\b(?:values|words|ideas|principles)\b/i.test(text))) return 'left out'
  return isOfValues && !otherValues.test(text) ? 'values' : undefined
}

const ourList = new RegExp(
  `\\b(?:${nouns}|(?:two|three|four|five|six|seven|\\d|few|these|simple) (?:\\w+ )?(?:things|rules|words|sentences|lines|ideas|points|habits|vows|questions|reasons))\\b`,
  'i',
)
const sworn =
  /\b(?:believe|hold|promis\w+|stand|live|insist|agree[ds]?|never|always|matters?|painted|hangs?|carved|written on|bound|guide[sd]?|kept|chose|wrote down|swear|works? by|care|expect|ask|tell|commitments|principles|values|beliefs)\b/i
const ours =
  /\b(?:we|our|us|ours|i|my|here|everyone|members|the (?:company|firm|practice|club|school|team|house|workshop|studio|partnership|society|charity|co-?op\w*|family|business|shop|staff|partners))\b/i

/** Whether a sentence speaks of a list of values at all: "The paper has four principles." */
export const namesList = (sentence: string) =>
  ourList.test(sentence) && !otherValues.test(sentence) && !leftOut.test(sentence)

/** Whether a sentence announces the list that follows it: "We are held together by five commitments:". */
export function announcesValues(sentence: string): boolean {
  return (
    ourList.test(sentence) &&
    !verb.test(sentence) &&
    sworn.test(sentence) &&
    ours.test(sentence) &&
    !otherValues.test(sentence) &&
    !leftOut.test(sentence)
  )
}

const promising = /^(?:and |but |so )?(?:we|i) (?:also |all |hereby )?(?:promise|pledge|commit|vow|undertake)\b/i
/** "We promise every family three things: …": what follows the colon are promises. */
export const isPromise = (sentence: string) => promising.test(sentence)

/** Headings under which no value stands any more. */
export const otherHeading =
  /^(?:#+\s*)?(?:contacts?|find(?:ing)? us|visit\w*|opening|open (?:from|on|daily|every|until|all|mon|tue|wed|thu|fri|sat|sun)|hours|find us|where|history|our (?:story|history|team|people|services|products|work|clients|shop|rates|prices|numbers)|about|team|services|products|prices?|rates|fees|booking|tickets?|admission|delivery|shipping|returns|payment|parking|next|agenda|appendix|notes?\b|facts|key (?:facts|figures|dates)|figures|finance|dates|practical\w*|house ?keeping|logistics|getting here|how to|who we are|what we do|meet|press|legal|terms|holidays?|benefits|pay|equipment|training|faq|questions|thank|signed|apply|jobs|vacanc\w+|news|social|follow|download)\b/i

/** Headings of what is arranged, not chosen: nothing below them shows what a firm lives by. */
export const practicalHeading =
  /^(?:#+\s*)?(?:\d+[.)]?\s*)?(?:practical\w*|house ?keeping|logistics|contact|opening|hours|find us|getting here|prices?|rates|fees|booking|delivery|shipping|returns|payment|parking|terms|small print|how to (?:apply|book|order|find)|before you (?:start|come|arrive)|what to bring|equipment|insurance)\b[^.!?]{0,40}$/i
