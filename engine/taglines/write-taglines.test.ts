import { describe, expect, test } from 'vitest'
import { type BrandBrief, emptyBrief } from '#contract/brand.ts'
import { clichesIn, grammarFlagsIn } from '#engine/language/copy-flags.ts'
import { stem } from '#engine/language/stem.ts'
import { hasDevice } from './check-device.ts'
import { contentOf, ownStemsOf, wordsIn } from './judge-line.ts'
import brands from './sample-brands.json' with { type: 'json' }
import { writeTaglines } from './write-taglines.ts'

function briefOf(brand: Pick<BrandBrief, 'businessName' | 'topWords'>): BrandBrief {
  return { ...emptyBrief(brand.businessName), ...brand }
}

const briefs = brands.map(briefOf)
const write = (brief: BrandBrief, seed = 0, exclude: readonly string[] = []) => [
  ...writeTaglines(brief, { seed, exclude }),
]
const [first = briefOf({ businessName: '', topWords: brands[0]?.topWords ?? fail() })] = briefs

function fail(): never {
  throw new Error('the sample holds no brand')
}

describe.each(briefs)('the taglines of $businessName', (brief) => {
  const lines = write(brief)
  const texts = lines.map(({ tagline }) => tagline)

  test('are ten, short, and clean', () => {
    expect(texts.length).toBe(10)
    for (const text of texts) {
      expect(wordsIn(text).length, text).toBeGreaterThanOrEqual(2)
      expect(wordsIn(text).length, text).toBeLessThanOrEqual(8)
      expect(text.length, text).toBeLessThanOrEqual(60)
      expect(text, text).toMatch(/^[\p{Lu}\d].*[.?!]$/u)
      const bare = text.replace(brief.businessName, 'Acme')
      expect([...clichesIn(bare), ...grammarFlagsIn(bare)], text).toEqual([])
    }
  })

  test("each hold one of the owner's own words", () => {
    const own = ownStemsOf(brief)
    for (const text of texts)
      expect(
        wordsIn(text)
          .map(stem)
          .some((each) => own.has(each)),
        text,
      ).toBe(true)
  })

  test('differ from each other in words, openings and figures, and lean both ways', () => {
    for (const [index, text] of texts.entries()) {
      for (const other of texts.slice(index + 1)) expect(likeness(text, other), `${text} / ${other}`).toBeLessThan(0.6)
    }
    expect(new Set(texts.map((text) => wordsIn(text).slice(0, 2).join(' '))).size).toBe(texts.length)
    expect(new Set(lines.map(({ device }) => device)).size).toBeGreaterThanOrEqual(4)
    for (const leaning of ['easy to like', 'easy to remember']) {
      expect(lines.filter(({ leans }) => leans === leaning).length).toBeGreaterThanOrEqual(3)
    }
  })

  test('stay fresh over five regenerations', () => {
    const shown = [...texts]
    for (let seed = 1; seed <= 5; seed += 1) {
      const next = write(brief, seed, shown).map(({ tagline }) => tagline)
      expect(next.length, `turn ${seed}`).toBeGreaterThanOrEqual(8)
      expect(next.filter((text) => shown.includes(text))).toEqual([])
      shown.push(...next)
    }
  })
})

test('the same brief and seed give the same lines, another seed gives others', () => {
  expect(write(first, 3)).toEqual(write(first, 3))
  expect(write(first, 3)).not.toEqual(write(first, 4))
})

test('when every line has been shown, nothing is repeated and nothing is made up', () => {
  const shown: string[] = []
  for (let seed = 0; seed < 60; seed += 1) {
    const next = write(first, seed, shown).map(({ tagline }) => tagline)
    if (next.length === 0) break
    shown.push(...next)
  }
  expect(new Set(shown).size).toBe(shown.length)
  expect(write(first, 99, shown)).toEqual([])
})

test('an owner whose own word is a worn one still gets lines with it', () => {
  const topWords = { ...first.topWords, culture: 'holistic', feeling: 'empowered', voice: 'seamless' }
  const lines = write(briefOf({ businessName: 'Wren', topWords })).map(({ tagline }) => tagline.toLowerCase())
  expect(lines.some((line) => /holistic|seamless/.test(line))).toBe(true)
})

test('no line denies what the name or a word of the owner says', () => {
  const brief = briefs.find(({ businessName }) => businessName === 'The Slow Loaf') ?? fail()
  const lines = [0, 1, 2, 3].flatMap((seed) => write(brief, seed)).map(({ tagline }) => tagline)
  expect(lines.filter((line) => /never slow/.test(line))).toEqual([])
})

test('where the owner speaks of loss, no line jokes', () => {
  const brief = briefs.find(({ topWords }) => topWords.customers === 'grieving families') ?? fail()
  const lines = [0, 1, 2].flatMap((seed) => write(brief, seed))
  for (const { tagline, device } of lines) {
    expect(device, tagline).not.toMatch(/paradox|double meaning|saying|counting|toast/)
    expect(tagline).not.toMatch(/Thank the|You be/)
  }
})

test('a brand with few words gets what they allow', () => {
  const topWords = { culture: 'kind', customers: '', voice: '', feeling: '', impact: '', xfactor: '' }
  for (const { tagline } of write(briefOf({ businessName: '', topWords })))
    expect(tagline.toLowerCase()).toContain('kind')
  const empty = { ...topWords, culture: '' }
  expect(write(briefOf({ businessName: '', topWords: empty }))).toEqual([])
})

/** Six words in the order of the categories. */
function wordsFor(culture: string, customers: string, voice: string, feeling: string, impact: string, xfactor: string) {
  return { culture, customers, voice, feeling, impact, xfactor }
}

const linesOf = (businessName: string, topWords: BrandBrief['topWords'], seeds = [0, 1, 2, 3, 4, 5]) =>
  seeds.flatMap((seed) => write(briefOf({ businessName, topWords }), seed)).map(({ tagline }) => tagline)

test('"by name, by nature" is said only of a name that holds the word', () => {
  const words = wordsFor('zesty', 'busy parents', 'cheeky', 'relaxed', 'eat together again', 'hot trays')
  expect(linesOf('Zest Kitchen', words)).toContain('Zest Kitchen by name, zesty by nature.')
  expect(linesOf('Harper & Co', words).filter((line) => line.includes('by name'))).toEqual([])
})

test('what a business gives is put in the grammar that its words have', () => {
  const deeds = ['conquer your fear', 'linger longer', 'close the books faster', 'to rebuild trust', 'slow down']
  for (const impact of deeds) {
    const lines = linesOf('Acre', wordsFor('patient', 'regulars', 'calm', 'content', impact, 'salvaged timber'))
    const wrong = /(Long live|Finally,|feel|used to|about) (to |conquer|linger|close the|rebuild|slow)|: to /i
    expect(
      lines.filter((line) => wrong.test(line)),
      impact,
    ).toEqual([])
  }
  const homes = linesOf('Acre', wordsFor('dogged', 'tenants', 'blunt', 'safe', 'keep their homes', 'open house'))
  expect(homes.some((line) => line.includes('keep your home'))).toBe(true)
  expect(homes.filter((line) => line.includes('your homes'))).toEqual([])
})

test('a thing takes its article inside a sentence, and none that it cannot take', () => {
  const oven = linesOf('Acre', wordsFor('stubborn', 'night owls', 'dry', 'full', 'proper dinners', 'wood-fired oven'))
  expect(oven.filter((line) => /(First|with|secret\?|live|of) wood-fired/i.test(line))).toEqual([])
  const eggs = linesOf('Acre', wordsFor('', 'locals', '', '', 'better breakfasts', 'eggs laid this morning'))
  expect(eggs.filter((line) => /\ban eggs/i.test(line))).toEqual([])
})

test('two words that mean the same do not stand side by side', () => {
  const lines = linesOf('Acre', wordsFor('rigorous', 'teams', 'precise', 'in control', 'cut waste', 'open books'))
  expect(lines.filter((line) => /rigo\w+\W.*precis|precis\w+\W.*rigo/i.test(line))).toEqual([])
})

test('a line asks its question, counts its words and repeats its echo as its label says', () => {
  for (const brief of briefs) {
    for (const { tagline, device } of write(brief, 7)) expect(hasDevice(tagline, device), tagline).toBe(true)
  }
})

test('a helpline, a food bank and a debt charity are not joked for', () => {
  const turns = /Long live|we trust|Blame|since you asked|courtesy of|secret|Yes, really|words:|Unreasonably|Come /
  for (const customers of ['people in despair', 'families in debt', 'rough sleepers', 'the bereaved']) {
    const words = wordsFor('gentle', customers, 'cheerful', 'hopeful', 'warmth', 'volunteers who stay')
    expect(
      linesOf('Harbour House', words).filter((line) => turns.test(line)),
      customers,
    ).toEqual([])
  }
})

test('a line does not say again what the name in it says', () => {
  const words = wordsFor('loyal', 'veterans', 'steady', 'calm', 'restore confidence', 'dogs trained by inmates')
  expect(linesOf('Paws for Veterans', words).filter((line) => /Veterans\W.*veterans/.test(line))).toEqual([])
})

test('a law firm that does not joke is not joked for, one that does may be', () => {
  const sober = wordsFor('tenacious', 'tenants', 'measured', 'protected', 'fair rents', 'fixed fees')
  const turns = /Long live|we trust|Blame|since you asked|courtesy of/
  expect(linesOf('Marlow Law', sober).filter((line) => turns.test(line))).toEqual([])
  expect(linesOf('Marlow Law', { ...sober, voice: 'cheeky' }).filter((line) => turns.test(line))).not.toEqual([])
})

test('with five picks for each category sixteen turns bring eight new lines each', () => {
  const topWords = wordsFor('generous', 'students', 'plain', 'hopeful', 'warmth', 'local volunteers')
  const topFives = {
    culture: ['generous', 'tireless', 'practical', 'humble', 'neighbourly'],
    customers: ['students', 'young people', 'families', 'newcomers', 'regulars'],
    voice: ['plain', 'warm', 'honest', 'gentle', 'lively'],
    feeling: ['hopeful', 'safe', 'at home', 'proud', 'calm'],
    impact: ['warmth', 'fewer cold nights', 'full plates', 'a way home', 'good company'],
    xfactor: ['local volunteers', 'no forms', 'shared tables', 'borrowed books', 'free soup'],
  }
  const brief = { ...briefOf({ businessName: 'Harbour House', topWords }), topFives }
  const shown: string[] = []
  for (let seed = 0; seed < 16; seed += 1) {
    const next = write(brief, seed, shown).map(({ tagline }) => tagline)
    expect(next.length, `turn ${seed}`).toBeGreaterThanOrEqual(8)
    shown.push(...next)
  }
  expect(new Set(shown.map((line) => line.toLowerCase())).size).toBe(shown.length)
})

function likeness(a: string, b: string): number {
  const left = contentOf(a)
  const shared = [...contentOf(b)].filter((each) => left.has(each)).length
  return shared / Math.max(1, left.size + contentOf(b).size - shared)
}
