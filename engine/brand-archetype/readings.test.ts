import { expect, test } from 'vitest'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { readTranscript } from './interview-answers.ts'
import { addReadings, checkReadings, describeReadings, readableMotifs, readingWeight } from './readings.ts'
import { analyseAnswers, weighAnswers } from './weigh-answers.ts'

const transcript = [
  {
    questionId: 'origin',
    answer: 'A girl cried over a broken horse, so I sat up all night and never sent them a bill.',
  },
  { questionId: 'refuse', answer: 'Spray paint over rot, however much somebody offers me for a Saturday job.' },
]
const soFar = { transcript, industry: 'repair' }
const heard = analyseAnswers(readTranscript(transcript), 'repair')
const giving = { at: 0, motif: 'giving', quote: 'never sent them a bill' }

test('no motif is offered twice under the same words, and none that only names a role model', () => {
  expect(new Set(readableMotifs.map(({ says }) => says)).size).toBe(readableMotifs.length)
  expect(readableMotifs.filter(({ id }) => id.startsWith('wish-'))).toEqual([])
})

test('a reading counts three quarters of its motif, as the screen says', () => {
  expect(readingWeight).toBe(0.75)
  const motif = readableMotifs.find(({ id }) => id === 'standing')
  const reading = { at: 1, motif: 'standing', quote: 'Spray paint over rot' }
  const [before, after] = [weighAnswers(heard), weighAnswers(addReadings(heard, [reading]))]
  for (const id of archetypeIds) expect(after[id] - before[id]).toBeCloseTo(0.75 * (motif?.weighs[id] ?? 0), 10)
})

test('what the tables found in the same answer counts once', () => {
  const found = heard[0]?.hits.find(({ strength }) => strength > 0)?.motif.id ?? ''
  expect(found).not.toBe('')
  expect(addReadings(heard, [{ ...giving, motif: found }])).toEqual(heard)
  expect(checkReadings([{ ...giving, motif: found }], soFar)).toEqual([])
})

test('one answer counts no more than its own limit, however much is read into it', () => {
  const all = readableMotifs
    .filter(({ weighs }) => (weighs.caregiver ?? 0) > 1)
    .map(({ id }) => ({ ...giving, motif: id }))
  const [before, after] = [weighAnswers(heard), weighAnswers(addReadings(heard, all))]
  expect(all.length).toBeGreaterThan(5)
  expect(after.caregiver - before.caregiver).toBeLessThanOrEqual(2.5)
})

test.each([
  ['in letters that the answer has otherwise', { ...giving, quote: 'Never sent THEM a bill' }],
  ['of another answer', { ...giving, at: 1 }],
  ['of an answer that does not exist', { ...giving, at: 7 }],
  ['of one word', { ...giving, quote: 'bill' }],
  ['for no motif', { ...giving, motif: 'wish-caregiver' }],
])('a quote %s is dropped', (_name, reading) => {
  expect(checkReadings([reading], soFar)).toEqual([])
})

test('a quote keeps the spelling of the answer; two readings for an answer and three for a motif are kept', () => {
  const twice = ['shelter', 'standing', 'leaving'].map((motif) => ({
    ...giving,
    motif,
    quote: '“never  sent them a bill”',
  }))
  expect(checkReadings(twice, soFar)).toEqual(twice.slice(0, 2).map((each) => ({ ...each, quote: giving.quote })))
})

test('a reading is described with what the tables see in the whole answer', () => {
  expect(describeReadings([giving, { ...giving, at: 9 }], soFar)).toMatchObject([
    { ...giving, about: 'how it began', speaksOf: 'giving before counting the cost', archetype: 'caregiver' },
  ])
})
