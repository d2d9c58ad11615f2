import { expect, test } from 'vitest'
import { kindsOf } from './conduct-words.ts'

test('a sentence speaks of several things at once, by words and by wordings with others between', () => {
  expect(kindsOf('We laid nobody off in the bad winter.')).toContain('KEEPJOBS')
  expect(kindsOf('A sponsor sent us a hamper.')).toContain('TEMPTER')
})

test('an empty sentence speaks of nothing', () => {
  expect(kindsOf('')).toEqual(new Set())
})
