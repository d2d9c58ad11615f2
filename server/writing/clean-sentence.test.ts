import { expect, test } from 'vitest'
import { cleanSentence, createRepeatCheck, hasLinkOrMarkup } from '#server/writing/clean-sentence.ts'

test.each([
  ['From: 3, 7', '', [3, 7]],
  ['**From:** 3 and 7.', '', [3, 7]],
  ['(From: 12)', '', [12]],
  ['From:', '', []],
  ['From: none', '', []],
  ['Put it second. From: 3', 'Put it second.', [3]],
  ['You gave three reasons (3, 4) [5].', 'You gave three reasons.', [3, 4, 5]],
  ['- **Put** it `second`.', 'Put it second.', []],
  ['2. Ask *them* why.', 'Ask them why.', []],
  ['Water from: the well, 3 miles off.', 'Water from: the well, 3 miles off.', []],
  ['Put\u0000 it\u202e second.\n', 'Put it second.', []],
])('“%s” is shown as “%s”', (raw, text, cited) => {
  expect(cleanSentence(raw)).toEqual({ text, cited })
})

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

test('a sentence that repeats six words of the instructions in a row is found', () => {
  const repeats = createRepeatCheck('Answer the question first, and use only what stands there.')
  expect(repeats('I was told to answer the question FIRST and use only that.')).toBe(true)
  expect(repeats('Answer the phone first, and use only your name.')).toBe(false)
})
