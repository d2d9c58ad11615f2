import { expect, test } from 'vitest'
import { hasDevice } from './check-device.ts'
import { rhymes } from './word-senses.ts'

test('every rhyme in the book rhymes', () => {
  for (const line of Object.values(rhymes)) expect(hasDevice(line, 'rhyme'), line).toBe(true)
})

test('a figure that is not there is not claimed', () => {
  expect(hasDevice('Precise, and nice.', 'rhyme')).toBe(false)
  expect(hasDevice('Four words: dry floors.', 'counting off')).toBe(false)
  expect(hasDevice('Warm bread, early mornings.', 'alliteration')).toBe(false)
  expect(hasDevice('Clarity for CFOs.', 'alliteration')).toBe(false)
  expect(hasDevice('Patient. Earthy.', 'rule of three')).toBe(false)
  expect(hasDevice('Clean sheets. Early starts.', 'echo')).toBe(false)
})

test('a figure that is there is found', () => {
  expect(hasDevice('Two words: dry floors.', 'counting off')).toBe(true)
  expect(hasDevice('Compassion and quiet.', 'alliteration')).toBe(true)
  expect(hasDevice('Gentle, tender and here for families.', 'rule of three')).toBe(true)
  expect(hasDevice('Clean sheets. Clean slates.', 'echo')).toBe(true)
})
