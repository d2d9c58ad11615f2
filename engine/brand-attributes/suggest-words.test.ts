import { describe, expect, test } from 'vitest'
import { type Category, categories } from '#contract/plain/brand.ts'
import { findClusters, isNegativeWord, listLexiconEntries, makeLexicalKey } from '#engine/language/lexicon.ts'
import { isInflection } from '#engine/language/similarity.ts'
import { suggestWords } from './suggest-words.ts'

const ask = (category: Category, input: string, existingWords: readonly string[] = [], count = 6) =>
  suggestWords({ category, input, existingWords, count })

/** Every two-letter start of the category's words. */
const startsOf = (category: Category) => [
  ...new Set(listLexiconEntries(category).map(({ word }) => makeLexicalKey(word).slice(0, 2))),
]

describe('the start of a word', () => {
  test('is completed, best-known words first', () => {
    for (const word of ask('culture', 'tr')) expect(word).toMatch(/^tr/)
    expect(ask('culture', 'tr')).toContain('trustworthy')
  })

  test('may have capitals, spaces around it, or a hyphen left out', () => {
    expect(ask('culture', ' TR ')).toEqual(ask('culture', 'tr'))
    expect(ask('voice', 'lighth')).toEqual(['light-hearted'])
  })

  test('may be the start of a phrase, and end in the middle of its second word', () => {
    expect(ask('impact', 'save t')).toEqual(['save time'])
    for (const word of ask('xfactor', 'no ')) expect(word).toMatch(/^no[- ]/)
  })

  test('may also be a complete word: then words with a similar meaning follow', () => {
    const words = ask('culture', 'art')
    expect(words[0]).toMatch(/^art/)
    expect(words).toContain('imaginative')
  })

  test('that no word continues gets nothing', () => {
    expect(ask('culture', 'qz')).toEqual([])
  })

  test('gets fewer words rather than unsuitable ones', () => {
    const words = ask('customers', 'zer')
    expect(words.length).toBeLessThan(6)
    for (const word of words) expect(word).toMatch(/^zer/)
  })
})

describe('an unfinished phrase', () => {
  test('gets nothing if no phrase continues it, whatever its first word means', () => {
    expect(ask('customers', 'hard of h')).toEqual([])
  })
})

describe('a word that does not belong to the category', () => {
  test('is completed, and gets no words that are merely related', () => {
    const words = ask('customers', 'home', ['renters'])
    expect(words).toContain('homeowners')
    for (const word of words) expect(word).toMatch(/^home/)
  })

  test('gets people before their description if both are forms of one word', () => {
    expect(ask('customers', 'stud')).toContain('students')
  })
})

describe('a duplicate', () => {
  test('is suggested once, whether joined or hyphenated, alone or with a noun', () => {
    const closed = ask('xfactor', 'free', [], 12).map((word) => makeLexicalKey(word).replaceAll(' ', ''))
    expect(new Set(closed).size).toBe(closed.length)
    const same = ask('xfactor', 'same', [], 12)
    expect(same.filter((word) => /^same-day/.test(word))).toHaveLength(1)
  })

  test('does not occur in the lexicon', () => {
    for (const category of categories) {
      const closed = listLexiconEntries(category).map(({ word }) => makeLexicalKey(word).replaceAll(' ', ''))
      expect(closed.filter((key, place) => closed.indexOf(key) !== place)).toEqual([])
    }
  })
})

describe('a complete word', () => {
  test('gets words of the category with a related meaning', () => {
    const words = ask('voice', 'formal', ['clear'])
    expect(words).toEqual(expect.arrayContaining(['professional', 'polished']))
    for (const word of words) expect(listLexiconEntries('voice').some((entry) => entry.word === word)).toBe(true)
  })

  test('never gets itself or an inflection of itself', () => {
    for (const word of ask('feeling', 'Hopeful')) expect(isInflection(word, 'hopeful')).toBe(false)
  })

  test('is recognised by another form of it', () => {
    expect(ask('culture', 'mentoringly')).toEqual(expect.arrayContaining(['nurturing']))
    expect(ask('impact', 'growth')).toContain('expansion')
  })

  test('may belong to another category', () => {
    expect(ask('xfactor', 'relaxation').length).toBeGreaterThan(0)
  })

  test('that is unknown gets words that suit the existing ones', () => {
    expect(ask('voice', 'flumpish', ['warm'])).toEqual(ask('voice', '', ['warm']))
    expect(ask('voice', 'flumpish')).toEqual([])
  })
})

describe('an empty field', () => {
  test('gets words that suit the existing ones', () => {
    const words = ask('culture', '', ['curious', 'bold', 'experimental'])
    expect(words).toHaveLength(6)
    expect(words).toEqual(expect.arrayContaining(['imaginative', 'adventurous']))
  })

  test('gets at most two words of one meaning', () => {
    const words = ask('feeling', '', ['calm', 'calmer', 'relaxed', 'serene'])
    const clusters = words.flatMap((word) => findClusters(word, 'feeling'))
    for (const cluster of clusters) expect(clusters.filter((each) => each === cluster).length).toBeLessThan(3)
  })

  test('gets words in the grammatical form that the owner uses', () => {
    const isDoing = (word: string) =>
      listLexiconEntries('impact').some((entry) => entry.word === word && entry.partOfSpeech === 'verbPhrase')
    expect(ask('impact', '', ['cut costs', 'win new clients', 'sell faster']).filter(isDoing).length).toBeGreaterThan(3)
    expect(ask('impact', '', ['cost savings', 'new clients', 'faster sales']).filter(isDoing)).toEqual([])
  })

  test('gets fewer words rather than things or people unrelated to the existing words', () => {
    const isThing = (category: Category) => (word: string) =>
      listLexiconEntries(category).some((entry) => entry.word === word && entry.partOfSpeech !== 'adj')
    expect(ask('impact', '', ['the roof holds for fifty winters']).filter(isThing('impact'))).toEqual([])
    expect(ask('xfactor', '', ['a bell on every boat', 'soup at noon']).filter(isThing('xfactor'))).toEqual([])
    expect(ask('customers', 'gam', ['farmers', 'careful'])).toEqual([])
    expect(ask('customers', 'gam')).toContain('gamers')
  })

  test('gets as many words as asked for, and no more', () => {
    expect(ask('voice', '', ['warm'], 12)).toHaveLength(12)
    expect(ask('voice', '', ['warm'], 0)).toEqual([])
  })
})

describe('whatever is typed,', () => {
  test('no suggestion repeats an existing word in any spelling or form, or another suggestion', () => {
    const existing = ['Organized', 'supporting', 'team oriented', 'HONESTY', 'trustworthy', 'Cozy']
    for (const input of [...startsOf('culture'), '', 'supportive', 'honest', 'tidy']) {
      const words = ask('culture', input, existing)
      const repeated = words.filter((word, place) =>
        [...existing, ...words.slice(0, place)].some((other) => isInflection(word, other)),
      )
      expect(repeated, input).toEqual([])
    }
  })

  test.each(categories)('every suggestion belongs to the category and is not derogatory: %s', (category) => {
    const known = new Set(listLexiconEntries(category).map(({ word }) => makeLexicalKey(word)))
    for (const input of startsOf(category)) {
      const unfit = ask(category, input, ['warm', 'more time']).filter(
        (word) => !known.has(makeLexicalKey(word)) || isNegativeWord(word),
      )
      expect(unfit, input).toEqual([])
    }
  })

  test.each(['toxic', 'sloppy', 'cheap', 'arrogant'])(
    'a derogatory word gets no derogatory suggestions: %s',
    (input) => {
      const words = ask('culture', input, ['kind'])
      expect(words.filter(isNegativeWord)).toEqual([])
      expect(words.length).toBeGreaterThan(0)
    },
  )

  test('an owner who uses British spelling gets British words, others get American ones', () => {
    expect(ask('culture', 'organiz')).toEqual(['organized'])
    expect(ask('culture', 'organis')).toEqual(['organised'])
    expect(ask('feeling', 'energ')).toContain('energized')
    expect(ask('feeling', 'energ', ['cozy'])).toContain('energized')
    expect(ask('feeling', 'energ', ['cosy'])).toContain('energised')
  })

  test('a phrase of several words gets nothing rather than unrelated words', () => {
    expect(ask('xfactor', 'run by twins', ['handmade'])).toEqual([])
    expect(ask('culture', "won't rip you off", ['cheeky'])).toEqual([])
    expect(ask('customers', 'cyclists who gave up')).toEqual([])
  })

  test('sample words shown in the list are suggested neither while typing nor on request', () => {
    const samples = ['Playful', 'Respectful', 'Reliable']
    for (const input of ['pl', 'resp', 'reli', '', 'fun']) {
      const words = suggestWords({
        category: 'culture',
        input,
        existingWords: ['cheeky'],
        standingWords: samples,
        count: 12,
      })
      expect(
        words.filter((word) => samples.some((sample) => isInflection(word, sample))),
        input,
      ).toEqual([])
    }
  })

  test('the same request gets the same suggestions', () => {
    const once = categories.map((category) => ask(category, '', ['warm', 'bold', 'more time']))
    expect(categories.map((category) => ask(category, '', ['warm', 'bold', 'more time']))).toEqual(once)
  })

  test('a list of a hundred existing words still gets suggestions', () => {
    const hundred = listLexiconEntries('voice')
      .slice(0, 100)
      .map(({ word }) => word)
    expect(ask('voice', '', hundred)).toHaveLength(6)
  })
})
