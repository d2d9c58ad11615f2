import { expect, test } from 'vitest'
import {
  companySizes,
  formatOptionAnswer,
  listOptionsWithAnswer,
  monthlyRevenues,
  profileCompanySizes,
  profileMonthlyRevenues,
} from './business-options.ts'

test('a stored answer from the other form is sorted in among the options, not appended', () => {
  expect(listOptionsWithAnswer(profileMonthlyRevenues, 'under-10k')).toEqual([
    '0-5k',
    'under-10k',
    ...profileMonthlyRevenues.slice(1),
  ])
  expect(listOptionsWithAnswer(profileMonthlyRevenues, '10k-50k').indexOf('10k-50k')).toBe(2)
  expect(listOptionsWithAnswer(profileCompanySizes, '11-50').slice(3, 5)).toEqual(['11-25', '11-50'])
  for (const size of companySizes) expect(listOptionsWithAnswer(profileCompanySizes, size)).toContain(size)
  for (const revenue of monthlyRevenues)
    expect(listOptionsWithAnswer(profileMonthlyRevenues, revenue)).toContain(revenue)
})

test('an answer is shown as words whichever form it came from, and free text is unchanged', () => {
  expect(formatOptionAnswer('under-10k')).toBe('Under 10k')
  expect(formatOptionAnswer('food-beverage')).toBe('Food and beverage')
  expect(formatOptionAnswer('re-caning')).toBe('re-caning')
})
