import { expect, test } from 'vitest'
import { createPlainTextCheck, hasLinkOrMarkup, withoutTold } from '#server/writing/plain-text.ts'

test.each([
  ...['See https://evil.example now.', 'Go to evil.example/x now.', 'Go to EVIL.EXAMPLE now.', 'Go to evil．example.'],
  ...['Write to ada@evil.example.', 'See [this](/x).', '![x](y)', '<img src=x>', 'javascript:alert(1)', '10.0.0.1'],
  ...['&lt;script&gt;', '{{secret}}', 'www.evil', '< /record >'],
])('“%s” has a link or markup', (sentence) => {
  expect(hasLinkOrMarkup(sentence)).toBe(true)
})

test.each([
  ...['Open at 6 a.m. on Sunday, e.g. for runners.', 'It costs 3.50 and 4.20.', 'Small < big.', 'Tea & toast; bread.'],
  ...['Say it plainly: “We sweep, you watch.”', 'Five stars!Yes.', 'Ph.D. in bread (Leeds).'],
])('“%s” has none', (sentence) => {
  expect(hasLinkOrMarkup(sentence)).toBe(false)
})

test('a text that repeats six words of the prompt in a row is not plain, nor one with a link', () => {
  const instructions = 'Answer the question first, and use only what stands there.'
  const isPlain = createPlainTextCheck({ tool: 'synapse', version: 1, outputTokensMax: 10, instructions })
  expect(isPlain('I was told to answer the question FIRST and use only that.')).toBe(false)
  expect(isPlain('Answer the phone first, and use only your name.')).toBe(true)
  expect(isPlain('Answer at evil.example first.')).toBe(false)
})

test('an address that the owner told may stand, another may not', () => {
  const told = 'Our name is Loaf.shop, write to hello@loaf.shop.'
  expect(withoutTold('Order at loaf.shop, or hello@loaf.shop.', told)).not.toMatch(/loaf/)
  expect(hasLinkOrMarkup(withoutTold('Order at evil.shop.', told))).toBe(true)
})
