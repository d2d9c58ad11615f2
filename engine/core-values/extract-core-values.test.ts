import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractCoreValues, readValues } from './extract-core-values.ts'

const titles = (text: string) => extractCoreValues(text).map(({ title }) => title)

describe('values stated in a document', () => {
  test('each value of a list under a heading comes with its description and the sentence it was found in', () => {
    const text =
      'Our values\n\n1. Patience. A good book takes its time.\n2. Candour. We say so.\n\nContact us on Mondays.'
    expect(extractCoreValues(text)).toEqual([
      {
        title: 'Patience',
        description: 'A good book takes its time.',
        evidence: 'Patience. A good book takes its time.',
      },
      { title: 'Candour', description: 'We say so.', evidence: 'Candour. We say so.' },
    ])
  })

  test.each([
    [
      'titles with a paragraph below',
      'What we stand for\n\nSafety first\nNobody swims alone, not even the mayor.\n\nKindness\nWe never shout.',
    ],
    [
      'letters in brackets',
      'We are held together by two commitments:\n(a) safety first: nobody swims alone;\n(b) kindness: we never shout.',
    ],
    ['a sentence', 'Our values are safety first and kindness.'],
    ['a sentence that says whose', 'The values we try to live by at Tarn Swimming Club are safety first and kindness.'],
    ['an answer', 'Ask anybody what the club stands for and you will hear it: safety first and kindness.'],
    [
      'Roman numbers',
      'We uphold the values of the club:\n\ni. Safety first. Nobody swims alone.\nii. Kindness. We never shout.',
    ],
    ['a question', 'What do we stand for?\n- Safety first\n- Kindness'],
    [
      'a list behind two lines of introduction',
      'OUR CHARTER\nTarn Swimming Club\n\nThis is what you can hold us to.\n\n- Safety first: nobody swims alone.\n- Kindness: we never shout.',
    ],
    [
      'paragraphs that count them',
      'The club has two principles.\n\nThe first is safety first. Nobody swims alone.\n\nAnd the second, kindness. We never shout.',
    ],
    [
      'a list that a heading ends',
      'What we stand for\n\nSafety first. Nobody swims alone.\n\nKindness. We never shout.\n\nLost property\n\nAsk at the desk.',
    ],
    [
      'one page of several',
      'Page 1. The two rules\n\nSAFETY FIRST\nNobody ever swims here alone.\n\nKINDNESS\nWe never shout at a child.\n\nPage 2. Buses\n\nThe last one leaves at nine.',
    ],
    [
      'Markdown',
      '## Our values\n\n**Safety first** Nobody swims alone.\n\n**Kindness** We never shout.\n\n## Prices\n\nA lesson is 8 pounds.',
    ],
  ])('are found in %s', (_, text) => {
    expect(titles(text)).toEqual(['Safety first', 'Kindness'])
  })

  test('a competitor’s values are not taken for the owner’s', () => {
    const text =
      'I looked at what the other two tell people. Harbour Glass has a new site. They have a page called Our Values with four icons: honesty, courage, respect and care. We should look at their prices again.'
    expect(titles(text)).toEqual([])
  })

  test('marks inside a sentence stay in the quote', () => {
    const [value] = extractCoreValues('Our values\n\n- Fairness: we have *one*   price.\n- Candour: we say so.')
    expect(value).toMatchObject({ title: 'Fairness', evidence: 'Fairness: we have *one* price.' })
  })
})

describe('sentences that may show a value', () => {
  const refusal = 'We turned it down, and the roof leaked for a year.'
  const price = 'If a plank warps within a year, I pay for the new one myself.'

  test('every sentence is returned verbatim and without a title, likely ones first', () => {
    const { values, sentences } = readValues(
      `A sponsor offered to pay for the roof of the hall. ${refusal} The bus stops at the gate. ${price}`,
    )
    expect(values).toEqual([])
    expect(sentences.map(({ text }) => text)).toEqual([
      refusal,
      price,
      'A sponsor offered to pay for the roof of the hall.',
      'The bus stops at the gate.',
    ])
    expect(sentences.map(({ isLikely }) => isLikely)).toEqual([true, true, false, false])
  })

  test('a name is suggested only if the sentence contains the word for a value', () => {
    const { sentences } = readValues(`We are honest about the price before we start. ${price}`)
    expect(sentences.map(({ suggestedName }) => suggestedName)).toEqual(['Honesty', ''])
  })

  test('a document with a list also returns the sentences outside the list', () => {
    const { values, sentences } = readValues(`Our values: patience, candour, thrift.\n\n${price}`)
    expect(values.map(({ title }) => title)).toEqual(['Patience', 'Candour', 'Thrift'])
    expect(sentences.map(({ text }) => text)).toEqual([price])
  })

  test('a long document gives at most forty sentences', () => {
    const long = Array.from({ length: 200 }, (_, at) => `We never do the thing that is number ${at}.`).join(' ')
    expect(readValues(long).sentences).toHaveLength(40)
  })
})

test('accepts any text, and every quote appears in it', () => {
  const piece = fc.constantFrom(
    'Our values',
    'we said no',
    '- Honesty: we pay',
    '**',
    '\n',
    '\n\n',
    'It cost us a year.',
    '“',
    '’',
    '. ',
    ': ',
    '\u0000',
    '🙂',
    '- ',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (parts) => {
      const text = parts.join(' ')
      const said = text.normalize('NFC').replace(/\s+/g, ' ')
      for (const { evidence } of extractCoreValues(text)) expect(said).toContain(evidence)
    }),
  )
})
