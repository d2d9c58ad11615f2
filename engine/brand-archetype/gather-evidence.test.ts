import { expect, test } from 'vitest'
import { archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import { gatherQuotes } from './gather-evidence.ts'
import { readTranscript } from './interview-answers.ts'
import { questionBank } from './question-bank.ts'
import { hearAnswers } from './weigh-answers.ts'

const quotesOn = (topic: string, answer: string) => {
  const { evidence, against } = gatherQuotes(
    'creator',
    hearAnswers(readTranscript([{ questionId: topic, answer }]), ''),
  )
  return [...evidence, ...against].map(({ quote }) => quote)
}
const made = 'We make things from scratch in the workshop until it is right.'

test.each(questionBank.map(({ topic, tellsOf }) => [topic, tellsOf] as const))(
  'an answer on %s, which tells of %s, is quoted only where it tells of her',
  (topic, tellsOf) => {
    // Named bare to the question what she refuses, it is what she does not do.
    expect(quotesOn(topic, made)).toEqual(tellsOf === 'self' && topic !== 'refuse' ? [made] : [])
  },
)

test('what is refused is no strength, and refusing a copy is', () => {
  expect(quotesOn('refuse', 'Make something new where the old one can be mended.')).toEqual([])
  expect(quotesOn('refuse', 'We never copy what somebody else designed.')).toHaveLength(1)
})

test('what others do is no quote, whatever was asked, and neither are two words', () => {
  expect(quotesOn('difference', 'They make things from scratch in the workshop.')).toEqual([])
  expect(quotesOn('difference', 'Competitors make things from scratch in the workshop.')).toEqual([])
  expect(quotesOn('refuse', 'Second best.')).toEqual([])
})

test('every archetype is described by its name, so that nobody is told that she is so', () => {
  for (const id of archetypeIds) expect(archetypes[id].description).toMatch(new RegExp(`^${archetypes[id].name} `))
})

test('a word in passing is no proof', () => {
  expect(quotesOn('future', 'then who does it, Tyler wants to be a diesel mechanic')).toEqual([])
})

test('a sentence that nobody can follow by itself is no quote', () => {
  expect(quotesOn('difference', made)).toEqual([made])
  for (const unclear of [
    'That we make things from scratch in the workshop.',
    'If she could choose she would make things from scratch in the workshop.',
    'It makes things from scratch in the workshop.',
  ])
    expect(quotesOn('difference', unclear), unclear).toEqual([])
})
