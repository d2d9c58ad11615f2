/** What is always computed by the engine, even if a language model asks the questions, so that scores stay comparable. */
import type {
  ArchetypeResult,
  ArchetypeShortfall,
  ArchetypeUse,
  InterviewBrand,
  InterviewExchange,
} from '#contract/brand-archetype.ts'
import { isFollowUpQuestion, parseQuestionId, readTranscript } from '#engine/brand-archetype/interview-answers.ts'
import { findBankedQuestion } from '#engine/brand-archetype/question-bank.ts'
import { readArchetype } from '#engine/brand-archetype/read-archetype.ts'
import { readOwnerVoice as readVoiceOf } from '#engine/brand-archetype/read-voice.ts'
import { hasEnoughAnswers, takeInterviewTurn } from '#engine/brand-archetype/take-interview-turn.ts'
import type { InterviewTopic as EngineTopic } from '#engine/brand-archetype/topics.ts'
import { writeArchetypeUse } from '#engine/brand-archetype/write-archetype-use.ts'

export type Topic = EngineTopic
export type InterviewSoFar = { brand: InterviewBrand; transcript: readonly InterviewExchange[] }

export const measureInterview = ({ brand, transcript }: InterviewSoFar): ArchetypeResult =>
  readArchetype(brand, transcript)

/** The advice that follows from a result, for results that were stored without it. */
export const writeUseByEngine = (result: ArchetypeResult, { brand, transcript }: InterviewSoFar): ArchetypeUse =>
  writeArchetypeUse(result, brand, transcript)

/** Whether enough answers are informative for an archetype to be named. */
export const hasToldEnough = (soFar: InterviewSoFar): boolean => hasEnoughAnswers(soFar)

/** How many answers there are, not counting those to follow-ups. */
export const countAnswered = (transcript: readonly InterviewExchange[]): number =>
  transcript.filter(({ questionId }) => !isFollowUpQuestion(parseQuestionId(questionId))).length

/**
 * Why an interview with enough questions has no result (null if it has one or is under way), and the next question's id
 * ('' for none).
 */
export function measureShortfall(soFar: InterviewSoFar): { shortfall: ArchetypeShortfall | null; questionId: string } {
  const turn = takeInterviewTurn(soFar)
  return {
    shortfall: turn.kind === 'undecided' ? turn.shortfall : null,
    questionId: turn.kind === 'result' ? '' : turn.question.id,
  }
}

/** Which answers say something new about the brand, and a few short sentences in the owner's own words. */
export const readVoice = (transcript: readonly InterviewExchange[], industry: string) =>
  readVoiceOf(transcript, industry)

export const topicOf = (questionId: string): Topic => parseQuestionId(questionId).topic

/**
 * Whether another wording of the question loses nothing. A choice of two is read by its exact words, and what we reply to
 * a remark belongs to it.
 */
export function mayBeReworded(questionId: string, transcript: readonly InterviewExchange[]): boolean {
  const { kind, pair } = parseQuestionId(questionId)
  const last = readTranscript(transcript.slice(-1))[0]
  return kind !== 'repeat' && pair === undefined && last !== undefined && last.aside === undefined
}

/** The question that every interview begins with. */
export const openingQuestion: string = findBankedQuestion('business').asks[0] ?? ''
