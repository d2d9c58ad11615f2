import { describe, expect, test } from 'vitest'
import { plans } from '#contract/plain/plans.ts'
import { searchHit } from '#contract/strategist.ts'
import { answerMessage } from '#engine/strategist/answer-message.ts'
import { makeCompleteRecord, makeEmptyRecord } from '#testing/engine/strategist-records.ts'

const ask = (message: string, record = makeCompleteRecord()) => answerMessage(record, { message })
const titles = (message: string) => ask(message).hits.map(({ title }) => title)

describe('what is searched', () => {
  test.each([
    ['what is my tagline', 'brand', 'Up before the gulls.'],
    ['where did I say who it’s for?', 'brand', 'early commuters who skip breakfast'],
    ['boat', 'brand', 'We bake on the boat'],
    ['are the gulls mentioned', 'brand', 'Up before the gulls.'],
    ['stayed till the last one', 'brand', 'I stayed till the last one had eaten.'],
    ['what makes a good tagline', 'method', 'Two to eight words'],
    ['what is the Outlaw', 'method', 'The Outlaw'],
    ['how do I get a refund', 'help', 'Refunds are decided'],
  ] as const)('“%s” finds a card from the %s', (message, place, text) => {
    const first = ask(message).hits.slice(0, 3)
    expect(first.map((each) => `${each.place}: ${each.text}`).join('\n')).toContain(text)
    expect(first.map((each) => each.place)).toContain(place)
  })

  test('gives at most five hits, each with a title, a text, a place and a path', () => {
    const { hits } = ask('tagline')
    expect(hits).toHaveLength(5)
    for (const each of hits) expect(searchHit.parse(each)).toEqual(each)
  })

  test.each([
    ['a mistake in typing', 'forgot my pasword', 'I forgot my password. How do I get back in?'],
    ['another word for it', 'where is the bill', 'Where are my receipts and invoices?'],
    ['a phrase for it', 'money back', 'Can I get my money back?'],
    ['the beginning of a word', 'unsub', 'How do I cancel the monthly plan?'],
    ['swapped letters', 'how do i get a refnud', 'Can I get my money back?'],
    ['a word in two parts', 'forgot my pass word', 'I forgot my password. How do I get back in?'],
    ['two words in one', 'changemy password', 'How do I change my password?'],
  ])('finds a card by %s', (_what, message, title) => {
    expect(titles(message)).toContain(title)
  })

  test('never claims that a card is the answer; a card of the owner’s brand comes first only if they ask for it', () => {
    expect(ask('refund').response).toBe('Here is what I found on that:')
    expect(ask('my tagline').hits[0]?.place).toBe('brand')
    expect(ask('what is a tagline').hits[0]?.place).not.toBe('brand')
  })
})

describe('what a question is about', () => {
  test('“archetype, why for sourdough bread?” finds the archetype, not cards about bread', () => {
    const [first, second] = ask('archetype, why for sourdough bread?').hits
    expect(first).toMatchObject({ title: 'Your archetype', text: expect.stringContaining('You said: ‘') })
    expect(second).toMatchObject({ place: 'method', title: 'What archetypes are good for' })
  })

  test('the archetype is shown with its evidence', () => {
    const own = ask('why is my archetype the caregiver').hits.find(({ title }) => title === 'Your archetype')
    expect(own?.text).toMatch(/^The Caregiver, .+ You said: ‘I stayed till the last one had eaten.’$/)
  })

  test.each(['what do I put on my van', 'text for our shop sign', 'what goes on my business cards'])(
    '“%s” finds the tagline and where to put it',
    (message) => {
      expect(titles(message).slice(0, 3)).toEqual(
        expect.arrayContaining(['Your tagline', 'What to put on a van, a sign or a business card']),
      )
    },
  )

  test('the owner’s texts are found by other names too: “promise” finds the UVP, “motto” the tagline', () => {
    expect(titles('what was our promise')[0]).toBe('Your value proposition')
    expect(titles('my motto')[0]).toBe('Your tagline')
    expect(titles('which character are we')[0]).toBe('Your archetype')
    expect(titles('my five words for voice')).toContain('Your words for Voice')
    expect(titles('what did my review find')).toContain('To fix, from your review')
  })

  test('the business name makes a question one about the owner’s brand; on its own it finds the card with the name', () => {
    const record = makeCompleteRecord()
    const brief = { ...record.brief, businessName: 'Ohm', sentences: { ...record.brief.sentences, shortName: '' } }
    const first = (message: string) => ask(message, { ...record, brief }).hits[0]
    expect(first('Ohm')).toMatchObject({ title: 'Your business name', text: 'Ohm' })
    expect(first('what is Ohm’s tagline')?.title).toBe('Your tagline')
  })

  test('a business name that is a common word counts only in its own capitals', () => {
    const record = makeCompleteRecord()
    const brief = { ...record.brief, businessName: 'Still' }
    expect(ask('Still', { ...record, brief }).hits[0]?.title).toBe('Your business name')
    expect(ask('is my work still saved', { ...record, brief }).hits[0]?.title).toBe('Are my answers saved?')
  })

  test('“who sees” is about privacy, and operators’ cards are shown only to those who ask about hosting', () => {
    expect(titles('who sees my letter')[0]).toBe('Who can read what I write?')
    expect(titles('copying my name').join()).not.toMatch(/my own copy|my own server/)
    expect(titles('can I host it on a server of mine')).toContain('Can I run %PRODUCT_NAME% on my own server?')
  })
})

describe('prices', () => {
  test.each(['how much does it cost', 'what is the price', 'is it expensive'])(
    '“%s” finds the plans first',
    (message) => {
      expect(titles(message)[0]).toBe('What does it cost, and which plan opens what?')
    },
  )

  test('a plan is found by its name, with its price in the shop', () => {
    const { name, price } = plans['starter-bundle']
    expect(titles('price of the starter bundle').slice(0, 3)).toContain(`${name}: $${price} paid once`)
  })
})

test('“print everything” finds the brand brief first', () => {
  expect(titles('print everything')[0]).toBe('How do I save the brand brief as a PDF?')
})

test.each(['what’s the weather tomorrow', 'asdfgh', '日本語', '😀😀', 'should I hire a second cook'])(
  'says that nothing was found for “%s”, and offers other questions',
  (message) => {
    const { hits, response, choices } = ask(message)
    expect(hits).toEqual([])
    expect(response).toMatch(/^I found nothing on that/)
    for (const { question } of choices) expect(ask(question).response).not.toMatch(/nothing on that/)
  },
)

test.each(['Hi!', 'thank you so much', 'Bye', 'are you an AI?', 'who are you', 'Hello Synapse'])(
  'small talk gets a one-line reply: “%s”',
  (message) => {
    const { response, hits, nudges, choices } = ask(message)
    expect([hits, nudges, choices]).toEqual([[], [], []])
    expect(response).not.toMatch(/nothing on that/)
  },
)

test('a greeting before a question does not swallow it', () => {
  expect(titles('hi, where is my pdf?')[0]).toBe('Where is my PDF?')
})

describe('the next step and the findings', () => {
  test.each(['What should I do next?', 'what now', 'next step', 'where do i start'])(
    '“%s” shows the next step',
    (message) => {
      const { nudges, response } = ask(message, makeEmptyRecord())
      expect(nudges).toMatchObject([{ id: 'next-culture', action: '/toolkit/brand-attributes/culture' }])
      expect(response).toContain('step 1 of 6')
    },
  )

  test('after all six steps, the reply says so', () => {
    expect(ask('what next').response).toContain('all six steps')
  })

  test('“What did you notice?” shows at most three findings', () => {
    const { nudges } = ask('What did you notice?')
    expect(nudges.map(({ id }) => id)).toContain('generic-values')
    expect(nudges.length).toBeLessThanOrEqual(3)
  })

  test('a record without findings gets no praise', () => {
    expect(ask('what did you notice', makeCompleteRecord({ coreValues: [], audit: null })).response).not.toMatch(
      /good|great/i,
    )
  })

  test('choosing a nudge gives its reason and a link', () => {
    const reply = answerMessage(makeCompleteRecord(), { message: 'Any company …', reviewing: 'generic-values' })
    expect(reply.response).toContain('Any company could claim “Integrity”')
    expect(reply.suggestions).toMatchObject([
      { type: 'navigate', action: '/toolkit/core-values', label: 'Open Core Values' },
    ])
  })
})
