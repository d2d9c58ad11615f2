/** Sentences of a text that an owner has written before, word for word, each beside the question that it plainly answers. */
import type { AnswerField, FoundSentence } from '#contract/onboarding.ts'
import { bullet, isNumberedHeading, type Line, linesOf } from '#engine/language/document-lines.ts'
import { holdsMainVerb } from '#engine/language/names-people.ts'
import { sentencesTyped } from '#engine/language/told-sentences.ts'
import { answerCues, asides } from './answer-cues.ts'

const sentencesMax = 60
/** Shorter ones are headings and buttons, longer ones no answer; three are a sentence if they say something of something. */
const wordsMin = 4
const shortWords = 3
const lengthMax = 400
const headingWordsMax = 8
const labelWordsMax = 4

/** What stands in every text and tells nothing of the business. */
const fixture = /\bcookies?\b|all rights reserved|©|privacy policy|terms (?:and|&) conditions|https?:|www\.|@/i
/** What somebody else said, and what is only asked, answers nothing. */
const reported = /["“”]|\?$|\b(?:said|says)\b/
/** Whoever speaks of himself does not tell what troubles his customers. */
const ofOneself = /^(?:we|i|i'm|we're|our|my)\b(?! (?:customers|clients|guests|patients|students|owners))/i

const before = '^(?:(?:and|but|so|also|here|today|now),? )?(?:(?:at|in|from|since|for) [^,.]{2,40}, )?'
const anyOf = (start: string, cues: string, end: string) =>
  new RegExp(`${start}(?:${cues.replaceAll(' / ', '|')})${end}`, 'iu')
const wordEnd = "(?![\\p{L}'])"
/** "Less afraid" and "without a headache" tell of no trouble. */
const affirmed = "(?<!(?:\\b(?:less|no|not|never|without|cannot)|n't)(?: \\p{L}+){0,2} )(?<![\\p{L}'])"

/** In the order in which headings are read. */
const fields = [
  'customerPainPoints',
  'competitiveDifferentiator',
  'primaryGoal',
  'idealClientDescription',
  'productsServices',
] as const
const patterns = fields.map((field) => {
  const { headings, openings, inside } = answerCues[field]
  return {
    field,
    heading: anyOf(affirmed, headings, wordEnd),
    cues: [anyOf(before, openings, wordEnd), anyOf(affirmed, inside, wordEnd)],
  }
})
const aside = anyOf('', asides, wordEnd)

const straight = (text: string) => text.replace(/[‘’]/g, "'")

/** The question that a sentence answers by itself; null where it is none or could be two. */
function fieldOf(sentence: string): AnswerField | null {
  const read = straight(sentence)
  if (reported.test(read)) return null
  const [found, ...others] = patterns.filter(({ cues }) => cues.some((cue) => cue.test(read)))
  if (found === undefined || others.length > 0) return null
  return found.field === 'customerPainPoints' && ofOneself.test(read) ? null : found.field
}

type Topic = AnswerField | 'aside' | null

/** What a heading, a question or a label announces: a question of ours, something else, or nothing that is known. */
function announced(heading: string): Topic {
  const read = straight(heading)
    .replace(/[:?.!\s]+$/, '')
    .trim()
  return aside.test(read) ? 'aside' : (patterns.find(({ heading: pattern }) => pattern.test(read))?.field ?? null)
}

const endMark = /[.!?…]["”’)]*$/
const isAnswer = (sentence: string) => {
  const count = sentence.split(/\s+/).length
  const isShort = count === shortWords && (endMark.test(sentence) || holdsMainVerb(sentence))
  return sentence.length <= lengthMax && (count >= wordsMin || isShort) && !fixture.test(sentence)
}

/** Behind a label, or below a heading that asks for it, two words are an answer. */
const answer = (text: string, field: AnswerField | null): FoundSentence[] =>
  isAnswer(text) || (field !== null && /\s/.test(text) && text.length <= lengthMax) ? [{ text, field }] : []

const withoutBullet = ({ raw, text }: Line) => (bullet.test(raw) || /^\s*#/.test(raw) ? text.replace(bullet, '') : text)

/** Marked as one; or a short line without an end mark that stands apart, not as an item among others. */
function isHeading(line: Line, lineBefore: Line | undefined, next: Line | undefined): boolean {
  const { raw, isBlankBefore } = line
  const text = withoutBullet(line)
  if (text.split(' ').length > headingWordsMax || /[.!,;]$/.test(text) || sentencesTyped(text).length > 1) return false
  if (/^\s*#|^\s*(\*\*|__).+\1\W*$/.test(raw) || /[:?]$/.test(text) || /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(text))
    return true
  if (bullet.test(raw)) return isNumberedHeading(line, next)
  return isBlankBefore || endMark.test(lineBefore?.text ?? '') || /^(?:what|who|whom|why|how)\b/i.test(text)
}

/** "Customers: two schools", but not "We sell two things: hats and gloves". */
const label = /^(?!(?:we|i|it|this|these|that|there|they|you)\b)(\p{L}[^:.!?]{1,45})(?::| [-–—]) +(\S.*)$/iu

/** The sentences of a line; `topic` is what its heading announced. A label that opens the line speaks for all of it. */
function readLine(line: string, topic: Topic): FoundSentence[] {
  let heading = topic
  return sentencesTyped(line).flatMap((sentence, at) => {
    const [, name = '', rest = ''] = label.exec(sentence) ?? []
    const isLabel = name !== '' && name.split(' ').length <= (at === 0 ? headingWordsMax : labelWordsMax)
    const own = isLabel ? announced(name) : null
    if (own === 'aside' || at === 0) heading = own ?? topic
    if (own !== null && own !== 'aside') return answer(rest, own)
    if (heading === 'aside' || (name !== '' && sentence.includes(':'))) return answer(sentence, null)
    return answer(sentence, heading ?? fieldOf(sentence))
  })
}

/** A heading speaks for all that stands below it, to the next one; one that is not known decides nothing. */
function readAll(lines: readonly Line[]): FoundSentence[] {
  const headings = lines.map((line, at) => isHeading(line, lines[at - 1], lines[at + 1]))
  let topic: Topic = null
  return lines.flatMap((line, at) => {
    const text = withoutBullet(line)
    const own = headings[at] ? announced(text) : null
    if (own !== null) topic = own
    // Nothing stands below it: then it is no heading.
    else if (headings[at] && headings[at + 1] === false) topic = null
    return own === null ? readLine(text, topic) : []
  })
}

/** The sentences of a text in its order, none twice, at most 60: those with a question first. */
export function findAnswers(text: string): FoundSentence[] {
  const seen = new Set<string>()
  const found = readAll(linesOf(text)).filter(({ text: sentence }) => {
    const key = sentence.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
  const [sorted, others] = [found.filter(({ field }) => field !== null), found.filter(({ field }) => field === null)]
  return [...sorted, ...others].slice(0, sentencesMax)
}
