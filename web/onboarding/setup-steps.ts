/** The way through the setup: one question after another. */
import { wordsOf } from '#contract/plain/sentence-drafts.ts'
import { wholeSentence } from '#contract/plain/sentences.ts'
import { goalQuestion, nameQuestion, type ProfileQuestion, tradeQuestion } from '#web/account/profile-questions.ts'
import { blanks, wrongWith } from '#web/brand/sentences/fitting.ts'
import type { SetupAnswers } from '#web/onboarding/answers-draft.ts'
import { type SentenceQuestion, sentenceQuestions } from '#web/onboarding/sentence-questions.ts'

export type SetupQuestion = ProfileQuestion | SentenceQuestion

export const isSentence = (question: SetupQuestion): question is SentenceQuestion =>
  sentenceQuestions.some(({ key }) => key === question.key)

export const questions: readonly SetupQuestion[] = [nameQuestion, tradeQuestion, ...sentenceQuestions, goalQuestion]

/** The last step, which asks for several small things. */
export const aboutYou = 'about-you'
/** In place of a question: a text that sentences can be taken from. */
export const fromText = 'text'

/** Every step by the name that it has in the address. */
export const stepIds: readonly string[] = [...questions.map(({ key }) => key), aboutYou]

const secondsEach = 25

/** How long what is left takes, as people say it. */
export function timeLeft(stepsLeft: number): string {
  const minutes = Math.round((stepsLeft * secondsEach) / 60)
  return minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`
}

/** What was told in answer to a question: a sentence, or in its place the longer story. */
export function answerTo(question: SetupQuestion, answers: SetupAnswers): string {
  if (!isSentence(question)) return answers[question.key].trim()
  const { key, story } = question
  const words = wordsOf(key, answers[key])
  return words === '' && story ? answers[story.key].trim() : words && wholeSentence(key, words, answers.isOne)
}

export const isAnswered = (answers: SetupAnswers, question: SetupQuestion) => answerTo(question, answers) !== ''

/** What of a step is checked for spelling: the sentence and its longer story. */
export const checkedText = (question: SetupQuestion | undefined, answers: SetupAnswers): string =>
  question && isSentence(question)
    ? [answers[question.key], question.story ? answers[question.story.key] : ''].join('\n')
    : ''

/** The first blank that is empty, or the last step: drafts are made of sentences, whatever story was told at their place. */
export const firstOpen = (answers: SetupAnswers): string =>
  questions.find(({ key }) => answers[key].trim() === '')?.key ?? aboutYou

/** Where the sentences of a text are wanted first. */
export const firstSentence = (answers: SetupAnswers): string =>
  sentenceQuestions.find(({ key }) => answers[key].trim() === '')?.key ?? 'does'

/** The questions that cost much when they are left empty, and are. */
export const costlyGaps = (answers: SetupAnswers): readonly SetupQuestion[] =>
  questions.filter((question) => question.cost !== undefined && !isAnswered(answers, question))

/** The step whose words are too long to be saved. */
export function tooLong(answers: SetupAnswers): string | undefined {
  const long = blanks.find((blank) => wrongWith(blank, answers[blank]) !== undefined)
  return long === 'shortName' ? nameQuestion.key : long
}
