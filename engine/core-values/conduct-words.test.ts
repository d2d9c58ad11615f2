import { expect, test } from 'vitest'
import { kindsOf } from './conduct-words.ts'

const kinds = (sentence: string) => new Set(kindsOf(sentence).keys())

test('a sentence speaks of several things at once, by words and by wordings with others between', () => {
  expect(kinds('We laid nobody off in the bad winter.')).toContain('KEEPJOBS')
  expect(kinds('A sponsor sent us a hamper.')).toContain('TEMPTER')
})

test('a word that stands for many things tells less of each than a rare one', () => {
  const told = (sentence: string, kind: string) => [...(kindsOf(sentence).get(kind)?.values() ?? [])][0] ?? 0
  expect(told('We encrypt it.', 'PRIVATE')).toBeGreaterThan(told('We wait.', 'HALT'))
})

test('an empty sentence speaks of nothing', () => {
  expect(kinds('')).toEqual(new Set())
})
