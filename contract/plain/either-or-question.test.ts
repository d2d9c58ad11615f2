import { expect, test } from 'vitest'
import { readEitherOrAnswers, writeEitherOrQuestion } from './either-or-question.ts'

test('the offered lines are read back as clickable answers; other questions offer none', () => {
  const question = writeEitherOrQuestion(
    'Pick one of two. Which would you rather hear',
    'They made me laugh',
    'They told me the truth',
  )
  expect(readEitherOrAnswers(question)).toEqual(['A: “They made me laugh.”', 'B: “They told me the truth.”', 'Neither'])
  expect(readEitherOrAnswers('When do you joke around?')).toEqual([])
})
