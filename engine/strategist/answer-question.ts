/** A turn of the conversation: what was asked, answered from the record and the method, in 60 words at most. */

import { archetypes } from '#contract/plain/archetypes.ts'
import type { SaidMessage, StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { Choice, Suggestion } from '#contract/strategist.ts'
import { tellTension } from './find-contradictions.ts'
import { type Topic, tellFinding } from './finding.ts'
import { answerFollowUp, pointsAtSomething } from './follow-up.ts'
import { guardedField } from './guard.ts'
import { type Move, movesOf } from './moves.ts'
import { answerPlainly } from './plain-asks.ts'
import { fitReply, quote, say } from './quote-record.ts'
import { aboutTopic, type Reading, readQuestion, topicNames } from './read-question.ts'
import { rowsOf, sayMove, sayRow, sayWorded } from './say-row.ts'
import { type Scene, setScene } from './scene.ts'
import { suggestAfter } from './suggest-after.ts'

export type StrategistReply = {
  response: string
  suggestions: Suggestion[]
  choices: Choice[]
  /** `talk`: small talk; `asks`: two readings are as likely, and the reply asks which; `cannot`: there is no answer. */
  kind: 'answer' | 'talk' | 'asks' | 'cannot'
}

/** `reviewing` is the id of the suggestion that was chosen, where the message is its label. */
export type StrategistMessage = { message: string; reviewing?: string | undefined }

type Said = { text: string; topic?: Topic | undefined; choices?: Choice[]; kind?: StrategistReply['kind'] }
type Way = (scene: Scene) => Said | undefined

/** From this share on a message is taken to be about nothing known … */
const offTopicFrom = 0.5
/** … and surely so, whatever it does. */
const surelyOff = 0.7
/** … below this one, with another topic so near, its topic is asked for. */
const sureFrom = 0.45
const nearBy = 1.7
/** Below this share no topic that was only learned is answered. */
const unsureBelow = 0.5
/** Below this share not even two guesses are offered. */
const guessFrom = 0.2
/** A sentence of hers that shares so much with the message may be quoted instead. */
const nearFrom = 2

const talk: ReadonlySet<Move> = new Set([
  'grief',
  'neither',
  'agreed',
  'thanks',
  'bye',
  'greeting',
  'orient',
  'plea',
  'stuck',
])
const said = (text: string, topic?: Topic): Said | undefined => (text === '' ? undefined : { text, topic })

const smallTalk: Way = (scene) => {
  const move = movesOf(scene.reading).find((each) => talk.has(each))
  return move && { text: sayMove(scene, move), topic: 'next', kind: 'talk' }
}

/** What is asked in so many words. Grief comes before anything. */
const plainly: Way = (scene) => (movesOf(scene.reading)[0] === 'grief' ? undefined : answerPlainly(scene))

const guard: Way = (scene) => {
  const field = guardedField(scene.reading)
  if (!field) return undefined
  return {
    text: sayMove(scene, field),
    topic: 'advice',
    kind: scene.reading.offTopic >= offTopicFrom ? 'cannot' : 'answer',
  }
}

const choiceOf = (topic: Topic, question: string): Choice => ({
  label: `My ${topicNames[topic]}`,
  question: aboutTopic(topic, question),
})
const neither: Choice = { label: 'Neither', question: 'Neither' }

/** "It" with nothing said before: which text is meant is asked, of those that there are. */
const askWhich: Way = (scene) => {
  const { reading, slots, message } = scene
  if (!pointsAtSomething(reading) || reading.value || reading.words.length > 0) return undefined
  const there = (['tagline', 'uvp', 'values'] as const).filter((each) => slots(each) !== '')
  const [one = 'words', other] = there
  const choices = [choiceOf(one, message), ...(other ? [choiceOf(other, message)] : []), neither]
  const text = other
    ? `Do you mean your ${topicNames[one]} or your ${topicNames[other]}?`
    : `By ‘it,’ do you mean your ${topicNames[one]}? If not, tell me what you mean.`
  return { text, choices, kind: 'asks' }
}

const followUp: Way = (scene) => {
  const found = answerFollowUp(scene)
  return found ? said(found.text, found.topic) : askWhich(scene)
}

/** About nothing known, and nothing of hers speaks of it either. */
const isOutside = ({ reading, nearness }: Scene, from: number) => reading.offTopic >= from && nearness() < nearFrom

/** What the message does with a part of the record: it doubts it, picks from it, tells a story for it … */
const move: Way = (scene) => {
  const topic = scene.reading.topics[0]?.label
  if (isOutside(scene, surelyOff)) return undefined
  for (const each of movesOf(scene.reading)) {
    const text = sayMove(scene, each, topic)
    if (text !== '') return { text, topic }
  }
  return undefined
}

const clashes = /\b(?:clash\w*|against|pulls?|pulling|conflict\w*|contradict\w*|at odds|oppos\w+|disagree\w*)\b/

/** Whether a value and the archetype clash, and why: the same that the finding says, or that they need not. */
const tension: Way = ({ record, reading: { value, archetypes: named, text } }) => {
  const own = record.archetype?.primary
  const isAsked = clashes.test(text) && (/\barchetype\b/.test(text) || named.length > 0)
  if (!own || !value || !isAsked || named.some((id) => id !== own)) return undefined
  const { name, dreads } = archetypes[own]
  const found = tellTension(record, value.title)
  const none = `I see no clash between ${quote(value.title)} and ${name}. ${name} fears ${dreads}, and nothing in that value’s name suggests it.`
  return said(found ? say(found.reason, found.why) : none, 'values')
}

/** The next step, or what is weakest about a topic. */
const finding: Way = ({ reading, findings, said: before }) => {
  const topic = reading.topics[0]?.label
  if (topic === 'next') return findings[0] && said(tellFinding(findings[0]), topic)
  const isJudged = topic === 'weak' || ['good', 'tension', 'change'].includes(reading.kind ?? '')
  if (topic === undefined || !isJudged || reading.value || reading.words.length > 0) return undefined
  const weak = findings.filter(({ rank, topics }) => rank > 0 && (topic === 'weak' || topics.includes(topic)))
  const fresh = weak.find(({ reason }) => !before.some(({ content }) => content.includes(reason)))
  const told = fresh ?? weak[0]
  return told && said(tellFinding(told), topic)
}

/** These are answered by the method, whether there is something of hers already or not. */
const ofMethod: ReadonlySet<string> = new Set([
  'meaning',
  'choose',
  'origin',
  'count',
  'lack',
  'example',
  'consequence',
])

/** That nothing stands under a topic yet; else what the table says of it. */
const ofTopic: Way = (scene) => {
  const { kind = '*', likelyKind = '*', topics } = scene.reading
  const topic = topics[0]?.label
  if (topic === undefined) return undefined
  // A part that is named by its own words is spoken of itself, where its kind is a guess.
  const isNamed = scene.reading.archetypes.length + scene.reading.words.length > 0
  const asked = kind === '*' && !isNamed ? likelyKind : kind
  const missing = ofMethod.has(asked) ? '' : sayMove(scene, 'missing', topic)
  return said(missing || sayRow(scene, topic, asked) || sayRow(scene, topic, 'good'), topic)
}

/** What it does not know, with what it does; each pair of the two is said once in a conversation. */
function cannot(scene: Scene): Said {
  const [refusals, offers] = [rowsOf('cannot'), rowsOf('offer')]
  const pairs = offers.flatMap((_, turn) =>
    refusals.map((refusal, at) => say(refusal, offers[(at + turn) % offers.length])),
  )
  const from = scene.reading.text.length % refusals.length
  const turned = [...pairs.slice(from), ...pairs.slice(0, from)]
  const fresh = turned.find((text) => !scene.said.some(({ content }) => content === text))
  const choices = ['What should I do next?', 'What is weak in my brand?'].map((label) => ({ label, question: label }))
  return { text: fresh ?? turned[0] ?? '', kind: 'cannot', choices }
}

/** Topics that nobody would choose by their name. */
const isOfNoPart: ReadonlySet<Topic> = new Set(['you', 'advice', 'writing', 'toolkit', 'brand'])
const isAsked: ReadonlySet<Topic> = new Set([...isOfNoPart, 'next', 'weak'])

/** Two topics are as likely. */
const askBetween: Way = (scene) => {
  const { message } = scene
  const { topics, offTopic } = scene.reading
  const [one, other] = topics.filter(({ label }) => !isOfNoPart.has(label))
  if (!one || !other || one.share < topics.reduce((most, { share }) => Math.max(most, share), 0) / nearBy)
    return undefined
  if (one.share + offTopic >= sureFrom || one.share >= nearBy * other.share) return undefined
  if (topics.every(({ share }) => share < guessFrom))
    return { ...cannot(scene), text: sayMove(scene, 'unclear'), kind: 'asks' }
  const [a, b] = [choiceOf(one.label, message), choiceOf(other.label, message)]
  return {
    text: `Do you mean your ${topicNames[one.label]} or your ${topicNames[other.label]}?`,
    choices: [a, b, neither],
    kind: 'asks',
  }
}

const nearestMax = 3

/** No topic is near enough: the nearest are offered, and none is guessed. */
const unsure: Way = (scene) => {
  const { topics, isPlain, offTopic } = scene.reading
  if (isPlain || offTopic >= offTopicFrom || (topics[0]?.share ?? 0) >= unsureBelow) return undefined
  const nearest = topics.filter(({ label }) => !isAsked.has(label)).slice(0, nearestMax)
  const choices = [...nearest.map(({ label }) => choiceOf(label, scene.message)), neither]
  return { text: sayMove(scene, 'unsure'), choices, kind: 'asks' }
}

const isToSynapse = (text: string, first: Reading['topics'][number] | undefined) =>
  first?.label === 'you' && first.share >= 0.05 && /\b(?:you|u|your|synapse)\b/.test(text)

/** What a row says to words of the message, of its topic, or of Synapse where it is spoken to. */
const worded: Way = (scene) => {
  const { topics, text, kind, offTopic, scores } = scene.reading
  const first = topics[0]
  const topic = offTopic < offTopicFrom || isToSynapse(text, first) ? first?.label : undefined
  const isGuess = !scene.reading.isPlain && (first?.share ?? 0) < unsureBelow && topic !== 'you'
  if (topic === undefined || isGuess) return undefined
  return said(
    (scores.length > 0 && !/\bmean/.test(text) && sayMove(scene, 'score', 'website')) ||
      sayWorded(scene, topic, kind ?? '*'),
    topic,
  )
}

/** Where no topic is sure, what the owner wrote herself is nearer than a guess. */
const near: Way = (scene) => {
  const {
    topics: [first],
    offTopic,
  } = scene.reading
  if (!first || first.share + offTopic >= sureFrom || scene.nearness() < nearFrom) return undefined
  return said(sayMove(scene, 'near'), undefined)
}

const outside: Way = (scene) => (isOutside(scene, offTopicFrom) ? cannot(scene) : undefined)

const ways: readonly Way[] = [
  plainly,
  smallTalk,
  guard,
  tension,
  followUp,
  move,
  worded,
  outside,
  near,
  askBetween,
  unsure,
  finding,
  ofTopic,
]

/** Answers a message. Nothing is stated that neither the record nor the method says. */
export function answerQuestion(
  record: StrategistRecord,
  conversation: readonly SaidMessage[],
  { message, reviewing }: StrategistMessage,
): StrategistReply {
  const reading = readQuestion(message, record)
  const scene = setScene(record, conversation, message, reading)
  const reviewed = scene.findings.find(({ id }) => id === reviewing)
  const answer: Said = reviewed
    ? { text: tellFinding(reviewed), topic: reviewed.topics.find((each) => each !== 'weak') }
    : (firstOf(ways, scene) ?? cannot(scene))
  const { topic, choices = [], kind = 'answer' } = answer
  const text = fitReply(answer.text)
  return { response: text, suggestions: choices.length > 0 ? [] : suggestAfter(topic, scene, text), choices, kind }
}

function firstOf(all: readonly Way[], scene: Scene): Said | undefined {
  for (const way of all) {
    const found = way(scene)
    if (found) return found
  }
  return undefined
}
