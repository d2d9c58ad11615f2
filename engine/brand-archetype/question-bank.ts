/** The questions, one per topic: two wordings, a follow-up, and a variant for when the brand record already answers it. */
import type { InterviewBrand } from '#contract/brand-archetype.ts'
import questionTexts from './questions.json' with { type: 'json' }
import { type InterviewTopic, interviewTopics } from './topics.ts'

const questionKinds = ['business', 'people', 'motive', 'dread', 'manner'] as const
const subjects = ['self', 'others', 'dread'] as const
type BankedTopic = keyof typeof questionTexts

export type BankedQuestion = {
  topic: InterviewTopic
  /** Completes "On …, you said". */
  about: string
  kind: (typeof questionKinds)[number]
  /** Who the answers are about: the owner and what they do, other people, or what the owner does not want. */
  tellsOf: (typeof subjects)[number]
  asks: readonly string[]
  probe: string
  /** Asked instead if the brand record already gives the plain answer. */
  beyond?: string
}

const isBanked = (topic: InterviewTopic): topic is BankedTopic => topic in questionTexts

const oneOf = <Name extends string>(names: readonly Name[], name: string, otherwise: Name): Name =>
  names.find((each) => each === name) ?? otherwise

/** All questions except the opening one, which covers business and problem; in the order of `interviewTopics`. */
export const questionBank: readonly BankedQuestion[] = interviewTopics.filter(isBanked).map((topic) => ({
  topic,
  ...questionTexts[topic],
  kind: oneOf(questionKinds, questionTexts[topic].kind, 'business'),
  tellsOf: oneOf(subjects, questionTexts[topic].tellsOf, 'others'),
}))

const openingQuestion: BankedQuestion = {
  topic: 'business',
  about: 'your business',
  kind: 'business',
  // Because it also asks about the customers' problem.
  tellsOf: 'others',
  asks: ['What is your business, and what core problem does it solve for your customers?'],
  probe: 'What does someone who comes in for the first time get from you?',
}

export const findBankedQuestion = (topic: InterviewTopic): BankedQuestion =>
  questionBank.find((question) => question.topic === topic) ?? openingQuestion

const ofTheTeam: ReadonlySet<InterviewTopic> = new Set(['team'])
const ofOne = /(?<![\w’'])(?:I|i|my)\b/
const ofMany = /\b(?:we|our|ours|us)\b/i

/** Topics to leave out: an owner who works alone, or writes "I" and never "we", has no team. */
export function listTopicsToSkip({
  isAlone = false,
  difference,
  chosenUvp,
}: InterviewBrand): ReadonlySet<InterviewTopic> {
  const written = `${difference} ${chosenUvp}`
  return isAlone || (ofOne.test(written) && !ofMany.test(written)) ? ofTheTeam : new Set()
}
