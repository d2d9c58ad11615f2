/** What a value is called: a title out of an item, or out of a whole sentence. */
import { valueTitleLengthMax } from '#contract/core-value.ts'
import { motifShown } from './motif-shown.ts'
import { motifNamed } from './value-motifs.ts'

export const titleWordsMax = 7

const sentenceStart =
  /^(?:we|i|you|they|he|she|it|this|that|these|those|there|here|our|my|please|if|when|as|for (?:more|details)|all|since)\b/i
const finite =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|must|should|does|did|went|came|got|took|gave|said|fell|split|we|they)\b/i
/** "Credit where it is due": what follows such a word is no sentence of its own. */
const subordinate = /\s(?:where|that|which|who|when|as|than|before)\s.*$/i
/** What only counts, or tells of something that happened. */
const noName =
  /^(?:(?:the|our|my) )?(?:first|second|third|fourth|fifth|last|next|other|others|final)(?: (?:one|thing|is|was).*)?$|^(?:nobody|no one|somebody|someone|adopted|signed|founded|started|opened|updated|published|written|made|based|insurance|staff|legal|figure|table|appendix|(?:company|core|brand|corporate|shared|our) values$|chapter|part|page|re|ps|nb)\b/i
const practical =
  /\b(?:am|pm|hours?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|phone|e-?mail|tel|www|page|free of|price|total|invoice|address|kg|litres?|percent)\b/i

/** Whether a few words can be the name of a value. */
export function isTitle(text: string): boolean {
  const words = text.split(/\s+/)
  if (text.length < 3 || text.length > valueTitleLengthMax || words.length > titleWordsMax) return false
  if (!/^["'(]?\p{L}/u.test(text) || /[\d£$€@%/\\=<>{}[\]]/.test(text) || /[.!?;:]\s/.test(text)) return false
  if (text.includes('(') && !text.includes(')')) return false
  if (sentenceStart.test(text) || practical.test(text) || noName.test(text)) return false
  return words.length < 3 || !finite.test(text.replace(subordinate, ''))
}

const headWordsMax = 11
/** What only points at something else is no title: "That is all", "These three". */
const pointing =
  /^["'(]?(?:that|this|these|those|it|they|he|she|there|here|such|for (?:the|more)|on the other|as (?:to|for)|at the|after|before you|so|but|or|because|meanwhile|otherwise|however|in (?:the|this|that|case|short|practice)|thank|dear|yours|please|if|when|which|also|ps|nb|see|note)\b/i
const dated =
  /\b(?:\d+[:.]\d|\d{3,}|\d+ ?(?:am|pm|mm|cm|kg|g|th|st|nd|rd)\b|(?:phase|week|day|step|stage|room|channel|zone|bay|unit|lot) \d|january|february|april|june|july|august|september|october|november|december|phone|e-?mail|tel\b|www|invoice|address)/i

/** "Phase 1", "Answer two": what only counts. */
const numbered = /^\p{L}+ (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:,.*)?$/iu

/** A person, or how a letter ends. */
const person =
  /\b(?:mr|mrs|ms|dr)\b\.? \p{L}|^(?:with )?(?:kind(?:est)? regards|(?:all )?(?:best|warm(?:est)?) (?:wishes|regards)|yours(?: \p{L}+)?|sincerely|many thanks)$/iu

/** Signs of money and of code, the call of a function, a sentence that goes on; "The wall says GENTLE HANDS" only holds a title. */
const foreign = /[£$€@%/\\=<>{}[\]|]|[.!?;:]\s|[\p{L}\d]\(|\p{Ll}\.\p{Ll}|\p{Ll} (?:\p{Lu}{2,}[ ,'-]*){2,}/u

/** Whether some words can stand at the head of an item: a motto or a whole short sentence as well as a name. */
export function canHead(text: string): boolean {
  const words = text.split(/\s+/)
  if (text.length < 2 || text.length > valueTitleLengthMax || words.length > headWordsMax) return false
  if (!/^["'(]?[\p{L}\d]/u.test(text) || !/\p{L}{2}/u.test(text) || foreign.test(text)) return false
  return !pointing.test(text) && !dated.test(text) && !numbered.test(text) && !person.test(text)
}

/** A title with a capital letter at its start and nothing around it; capitals throughout are lowered. */
export function tidyTitle(text: string): string {
  const isQuoted = /^\s*["“](?=[^"”]*["”]\s*\S)/.test(text)
  const bare = text.replace(isQuoted ? /[.,;:!?\s]+$/g : /^["'“‘(\s]+|["'”’).,;:!?\s]+$/g, '').replace(/\s+/g, ' ')
  const calm = /\p{Ll}/u.test(bare) ? bare : bare.toLowerCase()
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}

const fillers = /^(?:that |and |also |all |always |truly |really |firmly |simply |just )+/i
/** "We tell the truth about progress" as an instruction to oneself: "Tell the truth about progress". */
const asRule = (sentence: string) =>
  sentence
    .replace(
      /^(?:and |but |so )*(?:we|i|everyone|everybody here|nobody here) (?:will |shall |must |should |do |would |try to |promise to |want to )?/i,
      '',
    )
    .replace(fillers, '')

const clauseOf = (sentence: string) =>
  asRule(sentence.replace(/["“”]/g, '')).split(
    /[,;:.!?]|\s[-–—]\s|\b(?:because|even if|even when|so that|unless|although|though|whatever|until)\b/,
  )[0] ?? ''

/** A title for a whole sentence: its own words where they are few, else a value that it names or shows. */
export function titleFromSentence(sentence: string): string {
  const clause = clauseOf(sentence).trim()
  const words = clause.split(/\s+/).length
  if (words <= 5 && clause.length <= valueTitleLengthMax && words > 1) return tidyTitle(clause)
  return (motifNamed(sentence) ?? motifShown(sentence))?.title ?? ruleFrom(sentence)
}

/** The first words of a sentence up to a pause, as a rule. */
export function ruleFrom(sentence: string): string {
  const words = clauseOf(sentence).trim().split(/\s+/)
  const loose =
    /^(?:a|an|the|of|to|in|for|and|or|with|that|our|their|his|her|its|at|on|by|from|as|is|are|not|who|which)$/i
  const kept = words.slice(0, titleWordsMax)
  // The first pause in the sense: "Keep the same tutor | for the whole year".
  const pause = kept.findIndex(
    (word, at) => at > 2 && /^(?:for|in|at|on|with|that|who|which|from|by|to|about)$/i.test(word),
  )
  if (pause > 0) kept.length = pause
  while (kept.length > 2 && loose.test(kept.at(-1) ?? '')) kept.pop()
  return tidyTitle(kept.join(' ')).slice(0, valueTitleLengthMax)
}
