import { expect, test } from 'vitest'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { findKnownWords, sumLeanings } from './lean-words.ts'
import table from './word-counts.json' with { type: 'json' }

const lean = (...texts: string[]) => sumLeanings(texts.map(findKnownWords))

test('every counted word was used by at least two owners, and has one digit per archetype', () => {
  const entries = table.words.flatMap((line) => line.split(', '))
  expect(entries.length).toBeGreaterThan(2000)
  for (const entry of entries) {
    expect(entry).toMatch(/^\S+(?: \S+)? [0-9a-z]{12}$/u)
    const digits = [...entry.slice(-archetypeIds.length)].map((digit) => Number.parseInt(digit, 36))
    expect(digits.reduce((sum, digit) => sum + digit, 0)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...digits)).toBeLessThanOrEqual(table.ownersOfEach)
  }
})

test('words lean towards archetypes, but a few of them never decide', () => {
  const { outlaw, innocent } = lean('They made the law and we were banned by the council.')
  expect(outlaw).toBeGreaterThan(innocent)
  expect(Math.max(...Object.values(lean('They made the law and we were banned by the council.')))).toBeLessThan(1)
})

test('unknown words lean nowhere, and leanings sum to zero over the twelve archetypes', () => {
  expect(Object.values(lean('Xyzzy plugh.')).every((weight) => weight === 0)).toBe(true)
  const sum = Object.values(lean('We bake bread for the whole street.')).reduce((total, weight) => total + weight, 0)
  expect(sum).toBeCloseTo(0, 9)
})

test('a word counts once, however often it is repeated and in whatever order', () => {
  expect(lean('We bake bread.', 'We bake bread.')).toEqual(lean('We bake bread.'))
  const [one, other] = [
    lean('We bake bread.', 'Nobody is turned away.'),
    lean('Nobody is turned away.', 'We bake bread.'),
  ]
  for (const id of archetypeIds) expect(one[id]).toBeCloseTo(other[id], 9)
})

test('a long story counts no more than 160 known words would', () => {
  const everything = sumLeanings([Array.from({ length: 3000 }, (_, place) => place)])
  expect(Math.max(...Object.values(everything))).toBeLessThan(10)
})
