/** The wording of a question: a short lead-in from an answer or the brand record, then one question. */
import type { InterviewBrand } from '#contract/brand-archetype.ts'
import { writeInterviewGreeting } from '#contract/plain/interview-greeting.ts'
import { correctTypos } from '#engine/language/correct-typos.ts'
import { hashText } from '#engine/language/seeded-numbers.ts'
import { writeContrastQuestion } from './contrast-lines.ts'
import { findCostlyStory } from './find-story.ts'
import { type AskedQuestion, makeProbeId, makeRepeatId } from './interview-answers.ts'
import { type BankedQuestion, findBankedQuestion } from './question-bank.ts'
import { findSentenceToMirror, mirroredSentenceLengthMax } from './quote-words.ts'
import type { InterviewTopic } from './topics.ts'
import type { AnalysedAnswer } from './weigh-answers.ts'

/**
 * The whole message: one question, after the greeting if it is the first, or after what the brand record already says on its
 * topic. `earlier`: the answers so far, in order.
 */
export function wordQuestion(
  question: AskedQuestion,
  brand: InterviewBrand,
  earlier: readonly AnalysedAnswer[],
): string {
  if (earlier.length === 0) return writeInterviewGreeting(brand.businessName)
  const { asks, beyond, about, probe } = findBankedQuestion(question.topic)
  if (question.kind === 'repeat') return wordRepeat(question, brand, earlier)
  if (question.kind === 'probe') return wordFollowUp(question.topic, earlier.at(-1), about, probe)
  if (question.kind === 'again') return wordQuestionAgain(question.topic, brand, earlier)
  if (question.pair !== undefined)
    return joined('Pick one of two.', writeContrastQuestion(question.topic, ...question.pair))
  const record = beyond && confirmRecord(question.topic, brand)
  if (beyond && record) return joined(record, beyond)
  return asks[wordingOf(question.topic, brand)] ?? ''
}

/** The question again after the owner asked back: in the same words, or in others if the wording was the problem. */
function wordRepeat(
  { id, topic, pair }: AskedQuestion,
  brand: InterviewBrand,
  earlier: readonly AnalysedAnswer[],
): string {
  const { asks, probe } = findBankedQuestion(topic)
  const aside = earlier.at(-1)?.answer.aside
  if (pair !== undefined) return writeContrastQuestion(topic, ...pair)
  if (id === makeRepeatId(makeProbeId(topic))) return probe
  const same = wordingOf(topic, brand)
  const isTrouble = aside === 'meaning' || aside === 'complaint'
  return (isTrouble ? asks[1 - same] : asks[same]) ?? asks[0] ?? probe
}

const wordingOf = (topic: InterviewTopic, { businessName }: InterviewBrand) => hashText(businessName + topic) % 2

/** Asks again about a topic whose answers did not count: in its other wording, then the first, then as its follow-up. */
export function wordQuestionAgain(
  topic: InterviewTopic,
  brand: InterviewBrand,
  earlier: readonly AnalysedAnswer[],
): string {
  const { asks, probe }: BankedQuestion = findBankedQuestion(topic)
  const first = wordingOf(topic, brand)
  const sides = [asks[1 - first] ?? probe, asks[first] ?? probe, probe]
  const asked = earlier.filter(({ answer: { question } }) => question.topic === topic && question.kind === 'again')
  return sides[asked.length % sides.length] ?? probe
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

/**
 * After a story about a sacrifice (find-story.ts): asks why it mattered. After a thin answer, or such a story about something
 * feared or refused: the topic's own follow-up.
 */
function wordFollowUp(topic: InterviewTopic, last: AnalysedAnswer | undefined, about: string, probe: string): string {
  const story = last?.isTold ? findCostlyStory(last.answer.text) : undefined
  if (last && story) {
    const said = findSentenceToMirror(last.answer.text, story)
    return joined(said && `You said “${said}”.`, findBankedQuestion(topic).tellsOf === 'dread' ? probe : storyQuestion)
  }
  const said = last?.answer.text.trim() ?? ''
  const isLong = said.length > mirroredSentenceLengthMax
  return joined(
    isLong || said === '' ? `Let me ask once more about ${about}.` : 'Let me come at it another way.',
    probe,
  )
}

const storyQuestion = 'Why did that matter to you?'

const quotedList = (words: readonly string[]) =>
  words
    .slice(0, 2)
    .map((word) => `“${correctTypos(word)}”`)
    .join(' and ')

/** A sentence that repeats what the brand record already says on this topic; '' if it says nothing. */
function confirmRecord(topic: InterviewTopic, brand: InterviewBrand): string {
  const sayings: Partial<Record<InterviewTopic, readonly [says: string, words: readonly string[]]>> = {
    values: ['Your core values include', brand.coreValues],
    voice: ['Under Voice you chose', [brand.voice]],
    customers: ['Under Customers you chose', [brand.customers]],
    feel: ['Under Feeling you chose', [brand.feeling]],
    dream: ['Under Impact you chose', [brand.impact]],
    difference: ['Under X Factor you chose', [brand.xfactor]],
    promise: ['Your tagline is', [brand.chosenTagline]],
  }
  const [says = '', words = []] = sayings[topic] ?? []
  const said = words.map((word) => word.trim().replace(/[.!?]+$/, '')).filter((word) => word !== '')
  return said.length === 0 ? '' : `${says} ${quotedList(said)}.`
}
