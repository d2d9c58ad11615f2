import { expect, test } from 'vitest'
import { meaningLength, meaningOf } from './word-vectors.ts'

const near = (one: string, other: string) => {
  const [a, b] = [one, other].map((text) => meaningOf(text.split(' ')))
  return a?.reduce((sum, each, at) => sum + each * (b?.[at] ?? 0), 0) ?? 0
}

test('words of like meaning point the same way', () => {
  expect(near('honest', 'sincere')).toBeGreaterThan(near('honest', 'gravel') + 0.3)
  expect(near('the baker gives bread away', 'a shop hands out loaves')).toBeGreaterThan(
    near('the baker gives bread away', 'parliament passed the budget'),
  )
})

test('a meaning has length 1, and none where no word is known', () => {
  expect(Math.hypot(...meaningOf(['bread']))).toBeCloseTo(1, 5)
  expect([...meaningOf(['qzxv', ''])]).toEqual(Array.from({ length: meaningLength }, () => 0))
})
