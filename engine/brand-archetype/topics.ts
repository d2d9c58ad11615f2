/** The topics that the interview asks about, and how much an answer on each says about the archetype. */
import { listStems } from '#engine/language/stem.ts'

export const interviewTopics = [
  'business',
  'problem',
  'customers',
  'origin',
  'values',
  'voice',
  'fears',
  'enemies',
  'difference',
  'feel',
  'dream',
  'rituals',
  'visual',
  'humour',
  'risk',
  'rules',
  'price',
  'team',
  'community',
  'future',
  'proud',
  'refuse',
  'metaphor',
  'promise',
] as const
export type InterviewTopic = (typeof interviewTopics)[number]

/**
 * How much an answer on each topic counts. What is sold, and to whom, says little about the seller; fears, enemies and
 * dreams weigh most, because an archetype is defined by what it wants and dreads.
 */
export const topicWeights: Readonly<Record<InterviewTopic, number>> = {
  business: 0.7,
  problem: 0.8,
  customers: 0.7,
  origin: 0.8,
  values: 1.1,
  voice: 1,
  fears: 1.2,
  enemies: 1.2,
  difference: 1,
  feel: 1.2,
  dream: 1.2,
  rituals: 1,
  visual: 0.8,
  humour: 0.8,
  risk: 1,
  rules: 1,
  price: 0.8,
  team: 0.8,
  community: 0.9,
  future: 0.9,
  proud: 1,
  refuse: 1.1,
  metaphor: 1.1,
  promise: 1.1,
}

/**
 * How much one answer on a topic revealed about the archetype of the made-up owners in evals/, in nats; used to choose the
 * next question. Answers on rules and prices sound alike for every archetype; those on values and voice do not.
 */
export const topicInformation: Readonly<Record<InterviewTopic, number>> = {
  business: 0.5,
  problem: 0.4,
  customers: 0.5,
  origin: 0.3,
  values: 1,
  voice: 0.8,
  fears: 0.7,
  enemies: 0.8,
  difference: 0.4,
  feel: 0.7,
  dream: 0.6,
  rituals: 0.6,
  visual: 0.5,
  humour: 0.4,
  risk: 0.5,
  rules: 0.3,
  price: 0.3,
  team: 0.6,
  community: 0.6,
  future: 0.5,
  proud: 0.4,
  refuse: 0.6,
  metaphor: 0.7,
  promise: 0.5,
}

/** Topics that ask for something unwanted (a dread): their answers do not describe what the owner is like. */
export const dreadTopics: ReadonlySet<InterviewTopic> = new Set(['fears', 'enemies', 'refuse', 'problem'])

/** Words that the question itself contains or suggests: an answer that only repeats them shows little, so they count less. */
const echoes: Partial<Record<InterviewTopic, string>> = {
  rules: 'rule rules convention break keep follow',
  humour: 'humour humor funny joke jokes laugh laughs laughing fun serious',
  price: 'price prices cost costs expensive cheap pay discount afford',
  team: 'team',
  community: 'community belong member neighbour',
  visual: 'colour picture look light dark',
  fears: 'fear afraid worry',
  enemies: 'enemy against fight',
  risk: 'risk safe careful bold',
  proud: 'proud',
  promise: 'promise',
  dream: 'dream',
  refuse: 'refuse never',
}
const echoStems = new Map(Object.entries(echoes).map(([topic, words]) => [topic, listStems(words)]))
const none: ReadonlySet<string> = new Set()

export const listEchoStems = (topic: InterviewTopic): ReadonlySet<string> => echoStems.get(topic) ?? none
