import { expect, test } from 'vitest'
import { joinFirstLine } from '#web/brand-attributes/join-first-line.ts'

test('the first line is the number one word, the business name and what it sells, each as typed', () => {
  expect(joinFirstLine('no airs', "Tolley's", 'we mend shoes and boots')).toBe(
    "No airs. Tolley's: we mend shoes and boots.",
  )
})

test('missing parts are left out, and no punctuation is doubled', () => {
  expect(joinFirstLine('no airs', '', '')).toBe('No airs.')
  expect(joinFirstLine('Really?', "Tolley's", '')).toBe("Really? Tolley's.")
  expect(joinFirstLine('steady', '', 'we bake bread!')).toBe('Steady. We bake bread!')
})

test('a long answer is reduced to its first sentence, cut only at a comma', () => {
  expect(joinFirstLine('kind', 'Lark', 'We teach people to swim. All of them pay late.')).toBe(
    'Kind. Lark: We teach people to swim.',
  )
  const long =
    'Sourdough bread and buns, baked overnight, sold from a van at the harbour to whoever is up before the gulls'
  expect(joinFirstLine('kind', 'Lark', long)).toBe('Kind. Lark: Sourdough bread and buns, baked overnight.')
})
