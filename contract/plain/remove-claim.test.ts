import { expect, test } from 'vitest'
import { removeClaim } from '#contract/plain/remove-claim.ts'

test.each([
  ['We sweep chimneys the same day, without dust.', 'the same day', 'We sweep chimneys, without dust.'],
  ['Award-winning sweeps for old houses.', 'Award-winning', 'Sweeps for old houses.'],
  ['We sweep, fast, and clean.', 'fast', 'We sweep, and clean.'],
  ['We sweep chimneys since 1990.', '1990', 'We sweep chimneys.'],
  ['We sweep chimneys with the best brush, and softly', 'best brush', 'We sweep chimneys, and softly'],
])('from “%s” it takes “%s”', (line, words, rest) => {
  const start = line.indexOf(words)
  expect(removeClaim(line, { start, end: start + words.length })).toBe(rest)
})
