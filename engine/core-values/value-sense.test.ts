import { expect, test } from 'vitest'
import { senseOf } from './value-sense.ts'

const likeliest = (passage: string, count: number) =>
  [...senseOf(passage).values]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([title]) => title)

test('what is arranged shows nothing, what was given up for somebody shows a value', () => {
  expect(senseOf('The meeting room is on the second floor and holds twelve people.').shown).toBeLessThan(0.2)
  expect(
    senseOf('We turned the contract down because they wanted us to pay the drivers less, and it cost us a year.').shown,
  ).toBeGreaterThan(0.9)
})

test('a value is heard in words that do not name it', () => {
  expect(likeliest('Every price we pay a grower hangs on the wall by the till, and so do our wages.', 3)).toContain(
    'Transparency',
  )
  expect(likeliest('No cow is ever sold to the slaughterhouse; the old ones graze behind the barn.', 2)).toContain(
    'Animal welfare',
  )
})

test('the likelihoods of all values make up that of any', () => {
  const { shown, values } = senseOf('We mend whatever we have sold.')
  expect([...values.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(shown, 5)
})

test('a text without words has a sense all the same', () => {
  expect(senseOf('').shown).toBeGreaterThanOrEqual(0)
})
