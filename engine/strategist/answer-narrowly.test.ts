import { describe, expect, test } from 'vitest'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { splitQuestions } from '#engine/strategist/split-questions.ts'
import { completeRecord, emptyRecord } from '#engine/strategist/test-records.ts'

const ask = (message: string, record = completeRecord()) => answerQuestion(record, [], { message }).response

describe('a word or a line that is put forward', () => {
  test.each([
    ['We want people to feel "delighted". Is that a good one?', '“delighted” is not among your picks for Feeling'],
    ['Is "punctual" right for our culture?', 'it is close to “steady”, which you chose'],
    ['Is "safe" or "relieved" the better emotion for our customers?', '“safe” and “relieved”'],
    ['"Bread you can trust" as a slogan?', '“bread you can trust”: with 4 words'],
    ['Our promise says "guarantee" and legal wants it out', '“guarantee” does not stand in the one that you saved'],
    ['My partner is for "obedience" as a value', '“obedience” is not among your values'],
  ])('%s is weighed, and not taken for the owner’s own', (message, said) => {
    expect(ask(message)).toContain(said)
  })

  test('a question in quotation marks is no line', () => {
    expect(ask('Customers read our promise and ask "so what?"')).not.toContain('“so what”')
  })
})

describe('within a topic the narrower answer comes first', () => {
  test.each([
    ['We eat lunch together every day since 1988. Does that count for our culture?', 'What you tell is what Culture'],
    ['Is what we say of our culture honest, or just nice talk?', 'the one who joined last'],
    ['What did I say about how people should feel?', '“looked after” leads'],
    ['How should we sound when we answer a complaint?', 'First what happened, in their words'],
    ['Can we use emojis in how we talk to customers?', 'One where a voice would smile'],
    ['Can you show me the short line I saved?', 'The line that you saved: “Up before the gulls.”'],
    ['Write my promise so a twelve year old gets it', 'says three things'],
    ['What if we break our promise?', 'Promise what you keep on a bad day'],
    ['Can values change when a company gets new owners?', 'New owners should ask'],
    ['Give me my values with their descriptions', '“Integrity” has no description yet'],
    ['Who decides on the archetype, me or the interview?', 'You do: the interview proposes'],
    ['It says we are an Explorer, why?', 'Your record does not say the Explorer'],
    ['Can the review read pages behind a password?', 'robots.txt'],
    ['I changed our website yesterday, does the review notice by itself?', 'start it again'],
    ['What do I do when a competitor is cheaper than us?', 'Do not answer a price with a price'],
    ['Do you learn from what I write to you?', 'no model is trained on it'],
    ['Does that promise have to say the town we are in?', 'Only where it is a reason to come'],
    ['Which of the twelve got thrown out of our archetypes?', 'These were ruled out: The Outlaw'],
    ['Does anybody else see what I put in here?', 'No other customer'],
    ['How many words did I choose already?', 'Culture 5, Customers 5'],
    ['Which colours suit our brand?', 'does not choose colours or type yet'],
    ['Who should we not be working with as customers?', 'Think of the last three'],
  ])('%s', (message, said) => {
    expect(ask(message)).toContain(said)
  })

  test('a record without data is quoted nowhere', () => {
    for (const message of [
      'What if we break our promise?',
      'Can you show me the short line I saved?',
      'Is "safe" right for how people feel with us?',
      'How should we sound when we answer a complaint?',
      'It says we are an Explorer, why?',
      'What did the review not like about our website?',
    ])
      expect(ask(message, emptyRecord()), message).not.toMatch(/“”|undefined|null|NaN/)
  })
})

test('two parts are compared only where the message names both', () => {
  expect(ask('Would a customer ever notice that we hold these values?')).not.toContain('do not touch')
})

test('what leads up to a question is not answered as a second one', () => {
  expect(splitQuestions('Relief is what they have when I found the leak. Is that too small?')).toHaveLength(1)
  expect(splitQuestions('Is my tagline too long? Does it say what we sell?')).toHaveLength(2)
})
