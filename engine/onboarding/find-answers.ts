/** Sentences of a text that an owner has written before, word for word, each beside the question that it plainly answers. */
import { type AnswerField, answerFields, type FoundSentence } from '#contract/onboarding.ts'
import { bullet, type Line, linesOf } from '#engine/language/document-lines.ts'
import { sentencesTyped } from '#engine/language/told-sentences.ts'
import { answerCues, asides } from './answer-cues.ts'

const sentencesMax = 60
/** Shorter ones are headings and buttons, longer ones no answer; behind a label two words are one. */
const wordsMin = 4
const labelledMin = 2
const lengthMax = 400
const headingWordsMax = 9

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

const patterns = answerFields.map((field) => {
  const { labels, openings, inside } = answerCues[field]
  return {
    field,
    label: anyOf('^(?:(?:our|my|your|the|and) )*', labels, '$'),
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

/** What a heading, a question or a label announces: a question of ours, something else, or nothing that is known. */
function announced(label: string): AnswerField | 'aside' | null {
  const read = straight(label)
    .replace(/[:?.!\s]+$/, '')
    .trim()
  if (aside.test(read)) return 'aside'
  return patterns.find(({ label: pattern }) => pattern.test(read))?.field ?? (/^what\b/i.test(read) ? 'aside' : null)
}

const isAnswer = (sentence: string, least: number) =>
  sentence.length <= lengthMax && sentence.split(/\s+/).length >= least && !fixture.test(sentence)

const isHeading = (text: string) =>
  text.split(' ').length <= headingWordsMax &&
  (/\?$/.test(text) ? sentencesTyped(text).length === 1 : /[^.!,;]$/.test(text))

/** "Customers: two schools", but not "We sell two things: hats and gloves". */
const label = /^(?!(?:we|i|it|this|these|that|there|they|you)\b)(\p{L}[^:.!?]{1,45})(?::| [-–—]) +(\S.*)$/iu

type Topic = AnswerField | 'aside' | null

const answer = (text: string, field: AnswerField | null, least = wordsMin): FoundSentence[] =>
  isAnswer(text, least) ? [{ text, field }] : []

/** The sentences of a line; `topic` is what its heading announced, and a label in it may turn the rest aside. */
function readLine(line: string, topic: Topic): FoundSentence[] {
  let heading = topic
  return sentencesTyped(line).flatMap((sentence) => {
    const [, name = '', rest = ''] = label.exec(sentence) ?? []
    const own = name === '' ? null : announced(name)
    if (own !== null && own !== 'aside') return answer(rest, own, labelledMin)
    if (own === 'aside') heading = 'aside'
    if (heading === 'aside' || (name !== '' && sentence.includes(':'))) return answer(sentence, null)
    return heading === null ? answer(sentence, fieldOf(sentence)) : answer(sentence, heading, labelledMin)
  })
}

function readAll(lines: readonly Line[]): FoundSentence[] {
  let topic: Topic = null
  return lines.flatMap(({ raw, text }) => {
    const isItem = bullet.test(raw)
    const bare = isItem ? text.replace(bullet, '') : text
    if (!isItem && isHeading(bare)) {
      topic = announced(bare)
      if (topic !== null) return []
    }
    const found = readLine(bare, topic)
    // A heading speaks for its list, or for the first paragraph below it; what is no answer it is for all below it.
    if (!isItem && topic !== 'aside') topic = null
    return found
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
