import { expect, test } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import texts from './method-by-kind.json' with { type: 'json' }
import { methodKinds } from './question-kind.ts'
import { completeRecord, emptyRecord } from './test-records.ts'

const ask = (message: string, record = completeRecord()) => answerQuestion(record, [], { message }).response

test.each([
  ['Why do feelings matter when we only sell pipes?', texts.feeling.meaning, '“looked after”'],
  ['Can the inside of a company be calm when deadlines are daily?', texts.culture.tension, '“steady”'],
  ['What are the usual mistakes people make with slogans?', texts.tagline.good, '“Up before the gulls.”'],
])('%s is answered by the method first, then by the record', (message, method, own) => {
  const response = ask(message)
  expect(response.startsWith(method)).toBe(true)
  expect(response.slice(method.length)).toContain(own)
})

test('without words the same question is answered by the method and says what is missing', () => {
  const response = ask('Why do feelings matter when we only sell pipes?', emptyRecord())
  expect(response.startsWith(texts.feeling.meaning)).toBe(true)
  expect(response).toContain('Feeling has no words of yours yet')
})

test('what stands in the record is told without a lecture', () => {
  const lecture = Object.values(texts.feeling)
  for (const message of [
    'Remind me which words we picked for feeling',
    'List my feeling words',
    'What is my Feeling?',
  ]) {
    const response = ask(message)
    expect(response, message).toContain('“looked after”')
    expect(
      lecture.filter((text) => response.includes(text)),
      message,
    ).toEqual([])
  }
})

test('every topic has a short text for each kind, and none quotes as if it were the owner', () => {
  for (const [topic, byKind] of Object.entries(texts)) {
    expect(Object.keys(byKind).sort(), topic).toEqual([...methodKinds].sort())
    for (const text of Object.values(byKind)) {
      expect(text.split(' ').length, text).toBeLessThanOrEqual(52)
      expect(text, topic).not.toMatch(/[“”"']/)
    }
  }
})
