import { expect, test } from 'vitest'
import { alliterationOf, balanceOf, initialSound, syllablesOf } from './sound.ts'

test('syllables are counted as they are said', () => {
  const counts = {
    fair: 1,
    calm: 1,
    gentle: 2,
    meticulous: 4,
    fees: 1,
    relieved: 2,
    salvaged: 2,
    mornings: 2,
    created: 3,
    ideas: 3,
    patience: 2,
    curious: 3,
  }
  for (const [word, count] of Object.entries(counts)) expect(syllablesOf(word), word).toBe(count)
})

test('words alliterate by sound, not by letter', () => {
  expect(initialSound('phone')).toBe(initialSound('fees'))
  expect(initialSound('chorus')).toBe('k')
  expect(initialSound('honest')).toBe('o')
  expect(initialSound('city')).toBe('s')
  expect(alliterationOf('Fixed fees, frank phones.')).toBe(4)
  expect(alliterationOf('An apple for us all')).toBe(0)
})

test('a parallel pair weighs evenly', () => {
  expect(balanceOf('Launch at dawn, land alive.')).toBeGreaterThan(0.7)
  expect(balanceOf('Calm. House calls only, for everybody.')).toBeLessThan(0.3)
})
