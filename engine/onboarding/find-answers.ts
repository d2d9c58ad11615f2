/** Sentences of a text that an owner has written before, word for word, each beside the question that it plainly answers. */
import { type AnswerField, answerFields, type FoundSentence } from '#contract/onboarding.ts'
import { bullet, linesOf } from '#engine/language/document-lines.ts'
import { answerCues } from './answer-cues.ts'

const sentencesMax = 60
/** Shorter ones are headings and buttons, longer ones no answer. */
const wordsMin = 4
const lengthMax = 400

/** What stands in every text and tells nothing of the business. */
const fixture = /\bcookies?\b|all rights reserved|©|privacy policy|terms (?:and|&) conditions|https?:|www\.|@/i

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

const cuePatterns = answerFields.map((field) => [
  field,
  new RegExp(`(?<![\\p{L}'])(?:${answerCues[field].join('|')})(?![\\p{L}'])`, 'giu'),
]) satisfies [AnswerField, RegExp][]

/** The question with the most cues in a sentence; null where none or two are level. */
function fieldOf(sentence: string): AnswerField | null {
  const read = sentence.replace(/[‘’]/g, "'")
  const counts = cuePatterns.map(([field, pattern]) => ({ field, count: read.match(pattern)?.length ?? 0 }))
  const [best, next] = counts.toSorted((one, other) => other.count - one.count)
  return best && best.count > (next?.count ?? 0) ? best.field : null
}

const isAnswer = (sentence: string) =>
  sentence.length <= lengthMax && sentence.split(/\s+/).length >= wordsMin && !fixture.test(sentence)

/** The sentences of a text in its order, none twice, at most 60: those with a question first. */
export function findAnswers(text: string): FoundSentence[] {
  const all = linesOf(text).flatMap(({ raw, text: line }) =>
    [...sentences.segment(bullet.test(raw) ? line.replace(bullet, '') : line)].map(({ segment }) => segment.trim()),
  )
  const seen = new Set<string>()
  const found = all.filter(isAnswer).flatMap((sentence) => {
    const key = sentence.toLowerCase()
    if (seen.has(key)) return []
    seen.add(key)
    return [{ text: sentence, field: fieldOf(sentence) }]
  })
  const [sorted, others] = [found.filter(({ field }) => field !== null), found.filter(({ field }) => field === null)]
  return [...sorted, ...others].slice(0, sentencesMax)
}
