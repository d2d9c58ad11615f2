import { describe, expect, test } from 'vitest'
import { countSyllables, measureLine } from './line-measures.ts'

const told = [
  { from: 'Your name', text: 'Pruitt & Daughter' },
  { from: '“We …”', text: 'sweep the chimney and fix the wood stove' },
  { from: 'Feeling', text: 'sleep easy' },
]
const measure = (line: string) =>
  measureLine(line, told, ['Pruitt & Daughter Chimney Service, LLC', 'Pruitt & Daughter'])

test('words and syllables are counted, but no syllables where spelling cannot tell', () => {
  expect(measure('We sweep. You sleep.')).toMatchObject({ words: 4, syllables: 4 })
  expect(measure('Plain-spoken since 1982')).toMatchObject({ words: 3, syllables: undefined })
  expect(measure('パンを焼く')).toMatchObject({ words: 1, syllables: undefined })
  expect(measure('')).toMatchObject({ words: 0, syllables: 0, own: { count: 0, of: 0 }, pieces: [] })
  expect(countSyllables('A camera down the flue.')).toBe(7)
})

describe('sounds that repeat', () => {
  test.each([
    ['Bread from the boat.', [{ sound: 'b', words: ['Bread', 'boat'] }]],
    ['Clean kitchens, quick.', [{ sound: 'k', words: ['Clean', 'kitchens', 'quick'] }]],
    ['Know now.', [{ sound: 'n', words: ['Know', 'now'] }]],
    ['City cats.', []],
    ['Cheap cats.', []],
    ['Sharp sails.', []],
    ['The best of an hour at home.', []],
    ['We will wait.', []],
    ['Bread, bread, bread.', []],
  ])('finds the shared first sounds of “%s”', (line, sounds) => {
    expect(measure(line).firstSounds).toEqual(sounds)
  })

  test.each([
    ['We sweep. You sleep.', [{ sound: 'eep', words: ['sweep', 'sleep'] }]],
    ['Save the cave.', [{ sound: 'ave', words: ['Save', 'cave'] }]],
    ['Ready and happy.', []],
    ['Sleep, sleep.', []],
  ])('finds the shared endings of “%s”', (line, sounds) => {
    expect(measure(line).endings).toEqual(sounds)
  })
})

test('the name has to occur as whole words; the short name counts too, and case is ignored', () => {
  expect(measure('pruitt & daughter: we look first').hasName).toBe(true)
  expect(measure('Daughters of Pruitt').hasName).toBe(false)
  expect(measureLine('A line', [], ['']).hasName).toBe(false)
})

test('the owner’s own words are found verbatim with their source; function words are not counted', () => {
  const { own, pieces } = measure('We sweep the flue, you sleep.')
  expect(own).toEqual({ count: 2, of: 3 })
  expect(pieces.filter(({ from }) => from !== '')).toEqual([
    { text: 'sweep', from: '“We …”' },
    { text: 'sleep', from: 'Feeling' },
  ])
  expect(pieces.map(({ text }) => text).join('')).toBe('We sweep the flue, you sleep.')
})
