import { expect, test } from 'vitest'
import { type CategoryWords, categoryWordsMax, makeEmptyAttributes, makeEmptyCategory } from '#contract/plain/brand.ts'
import { isUnclaimedSample, listOwnWords } from '#contract/plain/own-words.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'
import { appendWords, replaceWords } from '#web/brand-attributes/apply-upload.ts'
import {
  addWord,
  canPick,
  normaliseWord,
  removeWord,
  renameWord,
  togglePick,
  withSamples,
} from '#web/brand-attributes/edit-words.ts'

const [firstSample = ''] = sampleWords.culture
const own: CategoryWords = { words: ['steady', 'kind', 'dry', 'warm', 'brisk', 'plain'], topFive: [], topOne: '' }

test('a category starts with 20 sample words, impact with 19', () => {
  const counts = Object.values(sampleWords).map((words) => words.length)
  expect(counts).toEqual([20, 20, 20, 20, 19, 20])
  expect(withSamples('culture', makeEmptyCategory()).words).toEqual(sampleWords.culture)
})

test("the owner's first word is listed before the sample words, which are saved along with it", () => {
  const { entry } = addWord('culture', makeEmptyCategory(), 'salt-tired')
  expect(entry.words).toEqual(['salt-tired', ...sampleWords.culture])
  expect(listOwnWords('culture', entry)).toEqual(['salt-tired'])
})

const typed = (words: readonly string[], entry: CategoryWords = makeEmptyCategory()) =>
  words.reduce((standing, word) => addWord('culture', standing, word).entry, entry)

test("the owner's first five words are picked automatically, none as the number one; a sixth or sample is not", () => {
  const five = typed(own.words)
  expect(five).toMatchObject({ topFive: own.words.slice(0, 5), topOne: '' })
  expect(typed([firstSample])).toMatchObject({ topFive: [firstSample], topOne: '' })
})

test('a pick that was removed stays removed, and a number one stays, whatever is typed next', () => {
  const chosen = { ...typed(own.words.slice(0, 5)), topOne: 'kind' }
  expect(typed(['plain'], chosen)).toMatchObject({ topFive: own.words.slice(0, 5), topOne: 'kind' })
  const without = togglePick('culture', { ...chosen, topOne: 'steady' }, 'steady')
  expect(typed(['plain', 'slow'], without)).toMatchObject({ topFive: own.words.slice(1, 5), topOne: '' })
})

test('words from a document are not picked automatically', () => {
  const told = { words: [...own.words, ...sampleWords.culture], topFive: [], topOne: '' }
  expect(typed(['salt-tired'], told).topFive).toEqual([])
})

test('nothing is picked with fewer than 15 words', () => {
  expect(typed(['salt-tired'], { ...own, words: ['kind'] }).topFive).toEqual([])
})

test('a word is trimmed and its spaces are collapsed', () => {
  expect(normaliseWord('  wide   awake ')).toBe('wide awake')
  expect(normaliseWord('\u200bwide\u00adawake\ufeff')).toBe('wideawake')
})

test('a duplicate is refused, ignoring case and spaces', () => {
  expect(addWord('culture', own, 'STEADY')).toMatchObject({ isDuplicate: true, entry: { words: own.words } })
})

test('a sample word that the owner types counts as their own', () => {
  const { entry, isDuplicate } = addWord('culture', makeEmptyCategory(), firstSample.toUpperCase())
  expect(isDuplicate).toBe(false)
  expect(listOwnWords('culture', entry)).toHaveLength(1)
  expect(isUnclaimedSample('culture', firstSample, entry)).toBe(false)
})

test("a sample word that was deleted and typed again counts as the owner's own", () => {
  const { entry } = addWord('culture', removeWord('culture', makeEmptyCategory(), firstSample), firstSample)
  expect(isUnclaimedSample('culture', firstSample, entry)).toBe(false)
})

test('a full list accepts no more words', () => {
  const full = { ...own, words: Array.from({ length: categoryWordsMax }, (_, index) => `word ${index}`) }
  expect(addWord('culture', full, 'one more')).toMatchObject({ isFull: true, entry: full })
})

test('five can be picked from 15 words on', () => {
  const words = Array.from({ length: 15 }, (_, index) => `word ${index}`)
  expect(canPick('culture', { ...own, words })).toBe(true)
  expect(canPick('culture', { ...own, words: words.slice(1) })).toBe(false)
})

test('a sixth pick is ignored, and a pick can be undone', () => {
  const five = ['steady', 'kind', 'dry', 'warm', 'brisk'].reduce(
    (entry, word) => togglePick('culture', entry, word),
    own,
  )
  expect(five.topFive).toHaveLength(5)
  expect(togglePick('culture', five, 'plain').topFive).toEqual(five.topFive)
  expect(togglePick('culture', five, 'dry').topFive).toEqual(['steady', 'kind', 'warm', 'brisk'])
})

test("a sample word that was picked once counts as the owner's own, even when it is not picked any more", () => {
  const picked = togglePick('culture', makeEmptyCategory(), firstSample)
  const unpicked = togglePick('culture', picked, firstSample)
  expect(isUnclaimedSample('culture', firstSample, unpicked)).toBe(false)
})

test('a deleted word leaves the list, the picks and the number one', () => {
  const entry = { ...own, topFive: ['steady', 'kind'], topOne: 'kind' }
  expect(removeWord('culture', entry, 'Kind')).toEqual({
    ...entry,
    words: own.words.filter((word) => word !== 'kind'),
    topFive: ['steady'],
    topOne: '',
  })
})

const found = { ...makeEmptyAttributes(), voice: { words: ['dry', 'Funny'], topFive: [], topOne: '' } }
const data = { ...makeEmptyAttributes(), voice: { ...own, topFive: ['dry', 'warm'], topOne: 'dry' } }

test('Append adds the found words and keeps the current words and picks', () => {
  const { voice, culture } = appendWords(data, found)
  expect(voice.words).toEqual(['Funny', ...own.words])
  expect(voice.topFive).toEqual(['dry', 'warm'])
  expect(culture).toEqual(makeEmptyCategory())
})

test('Replace puts the found words in place of the current ones, and keeps the picks that are among them', () => {
  const { voice, culture } = replaceWords(data, found)
  expect(voice).toMatchObject({ words: ['dry', 'Funny'], topFive: ['dry'], topOne: 'dry' })
  expect(culture).toEqual(makeEmptyCategory())
})

test('a renamed word keeps its place and its picks', () => {
  const entry = { words: ['freindly', 'kind', 'warm'], topFive: ['kind', 'freindly'], topOne: 'freindly' }
  expect(renameWord('culture', entry, 'freindly', 'friendly')).toEqual({
    words: ['friendly', 'kind', 'warm'],
    topFive: ['kind', 'friendly'],
    topOne: 'friendly',
  })
})

test('a word renamed to an existing one is not duplicated', () => {
  const entry = { words: ['freindly', 'friendly'], topFive: [], topOne: '' }
  expect(renameWord('culture', entry, 'freindly', 'friendly').words).toEqual(['friendly'])
  const picked = { ...entry, topFive: ['freindly'], topOne: 'freindly' }
  const mended = { topFive: ['friendly'], topOne: 'friendly' }
  expect(renameWord('culture', picked, 'freindly', 'friendly')).toMatchObject(mended)
  const besideSamples = addWord('culture', makeEmptyCategory(), 'slip').entry
  const renamed = renameWord('culture', besideSamples, 'slip', firstSample)
  expect(listOwnWords('culture', renamed)).toEqual([firstSample])
})
