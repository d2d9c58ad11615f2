/** The questions, one for each topic, with their second wording, their follow-up and what to ask when the record already answers. */
import questionTexts from './questions.json' with { type: 'json' }
import { type Topic, topics } from './topics.ts'

type BankedTopic = keyof typeof questionTexts

export type BankedQuestion = {
  topic: Topic
  /** Completes "On …, you said". */
  about: string
  kind: string
  asks: readonly string[]
  probe: string
  /** Asked instead when the brand record already says the plain thing. */
  beyond?: string
}

const isBanked = (topic: Topic): topic is BankedTopic => topic in questionTexts

/** In the order of the list; business and problem stand in the opening. */
export const questionBank: readonly BankedQuestion[] = topics
  .filter(isBanked)
  .map((topic) => ({ topic, ...questionTexts[topic] }))

const openingQuestion: BankedQuestion = {
  topic: 'business',
  about: 'your business',
  kind: 'business',
  asks: ['What is your business, and what core problem does it solve for your customers?'],
  probe: 'What does somebody get from you who comes in for the first time?',
}

export const questionOn = (topic: Topic): BankedQuestion =>
  questionBank.find((question) => question.topic === topic) ?? openingQuestion
