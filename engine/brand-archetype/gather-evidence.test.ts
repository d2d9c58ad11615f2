import { expect, test } from 'vitest'
import { archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import { gatherQuotes } from './gather-evidence.ts'
import { readTranscript } from './interview-answers.ts'
import { questionBank } from './question-bank.ts'
import { analyseAnswers } from './weigh-answers.ts'

const quotesOn = (topic: string, answer: string) => {
  const { evidence, against } = gatherQuotes(
    'creator',
    analyseAnswers(readTranscript([{ questionId: topic, answer }]), ''),
  )
  return [...evidence, ...against].map(({ quote }) => quote)
}
const made = 'We make things from scratch in the workshop until it is right.'

test.each(questionBank.map(({ topic, tellsOf }) => [topic, tellsOf] as const))(
  'an answer on %s, which is about %s, is quoted only if it is about the owner',
  (topic, tellsOf) => {
    // A bare answer to "What do you refuse?" names what they do not do, so it is not quoted.
    expect(quotesOn(topic, made)).toEqual(tellsOf === 'self' && topic !== 'refuse' ? [made] : [])
  },
)

test('something the owner refuses to do is not quoted as a strength, but refusing to copy is', () => {
  expect(quotesOn('refuse', 'Make something new where the old one can be mended.')).toEqual([])
  expect(quotesOn('refuse', 'We never copy what somebody else designed.')).toHaveLength(1)
})

test('what others do is never quoted, and neither are two words', () => {
  expect(quotesOn('difference', 'They make things from scratch in the workshop.')).toEqual([])
  expect(quotesOn('difference', 'Competitors make things from scratch in the workshop.')).toEqual([])
  expect(quotesOn('refuse', 'Second best.')).toEqual([])
})

test('every description begins with the archetype’s name, so that no owner is told “you are …”', () => {
  for (const id of archetypeIds) expect(archetypes[id].description).toMatch(new RegExp(`^${archetypes[id].name} `))
})

test('a passing word is not quoted as evidence', () => {
  expect(quotesOn('future', 'then who does it, Tyler wants to be a diesel mechanic')).toEqual([])
})

test('a sentence that makes no sense on its own is not quoted', () => {
  expect(quotesOn('difference', made)).toEqual([made])
  for (const unclear of [
    'That we make things from scratch in the workshop.',
    'If she could choose she would make things from scratch in the workshop.',
    'It makes things from scratch in the workshop.',
  ])
    expect(quotesOn('difference', unclear), unclear).toEqual([])
})
