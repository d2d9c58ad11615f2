import { expect, test } from 'vitest'
import { closed, cutBeforeSmall, withCapital, wordCount } from './told-sentences.ts'

test('sentences are split even before a lower-case letter, but not after an abbreviation', () => {
  expect(cutBeforeSmall('We weigh fleece, approx. two a day. my aunt spins, e.g. socks.')).toEqual([
    'We weigh fleece, approx. two a day.',
    'my aunt spins, e.g. socks.',
  ])
})

test('a sentence gets a capital and exactly one end mark', () => {
  expect([closed('We mend'), closed('We mend!'), closed('Mend?')]).toEqual(['We mend.', 'We mend!', 'Mend?'])
  expect([withCapital('we mend'), withCapital('iPhone screens')]).toEqual(['We mend', 'iPhone screens'])
})

test('only words with a letter or digit are counted', () => expect(wordCount('tea – and 2 buns 😀')).toBe(4))
