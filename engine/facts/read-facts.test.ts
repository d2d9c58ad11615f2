import { expect, test } from 'vitest'
import { readAddresses, readEmails } from './contact-facts.ts'
import { readDeliveryTimes, readPeople } from './count-facts.ts'
import type { FactReader } from './fact.ts'
import { readFreeThings } from './free-facts.ts'
import { readOpeningHours } from './hours-facts.ts'
import { readPrices } from './price-facts.ts'
import { normalizeStatement, type Statement } from './statement.ts'
import { readSubjectCounts } from './subject-counts.ts'
import { readTelephones } from './telephone-facts.ts'
import { readFoundingYears } from './year-facts.ts'

/** A sentence of a text that is no web page, such as an owner's answer, in a paragraph of its own. */
const statementOf = (sentence: string): Statement => ({
  ...{ sentence, text: normalizeStatement(sentence), page: {}, before: '', section: '', topic: '', isDated: false },
  block: { words: sentence.split(' ').length, region: 'main' },
})

const owner = { businessName: 'Tern & Tide', topic: new Set<string>() }
const read = (reader: FactReader, ...sentences: readonly string[]) => reader(sentences.map(statementOf), owner)

test.each<[string, FactReader, string, string, string]>([
  ['a price', readPrices, 'A first lesson costs £45 an hour.', '45', '£45'],
  ['a thing that is free', readFreeThings, 'Wetsuits are free.', 'free', 'free'],
  [
    'opening hours',
    readOpeningHours,
    'We are open Monday to Friday, 9am to 5pm.',
    '01234 540-1020',
    'Monday to Friday',
  ],
  ['a telephone number', readTelephones, 'Call us on 01803 555 019.', '1803555019', '01803 555 019'],
  ['an email address', readEmails, 'Write to swim@tern.example.', 'swim@tern.example', 'swim@tern.example'],
  ['an address', readAddresses, 'Find us at 4 Harbour Road, Brixham.', '4 harbour road', '4 Harbour Road'],
  ['a founding year', readFoundingYears, 'We opened in 2009.', '2009', '2009'],
  ['a delivery time', readDeliveryTimes, 'Your order arrives within three days.', '3-3', '3 days'],
  ['a team size', readPeople, 'Six of us swim with you.', '6-6', '6 of us'],
  ['a count', readSubjectCounts, 'We have taught over 400 swimmers.', '400', 'over 400 swimmers'],
])('%s is read from plain text, with its value, its words and its sentence', (_, reader, sentence, value, shown) => {
  const { facts, disagreements } = read(reader, sentence)
  expect(facts).toHaveLength(1)
  expect(facts[0]).toMatchObject({ value, shown: expect.stringContaining(shown), statement: { sentence } })
  expect(disagreements).toEqual([])
})

test('two sentences that cannot both be true are named with what they disagree on', () => {
  const { disagreements } = read(readPrices, 'A first lesson costs £45.', 'A first lesson costs £60.')
  expect(disagreements.map(({ what, one, other }) => [what, one.value, other.value])).toEqual([
    ['the price of a first lesson', '45', '60'],
  ])
})

test('a sentence without facts gives none', () => {
  for (const reader of [readPrices, readOpeningHours, readFoundingYears, readSubjectCounts])
    expect(read(reader, 'We take grown-ups who are afraid of deep water out to sea.').facts).toEqual([])
})
