import { expect, test } from 'vitest'
import { editDistance, isInflection } from './similarity.ts'
import { toAmericanSpelling, toCanonicalSpelling } from './spelling.ts'
import { listStems, stemWord } from './stem.ts'

test.each([
  ['calms calmed calming calmly calmness', 'calm'],
  ['happy happily happiness', 'happi'],
  ['plans planned planning', 'plan'],
  ['families family', 'famili'],
  ['boxes box', 'box'],
  ['nurture nurtures nurturing nurturingly', 'nurtur'],
])('the forms of a word share one stem: %s', (forms, expected) => {
  expect(forms.split(' ').map(stemWord)).toEqual(forms.split(' ').map(() => expected))
})

test.each(['business', 'bus', 'always', 'this', 'sing', 'red', 'king', 'everything', 'need'])(
  'a word that only looks inflected stays whole: %s',
  (word) => {
    expect(stemWord(word).length).toBeGreaterThanOrEqual(word.length - 1)
  },
)

test('the stems of a text leave out function words', () => {
  expect(listStems('The joy of planning, and the planned joys')).toEqual(new Set(['joy', 'plan']))
})

test.each([
  ['supportive', 'supported'],
  ['hope', 'hopeful'],
  ['confident', 'confidence'],
  ['reassured', 'Reassurance'],
  ['time savings', 'saving time'],
  ['organised', 'Organized'],
  ['cosy', 'cozy'],
  ['light hearted', 'light-hearted'],
  ['growth', 'growing'],
])('%s and %s have the same meaning', (a, b) => {
  expect(isInflection(a, b)).toBe(true)
})

test.each([
  ['warm', 'warm-hearted'],
  ['more sales', 'fewer sales'],
  ['careless', 'caring'],
  ['lower costs', 'lower risk'],
  ['open', 'open-minded'],
])('%s and %s have different meanings', (a, b) => {
  expect(isInflection(a, b)).toBe(false)
})

test('British and American spellings are converted in both directions, and other words are unchanged', () => {
  expect(toCanonicalSpelling('Energized neighbors, centered color')).toBe('energised neighbours, centred colour')
  expect(toAmericanSpelling('Energised neighbours, cosy humour')).toBe('Energized neighbors, cozy humor')
  expect(toAmericanSpelling('realistic promise, humorous maximum')).toBe('realistic promise, humorous maximum')
})

test.each([
  ['bell', 'bell', 0],
  ['bell', 'bel', 1],
  ['colour', 'color', 1],
  ['', 'bell', 4],
  ['night', 'knit', 3],
])('“%s” and “%s” are %d letters apart', (one, other, letters) => {
  expect(editDistance(one, other)).toBe(letters)
})
