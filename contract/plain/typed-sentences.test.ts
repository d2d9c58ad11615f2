import { describe, expect, test } from 'vitest'
import { splitTypedSentences } from './typed-sentences.ts'

test('a line is split at the end of each sentence, also before a number, and nowhere else', () => {
  expect(
    splitTypedSentences(
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

describe('a lower-case letter after a full stop', () => {
  test('starts a sentence', () => {
    expect(splitTypedSentences('We weigh every fleece. my aunt spins them. none is dyed')).toEqual([
      'We weigh every fleece.',
      'my aunt spins them.',
      'none is dyed',
    ])
  })

  test.each([
    'Wool, felt, etc. for weavers',
    'We ship to the u.s. and back',
    'Lessons for approx. ten, e.g. on Mon. to fri. evenings',
    'Dr. van Dyke at Mill St. by the weir, vitamin C. elegans',
  ])('does not start one after an abbreviation: %j', (line) => expect(splitTypedSentences(line)).toEqual([line]))
})

test('an abbreviation that often ends a sentence does so before a capital', () => {
  expect(splitTypedSentences('We sell yarn, felt, etc. Come in')).toEqual(['We sell yarn, felt, etc.', 'Come in'])
})
