import { expect, test } from 'vitest'
import { findContradictions, findStandingContradictions } from './find-contradictions.ts'

const find = (...texts: readonly string[]) =>
  findContradictions(texts.map((text, place) => ({ number: place + 1, field: 'quote', text })))

test.each([
  ['the founding year', 'est 2009 in a shed', 'we started in 2011'],
  ['the opening hours', 'open every day', 'closed mondays sorry'],
  ['the size of the team', 'its just the two of us', 'we are a team of nine'],
  ['the size of the team', 'just me', 'team of four'],
  ['the price of a cut', 'a cut costs £30', 'a cut is £35'],
  ['whether the parking is free', 'free parking', 'parking costs £3'],
  ['delivery', 'we deliver', 'no delivery'],
])('%s is named where “%s” stands beside “%s”', (what, one, other) => {
  expect(find(one, other)).toMatchObject([{ what, statements: expect.arrayContaining([1, 2]) }])
})

test.each([
  ['started in 2009', 'joined the guild in 2011'],
  ['open every day', 'we bake bread'],
  ['£30 for a cut', '£45 for a colour'],
])('“%s” and “%s” can both be true', (one, other) => {
  expect(find(one, other)).toEqual([])
})

const told = [
  { number: 1, field: 'productsServices', text: 'Bread and buns, wholsale too.\nIts just me, at 4am!' },
  { number: 2, field: 'only', text: 'We bake on a boat; We’re a team of Nine, all of us bakers' },
] as const

test('each passage is quoted as it was typed', () => {
  expect(findContradictions(told)).toMatchObject([{ passages: ['Its just me', 'We’re a team of Nine'] }])
})

test('what the owner says is both right stands no longer, in either order, until one of the passages changes', () => {
  expect(findStandingContradictions(told, [['We’re a team of Nine', 'Its just me']])).toEqual([])
  expect(findStandingContradictions(told, [['We’re a team of Nine', 'just me']])).toHaveLength(1)
})
