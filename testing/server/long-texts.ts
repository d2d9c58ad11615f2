/** Texts of any length that are likely to be slow to parse: endless repetitions, and text that almost matches a pattern. */

const letters = ['a', 'Ω', 'İ', 'ﬁ', 'ﷺ', '漢', 'א', 'e\u0301', '\u0301', '👩‍👩‍👧', '\u202e', '0']
const marks = [...' \t\n.,:!-—\'"“([</|#&@']
const rows = ['a-', 'a, ', 'a. ', 'a ', "a'", '1,', '1. ', '- a\n', 'aA ', 'a b ', 'ﬁ Ω ', '. . ', ', ,', '-- ']
const pairs = ['()', '((a) ', '“a” ', '"a" ', "'a' ", '[a](b) ', '&amp;', 'a@', 'https://a.b/', '/a']
const words = [
  'and ',
  'and and, ',
  'the a an ',
  'we are ',
  'we believe that ',
  'we feel ',
  'our values are ',
  'our customers ',
  'not only but ',
  'is that what ',
  'what is the ',
  'why not ',
  'for people who ',
  'who that which ',
  'with, with ',
  'by, for and ',
  'calm and kind ',
  'calm, kind ',
  'more than ',
  'we never said no ',
  'I left because ',
  'make it shorter and ',
  'drop the ',
  'drop "a" and ',
  'say "a" instead of ',
  'change it to ',
  'add that we ',
  'do not ',
  'because I ',
  'helps you feel ',
  'making, selling and ',
  'baked made ',
  'Tern & Tide ',
  'why ',
  'how to ',
  'who is my ',
  'is it too ',
  'best ',
  'two words ',
  'order values ',
  'emotion or ',
  'take seriously ',
  'my customers ',
  'staff are ',
  'if because when ',
  'why how who which best other order is my customers values staff name review how to take ',
]

const repeated = (piece: string) => (length: number) =>
  piece
    .repeat(Math.max(0, Math.ceil(length / piece.length)))
    .slice(0, Math.max(0, length))
    .toWellFormed()

/** `write` makes a text of that many characters. */
export type LongText = { name: string; write: (length: number) => string }

const longText = (name: string, write: (length: number) => string): LongText => ({ name, write })
const named = (piece: string) => JSON.stringify(piece)

/** Repetitions with a beginning or an end that keeps a parser from rejecting the text at once. */
const framed = ['a', 'ﬁ', ' ', '-', 'a-', 'calm ', '.'].flatMap((piece) => [
  longText(`We, then ${named(piece)}`, (length) => `We ${repeated(piece)(length - 3)}`),
  longText(`${named(piece)}, then a mark`, (length) => `${repeated(piece)(length - 1)}\u2020`),
  longText(`half ${named(piece)}, half blanks and a mark`, (length) => {
    const half = repeated(piece)(Math.floor(length / 2))
    return `${half}${repeated(' ')(length - half.length - 1)}\u2020`
  }),
])

/** All texts, the same on every run. */
export const longTexts: readonly LongText[] = [
  ...[...letters, ...marks, ...rows, ...pairs, ...words].map((piece) => longText(named(piece), repeated(piece))),
  ...framed,
]
