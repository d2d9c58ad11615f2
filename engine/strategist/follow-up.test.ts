import { expect, test } from 'vitest'
import type { SaidMessage } from '#contract/strategist-record.ts'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { completeRecord } from '#engine/strategist/test-records.ts'

/** The replies to these messages, said one after the other. */
function talk(...messages: string[]): string[] {
  const said: SaidMessage[] = []
  return messages.map((message) => {
    const { response } = answerQuestion(completeRecord(), said, { message })
    said.push({ role: 'user', content: message }, { role: 'assistant', content: response })
    return response
  })
}

test('after the next step, "and after that?" goes on to what has not been said yet', () => {
  const [first = '', second = ''] = talk('What should I do next?', 'ok and after that?')
  expect(first).toContain('“Integrity”')
  expect(second).toContain('After that:')
  expect(second).not.toContain('“Integrity”')
})

test('"how do I fix it" gets the remedy and not the whole list again', () => {
  const [, remedy = ''] = talk("what's weak?", 'how do i fix it')
  expect(remedy).toContain('even when')
  expect(remedy).not.toContain('What I would look at first')
})

test.each([
  [['How did my website do?', 'which is the worst'], 'Your lowest score is look'],
  [['How did my website do?', 'why so low'], 'pulls it down most'],
  [['what are my values', 'which is the best'], 'As far as I can tell'],
  [
    ['is my tagline any good', 'make it simpler', 'so should i change it'],
    'You need not change “Up before the gulls.”',
  ],
  [['tell me about my archetype', 'is that bad'], 'No archetype is good or bad in itself'],
  [['is my tagline any good', "why doesn't it mention bread"], '“bread” is not in your tagline'],
])('%j is answered about the thing that was spoken of', (messages, said) => {
  expect(talk(...messages).at(-1)).toContain(said)
})

test('a question of its own is not read with the one before', () => {
  const [, own] = talk('is my tagline any good', "what's the weakest part of my brand?")
  expect(own).toContain('What I would look at first')
})

test.each(['How long should I boil an egg?', 'What time is it in Tokyo?', 'Is it safe to give grapes to a dog?'])(
  'what is off the topic stays so in the middle of a conversation: %s',
  (message) => {
    expect(talk('Why do feelings matter?', message).at(-1)).toMatch(/^I cannot answer that: without a language model/)
  },
)
