import { expect, test } from 'vitest'
import { lengthMaxOf, lengthNote } from './length-note.ts'

test('a field counts characters when it is nearly full, and says so when it is full', () => {
  expect(lengthNote('x'.repeat(100), 120)).toBeUndefined()
  expect(lengthNote('x'.repeat(110), 120)).toBe('110 of 120 characters used')
  expect(lengthNote('x'.repeat(120), 120)).toContain('That’s all this field holds: 120 characters.')
})

test("a goal in the owner's own words has room for a sentence or two", () => {
  expect(lengthMaxOf({ key: 'primaryGoal' })).toBe(300)
  expect(lengthMaxOf({ key: 'jobTitle' })).toBe(120)
  expect(lengthMaxOf({ key: 'productsServices', isLong: true })).toBe(2000)
})
