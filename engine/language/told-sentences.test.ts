import { expect, test } from 'vitest'
import { closed, sentencesTyped, withCapital, wordCount } from './told-sentences.ts'

test('a line is cut at the ends of its sentences, also before a number, and nowhere else', () => {
  expect(
    sentencesTyped(
      'We mend on Sundays, esp. old chairs. 8 of 10 go home that day. Open until 5 pm. 3 of us mend; the answer is no. Call No. 4.',
    ),
  ).toEqual([
    'We mend on Sundays, esp. old chairs.',
    '8 of 10 go home that day.',
    'Open until 5 pm.',
    '3 of us mend',
    'the answer is no.',
    'Call No. 4.',
  ])
})

test('a sentence begins with its capital and ends once', () => {
  expect([closed('We mend'), closed('We mend!'), closed('Mend?')]).toEqual(['We mend.', 'We mend!', 'Mend?'])
  expect([withCapital('we mend'), withCapital('iPhone screens')]).toEqual(['We mend', 'iPhone screens'])
})

test('only what holds a letter or a digit is a word', () => expect(wordCount('tea – and 2 buns 😀')).toBe(4))
