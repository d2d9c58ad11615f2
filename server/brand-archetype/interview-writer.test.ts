import { expect, test } from 'vitest'
import { embeddedInterviewWriter, type InterviewWriter, takeTurn } from '#server/brand-archetype/interview-writer.ts'
import { makeInterviewBrand } from '#testing/engine/archetype-interview.ts'
import { makeTestResult } from '#testing/server/archetype-result.ts'
import { answers } from '#testing/server/interview.ts'

const brand = makeInterviewBrand({ name: 'Tern & Tide', industry: '' })
const hasty: InterviewWriter = {
  ...embeddedInterviewWriter,
  take: async () => ({ turn: { kind: 'result', text: 'Done.', result: makeTestResult() }, source: 'provider' }),
}
const { signal } = new AbortController()
/** Answers with a different text each. */
const answered = (count: number, questionId = 'values') =>
  Array.from({ length: count }, (_, turn) => ({ questionId, answer: `${answers[turn % answers.length]}` }))

test('T23 there is no result before 20 answered questions, even if a model gives one; follow-ups do not count', async () => {
  for (const transcript of [[], answered(19), [...answered(19), ...answered(5, 'probe:values')]]) {
    const { turn, source } = await takeTurn(hasty, { brand, transcript, signal })
    expect([turn.kind, source]).toEqual(['question', 'embedded'])
  }
  expect(await takeTurn(hasty, { brand, transcript: answered(20), signal })).toMatchObject({
    turn: { kind: 'result' },
    source: 'provider',
  })
})

test('answers that say nothing give no result, even if a model gives one: the interview stays undecided', async () => {
  const silent = Array.from({ length: 24 }, () => ({
    questionId: 'values',
    answer: 'We turn up, whatever the weather.',
  }))
  expect(await takeTurn(hasty, { brand, transcript: silent, signal })).toMatchObject({
    turn: { kind: 'undecided', shortfall: { told: 1 } },
    source: 'embedded',
  })
})

test('the engine asks if no model is set up', async () => {
  expect(await takeTurn(embeddedInterviewWriter, { brand, transcript: [], signal })).toMatchObject({
    turn: { kind: 'question' },
  })
})
