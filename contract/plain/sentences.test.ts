import { describe, expect, test } from 'vitest'
import { pointsElsewhere } from './sentences.ts'

describe('a word that a stranger may not know what to make of', () => {
  test.each([
    ['strip it to the frame', 'it'],
    ['Give THEM back', 'them'],
  ])('%j holds %j', (words, found) => expect(pointsElsewhere(words)).toBe(found))

  test.each(['fit your kitchen', 'mend it’s not a word here, theirs', ''])('%j holds none', (words) =>
    expect(pointsElsewhere(words)).toBeUndefined(),
  )
})
