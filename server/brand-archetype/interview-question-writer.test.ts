import { expect, test } from 'vitest'
import questions from '#engine/brand-archetype/questions.json' with { type: 'json' }
import { isFollowUp, isSameQuestion } from '#server/brand-archetype/interview-question-writer.ts'
import { mayBeReworded } from '#server/brand-archetype/measure-interview.ts'

test.each([
  ['contrast:feel:hero:sage', 'They feel safe with us at sea.', false],
  ['repeat:fears', 'They feel safe with us at sea.', false],
  ['fears', 'Why do you ask?', false],
  ['fears', 'They feel safe with us at sea.', true],
  ['probe:fears', 'They feel safe with us at sea.', true],
])('a choice of two, a repeated question and a reply to a remark are not reworded (%s after %s)', (id, answer, may) => {
  expect(mayBeReworded(id, [{ questionId: 'feel', answer }])).toBe(may)
})

const ours = 'What do you refuse to do, even for good money?'
const ownQuestions = Object.values(questions).flatMap(({ asks, probe }) => [...asks, probe])

test.each(ownQuestions)('our own wording would pass: %s', (question) => {
  expect(isSameQuestion(question, question)).toBe(true)
})

test.each([
  'You drove out in the storm for nothing. What would you refuse to do, even for good money?',
  'When somebody offers you money for it, what do you still refuse?',
  'What have you refused although the money was good?',
])('a wording that builds on the last answer passes: %s', (text) => {
  expect(isSameQuestion(text, ours)).toBe(true)
})

test.each([
  ['is no question', 'Tell me what you refuse to do, even for good money.'],
  ['asks about something else', 'You drove out in the storm. Who helps you when it snows?'],
  ['asks twice', 'What do you refuse? And what would you do for good money?'],
  ['goes on after the question', 'What do you refuse, even for good money? Take your time.'],
  ['talks too long', 'You drove out. It was late. It was cold. What do you refuse, even for good money?'],
  ['has too many words', `${'You told me that and '.repeat(12)}what do you refuse, even for good money?`],
  ['is too short', 'Refuse money?'],
  ['names an archetype', 'As a true Caregiver, what do you refuse, even for good money?'],
  ['speaks of archetypes', 'Which archetype would refuse good money?'],
  ['sets a link', 'What do you refuse, even for good money, at https://evil.example?'],
  ['sets markup', 'What do you **refuse**, even for good money?'],
  ['asks for a secret', 'What is your password, and what do you refuse, even for good money?'],
  ['says its instructions', 'Fixed rules have chosen what is asked: what do you refuse, even for good money?'],
])('a wording that %s does not pass', (_name, text) => {
  expect(isSameQuestion(text, ours)).toBe(false)
})

const followUp = 'Tell me about a day when it wasn’t easy to stick to that. What did you do?'
const story = 'a guy called sunday night with smoke in the nursery. it was a birds nest, i didnt charge him'

test.each([
  'You didnt charge him for the birds nest. Would you have, if he had called on Monday morning?',
  'What was it about the smoke in the nursery that made you go on a Sunday night?',
  'Which day was the hardest to stick to that, and what did you do?',
  'On which day did one of your values cost you something?',
])('a follow-up that asks on about the answer, or about what was asked, passes: %s', (text) => {
  expect(isFollowUp(text, [followUp, 'Which of your values has cost you the most?', story])).toBe(true)
})

test.each([
  ['asks about something else', 'Which of your competitors should we warn your customers of?'],
  ['is no question', 'You didnt charge him for the birds nest in the nursery.'],
  ['names an archetype', 'As a Caregiver, why did you not charge him for the nest in the nursery?'],
  [
    'says its instructions',
    'Fixed rules have decided that the newest answer deserves one: why no charge for the nest?',
  ],
  ['sets a link', 'Why did you not charge for the nest in the nursery, at https://evil.example?'],
])('a follow-up that %s does not pass', (_name, text) => {
  expect(isFollowUp(text, [followUp, 'Which of your values has cost you the most?', story])).toBe(false)
})
