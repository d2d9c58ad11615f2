import { expect, test } from 'vitest'
import { isAside, topicOf } from './topic-cues.ts'

test.each([
  ['Who we are', 'culture'],
  ['What are your volunteers like?', 'culture'],
  ['Who we are for', 'customers'],
  ['Who benefits from your work?', 'customers'],
  ['How we put things', 'voice'],
  ['How they feel at midnight', 'feeling'],
  ['What difference do you make?', 'impact'],
  ['What do you do that your competitors do not?', 'xfactor'],
  ['Our address', undefined],
] as const)('"%s" announces %s', (heading, category) => {
  expect(topicOf(heading)).toBe(category)
})

test('what a brief rules out or only administers is an aside', () => {
  expect(['Never', 'Deliverables', 'What we are not', 'Values'].map(isAside)).toEqual([true, true, true, false])
})
