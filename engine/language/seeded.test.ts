import { expect, test } from 'vitest'
import { hashText, seededNumbers, shuffled } from './seeded.ts'

test('the same seed gives the same order and another seed a different one', () => {
  const items = Array.from({ length: 20 }, (_, index) => index)
  expect(shuffled(items, 7)).toEqual(shuffled(items, 7))
  expect(shuffled(items, 8)).not.toEqual(shuffled(items, 7))
  expect([...shuffled(items, 7)].sort((a, b) => a - b)).toEqual(items)
})

test('similar texts have different hashes, and numbers stay within [0, 1)', () => {
  expect(hashText('brand1')).not.toBe(hashText('brand2'))
  const next = seededNumbers(hashText('brand1'))
  for (let index = 0; index < 1000; index++) expect(next()).toSatisfy((value: number) => value >= 0 && value < 1)
})
