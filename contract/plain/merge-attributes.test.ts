import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryWords } from '#contract/brand-attributes.ts'
import {
  type CategoryWords,
  categoryWordsMax,
  makeEmptyAttributes,
  makeWordKey,
  picksPerCategory,
} from '#contract/plain/brand.ts'
import { mergeAttributes, mergeCategory } from '#contract/plain/merge-attributes.ts'

const entry = (words: string, topFive = '', topOne = ''): CategoryWords => ({
  words: words === '' ? [] : words.split(' '),
  topFive: topFive === '' ? [] : topFive.split(' '),
  topOne,
})
const base = entry('a b c', 'a b', 'a')
const sorted = (words: readonly string[]) => words.toSorted().join(' ')

describe('two edits of the same words', () => {
  test('additions of both stay', () => {
    const merged = mergeCategory(base, entry('a b c mine', 'a b', 'a'), entry('a b c theirs', 'a b', 'a'))
    expect(sorted(merged.words)).toBe('a b c mine theirs')
  })

  test('the same word added on both sides appears once, even in different case', () => {
    const merged = mergeCategory(base, entry('a b c Bold', 'a b', 'a'), entry('a b c bold', 'a b', 'a'))
    expect(merged.words.filter((word) => makeWordKey(word) === 'bold')).toHaveLength(1)
  })

  test('a removal wins over a word the other side left unchanged', () => {
    expect(sorted(mergeCategory(base, entry('a b', 'a b', 'a'), base).words)).toBe('a b')
    expect(sorted(mergeCategory(base, base, entry('b c', 'b')).words)).toBe('b c')
  })

  test('a pick on one side wins over the removal of its word on the other', () => {
    const merged = mergeCategory(base, entry('a b', 'a b', 'a'), entry('a b c', 'a b c', 'a'))
    expect([sorted(merged.words), sorted(merged.topFive)]).toEqual(['a b c', 'a b c'])
  })

  test('picks of both sides are kept up to five, and a removed pick stays removed', () => {
    const long = entry('a b c d e f g h', 'a b', 'a')
    const merged = mergeCategory(
      long,
      { ...long, topFive: ['a', 'b', 'c', 'd'] },
      { ...long, topFive: ['a', 'b', 'e', 'f'] },
    )
    expect(merged.topFive).toHaveLength(picksPerCategory)
    expect(merged.topFive).toEqual(expect.arrayContaining(['a', 'b']))
    expect(mergeCategory(base, { ...base, topFive: ['a'] }, base).topFive).toEqual(['a'])
  })

  test('a changed number one word wins over an unchanged one', () => {
    expect(mergeCategory(base, { ...base, topOne: 'b' }, base).topOne).toBe('b')
    expect(mergeCategory(base, base, { ...base, topOne: 'b' }).topOne).toBe('b')
  })

  test('if both sides picked five different words, five of them and a number one among those are kept', () => {
    const [mine, theirs] = [entry('a b c d e', 'a b c d e'), entry('v w x y z', 'v w x y z')]
    const [chosen, otherChosen] = [
      { ...mine, topOne: 'a' },
      { ...theirs, topOne: 'w' },
    ]
    expect(mergeCategory(entry(''), chosen, otherChosen)).toMatchObject({ topFive: theirs.topFive, topOne: 'w' })
    expect(mergeCategory(entry(''), mine, theirs)).toMatchObject({ topFive: theirs.topFive, topOne: '' })
  })

  test('sample words that the owner said to keep on either side stay theirs', () => {
    const merged = mergeCategory(base, { ...base, kept: ['a'] }, { ...base, kept: ['b'] })
    expect(sorted(merged.kept ?? [])).toBe('a b')
    expect(mergeCategory(base, base, base)).not.toHaveProperty('kept')
  })
})

/** A valid category of a few words, so that edits collide. */
const anyEntry: fc.Arbitrary<CategoryWords> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 14 }),
    fc.nat({ max: 5 }),
    fc.nat({ max: 5 }),
  )
  .map(([words, picks, chosen]) => {
    const topFive = words.slice(0, picks)
    return { words, topFive, topOne: topFive[chosen] ?? '' }
  })

describe('any two edits', () => {
  test('merge into a valid category that holds nothing nobody wrote', () => {
    fc.assert(
      fc.property(anyEntry, anyEntry, anyEntry, (before, mine, theirs) => {
        const merged = mergeCategory(before, mine, theirs)
        expect(categoryWords.safeParse(merged).success).toBe(true)
        const written = new Set([...mine.words, ...theirs.words])
        expect(merged.words.filter((word) => !written.has(word))).toEqual([])
      }),
    )
  })

  test('keep every word that one side added or both left unchanged', () => {
    fc.assert(
      fc.property(anyEntry, anyEntry, anyEntry, (before, mine, theirs) => {
        const merged = new Set(mergeCategory(before, mine, theirs).words)
        const added = [...mine.words, ...theirs.words].filter((word) => !before.words.includes(word))
        const stood = before.words.filter((word) => mine.words.includes(word) && theirs.words.includes(word))
        for (const word of [...added, ...stood]) expect(merged.has(word)).toBe(true)
      }),
    )
  })

  test('leave an edit as it is if the other side changed nothing', () => {
    fc.assert(
      fc.property(anyEntry, anyEntry, (before, mine) => {
        for (const merged of [mergeCategory(before, mine, before), mergeCategory(before, before, mine)]) {
          expect(sorted(merged.words)).toBe(sorted(mine.words))
          expect(sorted(merged.topFive)).toBe(sorted(mine.topFive))
          expect(merged.topOne).toBe(mine.topOne)
        }
      }),
    )
  })

  test('give a full list from two full lists, without losing a pick', () => {
    const full = (prefix: string) => Array.from({ length: categoryWordsMax }, (_, index) => `${prefix} ${index}`)
    const theirs = { words: full('theirs'), topFive: full('theirs').slice(95), topOne: 'theirs 99' }
    const merged = mergeCategory(entry(''), { words: full('mine'), topFive: [], topOne: '' }, theirs)
    expect(merged.words).toHaveLength(categoryWordsMax)
    expect(merged.topFive).toEqual(theirs.topFive)
    expect(merged.topOne).toBe('theirs 99')
  })
})

test('all six categories are merged independently', () => {
  const mine = { ...makeEmptyAttributes(), culture: entry('a') }
  const theirs = { ...makeEmptyAttributes(), voice: entry('b') }
  const merged = mergeAttributes(makeEmptyAttributes(), mine, theirs)
  expect([merged.culture.words, merged.voice.words, merged.impact.words]).toEqual([['a'], ['b'], []])
})
