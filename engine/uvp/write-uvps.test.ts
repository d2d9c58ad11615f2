import { describe, expect, test } from 'vitest'
import { makeEmptyBrief } from '#contract/plain/brand.ts'
import { listSentencesToAsk } from '#contract/plain/sentence-drafts.ts'
import { makeEmptySentences, type Sentences } from '#contract/plain/sentences.ts'
import { writeUvps } from './write-uvps.ts'

const briefOf = (told: Partial<Sentences>) => ({
  ...makeEmptyBrief('Keys'),
  sentences: { ...makeEmptySentences(), ...told },
})
const brief = briefOf({ does: 'tune pianos', only: 'leave the strings', after: 'play again' })
const linesOf = (told: Partial<Sentences>) => [...writeUvps(briefOf(told), { seed: 0, exclude: [] })]

test('drafts are joined from finished sentences only, and each part names its sentence', () => {
  const [first] = [...writeUvps(brief, { seed: 0, exclude: [] })]
  expect(first).toMatchObject({ text: 'Keys: we tune pianos. We leave the strings.', approach: 'Offer first' })
  expect(first?.parts).toEqual([
    { text: 'Keys:', field: 'businessName', told: 'Keys' },
    { text: 'we tune pianos.', field: 'does', told: 'We tune pianos' },
    { text: 'We leave the strings.', field: 'only', told: 'What others don’t: we leave the strings' },
  ])
})

test('asking again gives other patterns until all were shown', () => {
  const shown: string[] = []
  for (let seed = 0; seed < 5; seed += 1)
    shown.push(...[...writeUvps(brief, { seed, exclude: shown })].map(({ text }) => text))
  expect(new Set(shown).size).toBe(shown.length)
  expect([...writeUvps(brief, { seed: 9, exclude: shown })]).toEqual([])
})

test('profile answers alone make no line: without sentences nothing is written', () => {
  const { profile } = brief
  const told = { ...profile, productsServices: 'We tune pianos', competitiveDifferentiator: 'We leave the strings' }
  expect([...writeUvps({ ...makeEmptyBrief('Keys'), profile: told }, { seed: 0, exclude: [] })]).toEqual([])
})

test.each<[Partial<Sentences>, string[]]>([
  [{}, ['does', 'only']],
  [{ does: 'tune pianos' }, ['only']],
  [{ only: 'leave the strings' }, ['does']],
  [{ after: 'play again' }, ['does']],
  [{ does: 'tune pianos', after: 'play again' }, []],
  [{ does: 'sing', only: 'Sing.' }, ['only']],
])('with %j finished, a first draft still needs %j', (told, asks) =>
  expect(listSentencesToAsk(briefOf(told).sentences)).toEqual(asks),
)

describe('whatever is typed into a sentence, it makes a line or counts as missing', () => {
  test.each(['🍞'.repeat(45), 'a', '!?!', '… – …', '   ', '😀'])('%j does not finish a sentence', (words) => {
    expect(linesOf({ does: words, only: words })).toEqual([])
    expect(listSentencesToAsk(briefOf({ does: words, only: words }).sentences)).toEqual(['does', 'only'])
  })

  test.each([
    'ремонтируем стулья на дому',
    'パンを焼きます',
    'نصلح الكراسي',
    'x'.repeat(90),
    '"; DROP TABLE brands; --',
    'bake 🍞 bread',
    'mend $& and $1',
  ])('%j appears as it was typed', (words) => {
    const [line] = linesOf({ does: words, only: 'never hurry' })
    expect(line?.text).toMatch(/^Keys: we .+\. We never hurry\.$/s)
    expect(line?.text).toContain(words.replace(/[;\s-]+$/, ''))
  })
})
