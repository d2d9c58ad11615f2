import { expect, test } from 'vitest'
import { formatValuesAsText } from './format-values-as-text.ts'

test('the list is copied as text, without cards that are still empty', () => {
  const values = [
    { title: 'Thrift', description: 'What we do: Mend.\nWhat it cost: A sale.' },
    { title: 'Patience', description: 'Describe what this value means to your brand...' },
    { title: 'New Core Value', description: 'Describe what this value means to your brand...' },
  ]
  expect(formatValuesAsText(values, 'Tarn Street')).toBe(
    'Our values, Tarn Street\n\n1. Thrift\nWhat we do: Mend.\nWhat it cost: A sale.\n\n2. Patience',
  )
})
