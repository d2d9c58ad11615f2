import { describe, expect, test } from 'vitest'
import { type BrandBrief, makeEmptyBrief, mapCategories } from '#contract/plain/brand.ts'
import { makeEmptySentences, type Sentences } from '#contract/plain/sentences.ts'
import { countTextWords } from '#engine/language/typed-sentence-text.ts'
import { writeTaglines } from './write-taglines.ts'

const keys: BrandBrief = {
  ...makeEmptyBrief('Keys'),
  topFives: { ...mapCategories((): string[] => []), xfactor: ['calm', 'exact'], impact: ['joy'] },
  topWords: { ...mapCategories(() => ''), culture: 'calm', customers: 'busy' },
  sentences: {
    ...makeEmptySentences(),
    does: 'tune pianos in your front room',
    after: 'play again after supper',
    only: 'leave the old strings with you',
  },
}
const taglines = (brief: BrandBrief, exclude: string[] = [], seed = 0) => [...writeTaglines(brief, { seed, exclude })]
const linesOf = (brief: BrandBrief, exclude: string[] = []) => taglines(brief, exclude).map(({ text }) => text)
/** All taglines of a brief, requested until no new ones come. */
function allOf(brief: BrandBrief): string[] {
  const shown: string[] = []
  for (let fresh = linesOf(brief); fresh.length > 0; fresh = linesOf(brief, shown)) shown.push(...fresh)
  return shown
}
const withSentences = (told: Partial<Sentences>): BrandBrief => ({ ...keys, sentences: { ...keys.sentences, ...told } })
const withWords = (xfactor: string[], impact: string[] = []): BrandBrief => ({
  ...makeEmptyBrief('Rush'),
  topFives: { ...mapCategories((): string[] => []), xfactor, impact },
})

describe('from finished sentences', () => {
  test('makes single lines, pairs, and short lines after the name', () => {
    expect(linesOf(keys)).toEqual(
      expect.arrayContaining([
        'Play again after supper.',
        'We leave the old strings with you.',
        'We tune pianos in your front room.',
        'We tune pianos in your front room. Play again after supper.',
        'Keys. Play again after supper.',
      ]),
    )
  })

  test('makes at least five lines that begin differently, even if every picked word is a single adjective', () => {
    const lines = linesOf(keys)
    expect(lines.length).toBeGreaterThanOrEqual(5)
    expect(lines.join(' ')).not.toMatch(/\b(?:calm|exact|joy|busy)\b/i)
    const first = lines.map((line) => line.split(' ')[0])
    expect(new Set(first).size).toBeGreaterThanOrEqual(3)
    for (const [at, word] of first.slice(1, 4).entries()) expect(word).not.toBe(first[at])
  })

  test('makes five lines from long sentences too, without cutting any', () => {
    const told = {
      does: 'tune every piano on the same day in your own front room',
      after: 'play again after supper with all of your cousins singing',
      only: 'leave the old strings with you so that you can see',
      who: 'families with an old upright',
    }
    const lines = linesOf(withSentences(told))
    expect(lines.length).toBeGreaterThanOrEqual(5)
    for (const line of lines)
      for (const sentence of line.match(/[^.]+\./g) ?? [])
        expect(`Keys. ${Object.values(told).join('. ')}.`.toLowerCase()).toContain(
          sentence
            .trim()
            .replace(/^(?:We|For) /, '')
            .toLowerCase(),
        )
  })

  test('makes no single line longer than eight words', () => {
    for (const line of linesOf(keys)) {
      const sentences = line.replace(/^Keys\. /, '').match(/[^.]+\./g) ?? []
      expect(countTextWords(line), line).toBeLessThanOrEqual(sentences.length > 1 ? 12 : 8)
    }
  })

  test('leaves out lines that the value proposition already contains', () => {
    const chosenUvp = 'Keys: we tune pianos in your front room. We leave the old strings with you.'
    const pair = 'We tune pianos in your front room. We leave the old strings with you.'
    expect(allOf(keys)).toContain(pair)
    expect(allOf({ ...keys, chosenUvp })).not.toContain(pair)
  })

  test.each([
    ['get your keys back the same day', 'Get your keys back the same day.'],
    ['are never late again', 'You are never late again.'],
    ['will hear the bell', 'You will hear the bell.'],
    ['no longer wait', 'You no longer wait.'],
    ['you’ll play again', 'You’ll play again.'],
    ['zorb at last', 'Zorb at last.'],
    ['finally sleep again', 'You finally sleep again.'],
  ])('turns "With us, you %s" into a command if a plain verb follows, else into “You …”', (after, line) =>
    expect(linesOf(withSentences({ after }))).toContain(line),
  )

  test('never repeats a line that was shown', () => {
    const shown = allOf(keys)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.length).toBeGreaterThan(6)
  })
})

test('a very short sentence is not used alone, only beside what the owner does', () => {
  const lines = linesOf(withSentences({ does: 'cart water', after: 'get water', only: 'sell nothing' }))
  expect(lines).not.toContain('Get water.')
  expect(lines).not.toContain('We sell nothing.')
  expect(lines).toContain('We cart water. We sell nothing.')
})

describe('from picked words', () => {
  test('uses a phrase with a verb or a number as written, and after the name', () => {
    const lines = linesOf(withWords(['old rush goes home', 'photographed before we start'], ['another forty years']))
    expect(lines).toEqual(
      expect.arrayContaining([
        'Old rush goes home.',
        'Photographed before we start.',
        'Another forty years.',
        'Rush. Another forty years.',
      ]),
    )
  })

  test('uses the top word of other categories too', () =>
    expect(linesOf({ ...keys, topWords: { ...keys.topWords, voice: 'we say sorry first' } })).toContain(
      'We say sorry first.',
    ))

  test.each([
    ['by boat people'],
    ['the bake box'],
    ['photo proof'],
    ['warm and honest service'],
    ['keeps the house warm'],
    ['eating with the family'],
    ['can sleep again soon'],
    ['we mend it for them'],
    ['quick, kind: we always call you back'],
    ['we mend chairs and stools and tables and beds too'],
  ])('makes no line of %j', (phrase) => expect(linesOf(withWords([phrase]))).toEqual([]))
})

test('an empty brief gives no lines', () => expect(linesOf(makeEmptyBrief('Northgate'))).toEqual([]))

test.each(['🍞🍞🍞', 'a', '?!'])('sentences of %j give no lines', (words) =>
  expect(linesOf(withSentences({ does: words, only: words, after: words }))).toEqual([]),
)
