/** How a question is put: first a half-sentence that takes up what was said or is on record, then one question. */
import type { InterviewBrand } from '#contract/brand-archetype.ts'
import { hashText } from '#engine/language/seeded.ts'
import { writeContrast } from './contrast-lines.ts'
import type { AskedQuestion } from './interview-answers.ts'
import { questionOn } from './question-bank.ts'
import { mirrorLengthMax, mirrorPhrase } from './quote-words.ts'
import type { Topic } from './topics.ts'
import type { Heard } from './weigh-answers.ts'

const mirrors: readonly ((phrase: string) => string)[] = [
  (phrase) => `“${phrase}”, you say.`,
  (phrase) => `I will remember “${phrase}”.`,
  (phrase) => `You put it as “${phrase}”.`,
  (phrase) => `“${phrase}”: that stays with me.`,
]

/** The whole message: greeting, mirror or record where they belong, and one question. `earlier` is in the order of asking. */
export function wordQuestion(question: AskedQuestion, brand: InterviewBrand, earlier: readonly Heard[]): string {
  if (earlier.length === 0) return greet(brand)
  const { asks, beyond, probe } = questionOn(question.topic)
  if (question.kind === 'probe') return `${takeUpShort(earlier.at(-1), questionOn(question.topic).about)} ${probe}`
  const mirror = mirrorLast(earlier)
  if (question.pair !== undefined)
    return joined(mirror, 'One of two things.', writeContrast(question.topic, ...question.pair))
  const record = beyond && confirmRecord(question.topic, brand)
  if (beyond && record) return joined(mirror, record, beyond)
  return joined(mirror, asks[hashText(brand.businessName + question.id) % asks.length] ?? '')
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

function mirrorLast(earlier: readonly Heard[]): string {
  const last = earlier.at(-1)
  if (last === undefined || last.answer.choice !== undefined) return ''
  const loudest = last.hits.toSorted((one, other) => Math.abs(other.strength) - Math.abs(one.strength))[0]
  const phrase = mirrorPhrase(last.answer.text, loudest)
  return phrase === '' ? '' : (mirrors[earlier.length % mirrors.length]?.(phrase) ?? '')
}

function takeUpShort(last: Heard | undefined, about: string): string {
  const said = last?.answer.text.trim().replace(/[.!?\s]+$/, '') ?? ''
  return said === '' || said.length > mirrorLengthMax
    ? `Let me ask once more on ${about}.`
    : `“${said}” is an answer too; let me come at it from another side.`
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
