/** How a question is put: first a half-sentence that takes up what was said or is on record, then one question. */
import type { InterviewBrand } from '#contract/brand-archetype.ts'
import { hashText } from '#engine/language/seeded.ts'
import { writeContrast } from './contrast-lines.ts'
import { findStory } from './find-story.ts'
import type { AskedQuestion } from './interview-answers.ts'
import { type BankedQuestion, questionOn } from './question-bank.ts'
import { mirrorLengthMax, mirrorSentence, type Span } from './quote-words.ts'
import type { Topic } from './topics.ts'
import type { Heard } from './weigh-answers.ts'

const mirrors: readonly ((said: string) => string)[] = [
  (said) => `“${said}”: that stays with me.`,
  (said) => `I will remember “${said}”.`,
  (said) => `You put it as “${said}”.`,
]
/** What is mirrored every time is not listened to. */
const mirrorEvery = 2

/** The whole message: greeting, mirror or record where they belong, and one question. `earlier` is in the order of asking. */
export function wordQuestion(question: AskedQuestion, brand: InterviewBrand, earlier: readonly Heard[]): string {
  if (earlier.length === 0) return greet(brand)
  const { asks, beyond, about, probe } = questionOn(question.topic)
  if (question.kind === 'probe') return wordFollowUp(earlier.at(-1), about, probe)
  if (question.kind === 'again') return wordAgain(question.topic, brand, earlier)
  const mirror = mirrorLast(earlier)
  if (question.pair !== undefined)
    return joined(mirror, 'One of two things.', writeContrast(question.topic, ...question.pair))
  const record = beyond && confirmRecord(question.topic, brand)
  if (beyond && record) return joined(mirror, record, beyond)
  return joined(mirror, asks[wordingOf(question.topic, brand)] ?? '')
}

const wordingOf = (topic: Topic, { businessName }: InterviewBrand) => hashText(businessName + topic) % 2

/** A topic that told nothing yet, from another side: its other wording, then the first, then its follow-up. */
export function wordAgain(topic: Topic, brand: InterviewBrand, earlier: readonly Heard[]): string {
  const { asks, probe }: BankedQuestion = questionOn(topic)
  const first = wordingOf(topic, brand)
  const sides = [asks[1 - first] ?? probe, asks[first] ?? probe, probe]
  const asked = earlier.filter(({ answer: { question } }) => question.topic === topic && question.kind === 'again')
  return sides[asked.length % sides.length] ?? probe
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

function greet({ businessName }: InterviewBrand): string {
  const whose = businessName === '' ? 'your brand' : businessName
  return joined(
    `Hello, I am Synapse, and I would like to find out what kind of character ${whose} has.`,
    'This analysis uses at least 20 questions, one at a time; there are no right answers, and a story tells me more than a slogan.',
    'To begin: what is your business, and what core problem does it solve for your customers?',
  )
}

/** A sentence of the last answer that carries weight, word for word; never of an answer that told nothing. */
function mirrorLast(earlier: readonly Heard[]): string {
  const last = earlier.at(-1)
  if (!last?.isTold || last.answer.choice !== undefined || earlier.length % mirrorEvery !== 0) return ''
  const loudest = last.hits.toSorted((one, other) => Math.abs(other.strength) - Math.abs(one.strength))[0]
  const said = mirrorSentence(last.answer.text, loudest)
  return said === '' ? '' : (mirrors[(earlier.length / mirrorEvery) % mirrors.length]?.(said) ?? '')
}

/** After a strong story what made her do it; after a thin answer the topic from another side. */
function wordFollowUp(last: Heard | undefined, about: string, probe: string): string {
  const story = last?.isTold ? findStory(last.answer.text) : undefined
  if (last && story) return joined(takeUpStory(last.answer.text, story), storyQuestion)
  const said = last?.answer.text.trim() ?? ''
  const isLong = said.length > mirrorLengthMax
  return joined(
    isLong || said === '' ? `Let me ask once more on ${about}.` : 'Let me come at it from another side.',
    probe,
  )
}

const storyQuestion = 'What made you do it that way, when nobody would have blamed you for the other?'

function takeUpStory(text: string, story: Span): string {
  const said = mirrorSentence(text, story)
  return said === '' ? 'That is a story worth staying with.' : `“${said}”: I would like to stay with that for a moment.`
}

const quotedList = (words: readonly string[]) =>
  words
    .slice(0, 2)
    .map((word) => `“${word}”`)
    .join(' and ')

/** What the record already answers, or '' where it says nothing on this topic. */
function confirmRecord(topic: Topic, brand: InterviewBrand): string {
  const sayings: Partial<Record<Topic, readonly [says: string, words: readonly string[]]>> = {
    values: ['Your record already names', brand.coreValues],
    voice: ['Your record calls your voice', [brand.voice]],
    customers: ['Your record calls your customers', [brand.customers]],
    feel: ['Your record says that people should feel', [brand.feeling]],
    dream: ['Your record names as your impact', [brand.impact]],
    difference: ['Your record names as your X factor', [brand.xfactor]],
    promise: ['Your record has the tagline', [brand.chosenTagline]],
  }
  const [says = '', words = []] = sayings[topic] ?? []
  const said = words.map((word) => word.trim().replace(/[.!?]+$/, '')).filter((word) => word !== '')
  return said.length === 0 ? '' : `${says} ${quotedList(said)}.`
}
