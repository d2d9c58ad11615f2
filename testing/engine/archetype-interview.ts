/** Interviews with invented owners, from the greeting to the result. */

import {
  type ArchetypeResult,
  type InterviewBrand,
  type InterviewExchange,
  type InterviewTurn,
  interviewTurn,
} from '#contract/brand-archetype.ts'
import { interviewQuestionsMax } from '#contract/plain/archetypes.ts'
import { takeInterviewTurn } from '#engine/brand-archetype/take-interview-turn.ts'

export type Answers = Readonly<Record<string, string>>
/** What the interviewer knows about a brand that has only a name and an industry. */
export const makeInterviewBrand = ({ name, industry }: { name: string; industry: string }): InterviewBrand => ({
  businessName: name,
  industry,
  voice: '',
  customers: '',
  feeling: '',
  impact: '',
  xfactor: '',
  coreValues: [],
  chosenTagline: '',
  picks: [],
  chosenUvp: '',
  difference: '',
})
export const brand = makeInterviewBrand({ name: 'Ironside', industry: 'services' })

type Question = Extract<InterviewTurn, { kind: 'question' }>['question']

/**
 * Asks and answers until the engine no longer returns a plain question, or `turnsMax` is reached (`turn` is then
 * undefined).
 */
export function holdInterview(
  record: InterviewBrand,
  answerTo: (question: Question, place: number) => string,
  turnsMax = interviewQuestionsMax + 1,
) {
  const transcript: InterviewExchange[] = []
  while (transcript.length < turnsMax) {
    const turn = takeInterviewTurn({ brand: record, transcript })
    interviewTurn.parse(turn)
    if (turn.kind !== 'question') return { transcript, turn }
    transcript.push({ questionId: turn.question.id, answer: answerTo(turn.question, transcript.length) })
  }
  return { transcript, turn: undefined }
}

/**
 * Holds an interview to its result. `choice` answers every either-or question; a follow-up gets the answer on its topic
 * again.
 */
export function holdFullInterview(answers: Answers, record = brand, choice = 'Neither.') {
  const texts: string[] = []
  const { transcript, turn } = holdInterview(record, ({ id, topic, text }) => {
    texts.push(text)
    return id.startsWith('contrast') ? choice : (answers[id] ?? answers[topic] ?? '')
  })
  if (turn?.kind !== 'result') throw new Error('The interview has no end, or too little was told.')
  return { transcript, texts, result: turn.result }
}

export const getSecondArchetypeId = ({ secondary }: Pick<ArchetypeResult, 'secondary'>) =>
  secondary === '' ? '' : secondary.id
export const getQuestionAfter = (transcript: readonly InterviewExchange[], record = brand) => {
  const turn = takeInterviewTurn({ brand: record, transcript })
  if (turn.kind === 'result') throw new Error('A result came where a question was expected.')
  return turn.question
}
export const listAnswersTo = (owner: Answers, ids: readonly string[]) =>
  ids.map((questionId) => ({ questionId, answer: owner[questionId] ?? '' }))
