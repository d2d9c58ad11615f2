import { expect, test } from 'vitest'
import { motifShown } from './motif-shown.ts'

test.each([
  ['Honesty', 'The cheaper lock would do just as well for her door, so I told her so and sold her that one.'],
  ['Responsibility', 'We had wired it wrong and nobody had noticed. I rang the owner that same evening and told him.'],
  ['Animal welfare', 'The calves stay with their mothers for five months, and we sell a third less milk for it.'],
  ['Durability', 'We keep spare parts for every lamp that we ever made and mend it, however old it is.'],
  ['Independence', 'A sponsor offered to pay for the roof if his logo hung there. We turned it down.'],
])('%s is told by what was done', (title, story) => {
  expect(motifShown(story)?.title).toBe(title)
})

test('nothing is told by what anybody does', () => {
  expect(motifShown('The office moved to the second floor in May.')).toBeUndefined()
})
