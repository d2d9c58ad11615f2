import { expect, test } from 'vitest'
import { categories } from '#contract/plain/brand.ts'
import { judgeGrowth } from '#testing/engine/judge-growth.ts'
import { extractAttributes } from './extract-attributes.ts'

const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const wordsIn = (text: string) => categories.flatMap((category) => extractAttributes(text).attributes[category].words)

test('what a text denies is not taken for what it says', () => {
  const { attributes } = extractAttributes(
    'We are not corporate and we are never loud. Our team is patient. Our tone is plain, not salesy. Our customers are anglers. Nobody feels judged.',
  )
  expect(attributes.culture.words).toEqual(['patient'])
  expect(attributes.voice.words).toEqual(['plain'])
  expect(attributes.customers.words).toEqual(['anglers'])
  expect(attributes.feeling.words).toEqual([])
})

test('the same word said twice is one word', () => {
  const { attributes } = extractAttributes(
    'Our customers are sailors.\n\nCustomers: Sailors, divers.\n\nOur team is calm.',
  )
  expect(attributes.customers.words).toEqual(['sailors', 'divers'])
})

test('a list under a heading is read into its category', () => {
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
  'every word under a heading that names a category is found there: %s',
  (_, layout) => {
    const { attributes } = extractAttributes(
      lists.map(([heading, ...words], at) => layout(heading, words, at)).join(''),
    )
    expect(categories.map((category) => attributes[category].words)).toEqual(lists.map(([, ...words]) => words))
  },
)

test('what a list holds is never lost: where nobody can place it, it stands there without a category', () => {
  const text =
    'Our bakery sells rye bread, and our customers come at five.\n\nWords we like\ncrusty\nplain as bread\n\n- quick\n- whatever the tide and the harbor leave us with\n\nsalt, smoke, rye\n\nVoice\nDry, short.'
  expect(extractAttributes(text).unsure.filter(({ category }) => category === null)).toEqual(
    ['crusty', 'plain as bread', 'quick', 'whatever the tide and the harbor leave us with', 'salt', 'smoke', 'rye'].map(
      (sentence) => ({ category: null, sentence }),
    ),
  )
})

test('a chat is read without its times, and a question in it without its mark', () => {
  const { attributes } = extractAttributes(
    `[09:12] Bea: ok so what are we like as a team
[09:14] Ola: fast!!
[09:15] Bea: who do we clean for
[09:17] Ola: dentists, nurseries
[09:19] Bea: and what do they get
[09:20] Ola: fewer sick days
[09:21] Bea: how do they feel
[09:21] Ola: relieved`,
  )
  expect(attributes.culture.words).toEqual(['fast'])
  expect(attributes.customers.words).toEqual(['dentists', 'nurseries'])
  expect(attributes.impact.words).toEqual(['fewer sick days'])
  expect(attributes.feeling.words).toEqual(['relieved'])
})

test('an empty text and a text of one word give nothing', () => {
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

test.each(garbage)('sixty thousand characters of “%s” take no more than their share of time', (part) => {
  const write = (length: number) => part.repeat(length / part.length)
  const readBoth = (text: string) => [
    extractAttributes(`Our brand: our customers feel good. ${text}`),
    extractAttributes(`Our brand: our customers feel good.\n${text}`),
  ]
  readBoth('')
  expect(judgeGrowth(readBoth, write, 60_000)).toBeUndefined()
})

test('what is found stands beside its sentence, and a sentence without a sure word is shown as it is', () => {
  const told = 'Our team is patient and thorough.'
  const unsure = 'Nobody else in town reads every contract twice before anyone signs it.'
  const { found, unsure: sentences } = extractAttributes(
    `About our brand. ${told} Our customers are sailors. ${unsure}`,
  )
  expect(found).toContainEqual({ category: 'culture', word: 'patient', sentence: told })
  expect(sentences).toContainEqual({ category: 'xfactor', sentence: unsure })
})

test('a text in which somebody tells of the own trade is never empty: its sentences stand there to tap words in', () => {
  const told = ['I tune pianos in chapels.', 'I leave the old strings in a box for you.', 'My customers are organists.']
  const { found, unsure } = extractAttributes(`Rook & Daughter\n\n${told.join(' ')}`)
  expect([...found, ...unsure].map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(told))
})

test('no phrase is cut out of a clause: it is shown with its sentence', () => {
  const { found, unsure } = extractAttributes(
    'Who we are\n\nOur team is calm. What makes us different\n- We sit on hold so you do not have to\n- Fixed prices\n\nOur customers\n- Widows',
  )
  expect(found.map(({ word }) => word)).not.toContain('sit on hold so you')
  for (const { word } of found) expect(word.split(' ').length).toBeLessThanOrEqual(4)
  expect(unsure.map(({ sentence }) => sentence)).toContain('We sit on hold so you do not have to')
})

test('a document that talks of something else gives neither words nor sentences', () => {
  expect(
    extractAttributes('We came home on Sunday. The people were warm, the beach was quiet and the children slept.'),
  ).toEqual({
    attributes: expect.anything(),
    found: [],
    unsure: [],
  })
})

test('they are those whom the sentence before spoke of', () => {
  const { attributes } = extractAttributes(
    'About our brand. Our team is frank. Our customers are sailors. They are busy and practical. Our voice is plain.',
  )
  expect(attributes.customers.words).toEqual(['sailors', 'busy', 'practical'])
})

test('an interview is read by its questions, and a label that names a trait by that', () => {
  const { attributes } = extractAttributes(
    'HOST: Who comes in?\nINES: Sailors, mostly.\nHOST: And how do they feel afterwards?\nINES: Calm.\n\nOur values\n\nPatience: we wait for the wood, and our customers wait with us.',
  )
  expect(attributes.customers.words).toEqual(['sailors'])
  expect(attributes.feeling.words).toEqual(['calm'])
  expect(attributes.culture.words).toEqual(['patience'])
})
