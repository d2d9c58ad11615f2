import { expect, test } from 'vitest'
import { emptySentences } from './sentences.ts'
import { withSentences } from './told-answers.ts'

const nothing = {
  productsServices: null,
  idealClientDescription: null,
  customerPainPoints: '',
  competitiveDifferentiator: null,
}

test('a finished sentence fills in for an empty long answer, in the first person singular or plural', () => {
  const sentences = {
    ...emptySentences(),
    does: 'We bake sourdough buns.',
    who: 'for commuters',
    when: 'breakfast is far away',
    only: 'write your name on every bun',
  }
  expect(withSentences({ ...nothing, sentences })).toMatchObject({
    productsServices: 'We bake sourdough buns',
    idealClientDescription: 'commuters',
    customerPainPoints: 'You need us when breakfast is far away',
    competitiveDifferentiator: 'We write your name on every bun',
  })
  expect(withSentences({ ...nothing, sentences: { ...sentences, isOne: true } })).toMatchObject({
    productsServices: 'I bake sourdough buns',
    customerPainPoints: 'You need me when breakfast is far away',
  })
})

test('a written long answer is kept, and what was never answered stays empty', () => {
  const told = { ...nothing, productsServices: 'Bread, at night.', sentences: { ...emptySentences(), does: 'bake' } }
  expect(withSentences(told)).toEqual(told)
})
