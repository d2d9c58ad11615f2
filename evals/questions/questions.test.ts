import { expect, test } from 'vitest'
import { readQuestions, scoreQuestions } from './score-questions.ts'

test('what is asked is mostly known in questions of somebody whose way of asking was never learned', () => {
  const figures = scoreQuestions(readQuestions('held-out.jsonl'))
  expect(figures.topic_first).toBeGreaterThanOrEqual(0.6)
  expect(figures.topic_among_three).toBeGreaterThanOrEqual(0.7)
  expect(figures.refused).toBeLessThanOrEqual(0.02)
  expect(figures.off_topic_refused).toBeGreaterThanOrEqual(0.4)
})
