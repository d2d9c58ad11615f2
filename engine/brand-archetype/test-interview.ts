/** An interview with an invented owner, from the greeting to the result. */
import { questionsMax } from '#contract/archetypes.ts'
import {
  type ArchetypeResult,
  type InterviewBrand,
  type InterviewExchange,
  interviewTurn,
} from '#contract/brand-archetype.ts'
import { takeInterviewTurn } from './take-interview-turn.ts'

export type Answers = Readonly<Record<string, string>>
export const brand: InterviewBrand = {
  businessName: 'Ironside',
  industry: 'services',
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
}

/** Talks to the end; an either-or gets `choice`, a follow-up the same words once more. */
export function interview(answers: Answers, record = brand, choice = 'Neither.') {
  const transcript: InterviewExchange[] = []
  const texts: string[] = []
  for (let turnNumber = 0; turnNumber <= questionsMax; turnNumber += 1) {
    const turn = takeInterviewTurn({ brand: record, transcript })
    interviewTurn.parse(turn)
    if (turn.kind === 'result') return { transcript, texts, result: turn.result }
    if (turn.kind === 'undecided') throw new Error('Too little was told.')
    const { id, topic, text } = turn.question
    texts.push(text)
    transcript.push({
      questionId: id,
      answer: id.startsWith('contrast') ? choice : (answers[id] ?? answers[topic] ?? ''),
    })
  }
  throw new Error('The interview has no end.')
}

export const secondIdOf = ({ secondary }: Pick<ArchetypeResult, 'secondary'>) => (secondary === '' ? '' : secondary.id)
export const askedAfter = (transcript: readonly InterviewExchange[], record = brand) => {
  const turn = takeInterviewTurn({ brand: record, transcript })
  if (turn.kind === 'result') throw new Error('A result came where a question was expected.')
  return turn.question
}
export const answersTo = (owner: Answers, ids: readonly string[]) =>
  ids.map((questionId) => ({ questionId, answer: owner[questionId] ?? '' }))
