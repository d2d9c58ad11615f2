import { expect, test } from 'vitest'
import {
  answerName,
  companySizes,
  monthlyRevenues,
  optionsWith,
  profileCompanySizes,
  profileMonthlyRevenues,
} from './business-options.ts'

test('a stored answer from the other form is sorted in among the options, not appended', () => {
  expect(optionsWith(profileMonthlyRevenues, 'under-10k')).toEqual([
    '0-5k',
    'under-10k',
    ...profileMonthlyRevenues.slice(1),
  ])
  expect(optionsWith(profileMonthlyRevenues, '10k-50k').indexOf('10k-50k')).toBe(2)
  expect(optionsWith(profileCompanySizes, '11-50').slice(3, 5)).toEqual(['11-25', '11-50'])
  for (const size of companySizes) expect(optionsWith(profileCompanySizes, size)).toContain(size)
  for (const revenue of monthlyRevenues) expect(optionsWith(profileMonthlyRevenues, revenue)).toContain(revenue)
})

test('an answer is shown as words whichever form it came from, and free text is unchanged', () => {
  expect(answerName('under-10k')).toBe('Under 10k')
  expect(answerName('food-beverage')).toBe('Food and beverage')
  expect(answerName('re-caning')).toBe('re-caning')
})
