/** The steps of the setup: one question after another. */
import { cleanOwnerWords } from '#contract/plain/sentence-drafts.ts'
import { makeWholeSentence } from '#contract/plain/sentences.ts'
import { goalQuestion, industryQuestion, nameQuestion, type ProfileQuestion } from '#web/account/profile-questions.ts'
import { checkBlank, sentenceBlanks } from '#web/brand/sentences/sentence-blanks.ts'
import type { SetupAnswers } from '#web/onboarding/answers-draft.ts'
import { type SentenceQuestion, sentenceQuestions } from '#web/onboarding/sentence-questions.ts'

export type SetupQuestion = ProfileQuestion | SentenceQuestion

export const isSentenceQuestion = (question: SetupQuestion): question is SentenceQuestion =>
  sentenceQuestions.some(({ key }) => key === question.key)

export const setupQuestions: readonly SetupQuestion[] = [
  nameQuestion,
  industryQuestion,
  ...sentenceQuestions,
  goalQuestion,
]

/** The last step, which has several small fields. */
export const aboutYouStepId = 'about-you'
/** The URL of the page shown in place of a question, where the owner gives a text to take sentences from. */
export const textStepId = 'text'

/** Every step by its name in the URL. */
export const stepIds: readonly string[] = [...setupQuestions.map(({ key }) => key), aboutYouStepId]

const secondsEach = 25

/** Roughly how long the remaining steps take, in words. */
export function formatTimeLeft(stepsLeft: number): string {
  const minutes = Math.round((stepsLeft * secondsEach) / 60)
  return minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`
}

/** The answer to a question: the finished sentence or, if there is none, the longer story. */
export function getAnswer(question: SetupQuestion, answers: SetupAnswers): string {
  if (!isSentenceQuestion(question)) return answers[question.key].trim()
  const { key, story } = question
  const words = cleanOwnerWords(key, answers[key])
  return words === '' && story ? answers[story.key].trim() : words && makeWholeSentence(key, words, answers.isOne)
}

export const isAnswered = (answers: SetupAnswers, question: SetupQuestion) => getAnswer(question, answers) !== ''

/** The texts of a step that are spell-checked: the sentence and its longer story. */
export const getSpellCheckedText = (question: SetupQuestion | undefined, answers: SetupAnswers): string =>
  question && isSentenceQuestion(question)
    ? [answers[question.key], question.story ? answers[question.story.key] : ''].join('\n')
    : ''

/**
 * The first question with an empty answer, else the last step. Only sentences count, not stories, since drafts are
 * made of sentences.
 */
export const findFirstOpenStepId = (answers: SetupAnswers): string =>
  setupQuestions.find(({ key }) => answers[key].trim() === '')?.key ?? aboutYouStepId

/** The step of the first unfinished sentence, which opens after a text was read, with its sentences to choose from. */
export const findFirstOpenSentence = (answers: SetupAnswers): string =>
  sentenceQuestions.find(({ key }) => answers[key].trim() === '')?.key ?? 'does'

/** The unanswered ones among the questions that matter most. */
export const findCostlyGaps = (answers: SetupAnswers): readonly SetupQuestion[] =>
  setupQuestions.filter((question) => question.cost !== undefined && !isAnswered(answers, question))

/** The step whose answer is too long to save. */
export function findTooLongStep(answers: SetupAnswers): string | undefined {
  const long = sentenceBlanks.find((blank) => checkBlank(blank, answers[blank]) !== undefined)
  return long === 'shortName' ? nameQuestion.key : long
}
