/** The way through the setup: one question after another. */
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import {
  goalQuestion,
  nameQuestion,
  type ProfileQuestion,
  storyQuestions,
  tradeQuestion,
} from '#web/account/profile-questions.ts'

export const questions: readonly ProfileQuestion[] = [nameQuestion, tradeQuestion, ...storyQuestions, goalQuestion]

/** The last step, which asks for several small things. */
export const aboutYou = 'about-you'
/** In place of a question: a text that answers several. */
export const fromText = 'text'

/** Every step by the name that it has in the address. */
export const stepIds: readonly string[] = [...questions.map(({ key }) => key), aboutYou]

const secondsEach = 25

/** How long what is left takes, as people say it. */
export function timeLeft(stepsLeft: number): string {
  const minutes = Math.round((stepsLeft * secondsEach) / 60)
  return minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`
}

export const isAnswered = (answers: ProfileDraft, { key }: Pick<ProfileQuestion, 'key'>) => answers[key].trim() !== ''

/** The first question without an answer, or the last step. */
export const firstOpen = (answers: ProfileDraft): string =>
  questions.find((question) => !isAnswered(answers, question))?.key ?? aboutYou

/** The questions that cost much when they are left empty, and are. */
export const costlyGaps = (answers: ProfileDraft): readonly ProfileQuestion[] =>
  questions.filter((question) => question.cost !== undefined && !isAnswered(answers, question))
