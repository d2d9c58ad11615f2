import { expect, test } from 'vitest'
import { createSeededNumbers, hashText, shuffleBySeed } from './seeded-numbers.ts'

test('the same seed gives the same order and another seed a different one', () => {
  const items = Array.from({ length: 20 }, (_, index) => index)
  expect(shuffleBySeed(items, 7)).toEqual(shuffleBySeed(items, 7))
  expect(shuffleBySeed(items, 8)).not.toEqual(shuffleBySeed(items, 7))
  expect([...shuffleBySeed(items, 7)].sort((a, b) => a - b)).toEqual(items)
})

test('similar texts have different hashes, and numbers stay within [0, 1)', () => {
  expect(hashText('brand1')).not.toBe(hashText('brand2'))
  const next = createSeededNumbers(hashText('brand1'))
  for (let index = 0; index < 1000; index++) expect(next()).toSatisfy((value: number) => value >= 0 && value < 1)
})
