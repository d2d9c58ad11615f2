import { expect, test } from 'vitest'
import { addFullStop, capitalizeSentence, countTextWords, splitBeforeLowercase } from './typed-sentence-text.ts'

test('sentences are split even before a lower-case letter, but not after an abbreviation', () => {
  expect(splitBeforeLowercase('We weigh fleece, approx. two a day. my aunt spins, e.g. socks.')).toEqual([
    'We weigh fleece, approx. two a day.',
    'my aunt spins, e.g. socks.',
  ])
})

test('a sentence gets a capital and exactly one end mark', () => {
  expect([addFullStop('We mend'), addFullStop('We mend!'), addFullStop('Mend?')]).toEqual([
    'We mend.',
    'We mend!',
    'Mend?',
  ])
  expect([capitalizeSentence('we mend'), capitalizeSentence('iPhone screens')]).toEqual(['We mend', 'iPhone screens'])
})

test('only words with a letter or digit are counted', () => expect(countTextWords('tea – and 2 buns 😀')).toBe(4))
