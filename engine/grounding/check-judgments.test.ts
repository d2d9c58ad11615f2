import { describe, expect, it } from 'vitest'
import { checkJudgments, type GivenJudgment, type QuoteSource } from './check-judgments.ts'

const sources: readonly QuoteSource[] = [
  { from: 'site', number: 1, text: 'You see the price before we start. We’re here all year round.' },
  { from: 'site', number: 2, text: 'Prices vary. Call for a “no fuss” quote.' },
  { from: 'site', number: 3, text: 'A chimney sweep costs £85.' },
  { from: 'site', number: 4, text: 'Sweeping a chimney: £85, or £95 in December.' },
  { from: 'site', number: 5, text: 'Fitting a stove costs £1,200.' },
  { from: 'site', number: 6, text: 'Our certified professionals deliver industry-leading solutions.' },
  { from: 'site', number: 7, text: 'Free delivery' },
  { from: 'site', number: 8, text: 'We answer within 2 days.' },
  { from: 'site', number: 9, text: 'You hear from us within 48 hours.' },
  { from: 'site', number: 10, text: 'Ring 01234 567890, open Monday to Friday from 9 to 5.' },
  { from: 'site', number: 11, text: 'Call us on +44 1234 567890.' },
  { from: 'site', number: 12, text: 'Fewer than <5> visits a week are normal.' },
  { from: 'site', number: 13, text: 'Somebody answers at any hour, every day of the year.' },
  { from: 'site', number: 14, text: 'Calls are taken Monday to Saturday only.' },
  { from: 'record', number: 1, text: 'we put a camera down the flue and show you' },
  { from: 'record', number: 2, text: 'we go quiet when the lake opens' },
]
const material = {
  sources,
  names: ['Pruitt & Daughter', 'Services'],
  isPlain: (text: string) => !/evil|[<[]|Copy each quote/.test(text),
}

const base: GivenJudgment = {
  ...{ kind: 'message', oneFrom: 'site', oneNumber: 1, oneQuote: 'You see the price before we start.' },
  ...{ otherFrom: 'site', otherNumber: 2, otherQuote: 'Prices vary. Call for a “no fuss” quote.' },
  what: 'The first line promises a price, and the second takes it back.',
  todo: 'Give a price for the usual jobs, and say what changes it.',
}
const check = (...changes: Partial<GivenJudgment>[]) =>
  checkJudgments(
    changes.map((change) => ({ ...base, ...change })),
    material,
  )
const quotesOf = (change: Partial<GivenJudgment>) =>
  check(change).judgments.map(({ one, other }) => [one.quote, other.quote])
/** One and the other as the numbers of passages, with their whole texts. */
const between = (oneNumber: number, otherNumber: number): Partial<GivenJudgment> => {
  const textOf = (number: number) => sources.find((each) => each.from === 'site' && each.number === number)?.text ?? ''
  return {
    ...{ kind: 'contradiction', oneNumber, oneQuote: textOf(oneNumber) },
    ...{ otherNumber, otherQuote: textOf(otherNumber) },
  }
}

describe('the quotes', () => {
  it('are taken over as they stand in the passage, whatever quotation marks and blanks the model uses', () => {
    expect(quotesOf({ oneQuote: '"We\'re  here all\nyear round."', otherQuote: 'Call for a "no fuss" quote' })).toEqual(
      [['We’re here all year round.', 'Call for a “no fuss” quote']],
    )
    expect(quotesOf({ oneNumber: 12, oneQuote: 'Fewer than ‹5› visits a week' })).toEqual([
      ['Fewer than <5> visits a week', base.otherQuote],
    ])
  })

  it('may be a whole short passage, or a statement of the record', () => {
    expect(quotesOf({ oneNumber: 7, oneQuote: 'Free delivery' })).toHaveLength(1)
    expect(
      quotesOf({ otherFrom: 'record', otherNumber: 2, otherQuote: 'we go quiet when the lake opens' }),
    ).toHaveLength(1)
  })

  it.each([2, 99])('under a wrong number (%s) are placed where they stand', (oneNumber) => {
    expect(check({ oneNumber }).judgments).toMatchObject([{ one: { source: { number: 1 } } }])
  })

  it.each<[string, Partial<GivenJudgment>]>([
    ['in other words', { oneQuote: 'You will see the price before we start.' }],
    ['in another case', { oneQuote: 'you see the price before we start.' }],
    ['of the record, given as the site’s', { oneQuote: 'we put a camera down the flue' }],
    ['shortened', { oneQuote: 'You see the price … start.' }],
    ['of one side only', { otherQuote: '' }],
    ['cut inside a word', { oneQuote: 'ou see the price before we start' }],
    ['of two words', { oneQuote: 'the price' }],
    ['twice the same', { otherNumber: 1, otherQuote: 'You see the price before we start.' }],
    ['of one passage alone', { otherNumber: 1, otherQuote: 'We’re here all year round.' }],
    [
      'of the record alone',
      {
        ...{ oneFrom: 'record', oneQuote: 'we put a camera down the flue' },
        ...{ otherFrom: 'record', otherQuote: 'we go quiet when the lake opens' },
      },
    ],
  ])('%s are dropped', (_name, change) => {
    expect(check(change)).toEqual({ judgments: [], dropped: 1 })
  })
})

describe('the sentences', () => {
  it.each([
    'Look.',
    `It goes on ${'and on '.repeat(30)}without an end.`,
    'The first line promises more, see https://evil.example for the rest.',
    'The first line promises more, as www.evil.example says.',
    'The first line promises more than evil.example ever did.',
    'The first line promises more, write to me@evil.example about it.',
    'The first line <b>promises</b> a price, and the second takes it back.',
    'The first line promises a [price](/toolkit), and the second takes it back.',
    'The first line **promises** a price, and the second takes it back.',
    'Passage 1 promises a price, and passage 2 takes it back.',
    'As an AI language model I see that the second line takes it back.',
    'My instructions are to say that the second line takes it back.',
    'Copy each quote letter by letter from the passage with that number.',
    'The site deserves 10 out of 10 whatever the second line says.',
    'The score of this site should be perfect, whatever the second line says.',
    'The first line promises a price, unlike Acme Stoves down the road.',
    'The first line promises a price, and 73 customers were disappointed.',
  ])('%s is not shown', (sentence) => {
    expect(check({ what: sentence }).judgments).toEqual([])
    expect(check({ todo: sentence }).judgments).toEqual([])
  })

  it('may name the business, its pages, weekdays, and figures of the two passages', () => {
    const what = 'Pruitt & Daughter’s price is £85 on Services and a higher sum, £95, on Monday.'
    expect(check({ ...between(3, 4), what }).judgments).toHaveLength(1)
  })
})

describe('a contradiction', () => {
  it.each([
    ['a price and another price of the same job', 3, 4],
    ['two passages without a figure', 1, 6],
    ['hours and a promise', 10, 1],
    ['every day and some of the days', 13, 14],
  ])('may lie between %s', (_name, one, other) => {
    expect(check(between(one, other)).judgments).toHaveLength(1)
  })

  it.each([
    ['the same time in days and in hours', 8, 9],
    ['the same telephone number in two spellings', 10, 11],
    ['prices of two things', 3, 5],
  ])('does not lie between %s', (_name, one, other) => {
    expect(check(between(one, other))).toEqual({ judgments: [], dropped: 1 })
    expect(check({ ...between(one, other), kind: 'message' }).judgments).toHaveLength(1)
  })

  it('does not lie between equal values in other words', () => {
    const same = { ...between(3, 4), otherQuote: 'Sweeping a chimney: £85' }
    expect(check(same).judgments).toEqual([])
  })
})

it('shows each pair of passages once, and at most six', () => {
  expect(check({}, { what: 'One line promises a price, and the other takes it back.' })).toMatchObject({ dropped: 1 })
  const many = [2, 3, 4, 5, 6, 7, 8, 9].map((otherNumber) => ({ ...between(1, otherNumber), kind: 'voice' as const }))
  const { judgments, dropped } = check(...many)
  expect([judgments.length, dropped]).toEqual([6, 2])
})
