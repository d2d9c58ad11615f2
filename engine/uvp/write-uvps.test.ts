import { describe, expect, test } from 'vitest'
import { type BrandBrief, categories, defaultBusinessName } from '#contract/brand.ts'
import { clichesIn, grammarFlagsIn, unknownFactsIn } from '#engine/language/copy-flags.ts'
import { jaccard } from '#engine/language/similarity.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { countWords, everythingSaid, wordsCarried } from './check-uvp.ts'
import { inventedBusiness, inventedBusinesses } from './invented-businesses.ts'
import { uvpsPerTurn, writeUvps } from './write-uvps.ts'

const linesOf = (brief: BrandBrief, seed = 1, exclude: readonly string[] = []) =>
  [...writeUvps(brief, { seed, exclude })].map(({ uvp }) => uvp)
const kitchen = inventedBusiness('Saltmarsh Kitchen')

describe.each(inventedBusinesses)('the value propositions of $businessName', (brief) => {
  const lines = linesOf(brief)
  const said = everythingSaid(brief)
  const known = (flag: string) => said.toLowerCase().includes(flag.toLowerCase())

  test('are five, argue in different ways, and carry all six words between them', () => {
    const written = [...writeUvps(brief, { seed: 1, exclude: [] })]
    expect(lines).toHaveLength(uvpsPerTurn)
    expect(new Set(written.map(({ approach }) => approach)).size).toBe(uvpsPerTurn)
    expect(wordsCarried(lines.join(' '), brief.topWords)).toEqual([...categories])
  })

  test.each(lines)('"%s" can be shown', (line) => {
    const bare = line.replaceAll(brief.businessName, 'Acme')
    expect(line).toContain(brief.businessName)
    expect(line).toMatch(/^[A-Z0-9]/)
    expect(line).toMatch(/[.!?]$/)
    expect(wordsCarried(line, brief.topWords).length).toBeGreaterThanOrEqual(3)
    expect(countWords(line)).toBeGreaterThanOrEqual(12)
    expect(countWords(line)).toBeLessThanOrEqual(40)
    expect(grammarFlagsIn(bare).filter((flag) => !known(flag))).toEqual([])
    expect(clichesIn(bare).filter((flag) => !known(flag))).toEqual([])
    expect(unknownFactsIn(bare, `${said} Acme`)).toEqual([])
    expect(bare).not.toMatch(/\b(\w+) \1\b/i)
  })

  test('differ from each other, from the first two words on', () => {
    expect(new Set(lines.map((line) => wordsOf(line).slice(0, 2).join(' '))).size).toBe(lines.length)
    for (const line of lines)
      for (const other of lines) if (line !== other) expect(jaccard(line, other)).toBeLessThan(0.7)
  })
})

test('the same brief and turn give the same lines, another seed gives others', () => {
  expect(linesOf(kitchen, 4)).toEqual(linesOf(kitchen, 4))
  expect(linesOf(kitchen, 5)).not.toEqual(linesOf(kitchen, 4))
})

test.each(inventedBusinesses)('$businessName still gets fresh lines in the sixth round', (brief) => {
  const shown: string[] = []
  for (let round = 0; round < 6; round += 1) shown.push(...linesOf(brief, round, shown))
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown.length).toBeGreaterThanOrEqual(27)
})

test('no line of one business would do for another', () => {
  const all = inventedBusinesses.flatMap((brief) =>
    linesOf(brief).map((line) => line.replaceAll(brief.businessName, '')),
  )
  expect(new Set(all).size).toBe(all.length)
})

test('a business without a name gets the name that the screens replace', () => {
  for (const line of linesOf({ ...kitchen, businessName: ' ' })) expect(line).toContain(defaultBusinessName)
})

test('nothing is written where nothing was told', () => {
  const topWords = { culture: '', customers: '', voice: '', feeling: '', impact: '', xfactor: '' }
  const profile = { ...inventedBusiness('Ironhouse').profile }
  expect(linesOf({ ...kitchen, topWords, profile })).toEqual([])
})

test('what the owner told of the business is used where it can be placed', () => {
  const maison = inventedBusiness('Maison Ife')
  const lines = Array.from({ length: 6 }, (_, seed) => linesOf(maison, seed))
    .flat()
    .join(' ')
  expect(lines).toContain('coats, trousers and evening dresses')
  expect(lines).toContain('women who are done with being invisible')
})

const linesWith = (name: string, topWords: Partial<BrandBrief['topWords']>) => {
  const brief = { ...kitchen, businessName: name, topWords: { ...kitchen.topWords, ...topWords } }
  return Array.from({ length: 4 }, (_, seed) => linesOf(brief, seed)).flat()
}

test('what customers do themselves stays theirs: "something you made" never turns to "something them made"', () => {
  expect(linesWith('Kilnhouse', { impact: 'something you made' }).join(' ')).not.toMatch(/\bthem made\b/)
})

test('a difference that names the customers again still leaves five lines', () => {
  expect(linesWith('Chalkline', { customers: 'nurses', xfactor: 'built by nurses, for nurses' })).toHaveLength(20)
})

test('a name in small letters never opens a sentence', () => {
  for (const line of linesWith('halden', {})) expect(line).not.toMatch(/(^|[.?!] )halden/)
})

test.each(['we never close', 'never close', 'I shoot on film', 'you speak to Vera', 'he says no', 'our own test lab'])(
  'a line with the difference "%s" speaks as "we" or by the name, not both',
  (xfactor) => {
    for (const line of linesWith('Kilnhouse', { xfactor })) {
      const isOurs = /\b(we|our|us)\b/i.test(line)
      expect([
        line,
        isOurs && /\bKilnhouse (is|has|helps|brings|offers|promises|starts|answers)\b|\bits\b/.test(line),
      ]).toEqual([line, false])
    }
  },
)
