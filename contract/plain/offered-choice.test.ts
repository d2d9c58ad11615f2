import { expect, test } from 'vitest'
import { readOffered, writeOffered } from './offered-choice.ts'

test('the offered lines are read back as clickable answers; other questions offer none', () => {
  const question = writeOffered(
    'Pick one of two. Which would you rather hear',
    'They made me laugh',
    'They told me the truth',
  )
  expect(readOffered(question)).toEqual(['A: “They made me laugh.”', 'B: “They told me the truth.”', 'Neither'])
  expect(readOffered('When do you joke around?')).toEqual([])
})
