import { expect, test } from 'vitest'
import { linesOf } from '#engine/language/document-lines.ts'
import { isOfOthers } from './paper-kinds.ts'

const isOther = (text: string) => isOfOthers(linesOf(text))

test('a page of stars is what others say', () => {
  expect(isOther('★★★★★ They drove out at night. (Gemma)\n\n★★★★ A talker. (Pete)\n\n★★ Came late. (Anon)')).toBe(true)
})

test('a project plan, a match and a mail are known by their words', () => {
  expect(
    isOther('Phase 1 (2 weeks). Owner: Tess. Phase 2: the prototype. Risks: late photographs. Budget: 18,500.'),
  ).toBe(true)
  expect(
    isOther('Two goals before half-time, a penalty after it, and the referee missed the offside. The keeper hung on.'),
  ).toBe(true)
  expect(isOther('Subject: the wrong tiles\n\nWe never charge for our own mistakes.')).toBe(true)
})

test('a firm that tells of its work is read, whatever its trade', () => {
  expect(isOther('About us\n\nWe coach the under-twelves on our own pitch, and nobody pays who cannot pay.')).toBe(
    false,
  )
  expect(
    isOther(
      'A letter from the owner\n\nWe print novels that nobody else dares to, and we split the money with the author.',
    ),
  ).toBe(false)
})
