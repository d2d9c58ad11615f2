import { expect, test } from 'vitest'
import { categories } from '#contract/brand.ts'
import { extractAttributes } from './extract-attributes.ts'

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

test('sixty thousand characters of anything are read in a moment', () => {
  const garbage = [
    'a'.repeat(60_000),
    'we are our '.repeat(5500),
    'our customers are '.repeat(3300),
    'feel, '.repeat(10_000),
    '- '.repeat(30_000),
    'Our team is warm and '.repeat(2900),
    'no\n'.repeat(20_000),
    ': = : ('.repeat(8500),
    'we help them for unlike '.repeat(2500),
    Array.from({ length: 60_000 }, (_, at) => String.fromCharCode(33 + ((at * 7919) % 90))).join(''),
  ]
  for (const text of garbage) {
    const started = performance.now()
    wordsIn(`Our brand: our customers feel good. ${text}`)
    wordsIn(`Our brand: our customers feel good.\n${text}`)
    expect(performance.now() - started, text.slice(0, 20)).toBeLessThan(3000)
  }
})
