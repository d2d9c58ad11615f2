import { expect, test } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { readMessage } from './read-message.ts'
import { splitQuestions } from './split-questions.ts'
import { completeRecord } from './test-records.ts'

const ask = (message: string) => answerQuestion(completeRecord(), [], { message }).response

/** As owners type them, in haste. */
test.each([
  ['next', 'ive done the words bit. wots after that'],
  ['next', 'its sunday nite and i have 20 mins. go'],
  ['next', 'what shoud i be doing with this today'],
  ['weak', 'does anything i wrote sound like waffle'],
  ['weak', 'do we sound too much like every other bakery'],
  ['weak', 'whats the dodgiest part of this'],
  ['brand', 'how wd you explain harbour loaf to an investor'],
  ['brand', 'what sort of outfit are we, going by all this'],
  ['words', 'can i have "cheap" as a word'],
  ['customers', 'who exactly are we talking to and what annoys them'],
  ['customers', 'whats their biggest gripe'],
  ['uvp', 'why five versions, i only wanted one'],
  ['tagline', 'why gulls? does anyone get that'],
  ['tagline', 'should i drop the full stop'],
  ['values', 'tradition vs trying new stuff, which wins'],
  ['archetype', 'why not ruler'],
  ['archetype', 'explain regular person in one line'],
  ['website', 'why did my visuals only get 5.2'],
  ['website', 'opening hours contrast, what does that even mean'],
  ['toolkit', 'how do i get all this into a word doc'],
  ['toolkit', 'if i change my uvp does the tagline break'],
  ['tools', 'is canva better than this for branding'],
  ['marketing', 'how do i get to the top of google for sourdough'],
  ['competitors', 'what do tesco charge for a loaf'],
  ['advice', 'should i take on an apprentice'],
])('%s is what is asked: %s', (topic, message) => {
  expect(readMessage(message, completeRecord(), []).asked[0]).toBe(topic)
})

test('a message of two questions is answered twice', () => {
  const response = ask('is my uvp too long and does it say who its for')
  expect(response).toContain('12 to 40 words')
  expect(response).toContain('“early commuters who skip breakfast”')
})

test('two questions are parted, a rest such as "and why" is not', () => {
  expect(splitQuestions('What is my tagline? And who is it for?')).toHaveLength(2)
  expect(splitQuestions('Which step comes next, and why?')).toHaveLength(1)
  expect(splitQuestions('salt and pepper')).toEqual(['salt and pepper'])
})

test.each([
  ['can i have two value props, one for cafes one for commuters', 'One brand, one promise'],
  ['does the tagline need the name in it', 'does not need your name'],
  ['how do i get staff to actually live the values', 'By decisions that they can watch'],
  ['how sure is the archetype thing really, is it science?', 'not a measurement'],
  ['does the review look at my menu pdf', 'PDF'],
  ['can my designer get at this without my password', 'keep your password to yourself'],
])('%s has an answer of its own', (message, said) => {
  expect(ask(message)).toContain(said)
})

test('a decision about the business is no medical question', () => {
  expect(ask('should i hire my cousin')).toContain('decision about the business')
  expect(ask('should i hire my cousin')).not.toContain('medical')
})

test('what nobody here can know stays unanswered', () => {
  expect(ask('will it rain at the weekend')).toMatch(/^I cannot answer that/)
})
