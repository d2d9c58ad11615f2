import { describe, expect, test } from 'vitest'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { completeRecord, emptyRecord } from '#engine/strategist/test-records.ts'

const ask = (message: string, record = completeRecord()) => answerQuestion(record, [], { message }).response

describe('what a question names is what is answered, whatever else it says', () => {
  test.each([
    ['whats wrong with steady', '“steady”'],
    ['is warm a cliche', 'among the words that come to mind first'],
    ['i dont like unfussy anymore what now', 'take “unfussy” out'],
    ['loyal or practical?', 'neither is the better one'],
    ['can i delete integrity', 'delete “Integrity”'],
    ['tradition or integrity', '“Tradition” says more about you'],
    ['give me an example of tradition in real life', 'no shortcuts'],
    ['how do i prove frank counsel', 'You have one already'],
    ['can we switch to explorer', 'the Explorer wants'],
    ['does caregiver mean nurses', 'a motive and not for a trade'],
    ['is cheerful right if my archetype is caregiver', 'does not pull against the Caregiver'],
    ['why does it say ferry in my uvp', '“ferry”'],
    ['why doesnt my uvp say sourdough', 'You do say it in what you sell'],
  ])('%s', (message, said) => {
    expect(ask(message)).toContain(said)
  })

  test('a word of every day that only stands in the question is not taken for a pick', () => {
    expect(ask('Should I drop the full stop in my tagline?')).toContain('full stop makes a statement')
  })
})

describe('the scores of the review', () => {
  test.each([
    ['Why is my visual identity score low?', 'Your score for look is 5.2 of 10'],
    ['how do i get messaging up', 'Your score for message is 6.6 of 10'],
    ['is visual more important than messaging', 'Both count the same'],
    ['is 6.4 bad', 'it is middling'],
    ['which of my scores is the best', 'Your highest score is voice'],
    ['which score is dragging me down', 'Your lowest score is look'],
    ['how do i get to 8', 'have to gain 6.4 points'],
    ['my score is lower than last time why', 'the last review alone'],
    ['is my site too wordy', 'Your score for voice'],
    ['what does contrast mean', 'Contrast is how far'],
  ])('%s', (message, said) => {
    expect(ask(message)).toContain(said)
  })

  test('without a review the score is explained and no number is named', () => {
    const said = ask('Why is my visual identity score low?', emptyRecord())
    expect(said).toContain('has not been reviewed yet')
    expect(said).not.toMatch(/\d\.\d/)
  })
})

test('what is said has one kind of apostrophe', () => {
  const asked = ['What is weak?', 'Is integrity a good value?', 'What is an archetype?', 'Is the sage like the ruler?']
  for (const each of asked) expect(ask(each), each).not.toMatch(/\p{L}['"]|["']\p{L}/u)
})
