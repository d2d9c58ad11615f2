import { expect, test } from 'vitest'
import { findAnnouncedCategory, isUnrelatedHeading } from './announced-categories.ts'

test.each([
  ['Who we are', 'culture'],
  ['What are your volunteers like?', 'culture'],
  ['Who we are for', 'customers'],
  ['Who benefits from your work?', 'customers'],
  ['How we speak', 'voice'],
  ['Tone of voice', 'voice'],
  ['How they feel at midnight', 'feeling'],
  ['What difference do you make?', 'impact'],
  ['What do they get?', 'impact'],
  ['What makes us different', 'xfactor'],
  ['Why us', 'xfactor'],
  ['Our address', undefined],
] as const)('"%s" announces %s', (heading, category) => {
  expect(findAnnouncedCategory(heading)).toBe(category)
})

test('headings for what a brief rules out, or for its administration, are asides', () => {
  expect(['Never', 'Deliverables', 'What we are not', 'Values'].map(isUnrelatedHeading)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
