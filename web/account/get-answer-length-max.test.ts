import { expect, test } from 'vitest'
import { describeLength, getAnswerLengthMax } from './get-answer-length-max.ts'

test('a field counts characters when it is nearly full, and says so when it is full', () => {
  expect(describeLength('x'.repeat(100), 120)).toBeUndefined()
  expect(describeLength('x'.repeat(110), 120)).toBe('110 of 120 characters used')
  expect(describeLength('x'.repeat(120), 120)).toContain('That’s all this field holds: 120 characters.')
})

test("a goal in the owner's own words has room for a sentence or two", () => {
  expect(getAnswerLengthMax({ key: 'primaryGoal' })).toBe(300)
  expect(getAnswerLengthMax({ key: 'jobTitle' })).toBe(120)
  expect(getAnswerLengthMax({ key: 'productsServices', isLong: true })).toBe(2000)
})
