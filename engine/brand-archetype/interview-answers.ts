/** Parses the stored transcript: the topic of each question, and the choice made in either-or questions. */

import type { InterviewExchange } from '#contract/brand-archetype.ts'
import { type ArchetypeId, archetypeIds } from '#contract/plain/archetypes.ts'
import { type Choice, parseChoice } from './parse-choice.ts'
import { type AsideKind, readAside } from './read-aside.ts'
import { type Topic, topics } from './topics.ts'

export type Pair = readonly [ArchetypeId, ArchetypeId]

/**
 * A parsed question id: 'opening', a topic, 'probe:<topic>' (follow-up), 'again:<topic>' (asked again because too little was
 * said), 'contrast:<topic>:<archetype>:<archetype>' (either-or), or any of these after 'repeat:' if the owner asked back.
 */
export type AskedQuestion = {
  id: string
  kind: 'topic' | 'probe' | 'again' | 'contrast' | 'repeat'
  topic: Topic
  pair?: Pair
}

export type Answer = {
  question: AskedQuestion
  /** What the owner said about the business; remarks to the interviewer are blanked out. */
  text: string
  /** The kind of remark to the interviewer that the answer contains, if any: a question back or a complaint. */
  aside?: AsideKind
  /** For a contrast question, if the answer picks an option. */
  choice?: Choice
}

export const openingId = 'opening'
export const probeId = (topic: Topic) => `probe:${topic}`
export const repeatId = (id: string) => `repeat:${id}`
export const againId = (topic: Topic) => `again:${topic}`
export const contrastId = (topic: Topic, [first, second]: Pair) => `contrast:${topic}:${first}:${second}`

/** Whether a question only follows up or repeats another one. */
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

/** The opening asks about the business; a question that no longer exists is treated the same. */
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
