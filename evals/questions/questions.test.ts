import { expect, test } from 'vitest'
import { hardestWriter, readQuestions, scoreKinds, scoreQuestions } from './score-questions.ts'

const heldOut = readQuestions('validation.jsonl')
const hardest = heldOut.filter(({ writer }) => writer === hardestWriter)
const ordinary = heldOut.filter(({ writer }) => writer !== hardestWriter)

test.each([
  ['nine of ten ordinary questions', ordinary, { first: 0.92, amongThree: 0.95, refused: 0.01, offTopic: 0.85 }],
  ['three of four by doubters and newcomers', hardest, { first: 0.74, amongThree: 0.8, refused: 0.03, offTopic: 0.7 }],
])(
  'of writers who were never learned from, what is asked is known in %s',
  (_of, questions, wanted) => {
    const figures = scoreQuestions(questions)
    expect(figures.topic_first).toBeGreaterThanOrEqual(wanted.first)
    expect(figures.topic_among_three).toBeGreaterThanOrEqual(wanted.amongThree)
    expect(figures.refused).toBeLessThanOrEqual(wanted.refused)
    expect(figures.off_topic_refused).toBeGreaterThanOrEqual(wanted.offTopic)
  },
  60_000,
)

test('of writers who were never learned from, what is asked of a topic is mostly known', () => {
  const { believed, right } = scoreKinds(heldOut)
  expect(believed).toBeGreaterThanOrEqual(0.7)
  expect(right).toBeGreaterThanOrEqual(0.7)
})
