import { expect, test } from 'vitest'
import { cleanSentence } from '#server/writing/clean-sentence.ts'

test('a long run of digits takes no time', () => {
  const began = performance.now()
  for (const start of ['From: ', 'From: (', '(From: '])
    expect(cleanSentence(`${start}${'1'.repeat(400)}x`).cited).toEqual([])
  expect(performance.now() - began).toBeLessThan(500)
})

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
