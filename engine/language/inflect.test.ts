import { expect, test } from 'vitest'
import { isPluralNoun } from './inflect.ts'

test.each([
  'family',
  'person',
  'bus',
  'grandchild',
  'first-timer',
  'boss',
  'kindness',
  'business',
  'campus',
  'focus',
  'news',
  'analysis',
  'ethos',
  'timber',
])('%s is not a plural', (word) => expect(isPluralNoun(word)).toBe(false))
test.each(['families', 'people', 'buses', 'sportswomen', 'parents', 'mice', 'errors', 'mornings', 'brides-to-be'])(
  '%s is a plural',
  (word) => expect(isPluralNoun(word)).toBe(true),
)
