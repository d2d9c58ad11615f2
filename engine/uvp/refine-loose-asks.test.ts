import { expect, test } from 'vitest'
import { emptyBrief } from '#contract/brand.ts'
import { refineUvp } from './refine-uvp.ts'

const brief = emptyBrief('Rush Mill')

/** The refined text, or '? ' and the question. The brief knows no words: all is read from the text. */
function refined(originalUvp: string, feedback: string): string {
  const reply = refineUvp({ brief, originalUvp, feedback, earlier: [] })
  return reply.kind === 'refined' ? reply.uvp : `? ${reply.question}`
}

const baskets =
  'Rush Mill weaves baskets for allotment growers who hate plastic, at prices agreed by letter, so they carry home whole pears.'

test.each([
  ['aim it at florists instead of allotment growers', /baskets for florists who hate plastic/],
  ['say it for schools', /baskets for schools who hate plastic/],
  ['make it about florists with market stalls', /for florists with market stalls, at prices/],
  ['start with the growers', /^For allotment growers who hate plastic, Rush Mill weaves baskets, at/],
  ['put the agreed prices first', /^(?:At p|P)rices agreed by letter[,:] Rush Mill weaves/],
  ['the most important thing is the pears, put that first', /^Allotment growers carry home whole pears: Rush Mill/],
  ['needs to sound more formal and professional', /so that they carry/],
])('“%s” is read without the owner’s words at hand', (feedback, meant) =>
  expect(refined(baskets, feedback)).toMatch(meant),
)

test('what comes to the front is not said again behind', () =>
  expect(refined('Rush Mill helps growers carry more with light handles and no glue.', 'lead with no glue')).toMatch(
    /^(?:With no|No) glue[,:] Rush Mill helps growers carry more with light handles\.$/,
  ))

test('two words that displease are both exchanged', () =>
  expect(refined('Rush Mill curates bespoke baskets for growers.', "'bespoke' and 'curates' sound pretentious")).toBe(
    'Rush Mill chooses made-to-order baskets for growers.',
  ))

test('a word and the one to say instead may come in two breaths', () =>
  expect(
    refined('Rush Mill sells pre-loved baskets to growers.', "'pre-loved' sounds twee, just say second-hand"),
  ).toBe('Rush Mill sells second-hand baskets to growers.'))

test('too many adjectives leave one of each row', () =>
  expect(refined('Rush Mill weaves light, sturdy, honest baskets for growers.', 'too many adjectives')).toBe(
    'Rush Mill weaves light baskets for growers.',
  ))

test('hype is toned down without a hole in the sentence', () =>
  expect(
    refined('Rush Mill is the best basket maker for growers, with amazing handles every time.', 'tone down the hype'),
  ).toBe('Rush Mill is a basket maker for growers, with good handles every time.'))

test('what is true of the goods stands before them', () =>
  expect(refined('Rush Mill weaves baskets for growers.', "mention that it's plastic free")).toBe(
    'Rush Mill weaves plastic-free baskets for growers.',
  ))

test('the reader may be spoken to where the people stand behind “so”', () =>
  expect(refined('Rush Mill weaves baskets with handles, so growers keep their pears.', "use 'you'")).toBe(
    'Rush Mill weaves baskets with handles, so you keep your pears.',
  ))

test('a warmer text does not grow long', () =>
  expect(refined('Rush Mill provides baskets so growers waste less.', 'warmer')).toBe(
    'With warmth and care, Rush Mill offers baskets so growers waste less.',
  ))

test.each([
  [
    'bring the kitchen table to the front',
    'Rush Mill weaves baskets at a kitchen table.',
    /^At a kitchen table, Rush Mill/,
  ],
  [
    'highlight the tree planting',
    'Rush Mill weaves baskets, and every order plants a tree.',
    /^Every order plants a tree: Rush/,
  ],
  [
    'drop the growers',
    'Rush Mill weaves baskets from willow for growers who hate plastic.',
    /^(?!.*(?:baskets|willow) who)/,
  ],
  [
    'drop cheaply',
    'Rush Mill mends baskets safely, quickly and cheaply for growers.',
    /baskets safely and quickly for growers/,
  ],
])('“%s” leaves a whole sentence', (feedback, text, meant) => expect(refined(text, feedback)).toMatch(meant))
