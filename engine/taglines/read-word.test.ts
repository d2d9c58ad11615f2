import { expect, test } from 'vitest'
import { readWord } from './read-word.ts'

test('an impact that customers do is a deed, known verb or not', () => {
  const deeds = [
    'to rebuild trust',
    'close the books faster',
    'land the job',
    'linger longer',
    'slow down',
    'fall over laughing',
  ]
  for (const typed of deeds) expect(readWord(typed, 'impact').shape, typed).toBe('verb')
})

test('an impact that customers get is a thing', () => {
  for (const typed of [
    'comfort in the last days',
    'birth without fear',
    'time together',
    'better grades',
    'a fresh start',
    'warmth',
  ])
    expect(['mass', 'plural', 'noun'], typed).toContain(readWord(typed, 'impact').shape)
})
