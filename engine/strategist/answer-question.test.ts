import { describe, expect, test } from 'vitest'
import { suggestion } from '#contract/strategist.ts'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { firstQuestions, furtherQuestions } from '#engine/strategist/test-questions.ts'
import { completeRecord, emptyRecord } from '#engine/strategist/test-records.ts'

const ask = (message: string, record = completeRecord()) => answerQuestion(record, [], { message })
const refusal = /^I cannot answer that/

describe.each([
  ['the forty of the figure', firstQuestions],
  ['forty others', furtherQuestions],
])('%s', (_title, questions) => {
  test('at most four of forty questions over ten topics are answered off the topic, none is refused', () => {
    const answered = questions.map(([topic, asked, sign]) => ({ topic, asked, sign, said: ask(asked).response }))
    const off = answered.filter(({ sign, said }) => !sign.test(said)).map(({ asked }) => asked)
    expect(off.length, off.join('\n')).toBeLessThanOrEqual(4)
    expect(answered.filter(({ said }) => refusal.test(said)).map(({ asked }) => asked)).toEqual([])
    expect(new Set(questions.map(([topic]) => topic)).size).toBe(10)
  })

  test('without data the same questions are answered from the method or say what is missing, and quote nothing', () => {
    for (const [, asked] of questions) {
      const { response } = ask(asked, emptyRecord())
      expect(response, asked).not.toMatch(/“”|undefined|null|NaN/)
      expect(response, asked).not.toMatch(refusal)
      expect(response.length, asked).toBeGreaterThan(40)
    }
  })

  test('T25 every suggestion leads to a known screen, at most three of them', () => {
    for (const [, asked] of questions) {
      for (const record of [completeRecord(), emptyRecord()]) {
        const { suggestions } = ask(asked, record)
        expect(suggestions.length).toBeLessThanOrEqual(3)
        for (const each of suggestions) expect(suggestion.safeParse(each).success, each.label).toBe(true)
      }
    }
  })
})

test('an answer quotes the owner, and every quotation stands in the record', () => {
  const record = completeRecord()
  const known = JSON.stringify(record).replace(/\\"/g, "'")
  for (const [, asked] of [...firstQuestions, ...furtherQuestions]) {
    const { response } = ask(asked, record)
    // What the method itself puts in quotation marks is not the owner's: mottos of archetypes.
    const quoted = [...response.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text)
    const strange = quoted.filter(
      (text) => !known.toLowerCase().includes(text.toLowerCase()) && !/thought of you|does not work/.test(text),
    )
    expect(strange, asked).toEqual([])
  }
})

describe('a conversation', () => {
  const said = (content: string) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'So it is.' },
  ]

  test('a message that only points back is read with the question before it', () => {
    const { response } = answerQuestion(completeRecord(), said('Is my tagline any good?'), { message: 'why is that?' })
    expect(response).toContain('Up before the gulls.')
  })

  test('choosing a suggestion to review is answered with its reason and what to do', () => {
    const turn = { message: '“Integrity” could be anybody’s value', reviewing: 'generic-values' }
    const { response, suggestions } = answerQuestion(completeRecord(), [], turn)
    expect(response).toContain('stands on most companies’ walls')
    expect(suggestions[0]).toMatchObject({ type: 'navigate', action: '/toolkit/core-values' })
  })

  test('a suggestion that no longer holds is read as the question that its label is', () => {
    const { response } = answerQuestion(completeRecord(), [], {
      message: 'What is weak in my brand?',
      reviewing: 'gone',
    })
    expect(response).toContain('look at first')
  })

  test('a question about the screen is read from where the owner stands', () => {
    const record = completeRecord({ path: '/toolkit/taglines' })
    expect(ask('What do I do here?', record).response).toContain('tagline')
  })
})

describe('what it does not know', () => {
  test('a question beyond record and method is refused, with what can be asked', () => {
    const { response, suggestions } = ask("what's the weather tomorrow?")
    expect(response).toMatch(refusal)
    expect(suggestions.map(({ label }) => label)).toContain('What should I do next?')
  })

  test.each([
    ['Can I trademark our tagline?', 'no legal advice'],
    ['Should I raise my prices?', 'no financial advice'],
    ['What is the right dose for my headache, doctor?', 'no medical advice'],
  ])('%s gets no advice', (message, said) => {
    expect(ask(message).response).toContain(said)
  })

  test('what would take a language model is said, and what the record holds for it is offered', () => {
    const { response } = ask('Write me a blog post about our bread')
    expect(response).toContain('language model')
    expect(response).toContain('“plain-spoken”')
  })

  test('a thing that only the record knows is quoted from it', () => {
    expect(ask('anything on the ferry?').response).toContain('before the first ferry')
  })
})
