import { expect, test } from 'vitest'
import { hardestWriter, readQuestions, scoreKinds, scoreQuestions } from './score-questions.ts'

const heldOut = readQuestions('held-out.jsonl')

test('what is asked is known in nine of ten questions of people whose way of asking was never learned', () => {
  const figures = scoreQuestions(heldOut.filter(({ writer }) => writer !== hardestWriter))
  expect(figures.topic_first).toBeGreaterThanOrEqual(0.92)
  expect(figures.topic_among_three).toBeGreaterThanOrEqual(0.95)
  expect(figures.refused).toBeLessThanOrEqual(0.01)
  expect(figures.off_topic_refused).toBeGreaterThanOrEqual(0.85)
}, 60_000)

test('what is asked is mostly known in questions of doubters and newcomers', () => {
  const figures = scoreQuestions(heldOut.filter(({ writer }) => writer === hardestWriter))
  expect(figures.topic_first).toBeGreaterThanOrEqual(0.74)
  expect(figures.topic_among_three).toBeGreaterThanOrEqual(0.8)
  expect(figures.refused).toBeLessThanOrEqual(0.03)
  expect(figures.off_topic_refused).toBeGreaterThanOrEqual(0.7)
}, 60_000)

test('what is asked of a topic is mostly known in questions of people whose way of asking was never learned', () => {
  const { believed, right } = scoreKinds(heldOut)
  expect(believed).toBeGreaterThanOrEqual(0.7)
  expect(right).toBeGreaterThanOrEqual(0.7)
})
