import { expect, test } from 'vitest'
import { clichesIn, grammarFlagsIn, unknownFactsIn } from './copy-flags.ts'

test('worn phrases are named as they stand in the line', () => {
  expect(clichesIn('Your trusted partner for seamless growth')).toEqual(['trusted partner', 'seamless'])
  expect(clichesIn('Where tea meets time')).toEqual(['Where tea meets'])
  for (const line of ['Launch at dawn, land alive.', 'Feel empowered.', 'A place to hear each other']) {
    expect(clichesIn(line)).toEqual([])
  }
})

test('a fact that the owner did not tell is named, one that was told is not', () => {
  expect(unknownFactsIn('Certified guides since 1998', 'kayaks, curious people')).toEqual([
    '1998',
    'Certified',
    'since 1998',
  ])
  expect(unknownFactsIn('Recipes from four villages', 'recipes from four villages')).toEqual([])
  expect(unknownFactsIn('Fair loans, from Leeds', 'fair loans')).toEqual(['Leeds'])
  expect(unknownFactsIn('Trusted by thousands', '')).toEqual(['thousands', 'Trusted by'])
  expect(unknownFactsIn('Quiet work, kept promises.', '')).toEqual([])
})

test('slips of grammar are named, clean lines pass', () => {
  const flawed = [
    'A honest return',
    'An unique space',
    'Feel feel alive',
    'Fewer time, more life',
    'Help for for owners',
    'More better mornings',
    'Less errors',
    'It helps people feels calm',
    'The our way',
    'Calm , for once',
    'A people person for companys',
    "Grandma Lin's's kitchen",
    'Hello {name}',
    'They is fair',
    'and and so on',
    'Most warmest welcome',
    'with no no jargon',
  ]
  for (const line of flawed) expect(grammarFlagsIn(line), line).not.toEqual([])
  const clean = [
    'An hour saved is an honest hour.',
    'A unique space',
    'Fewer errors. More answers.',
    'A one-page report',
    "Grandma Lin's table",
    'Quiet, observant, seen.',
    'Less fuss, more water',
    'More dinner, less waiting',
    'An MOT without the wait',
    'Is it open? It is.',
    'What we come from, you return to',
  ]
  for (const line of clean) expect(grammarFlagsIn(line), line).toEqual([])
})
