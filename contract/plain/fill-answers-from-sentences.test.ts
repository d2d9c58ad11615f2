import { expect, test } from 'vitest'
import { fillAnswersFromSentences } from './fill-answers-from-sentences.ts'
import { makeEmptySentences } from './sentences.ts'

const nothing = {
  productsServices: null,
  idealClientDescription: null,
  customerPainPoints: '',
  competitiveDifferentiator: null,
}

test('a finished sentence fills in for an empty long answer, in the first person singular or plural', () => {
  const sentences = {
    ...makeEmptySentences(),
    does: 'We bake sourdough buns.',
    who: 'for commuters',
    when: 'breakfast is far away',
    only: 'write your name on every bun',
  }
  expect(fillAnswersFromSentences({ ...nothing, sentences })).toMatchObject({
    productsServices: 'We bake sourdough buns',
    idealClientDescription: 'commuters',
    customerPainPoints: 'You need us when breakfast is far away',
    competitiveDifferentiator: 'We write your name on every bun',
  })
  expect(fillAnswersFromSentences({ ...nothing, sentences: { ...sentences, isOne: true } })).toMatchObject({
    productsServices: 'I bake sourdough buns',
    customerPainPoints: 'You need me when breakfast is far away',
  })
})

test('a written long answer is kept, and what was never answered stays empty', () => {
  const told = {
    ...nothing,
    productsServices: 'Bread, at night.',
    sentences: { ...makeEmptySentences(), does: 'bake' },
  }
  expect(fillAnswersFromSentences(told)).toEqual(told)
})
