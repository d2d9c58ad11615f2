/** The stored transcript, read: which topic each question was about, and what was chosen where two things were offered. */

import type { InterviewExchange } from '#contract/brand-archetype.ts'
import { type ArchetypeId, archetypeIds } from '#contract/plain/archetypes.ts'
import { type Choice, parseChoice } from './parse-choice.ts'
import { type AsideKind, readAside } from './read-aside.ts'
import { type Topic, topics } from './topics.ts'

export type Pair = readonly [ArchetypeId, ArchetypeId]

/**
 * What a question's id says: 'opening', a topic, 'probe:<topic>', 'again:<topic>', 'contrast:<topic>:<archetype>:<archetype>',
 * or 'repeat:' before any of these, where she asked back.
 */
export type AskedQuestion = {
  id: string
  kind: 'topic' | 'probe' | 'again' | 'contrast' | 'repeat'
  topic: Topic
  pair?: Pair
}

export type Answer = {
  question: AskedQuestion
  /** What she said of the business: what she said to the interviewer is blanked out. */
  text: string
  /** What she asked back, or complained of. */
  aside?: AsideKind
  /** Of a contrast question, when the answer picks. */
  choice?: Choice
}

export const openingId = 'opening'
export const probeId = (topic: Topic) => `probe:${topic}`
export const repeatId = (id: string) => `repeat:${id}`
export const againId = (topic: Topic) => `again:${topic}`
export const contrastId = (topic: Topic, [first, second]: Pair) => `contrast:${topic}:${first}:${second}`

/** Whether a question only follows up another one. */
export const isFollowUp = ({ kind }: AskedQuestion) => kind === 'probe' || kind === 'repeat'

export function readQuestionId(id: string): AskedQuestion {
  if (id.startsWith(repeatId(''))) return { ...readQuestionId(id.slice(repeatId('').length)), id, kind: 'repeat' }
  const [head = '', topic = '', first, second] = id.split(':')
  const [one, other] = [archetypeOf(first), archetypeOf(second)]
  if (head === 'contrast' && one !== undefined && other !== undefined)
    return { id, kind: 'contrast', topic: topicOf(topic), pair: [one, other] }
  if (head === 'probe' || head === 'again') return { id, kind: head, topic: topicOf(topic) }
  return { id, kind: 'topic', topic: topicOf(head) }
}

/** The opening asks for the business; so does, in doubt, a question that is no longer there. */
const topicOf = (name: string): Topic => topics.find((topic) => topic === name) ?? 'business'
const archetypeOf = (name: string | undefined) => archetypeIds.find((id) => id === name)

export function readTranscript(transcript: readonly InterviewExchange[]): Answer[] {
  return transcript.map(({ questionId, answer }) => {
    const question = readQuestionId(questionId)
    const { told: text, aside } = readAside(answer)
    const choice = question.pair && text !== '' ? parseChoice(text, question.topic, question.pair) : undefined
    return { question, text, ...(choice && { choice }), ...(aside && { aside }) }
  })
}
