import { expect, test } from 'vitest'
import { categories } from '#contract/plain/brand.ts'
import { judgeGrowth } from '#testing/engine/judge-growth.ts'
import { extractAttributes } from './extract-attributes.ts'

const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const wordsIn = (text: string) => categories.flatMap((category) => extractAttributes(text).attributes[category].words)

test('a word that occurs twice is listed once', () => {
  const { attributes } = extractAttributes('Customers: sailors.\n\nCustomers: Sailors, divers.\n\nOur team is calm.')
  expect(attributes.customers.words).toEqual(['sailors', 'divers'])
})

test('a list under a heading goes into the heading’s category', () => {
  const { attributes } = extractAttributes(
    'Our values\n- Candour\n- Thrift\n\nTone of voice\n- Dry\n- Warm\n\nOur clients\n- Small farms',
  )
  expect(attributes.culture.words).toEqual(['candour', 'thrift'])
  expect(attributes.voice.words).toEqual(['dry', 'warm'])
  expect(attributes.customers.words).toEqual(['small farms'])
})

const lists = [
  ['Culture', 'no ties', 'open books', 'laugh out loud', 'odd'],
  ['Customers', 'two-person studios', 'printers with deadlines', 'people who hate meetings'],
  ['Voice', 'like a neighbor', 'no jargon', 'blunt'],
  ['Feeling', 'not alone', 'less scared'],
  ['Impact', 'paid in a week', 'cash in the bank'],
  ['X Factor', 'we answer on Sundays', 'red van', 'special'],
] as const
const layouts: Readonly<Record<string, (heading: string, words: readonly string[], at: number) => string>> = {
  'lines below a heading': (heading, words) => `${heading}\n${words.join('\n')}\n\n`,
  'commas, in small letters': (heading, words) => `our ${heading.toLowerCase()}\n${words.join(', ')}\n`,
  'labels in a row': (heading, words) => `${heading.toLowerCase()}: ${words.join(', ')}\n`,
  bullets: (heading, words) => `## ${heading}\n\n${words.map((word) => `* ${word}`).join('\n')}\n\n`,
  'numbered headings': (heading, words, at) => `${at + 1}. ${heading}\n${words.join('\n')}\n`,
  'every word a paragraph': (heading, words) => `${heading}\n\n${words.map(withCapital).join('\n\n')}\n\n`,
}

test.each(Object.entries(layouts))(
  'every word under a heading that names a category is found in that category: %s',
  (_, layout) => {
    const { attributes } = extractAttributes(
      lists.map(([heading, ...words], at) => layout(heading, words, at)).join(''),
    )
    expect(categories.map((category) => attributes[category].words)).toEqual(lists.map(([, ...words]) => words))
  },
)

test('no list item is lost: one that cannot be placed is returned without a category', () => {
  const text =
    'Our bakery sells rye bread, and our customers come at five.\n\nWords we like\ncrusty\nplain as bread\n\n- quick\n- whatever the tide and the harbor leave us with\n\nsalt, smoke, rye\n\nVoice\nDry, short.'
  expect(extractAttributes(text).unsure.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      'crusty',
      'plain as bread',
      'quick',
      'whatever the tide and the harbor leave us with',
      'salt',
      'smoke',
      'rye',
    ]),
  )
})

test('an empty text and a one-word text give nothing', () => {
  expect(wordsIn('')).toEqual([])
  expect(wordsIn('bread')).toEqual([])
})

const garbage = [
  'a',
  'we are our ',
  'our customers are ',
  'feel, ',
  '- ',
  'Our team is warm and ',
  'no\n',
  ': = : (',
  'we help them for unlike ',
  Array.from({ length: 90 }, (_, at) => String.fromCharCode(33 + ((at * 7919) % 90))).join(''),
]

test.each(garbage)('reading time grows in proportion to the text, even for 60,000 characters of “%s”', (part) => {
  const write = (length: number) => part.repeat(length / part.length)
  const readBoth = (text: string) => [
    extractAttributes(`Our brand: our customers feel good. ${text}`),
    extractAttributes(`Our brand: our customers feel good.\n${text}`),
  ]
  readBoth('')
  expect(judgeGrowth(readBoth, write, 60_000)).toBeUndefined()
})

test('known words in a sentence are marked with their category, but not added to the list', () => {
  const told = 'Our team is patient and thorough, and the kettle is blue.'
  const { found, unsure } = extractAttributes(`About us. ${told} The gate shuts at nine.`)
  expect(found).toEqual([])
  expect(unsure[0]).toMatchObject({ category: 'culture', sentence: told })
  expect(unsure[0]?.marks.map(({ word }) => word)).toEqual(expect.arrayContaining(['patient', 'thorough']))
  expect(unsure.map(({ sentence }) => sentence)).toContain('The gate shuts at nine.')
})

test('a question between speakers is not a heading, so nothing below it is read as a list', () => {
  const talk = 'Bea: how do you feel\nOla: tired, old\nBea: who comes tonight\nOla: nurses, dentists'
  expect(extractAttributes(talk).found).toEqual([])
})

test('a recipe gives no words, and a long text at most thirty sentences', () => {
  expect(
    extractAttributes('Ingredients\n\n2 eggs, flour, milk\n\nMethod\n\nWhisk the eggs. Preheat the oven.').found,
  ).toEqual([])
  const long = Array.from({ length: 200 }, (_, at) => `Our team is patient on day ${at}.`).join(' ')
  expect(extractAttributes(long).unsure).toHaveLength(30)
})
