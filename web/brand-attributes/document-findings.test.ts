import { expect, test } from 'vitest'
import { categories } from '#contract/plain/brand.ts'
import {
  addRange,
  collectChosenWords,
  findPhraseCategory,
  findTraitIndexes,
  joinTappedPhrases,
  type ListedWord,
  noTappedWords,
  splitFoundWords,
  splitTappableWords,
  type UnsureSentence,
} from '#web/brand-attributes/document-findings.ts'

const sentence = 'What you can expect is fewer visits, lower bills and an animal that is not scared.'
const placesOf = (...words: string[]) => new Set(words.map((word) => splitTappableWords(sentence).indexOf(word)))

test('adjacent tapped words form one phrase, unless there is punctuation between them', () => {
  expect(joinTappedPhrases(sentence, placesOf('fewer', 'visits,', 'lower', 'bills'))).toEqual([
    'fewer visits',
    'lower bills',
  ])
  expect(joinTappedPhrases(sentence, placesOf('expect', 'visits,'))).toEqual(['expect', 'visits'])
  expect(joinTappedPhrases(sentence, new Set())).toEqual([])
})

test('a single character joins the next word, and an article before a phrase is left out', () => {
  const told = 'I save a day, open at 5 am.'
  expect(splitTappableWords(told)).toEqual(['I save', 'a day,', 'open', 'at', '5 am.'])
  expect(joinTappedPhrases(told, new Set([1, 4]))).toEqual(['day', '5 am'])
  expect(joinTappedPhrases(told, new Set([0, 1]))).toEqual(['save a day'])
})

test('a phrase never exceeds the maximum length of a word', () => {
  const all = new Set(splitTappableWords(sentence).keys())
  for (const phrase of joinTappedPhrases(sentence, all)) expect(phrase.length).toBeLessThanOrEqual(40)
})

test('words left out are not taken over; words moved to a category or tapped are, in that category, each once', () => {
  const told = 'We are gentle and slow.'
  const { words, sentences } = splitFoundWords({
    found: [
      { category: 'culture', word: 'gentle', sentence: told },
      { category: 'culture', word: 'slow', sentence: told },
    ],
    unsure: [
      { category: 'impact', sentence, marks: [] },
      { category: null, sentence: 'half the paper', marks: [] },
      { category: null, sentence: 'odd', marks: [] },
    ],
    suggested: [{ category: 'voice', word: 'unhurried', sentence: told }],
  })
  expect(sentences).toEqual([{ category: 'impact', sentence, marks: [] }])
  const [gentle, slow, paper, odd, unhurried] = words
  if (!gentle || !slow || !paper || !odd || !unhurried) throw new Error('Five words were offered.')
  const moved = { ...paper, category: 'impact' as const, isKept: true }
  const listed: ListedWord[] = [gentle, { ...slow, isKept: false }, moved, odd, unhurried]
  const tapped = new Map(
    sentences.map(
      (each) => [each, { places: placesOf('scared.'), chosen: new Map([['scared', 'culture' as const]]) }] as const,
    ),
  )
  const chosen = collectChosenWords(listed, sentences, tapped)
  expect(chosen.culture).toEqual({ words: ['gentle', 'scared'], topFive: [], topOne: '' })
  // What a language model suggests waits for the owner.
  expect(chosen.voice.words).toEqual([])
  expect(collectChosenWords([{ ...unhurried, isKept: true }], [], tapped).voice.words).toEqual(['unhurried'])
  expect(chosen.impact.words).toEqual(['half the paper'])
  expect(categories.flatMap((category) => chosen[category].words)).not.toContain('odd')
})

test('a first and a last word select everything between them in either order, with single spaces', () => {
  const told = 'You never sign a contract for longer than I see you.'
  const parts = splitTappableWords(told)
  const [first, last] = [parts.indexOf('sign'), parts.indexOf('a contract')]
  expect(joinTappedPhrases(told, addRange(new Set(), first, last))).toEqual(['sign a contract'])
  expect(joinTappedPhrases(told, addRange(new Set([0]), last, first))).toEqual(['You', 'sign a contract'])
})

test("a phrase gets the category of a trait word in it, else its sentence's, unless the owner chooses one", () => {
  const told: UnsureSentence = {
    category: 'feeling',
    sentence: 'Our team is patient and early.',
    marks: [{ word: 'patient', category: 'culture' }],
  }
  expect([...findTraitIndexes(told)]).toEqual([splitTappableWords(told.sentence).indexOf('patient')])
  expect(findPhraseCategory(told, noTappedWords, 'patient')).toBe('culture')
  expect(findPhraseCategory(told, noTappedWords, 'early')).toBe('feeling')
  expect(findPhraseCategory(told, { ...noTappedWords, chosen: new Map([['patient', 'voice']]) }, 'patient')).toBe(
    'voice',
  )
})
