/** The stored transcript, read: which topic each question was about, and what was chosen where two things were offered. */
import { type ArchetypeId, archetypeIds } from '#contract/archetypes.ts'
import type { InterviewExchange } from '#contract/brand-archetype.ts'
import { type Choice, parseChoice } from './parse-choice.ts'
import { type Topic, topics } from './topics.ts'

export type Pair = readonly [ArchetypeId, ArchetypeId]

/** What a question's id says: 'opening', a topic, 'probe:<topic>', 'again:<topic>' or 'contrast:<topic>:<archetype>:<archetype>'. */
export type AskedQuestion = { id: string; kind: 'topic' | 'probe' | 'again' | 'contrast'; topic: Topic; pair?: Pair }

export type Answer = {
  question: AskedQuestion
  text: string
  /** Of a contrast question, when the answer picks. */
  choice?: Choice
}

export const openingId = 'opening'
export const probeId = (topic: Topic) => `probe:${topic}`
export const againId = (topic: Topic) => `again:${topic}`
export const contrastId = (topic: Topic, [first, second]: Pair) => `contrast:${topic}:${first}:${second}`

export function readQuestionId(id: string): AskedQuestion {
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
    const choice = question.pair && parseChoice(answer, question.topic, question.pair)
    return { question, text: answer, ...(choice !== undefined && { choice }) }
  })
}
