import { expect, test } from 'vitest'
import { makeEmptySentences, type SentenceStem, sentenceLengthMax } from '#contract/plain/sentences.ts'
import type { SetupAnswers } from '#web/onboarding/answers-draft.ts'
import { sentenceQuestions } from '#web/onboarding/sentence-questions.ts'
import { takeOverSentence } from '#web/onboarding/text-sentences.tsx'

const answers: SetupAnswers = {
  ...makeEmptySentences(),
  ...{ firstName: '', lastName: '', businessName: '', jobTitle: '', industry: '', companySize: '', monthlyRevenue: '' },
  ...{ productsServices: '', idealClientDescription: '', primaryGoal: '', competitiveDifferentiator: '' },
  customerPainPoints: '',
}
const question = (stem: SentenceStem) => {
  const found = sentenceQuestions.find(({ key }) => key === stem)
  if (!found) throw new Error(stem)
  return found
}
const exact = `With us, you ${'sleep '.repeat(14)}sleep.`
const long = `We repair looms, ${'and looms '.repeat(10)}at home.`

test('a sentence that fits without its beginning and its full stop completes the blank', () => {
  const words = takeOverSentence(exact, question('after'), answers).after
  expect(exact.length).toBeGreaterThan(sentenceLengthMax)
  expect(words?.length).toBeLessThanOrEqual(sentenceLengthMax)
  expect(exact).toContain(words)
})

test('a sentence too long for the blank is added to the longer story, in full and only once', () => {
  const told = takeOverSentence(long, question('does'), { ...answers, productsServices: 'Looms.' })
  expect(told).toEqual({ productsServices: `Looms. ${long}` })
  expect(takeOverSentence(long, question('does'), { ...answers, ...told })).toEqual({})
})

test('a long sentence goes into the blank in full if there is no story or it has no room left', () => {
  const whole = long.slice('We '.length, -1)
  expect(takeOverSentence(long, question('check'), answers)).toEqual({ check: long.slice(0, -1) })
  expect(takeOverSentence(long, question('does'), { ...answers, productsServices: 'x'.repeat(1990) })).toEqual({
    does: whole,
  })
})
