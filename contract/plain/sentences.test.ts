import { describe, expect, test } from 'vitest'
import { findUnclearPronoun, makeWholeSentence } from './sentences.ts'

describe('a pronoun the reader cannot resolve', () => {
  test.each([
    ['strip it to the frame', 'it'],
    ['Give THEM back', 'them'],
  ])('%j holds %j', (words, found) => expect(findUnclearPronoun(words)).toBe(found))

  test.each(['fit your kitchen', 'mend it’s not a word here, theirs', ''])('%j holds none', (words) =>
    expect(findUnclearPronoun(words)).toBeUndefined(),
  )
})

test('a beginning typed again is not repeated', () => {
  expect(makeWholeSentence('does', 'We mend windows', false)).toBe('We mend windows')
  expect(makeWholeSentence('after', 'with us, you sleep', false)).toBe('With us, you sleep')
})
