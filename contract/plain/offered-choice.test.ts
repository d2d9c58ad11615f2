import { expect, test } from 'vitest'
import { readOffered, writeOffered } from './offered-choice.ts'

test('what is offered is read back as answers to press; another question offers none', () => {
  const question = writeOffered(
    'Pick one of two. Which would you rather hear',
    'They made me laugh',
    'They told me the truth',
  )
  expect(readOffered(question)).toEqual(['A: “They made me laugh.”', 'B: “They told me the truth.”', 'Neither'])
  expect(readOffered('When do you joke around?')).toEqual([])
})
