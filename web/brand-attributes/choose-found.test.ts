import { expect, test } from 'vitest'
import { chosenWords, tappable, tappedPhrases } from '#web/brand-attributes/choose-found.ts'

const sentence = 'What you can expect is fewer visits, lower bills and an animal that is not scared.'
const placesOf = (...words: string[]) => new Set(words.map((word) => tappable(sentence).indexOf(word)))

test('neighbours that are tapped are one phrase, parted by what stands between them', () => {
  expect(tappedPhrases(sentence, placesOf('fewer', 'visits,', 'lower', 'bills'))).toEqual([
    'fewer visits',
    'lower bills',
  ])
  expect(tappedPhrases(sentence, placesOf('expect', 'visits,'))).toEqual(['expect', 'visits'])
  expect(tappedPhrases(sentence, new Set())).toEqual([])
})

test('a word of one sign stands with the next one, and an article before a phrase is no part of it', () => {
  const told = 'I save a day, open at 5 am.'
  expect(tappable(told)).toEqual(['I save', 'a day,', 'open', 'at', '5 am.'])
  expect(tappedPhrases(told, new Set([1, 4]))).toEqual(['day', '5 am'])
  expect(tappedPhrases(told, new Set([0, 1]))).toEqual(['save a day'])
})

test('a phrase never grows longer than a word may be', () => {
  const all = new Set(tappable(sentence).keys())
  for (const phrase of tappedPhrases(sentence, all)) expect(phrase.length).toBeLessThanOrEqual(40)
})

test('what was left out is not taken over, what was tapped is, in the category that was chosen, each once', () => {
  const gentle = { category: 'culture', word: 'gentle', sentence: 'We are gentle and slow.' } as const
  const slow = { category: 'culture', word: 'slow', sentence: 'We are gentle and slow.' } as const
  const unsure = { category: 'impact', sentence } as const
  const tapped = new Map([[unsure, { category: 'culture' as const, places: placesOf('scared.') }]])
  const words = chosenWords([gentle, slow], new Set([slow]), [unsure], tapped)
  expect(words.culture).toEqual({ words: ['gentle', 'scared'], topFive: [], topOne: '' })
  expect(words.impact.words).toEqual([])
})
