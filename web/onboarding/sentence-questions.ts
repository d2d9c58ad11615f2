/**
 * How the setup asks for the six sentences: a plain question for each and, for some, a profile question ("story") that
 * has room for a longer answer.
 */
import { type SentenceStem, sentenceStems } from '#contract/plain/sentences.ts'
import { ownerTextQuestions } from '#web/account/owner-text-questions.ts'
import { type ProfileQuestion, storyQuestions } from '#web/account/profile-questions.ts'

export type SentenceQuestion = {
  key: SentenceStem
  question: string
  why: string
  usedIn: string
  /** What drafts will lack if it stays empty; only for answers that matter much. */
  cost?: string
  /** The profile question for owners who have more to tell, with a field of its own. */
  story?: ProfileQuestion
}

type Told = Pick<SentenceQuestion, 'why' | 'usedIn'> & { story?: ProfileQuestion['key'] }
const lines = 'Your value propositions and your taglines.'

const told: Readonly<Record<SentenceStem, Told>> = {
  does: {
    why: 'Finish the sentence the way you would say it to someone at a bus stop.',
    usedIn: `${lines.slice(0, -1)}, and your website review.`,
    story: 'productsServices',
  },
  who: {
    why: 'A few words. Think of your three favorite customers: what do they have in common?',
    usedIn: `${lines.slice(0, -1)}, and your website review.`,
    story: 'idealClientDescription',
  },
  when: {
    why: 'The moment something goes wrong, runs out or has to be ready. You’re speaking to your customer.',
    usedIn: lines,
    story: 'customerPainPoints',
  },
  after: {
    why: 'What they can do, have or feel that they couldn’t before. You’re speaking to your customer.',
    usedIn: lines,
  },
  only: {
    why: 'Small things count. They are often the ones people tell their friends.',
    usedIn: lines,
    story: 'competitiveDifferentiator',
  },
  check: {
    why: 'If you like. Something that can be seen, counted or asked about.',
    usedIn: 'The last line of a value proposition, as proof.',
  },
}

export const sentenceQuestions: readonly SentenceQuestion[] = sentenceStems.map((key) => {
  const { story: storyKey, ...texts } = told[key]
  const story = storyQuestions.find((question) => question.key === storyKey)
  return {
    key,
    question: ownerTextQuestions[key],
    ...texts,
    ...(story && { story }),
    ...(story?.cost && { cost: story.cost }),
  }
})
