import { expect, test } from 'vitest'
import { removeLoneSurrogates } from '#server/brand-review/remove-lone-surrogates.ts'

test('half a character is removed from every text, a whole one stays', () => {
  const cut = '🍞 warm 🍞'.slice(0, -1)
  expect(removeLoneSurrogates({ title: cut, quotes: [cut.slice(1), 'plain'], score: 7.5, none: null })).toEqual({
    title: '🍞 warm ',
    quotes: [' warm ', 'plain'],
    score: 7.5,
    none: null,
  })
})
