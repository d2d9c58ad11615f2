import { describe, expect, test } from 'vitest'
import { categories, wordLengthMax } from '#contract/plain/brand.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'
import {
  findWordTone,
  isKnownWord,
  isNegativeWord,
  listLexiconEntries,
  listNeighbourClusters,
  lookUpWord,
  makeLexicalKey,
} from './lexicon.ts'
import clusters from './lexicon-clusters.json' with { type: 'json' }
import negatives from './lexicon-negatives.json' with { type: 'json' }
import { toCanonicalSpelling } from './spelling.ts'

const repeated = (keys: readonly string[]) => [...new Set(keys.filter((key, place) => keys.indexOf(key) !== place))]
const clusterNames = new Set(Object.keys(clusters))

describe.each(categories)('the %s words', (category) => {
  const words = listLexiconEntries(category).map(({ word }) => word)

  test('include no insults', () => {
    expect(words.filter(isNegativeWord)).toEqual([])
  })

  test('contain no word twice, in any spelling', () => {
    expect(repeated(words.map(makeLexicalKey))).toEqual([])
  })

  test('are in British spelling, with single spaces, and within the length limit', () => {
    const odd = words.filter(
      (word) =>
        toCanonicalSpelling(word) !== word.toLowerCase() ||
        word.length > wordLengthMax ||
        !/^[\p{L}\d'+-]+( [\p{L}\d'+-]+)*$/u.test(word),
    )
    expect(odd).toEqual([])
  })

  test('belong to existing clusters', () => {
    expect(listLexiconEntries(category).filter(({ cluster }) => !clusterNames.has(cluster))).toEqual([])
  })

  test('are numerous and cover the beginnings people type', () => {
    const beginnings = new Set(words.map((word) => makeLexicalKey(word).slice(0, 2)))
    const letters = new Set(words.map((word) => makeLexicalKey(word).slice(0, 1)))
    expect(words.length).toBeGreaterThan(400)
    expect(beginnings.size).toBeGreaterThan(110)
    expect([...'abcdefghijklmnoprstuvwy'].filter((letter) => !letters.has(letter))).toEqual([])
  })

  test('include every sample word', () => {
    expect(sampleWords[category].filter((word) => !isKnownWord(word))).toEqual([])
  })
})

describe('the sample words of a new account', () => {
  test('are 20 per category (19 for impact), without duplicates, and within the length limit', () => {
    for (const category of categories) {
      expect(sampleWords[category]).toHaveLength(category === 'impact' ? 19 : 20)
      expect(repeated(sampleWords[category].map(makeLexicalKey))).toEqual([])
      expect(sampleWords[category].filter((word) => word.length > wordLengthMax)).toEqual([])
    }
  })
})

describe('the clusters', () => {
  test('have existing neighbours, in both directions', () => {
    for (const [cluster, { near }] of Object.entries(clusters)) {
      for (const other of near.split(', ')) {
        expect(clusterNames, `${cluster} lies near ${other}`).toContain(other)
        expect(listNeighbourClusters(other).has(cluster)).toBe(true)
      }
    }
  })

  test('all have words', () => {
    const used = new Set(categories.flatMap((category) => listLexiconEntries(category).map(({ cluster }) => cluster)))
    expect([...clusterNames].filter((cluster) => !used.has(cluster))).toEqual([])
  })
})

describe('looking a word up', () => {
  test('finds it in another spelling, case or form', () => {
    expect(lookUpWord('Light hearted').map(({ word }) => word)).toContain('light-hearted')
    expect(lookUpWord('organized').some(({ category }) => category === 'culture')).toBe(true)
    expect(lookUpWord('calmly').some(({ category }) => category === 'feeling')).toBe(true)
    expect(lookUpWord('xyzzy')).toEqual([])
  })

  test('gives its part of speech', () => {
    const kind = (word: string) => lookUpWord(word).map(({ partOfSpeech }) => partOfSpeech)
    expect(kind('save money')).toEqual(['verbPhrase'])
    expect(kind('students')).toEqual(['plural'])
    expect(kind('work-life balance')).toEqual(['nounPhrase'])
    expect(kind('breaks the rules')).toEqual(['clause'])
  })

  test('gives its tone', () => {
    expect(findWordTone('formal').formal).toBeGreaterThan(0)
    expect(findWordTone('witty').funny).toBeGreaterThan(0)
    expect(findWordTone('xyzzy')).toEqual({ formal: 0, funny: 0, irreverent: 0, enthusiastic: 0 })
  })

  test('recognizes rejected words in any form, and the list has no duplicates', () => {
    expect(['Toxic', 'sloppy', 'sloppily', 'two faced'].filter((word) => !isNegativeWord(word))).toEqual([])
    expect(isNegativeWord('kind')).toBe(false)
    expect(repeated(negatives.flatMap((line) => line.split(', ')))).toEqual([])
  })
})
