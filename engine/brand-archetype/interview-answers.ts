/** Parses the stored transcript: the topic of each question, and the choice made in either-or questions. */

import type { InterviewExchange } from '#contract/brand-archetype.ts'
import { type ArchetypeId, archetypeIds } from '#contract/plain/archetypes.ts'
import { type EitherOrChoice, parseEitherOrChoice } from './parse-choice.ts'
import { type AsideKind, separateAsides } from './read-aside.ts'
import { type InterviewTopic, interviewTopics } from './topics.ts'

export type ArchetypePair = readonly [ArchetypeId, ArchetypeId]

/**
 * A parsed question id: 'opening', a topic, 'probe:<topic>' (follow-up), 'again:<topic>' (asked again because too little was
 * said), 'contrast:<topic>:<archetype>:<archetype>' (either-or), or any of these after 'repeat:' if the owner asked back.
 */
export type AskedQuestion = {
  id: string
  kind: 'topic' | 'probe' | 'again' | 'contrast' | 'repeat'
  topic: InterviewTopic
  pair?: ArchetypePair
}

export type InterviewAnswer = {
  question: AskedQuestion
  /** What the owner said about the business; remarks to the interviewer are blanked out. */
  text: string
  /** The kind of remark to the interviewer that the answer contains, if any: a question back or a complaint. */
  aside?: AsideKind
  /** For a contrast question, if the answer picks an option. */
  choice?: EitherOrChoice
}

export const openingQuestionId = 'opening'
export const makeProbeId = (topic: InterviewTopic) => `probe:${topic}`
export const makeRepeatId = (id: string) => `repeat:${id}`
export const makeAgainId = (topic: InterviewTopic) => `again:${topic}`
export const makeContrastId = (topic: InterviewTopic, [first, second]: ArchetypePair) =>
  `contrast:${topic}:${first}:${second}`

/** Whether a question only follows up or repeats another one. */
export const isFollowUpQuestion = ({ kind }: AskedQuestion) => kind === 'probe' || kind === 'repeat'

export function parseQuestionId(id: string): AskedQuestion {
  if (id.startsWith(makeRepeatId('')))
    return { ...parseQuestionId(id.slice(makeRepeatId('').length)), id, kind: 'repeat' }
  const [head = '', topic = '', first, second] = id.split(':')
  const [one, other] = [archetypeOf(first), archetypeOf(second)]
  if (head === 'contrast' && one !== undefined && other !== undefined)
    return { id, kind: 'contrast', topic: topicOf(topic), pair: [one, other] }
  if (head === 'probe' || head === 'again') return { id, kind: head, topic: topicOf(topic) }
  return { id, kind: 'topic', topic: topicOf(head) }
}

/** The opening asks about the business; a question that no longer exists is treated the same. */
const topicOf = (name: string): InterviewTopic => interviewTopics.find((topic) => topic === name) ?? 'business'
const archetypeOf = (name: string | undefined) => archetypeIds.find((id) => id === name)

export function readTranscript(transcript: readonly InterviewExchange[]): InterviewAnswer[] {
  return transcript.map(({ questionId, answer }) => {
    const question = parseQuestionId(questionId)
    const { told: text, aside } = separateAsides(answer)
    const choice = question.pair && text !== '' ? parseEitherOrChoice(text, question.topic, question.pair) : undefined
    return { question, text, ...(choice && { choice }), ...(aside && { aside }) }
  })
}
