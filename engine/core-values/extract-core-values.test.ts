import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractCoreValues, readValues } from './extract-core-values.ts'

const titles = (text: string) => extractCoreValues(text).map(({ title }) => title)

describe('values that a document states', () => {
  test('a list under a heading, each with what is said of it and the sentence that it stands in', () => {
    const text =
      'Our values\n\n1. Patience. A good book takes its time.\n2. Candour. We say so.\n\nContact us on Mondays.'
    expect(extractCoreValues(text)).toEqual([
      {
        title: 'Patience',
        description: 'A good book takes its time.',
        evidence: 'Patience. A good book takes its time.',
        suggestions: [],
      },
      { title: 'Candour', description: 'We say so.', evidence: 'Candour. We say so.', suggestions: [] },
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

  test('what the text itself turns away is none', () => {
    const text =
      'Our values\n- Thrift: we mend.\n- Courage: we speak up.\nSomebody suggested "innovation". We struck it out.'
    expect(titles(text)).toEqual(['Thrift', 'Courage'])
  })

  test('what a rival lists on its page is none of the firm that looked at it', () => {
    const text =
      'I looked at what the other two tell people. Harbour Glass has a new site. They have a page called Our Values with four icons: honesty, courage, respect and care. We should look at their prices again.'
    expect(titles(text)).toEqual([])
  })

  test('marks inside a sentence stay in the quotation', () => {
    const [value] = extractCoreValues('Our values\n\n- Fairness: we have *one*   price.\n- Candour: we say so.')
    expect(value).toMatchObject({ title: 'Fairness', evidence: 'Fairness: we have *one* price.' })
  })
})

describe('values that a document shows', () => {
  test('a refusal that cost something is offered as its sentences, to be named by its owner', () => {
    const text =
      'A sponsor offered to pay for the roof if his logo hung in the hall. We turned it down, and the roof leaked for a year.'
    const [value, ...others] = extractCoreValues(text)
    expect(others).toEqual([])
    expect(value).toMatchObject({ title: '', description: text, evidence: text })
    expect(value?.suggestions).toHaveLength(3)
  })

  test('one sentence with a refusal and its price is enough, and keeps its figures', () => {
    const said = 'We refuse to print over old paint, and in 2019 it cost us a whole school.'
    const [value] = extractCoreValues(`Our customers are schools. ${said}`)
    expect(value).toMatchObject({ title: '', evidence: said })
  })

  test('beside a list, and where nothing is sure, what is told stays for its owner to choose', () => {
    const stories =
      'A mill offered us its name on the boat. I said no and lost the summer. If a plank warps within a year, I pay the new one myself.'
    const { values, candidates } = readValues(`Our values: patience, candour, thrift.\n\n${stories}`)
    expect(values.map(({ title }) => title)).toEqual(['Patience', 'Candour', 'Thrift'])
    expect(candidates.map(({ evidence }) => evidence).join(' ')).toBe(stories)
    expect(readValues('If a plank warps within a year, I pay the new one myself.')).toMatchObject({
      values: [],
      candidates: [{ title: '' }],
    })
    expect(readValues('Preheat the oven to 180 degrees. Never open it.').candidates).toEqual([])
  })

  test('papers that only speak of values hold none: an agenda, a letter to a stranger, an offer', () => {
    for (const text of [
      'Agenda\n\n1. Welcome.\n\n2. The head asks us to comment on the school values (Ready, Respectful).\n\n3. Uniform sale. Saturday in the hall.\n\n4. Quiz. Bring your own nibbles.',
      'Dear Sir or Madam,\n\nYour brochure says that your values are creativity and passion; our members value tea. We paid 400 last year.\n\nYours faithfully, P. Wist',
      'Sale! Up to 50% off while stocks last. We have never sold cheaper, and everyone gets a gift. Hurry, the offer ends on Sunday.',
    ])
      expect(titles(text), text).toEqual([])
  })

  test('mere words do not: praise, advice to the reader, what happened', () => {
    for (const text of [
      'Trust us: honest prices, amazing quality and friendly service. Hurry, while stocks last.',
      'Be patient with the dough. Always use good flour. Never open the oven in the first half hour.',
      'In 1998 we moved to the ring road. It cost more than planned. Today 64 people work here.',
      'We value your feedback and are committed to processing refunds promptly.',
    ])
      expect(titles(text), text).toEqual([])
  })
})

test('any text is taken, and every quotation stands in it', () => {
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
