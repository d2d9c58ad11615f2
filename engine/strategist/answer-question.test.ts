import { describe, expect, test } from 'vitest'
import { plans } from '#contract/plain/plans.ts'
import type { SaidMessage } from '#contract/plain/strategist-record.ts'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { countWords } from '#engine/strategist/quote-record.ts'
import { completeRecord, emptyRecord } from '#testing/engine/strategist-records.ts'

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
    expect(ask('is integrity really one of ours').response).toContain('no description yet')
  })

  test('a case from her day is held against the sentence that speaks of it', () => {
    const { response } = ask('a customer asks if the bun is from today, its yesterdays. do i just say yes')
    expect(response).toContain('We tell a customer when the bun is from yesterday, even when the queue is long.')
  })

  test('what stands in the record is shown as it stands', () => {
    expect(ask('what is my tagline').response).toContain('“Up before the gulls.”')
    expect(ask('which words did i pick for voice').response).toContain('“plain-spoken”')
  })

  test('her value proposition is none of her values, so it is shown when she asks for it', () => {
    expect(ask('what is my value proposition').response).toContain('baked on the boat.”')
  })

  test('a mark inside a quotation is a single one', () => {
    const record = completeRecord()
    const opportunities = ['The heading of the home page only says “Welcome”.']
    const { response } = ask('what now', { ...record, audit: record.audit && { ...record.audit, opportunities } })
    expect(response).toContain('“The heading of the home page only says ‘Welcome’.”')
  })

  test('a score is told with what pulled it down', () => {
    expect(ask('why is the visual score so low').response).toMatch(/5\.2 out of 10.*contrast/)
  })

  test('what is missing is said to be missing, with the way there', () => {
    const { response } = ask('is my tagline any good?', emptyRecord())
    expect(response).toMatch(/don’t have a tagline yet.*start with Culture/)
  })
})

describe('a value and the archetype', () => {
  const outlaw = { primary: 'outlaw' as const, secondary: null, confidence: 60, ruledOut: [] }
  const sentences = (text: string) => text.split(/(?<=[.!?])\s/).length

  test('why they clash is told by what each of them does', () => {
    const { response } = ask('why tradition pulls against the outlaw??', completeRecord({ archetype: outlaw }))
    expect(response).toContain('“Tradition” keeps things as they were.')
    expect(response).toContain('The Outlaw fears being tamed')
  })

  test('that they do not is said in two sentences', () => {
    const { response } = ask('why does frank counsel clash with the outlaw', completeRecord({ archetype: outlaw }))
    expect(response).toMatch(/^I see no clash between “Frank counsel” and The Outlaw\./)
    expect(sentences(response)).toBe(2)
  })

  test('asked why after the finding, Synapse explains it in two sentences', () => {
    const record = completeRecord({ archetype: outlaw })
    const { response } = answerQuestion(record, [], { message: 'x', reviewing: 'values-against-archetype' })
    const { response: why } = ask('why?', record, [
      { role: 'user', content: 'x' },
      { role: 'assistant', content: response },
    ])
    expect(why).toMatch(/^The Outlaw wants to break what doesn’t work/)
    expect(sentences(why)).toBe(2)
  })

  test('who doubts her archetype is not taken to despair', () => {
    const { response } = ask('why am i the outlaw? i hate trouble', completeRecord({ archetype: outlaw }))
    expect(response).toContain('Outlaw')
    expect(response).not.toMatch(/normal|I understand/)
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
    ['my mum died last year and i still cant take her photo off the site, should i', /sorry/i],
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

describe('what is asked in so many words', () => {
  const record = completeRecord()
  const profile = {
    ...record.brief.profile,
    productsServices: 'I bake bread for the harbor. A loaf is $9, buns are $2 each.',
    competitiveDifferentiator: 'Well. I bake on the boat. I call you when it is ready.',
  }
  const told = completeRecord({ brief: { ...record.brief, profile } })
  const answered = (message: string) => ask(message, told).response

  test.each([
    ['what did i say my price for a loaf is', 'A loaf is $9'],
    ['how much do we charge for buns', 'buns are $2 each'],
    ['what did I say about the boat', 'I bake on the boat.'],
    ['DO YOU EVEN KNOW WHAT I DO', '“I bake bread for the harbor. A loaf is $9, buns are $2 each.”'],
    ['should i say we or I', 'Say “I.”'],
    ['hi. what should i do next', 'The contrast of the opening hours is too low to read.'],
    ['what does og:title mean', 'when someone shares a link'],
    ['what is alt text', 'what a picture shows'],
    ['how do i put this on my website i dont know how', 'top of your home page'],
    ['how do i cancel', 'Cancel subscription'],
  ])('%s', (message, wanted) => expect(answered(message)).toContain(wanted))

  test('what she never told is said to be missing, and nothing else is answered instead', () => {
    expect(answered('what is my phone number')).toContain('I can’t find that')
    expect(answered('what did i say about croissants')).toContain('I can’t find that')
  })

  test('what the toolkit costs is told in dollars, as the price list has it', () => {
    const cost = answered('what does this cost')
    for (const { price } of [plans.monthly, plans['all-access']]) expect(cost).toContain(`$${price}`)
    expect(cost).toMatch(/no card.*cancel in your profile/)
  })

  test.each([
    'they say i lost there loaf, what do i write',
    'somebody left me a bad review. what do i say back',
    'a customer is mad because the bread was late',
  ])('a complaint is answered as one: %s', (message) => {
    expect(answered(message)).toMatch(/Thank them, own what went wrong/)
    expect(answered(message)).not.toMatch(/not doing anything wrong|I bake bread/)
  })

  test('a tagline that is to be judged is quoted and measured', () => {
    expect(ask('is my tagline any good be honest').response).toMatch(
      /^“Up before the gulls.” It has 4 words.*leaves out what you sell/,
    )
  })

  test('an opener said to somebody is no part of a quotation', () => {
    expect(answered('my competitor is cheaper what do i say')).toContain('“I bake on the boat.')
  })

  test('what fits nothing is not guessed: the nearest three are offered', () => {
    const { response, kind, choices } = ask('what hashtags do i use')
    expect(kind).toBe('asks')
    expect(response).toMatch(/not sure I know|don’t know/)
    expect(choices).toHaveLength(4)
  })
})
