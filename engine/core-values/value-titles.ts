/** What a value is called: whether words can be a title, and a title out of a whole sentence. */
import { valueTitleLengthMax } from '#contract/plain/core-value.ts'

export const titleWordsMax = 7

const sentenceStart =
  /^(?:we|i|you|they|he|she|it|this|that|these|those|there|here|our|my|please|if|when|as|for (?:more|details)|all|since)\b/i
const finite =
  /\b(?<!\b(?:where|that|which|who|when|as|than|before)\b.*)(?:is|are|was|were|has|have|had|will|would|can|could|may|must|should|does|did|went|came|got|took|gave|said|fell|we|they)\b/i
/** What only counts, arranges or tells of something that happened. */
const noName =
  /^(?:(?:the|our|my) )?(?:first|second|third|fourth|fifth|last|next|others?|final)(?: (?:one|thing|is|was).*)?$|^(?:nobody|no one|somebody|someone|adopted|signed|founded|started|opened|updated|published|written|made|based|insurance|staff|legal|figure|table|appendix|(?:company|core|brand|corporate|shared|our) values$|chapter|part|page|re|ps|nb)\b|\b(?:am|pm|hours?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|phone|e-?mail|tel|www|price|total|invoice|address|percent)\b/i
const outside = /[\d£$€@%/\\=<>{}[\]]|[.!?;:]\s/

/** Whether a few words can be the name of a value. */
export function isTitle(text: string): boolean {
  const words = text.split(' ').length
  if (text.length < 3 || text.length > valueTitleLengthMax || words > titleWordsMax) return false
  if (!/^["'(]?\p{L}/u.test(text) || outside.test(text) || text.includes('(') !== text.includes(')')) return false
  if (sentenceStart.test(text) || noName.test(text)) return false
  return words < 3 || !finite.test(text)
}

const headWordsMax = 11
/** What only points at something else is no title: "That is all", "These three"; nor is a person, nor how a letter ends. */
const pointing =
  /^["'(]?(?:that|this|these|those|it|they|he|she|there|here|such|for (?:the|more)|on the other|as (?:to|for)|at the|after|before you|so|but|or|because|meanwhile|otherwise|however|in (?:the|this|that|case|short|practice)|thank|dear|yours|please|if|when|which|also|ps|nb|see|note)\b|\b(?:mr|mrs|ms|dr)\b\.? \p{L}|^(?:with )?(?:kind(?:est)? regards|(?:all )?(?:best|warm(?:est)?) (?:wishes|regards)|sincerely|many thanks)$/iu
/** Dates, measures, and what only counts: "Phase 1", "Answer two". */
const dated =
  /\b(?:\d+[:.]\d|\d{3,}|\d+ ?(?:am|pm|mm|cm|kg|g|th|st|nd|rd)\b|january|february|april|june|july|august|september|october|november|december|phone|e-?mail|tel\b|www|invoice|address)|^\p{L}+ (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:,.*)?$/iu
/** Signs of money and of code, a sentence that goes on; "The wall says GENTLE HANDS" only holds a title. */
const foreign = /[£$€@%/\\=<>{}[\]|]|[.!?;:]\s|[\p{L}\d]\(|\p{Ll}\.\p{Ll}|\p{Ll} (?:\p{Lu}{2,}[ ,'-]*){2,}/u

/** Whether some words can stand at the head of an item: a motto or a whole short sentence as well as a name. */
export function canHead(text: string): boolean {
  if (text.length < 2 || text.length > valueTitleLengthMax || text.split(' ').length > headWordsMax) return false
  if (!/^["'(]?[\p{L}\d].*\p{L}{2}|^["'(]?\p{L}{2}/u.test(text) || foreign.test(text)) return false
  return !pointing.test(text) && !dated.test(text)
}

/** What stands between a title and what is said of it. */
const between = /^[\s:;,.!?|–—-]+/
export const afterTitle = (text: string) => text.replace(between, '')

/** A title with a capital letter at its start and nothing around it; capitals throughout are lowered. */
export function tidyTitle(text: string): string {
  const isQuoted = /^\s*["“](?=[^"”]*["”]\s*\S)/.test(text)
  const bare = text.replace(isQuoted ? /[.,;:!?\s]+$/g : /^["'“‘(\s]+|["'”’).,;:!?\s]+$/g, '').replace(/\s+/g, ' ')
  const calm = bare === bare.toUpperCase() ? bare.toLowerCase() : bare
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}

const subject =
  /^(?:and |but |so )*(?:(?:we|i|everyone|everybody here|nobody here) (?:will |shall |must |should |do |would |try to |promise to |want to )?)?(?:that |and |also |all |always |truly |really |firmly |simply |just )*/i
const pause = /[,;:.!?]|\s[-–—]\s|\b(?:because|even if|even when|so that|unless|although|though|whatever|until)\b/
/** A title does not end on these; the first of them part the sense: "Keep the same tutor | for the whole year". */
const parting = 'for in at on with that who which from by to about and or as'.split(' ')
const loose = new Set([...parting, ...'a an the of our their his her its is are not'.split(' ')])

/** The first words of a sentence up to a pause, as a rule: "We tell the truth about progress" as "Tell the truth". */
export function ruleFrom(sentence: string): string {
  const clause = sentence.replaceAll('"', '').replace(subject, '').split(pause)[0] ?? ''
  const kept = clause.trim().split(' ').slice(0, titleWordsMax)
  const end = kept.findIndex((word, at) => at > 2 && parting.includes(word.toLowerCase()))
  if (end > 0) kept.length = end
  while (kept.length > 2 && loose.has(kept.at(-1)?.toLowerCase() ?? '')) kept.pop()
  return tidyTitle(kept.join(' ')).slice(0, valueTitleLengthMax)
}
