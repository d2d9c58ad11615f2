import { describe, expect, test } from 'vitest'
import type { SaidMessage } from '#contract/strategist-record.ts'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { countWords } from '#engine/strategist/quote-record.ts'
import { completeRecord, emptyRecord } from '#engine/strategist/test-records.ts'

const ask = (message: string, record = completeRecord(), said: readonly SaidMessage[] = []) =>
  answerQuestion(record, said, { message })

describe('the next step', () => {
  test('is the open one of the chain', () => {
    expect(ask('what now', emptyRecord()).response).toContain('Culture')
  })

  test('after six steps it is what the last review found worst, not a polish of words', () => {
    const { response, suggestions } = ask('What should I do next?')
    expect(response).toContain('The contrast of the opening hours is too low to read.')
    expect(suggestions[0]).toMatchObject({ type: 'navigate', action: '/toolkit/brand-review' })
  })

  test('with nothing wrong on the site it is what is weak in her words', () => {
    expect(ask('what is next', completeRecord({ audit: null })).response).toMatch(/“Integrity”|“cheerful”/)
  })
})

describe('her own words', () => {
  test('a value that she doubts is quoted, never defended, and can be changed', () => {
    const { response, suggestions } = ask('Is Frank counsel really one of my values? I never said that')
    expect(response).toContain('We tell a customer when the bun is from yesterday')
    expect(response).toMatch(/change or remove/)
    expect(response).not.toMatch(/I would keep|decides something/)
    expect(suggestions.map(({ action }) => action)).toContain('/toolkit/core-values')
  })

  test('a value with nothing under it is said to be empty', () => {
    expect(ask('is integrity really one of ours').response).toContain('nothing under it')
  })

  test('a case from her day is held against the sentence that speaks of it', () => {
    const { response } = ask('a customer asks if the bun is from today, its yesterdays. do i just say yes')
    expect(response).toContain('We tell a customer when the bun is from yesterday, even when the queue is long.')
  })

  test('what stands in the record is shown as it stands', () => {
    expect(ask('what is my tagline').response).toContain('“Up before the gulls.”')
    expect(ask('which words did i pick for voice').response).toContain('“plain-spoken”')
  })

  test('a score is told with what pulled it down', () => {
    expect(ask('why is the visual score so low').response).toMatch(/5\.2 of 10.*contrast/)
  })

  test('what is missing is said to be missing, with the way there', () => {
    const { response } = ask('is my tagline any good?', emptyRecord())
    expect(response).toMatch(/no tagline yet.*start with Culture/)
  })
})

describe('two readings', () => {
  test('are offered as two questions to press, and a way out', () => {
    const { response, choices, kind } = ask('make it punchier')
    expect(kind).toBe('asks')
    expect(response).toBe('Do you mean your tagline or your value proposition?')
    expect(choices.map(({ label }) => label)).toEqual(['My tagline', 'My value proposition', 'Neither'])
    const chosen = ask(choices[1]?.question ?? '', completeRecord(), [
      { role: 'user', content: 'make it punchier' },
      { role: 'assistant', content: response },
    ])
    expect(chosen.kind).toBe('answer')
    expect(ask(choices[2]?.question ?? '').response).toMatch(/other words/)
  })
})

describe('small talk', () => {
  test.each([
    ['hello', /hello/i],
    ['thanks, that’s all', /welcome|pleasure|glad/i],
    ['I feel a bit stuck with all this to be honest', /normal|understand/i],
    ['can you just do it all for me', /can’t|not without you/i],
    ['ok', /all right/i],
    ['are you a robot', /program/],
  ])('%s', (message, wanted) => {
    const { response } = ask(message)
    expect(response).toMatch(wanted)
    expect(countWords(response)).toBeLessThanOrEqual(50)
  })
})

describe('what it cannot do', () => {
  test.each([
    ['how much vat do i add to a bun', /accountant/],
    ['can i sue the bakery that copied us', /lawyer/],
    ['my head hurts, which pills should i take for a headache', /doctor|pharmacist/],
  ])('law, tax and medicine go to those who know: %s', (message, wanted) => {
    expect(ask(message).response).toMatch(wanted)
  })

  test('a trade that deals in tax is answered about its brand', () => {
    expect(ask('do our values fit people who are afraid of their tax return').response).not.toMatch(/accountant/)
  })

  test('it says so plainly, with what it can do, and never twice in the same words', () => {
    const said: SaidMessage[] = []
    const refusals = Array.from({ length: 30 }, (_, at) => `who won the football match number ${at}`).map((message) => {
      const { response, choices } = ask(message, completeRecord(), said)
      said.push({ role: 'user', content: message }, { role: 'assistant', content: response })
      expect(choices.length).toBeGreaterThan(0)
      return response
    })
    expect(new Set(refusals).size).toBe(refusals.length)
    for (const refusal of refusals) expect(refusal).not.toMatch(/language model|engine/i)
  })
})

test('the reply to a suggestion is its reason', () => {
  const { response } = answerQuestion(completeRecord(), [], { message: 'x', reviewing: 'generic-values' })
  expect(response).toContain('“Integrity”')
})

test('the same question to the same record gets the same answer', () => {
  expect(ask('is my uvp too long')).toEqual(ask('is my uvp too long'))
})
