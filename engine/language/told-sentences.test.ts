import { expect, test } from 'vitest'
import { closed, cutBeforeSmall, withCapital, wordCount } from './told-sentences.ts'

test('sentences are told apart where the second begins small, and abbreviations are none', () => {
  expect(cutBeforeSmall('We weigh fleece, approx. two a day. my aunt spins, e.g. socks.')).toEqual([
    'We weigh fleece, approx. two a day.',
    'my aunt spins, e.g. socks.',
  ])
})

test('a sentence begins with its capital and ends once', () => {
  expect([closed('We mend'), closed('We mend!'), closed('Mend?')]).toEqual(['We mend.', 'We mend!', 'Mend?'])
  expect([withCapital('we mend'), withCapital('iPhone screens')]).toEqual(['We mend', 'iPhone screens'])
})

test('only what holds a letter or a digit is a word', () => expect(wordCount('tea – and 2 buns 😀')).toBe(4))
