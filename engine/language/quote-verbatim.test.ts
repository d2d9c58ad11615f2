import { expect, test } from 'vitest'
import { quoteVerbatim } from './quote-verbatim.ts'

const text = 'We don’t sell you\na new chain. “It wasn’t worth it,” he said, (all of it) and rode home.'

test.each([
  ["We don't sell you a new chain.", 'We don’t sell you a new chain.'],
  ['“We don’t sell you a new chain.”', 'We don’t sell you a new chain.'],
  ['"It wasn\'t worth it," he said', 'It wasn’t worth it,” he said'],
  ['he said, (all of it)', 'he said, (all of it)'],
])('a quote is found whatever its spaces and curly signs, and comes as the text has it: %s', (quote, found) => {
  expect(quoteVerbatim(quote, ['Another text.', text])).toBe(found)
})

test.each([
  'We do not sell you a new chain',
  'we don’t sell you a new chain',
  'don’t sell you a new chai',
  'a new chain … he said',
  'a new chain, he said',
  '',
  '  ” ',
])('a quote that differs in a word, a capital or a sign is not: %s', (quote) => {
  expect(quoteVerbatim(quote, [text])).toBeUndefined()
})
