import { expect, test } from 'vitest'
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { findMotifs } from './find-motifs.ts'
import { parseQuestionId, readTranscript } from './interview-answers.ts'
import type { InterviewTopic } from './topics.ts'
import { analyseAnswers, weighAnswers } from './weigh-answers.ts'

const noTrade: ReadonlySet<string> = new Set()

/** How much an answer weighs for one archetype, in nats. */
function weigh(text: string, topic: InterviewTopic, id: ArchetypeId, trade = noTrade): number {
  return weighAnswers([
    { answer: { question: parseQuestionId(topic), text }, isTold: true, hits: findMotifs(text, topic, trade) },
  ])[id]
}

test('a denied trait counts against its archetype', () => {
  expect(weigh('We are mischievous.', 'voice', 'jester')).toBeGreaterThan(0.5)
  expect(weigh('We are never mischievous.', 'voice', 'jester')).toBeLessThan(0)
  expect(weigh('Nobody here is against mischief.', 'voice', 'jester')).not.toBe(0)
})

test('a denial does not reach past a full stop', () => {
  expect(weigh('No. Mischief all day.', 'voice', 'jester')).toBeGreaterThan(0)
})

test('having no enemies is a motif of its own, and something dreaded counts even with a “never” before it', () => {
  expect(weigh('No enemies, I think.', 'enemies', 'innocent')).toBeGreaterThan(0.5)
  expect(weigh('We never give up.', 'values', 'hero')).toBeGreaterThan(0.5)
})

test('something dreaded weighs more if the question asked what the owner fears', () => {
  expect(weigh('Neglect.', 'fears', 'caregiver')).toBeGreaterThan(weigh('Neglect.', 'price', 'caregiver'))
})

test('words of the owner’s trade weigh less', () => {
  const plain = weigh('We teach the craft of making.', 'business', 'creator')
  expect(weigh('We teach the craft of making.', 'business', 'creator', new Set(['craft', 'mak']))).toBeLessThan(plain)
})

test('a typo in a long word is forgiven', () => {
  expect(weigh('Our mischievious side.', 'voice', 'jester')).toBeGreaterThan(0.5)
})

test('a starred pattern matches every word that begins with it', () => {
  expect(weigh('A metamorphosis.', 'feel', 'magician')).toBeGreaterThan(0.5)
})

test('a shorter word with the same stem does not match a pattern, but the exact word does', () => {
  expect(weigh('Always the same.', 'values', 'explorer')).toBe(0)
  expect(weigh('Sameness.', 'fears', 'explorer')).toBeGreaterThan(0.5)
})

test('a repeated motif adds less each time, and the weight of one answer is capped', () => {
  const once = weigh('Mischief.', 'voice', 'jester')
  expect(weigh('Mischief, jokes.', 'voice', 'jester')).toBeLessThan(2 * once)
  const torrent = 'mischief jokes pranks giggles clowns laughter silliness puns '.repeat(5)
  expect(weigh(torrent, 'voice', 'jester')).toBeLessThanOrEqual(2.5)
})

test('an answer that only refers to earlier ones says nothing', () => {
  const heard = (answer: string) => analyseAnswers(readTranscript([{ questionId: 'values', answer }]), 'services')[0]
  for (const answer of ['I think I have said that already.', 'As I said.', 'Nothing more to add, I think.'])
    expect(heard(answer)?.hits, answer).toEqual([])
  expect(
    heard('I have said that truth and proof come first, and I will say it again to whoever asks me why.')?.hits,
  ).not.toEqual([])
})

test('the same answer is read the same way again, whatever was read in between', () => {
  const read = (answer: string) => analyseAnswers(readTranscript([{ questionId: 'values', answer }]), 'services')
  const before = read('We never give up.')
  read('Mischief.')
  expect(read('We never give up.')).toEqual(before)
  expect(read('We never give up.')[0]?.hits[0]).not.toBe(before[0]?.hits[0])
})
