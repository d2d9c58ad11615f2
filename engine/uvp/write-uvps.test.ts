import { describe, expect, test } from 'vitest'
import { type BrandBrief, eachCategory, emptyBrief } from '#contract/plain/brand.ts'
import { emptySentences } from '#contract/plain/sentences.ts'
import type { WritingTurn } from '#contract/writers.ts'
import { wordCount } from '#engine/language/shorten-told.ts'
import { asksOf, writeUvps } from './write-uvps.ts'

const first: WritingTurn = { seed: 0, exclude: [] }

const chairs: BrandBrief = {
  ...emptyBrief('Rush & Cane'),
  topWords: { ...eachCategory(() => ''), customers: 'people with one good chair', impact: 'another forty years' },
  topFives: {
    ...eachCategory((): string[] => []),
    xfactor: ['old rush goes back to the field', 'no glue'],
    impact: ['another forty years'],
  },
  profile: {
    ...emptyBrief('').profile,
    productsServices: 'we re-seat chairs in rush and cane. Also stools',
    idealClientDescription: 'Families who were left a set of six and cant sit on two of them',
    competitiveDifferentiator:
      'I photograph every chair before i start. The price is fixed befor you leave it here, its on the label',
    customerPainPoints: 'Upholsterers say it isnt worth it. And shops only sell new ones',
  },
}
const linesOf = (brief: BrandBrief, turn = first) => [...writeUvps(brief, turn)]

describe('drafts in the owner’s words', () => {
  test('three to five, each naming the business and saying what is sold', () => {
    const lines = linesOf(chairs)
    expect(lines.length).toBeGreaterThanOrEqual(3)
    for (const { uvp } of lines) {
      expect(uvp).toContain('Rush & Cane')
      expect(uvp.toLowerCase()).toContain('re-seat chairs in rush and cane')
      expect(wordCount(uvp)).toBeLessThanOrEqual(40)
    }
    expect(new Set(lines.map(({ approach }) => approach)).size).toBeGreaterThanOrEqual(2)
  })

  test('every word of a line was typed by her, but for the name, "for" and mended spelling', () => {
    for (const { uvp, parts = [] } of linesOf(chairs)) {
      expect(parts.map(({ text }) => text).join(' ')).toBe(uvp)
      for (const { text, told } of parts) {
        const typed = new Set(told.toLowerCase().match(/\p{L}{4,}/gu))
        for (const word of text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
          expect([...typed].some((each) => word.startsWith(each.slice(0, 4)))).toBe(true)
      }
    }
  })

  test('what she says of people stays whole', () => {
    const grown = {
      ...chairs,
      profile: { ...chairs.profile, idealClientDescription: 'Grown children who lost a parent' },
    }
    for (const { uvp } of linesOf(grown))
      expect(uvp.replace(/grown children who lost a parent/gi, '')).not.toMatch(/children/i)
  })

  const withProfile = (profile: Partial<BrandBrief['profile']>): BrandBrief => ({
    ...chairs,
    profile: { ...chairs.profile, ...profile },
  })

  test.each([
    ['i file down kerbs an ramps for shops, one day an its done', 'I file down kerbs'],
    [
      'kites, windsocks, flags and banners (hand sewn, no glue ever) for schools',
      'kites, windsocks, flags and banners',
    ],
    ['signs painted on glass, also on wood, on vans, on walls and on the odd boat', 'signs painted on glass'],
    ['Well — I mend chairs. Every week.', ': I mend chairs.'],
    ['I mend chairs (rush, cane, elm) at your house every week', ': I mend chairs at your house every week.'],
    ['rush seats, cane, old frames get sent to a joiner I know', 'rush seats, cane.'],
    ['lamps, shades, flex etc. rewiring of any old lamp', 'lamps, shades, flex'],
  ])('what is sold is said as far as it can be heard: %j', (productsServices, offer) => {
    const lines = linesOf(withProfile({ productsServices }))
    expect(lines.length).toBeGreaterThanOrEqual(3)
    for (const { uvp } of lines) expect(uvp).toContain(offer)
  })

  test('people who take more words than the offer has room for lead to it, and no statement becomes a question', () => {
    const lines = linesOf(
      withProfile({
        productsServices: 'we re-seat chairs in rush and cane',
        idealClientDescription: 'Families who were left a set of six and can’t sit on two of them',
        customerPainPoints: 'by then its too late',
      }),
    ).map(({ uvp }) => uvp)
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^Rush & Cane, for families who were left a set of six and can’t sit on two of them: we re-seat chairs/,
      ),
    )
    expect(lines.join(' ')).not.toContain('?')
  })

  test('more of the offer is no difference, and what she does not know herself is not said', () => {
    const lines = linesOf(
      withProfile({
        productsServices: 'we re-seat chairs in rush and cane. Stools if you like',
        competitiveDifferentiator: 'A booking page TBC. No glue, ever. Maybe we come to you',
      }),
    )
    expect(lines.map(({ uvp }) => uvp).join(' ')).not.toMatch(/stools|TBC|maybe/i)
  })

  test('a promise that she takes back is not offered, nor an aside in brackets', () => {
    const told =
      'The price is on the label from the first day. I never take a chair away, ever. (Except the very large ones.)'
    const lines = linesOf(withProfile({ competitiveDifferentiator: told })).map(({ uvp }) => uvp)
    expect(lines.join(' ')).toContain('price is on the label')
    expect(lines.join(' ')).not.toMatch(/never take|except/i)
  })

  test('a source is shown to the letter, also where a comma became a full stop', () => {
    const told = 'I come to the chair, it does not come to me'
    const lines = linesOf(withProfile({ competitiveDifferentiator: told }))
    const both = lines.flatMap(({ parts = [] }) => parts).find(({ text }) => text.includes('. It does'))
    expect(both?.told).toBe(told)
  })

  test('one who says "we" of the offer and "I" of herself is not asked again for what sets her apart', () => {
    const mixed = withProfile({
      productsServices: 'we mend chairs',
      competitiveDifferentiator: 'I call before I cut a cane',
    })
    expect(asksOf(mixed)).toEqual([])
  })

  test('the same brief and turn give the same lines; another turn others; none that was shown', () => {
    const shown = linesOf(chairs).map(({ uvp }) => uvp)
    expect(linesOf(chairs).map(({ uvp }) => uvp)).toEqual(shown)
    for (const { uvp } of linesOf(chairs, { seed: 1, exclude: shown })) expect(shown).not.toContain(uvp)
  })
})

describe('what is missing is asked for', () => {
  test('without an offer nothing is written and the page asks', () => {
    const silent = { ...chairs, profile: { ...chairs.profile, productsServices: '' } }
    expect([linesOf(silent), asksOf(silent)]).toEqual([[], ['productsServices']])
  })

  test('an offer that any business could make is none', () => {
    const vague = {
      ...emptyBrief('Northgate Group'),
      profile: {
        ...emptyBrief('').profile,
        productsServices: 'A full range of services',
        competitiveDifferentiator: 'Our people',
      },
    }
    expect([linesOf(vague), asksOf(vague)]).toEqual([[], ['productsServices', 'competitiveDifferentiator']])
  })

  test('with everything told nothing is asked', () => expect(asksOf(chairs)).toEqual([]))
})

test.each([
  'x'.repeat(5000),
  '😀'.repeat(60),
  'ремонт стульев на дому',
  'chairs',
  'we mend, and mend, '.repeat(300),
  '"; DROP TABLE brands; --',
])('a field of %j gives a line or a question, never a broken one', (text) => {
  const profile = {
    ...chairs.profile,
    ...{
      productsServices: text,
      competitiveDifferentiator: text,
      customerPainPoints: text,
      idealClientDescription: text,
    },
  }
  const odd = { ...chairs, profile }
  const lines = linesOf(odd)
  expect(lines.length + asksOf(odd).length).toBeGreaterThan(0)
  for (const { uvp } of lines) expect(uvp).toMatch(/^[^\s].{3,600}[.!?]$/su)
})

describe('three good drafts beat five', () => {
  const labels = {
    ...chairs,
    topFives: {
      ...chairs.topFives,
      xfactor: ['photo proof', 'rush by post', 'label in seat', 'no glue ever', 'fixed price list'],
    },
    profile: {
      ...chairs.profile,
      competitiveDifferentiator: 'I photograph every chair before I start',
      customerPainPoints: '',
    },
  }
  test('labels are no reasons while she told sentences', () => {
    const lines = linesOf(labels)
    expect(lines).toHaveLength(3)
    expect(lines.map(({ uvp }) => uvp).join(' ')).toContain('I photograph every chair before I start.')
  })

  test('no reason comes more than three times', () => {
    for (const piece of ['I photograph every chair', 'The price is fixed'])
      expect(linesOf(chairs).filter(({ uvp }) => uvp.includes(piece)).length).toBeLessThanOrEqual(3)
  })
})

describe('an answer that cannot stand on a website is asked for again', () => {
  test.each(['Chairs is the bread and butter, forty a seat, but then its cane as well and stools'])(
    '%j',
    (productsServices) => expect(asksOf(withOffer(productsServices))).toEqual(['productsServices']),
  )

  test('a difference that is a label', () => {
    const labels = { ...chairs.topFives, xfactor: ['no glue', 'photo proof'] }
    const profile = { ...chairs.profile, competitiveDifferentiator: 'Photo proof.' }
    expect(asksOf({ ...chairs, topFives: labels, profile })).toEqual(['competitiveDifferentiator'])
  })

  test('a wish of her own among what annoys customers is none of theirs', () => {
    const profile = {
      ...chairs.profile,
      primaryGoal: 'a full book by march',
      customerPainPoints: 'We want a full book by march',
    }
    for (const { uvp } of linesOf({ ...chairs, profile })) expect(uvp).not.toMatch(/full book/i)
  })

  test('a sentence that begins with half of the name begins with the whole of it', () => {
    const line = linesOf({ ...withOffer('Rush & Cane re-seat chairs by hand'), businessName: 'Rush & Cane Seating' })[0]
    expect(line?.uvp).toMatch(/^Rush & Cane Seating re-seat chairs by hand\b/)
  })

  test('no piece ends on a word that waits for another', () => {
    const profile = {
      ...chairs.profile,
      competitiveDifferentiator: 'You get a photo of it, otherwise how would you know',
    }
    for (const { uvp } of linesOf({ ...chairs, profile })) expect(uvp).not.toMatch(/how would\./)
  })
})

function withOffer(productsServices: string): BrandBrief {
  return { ...chairs, profile: { ...chairs.profile, productsServices } }
}

describe('with finished sentences', () => {
  const told = { ...emptySentences(), does: 'tune pianos', only: 'leave the strings', after: 'play again' }
  const brief = { ...emptyBrief('Keys'), sentences: told }

  test('the drafts are joined from these alone, each part under its sentence', () => {
    expect(asksOf(brief)).toEqual([])
    const [first] = [...writeUvps(brief, { seed: 0, exclude: [] })]
    expect(first).toMatchObject({ uvp: 'Keys: we tune pianos. We leave the strings.', approach: 'Offer first' })
    expect(first?.parts).toEqual([
      { text: 'Keys:', field: 'businessName', told: 'Keys' },
      { text: 'we tune pianos.', field: 'does', told: 'We tune pianos' },
      { text: 'We leave the strings.', field: 'only', told: 'What others don’t: we leave the strings' },
    ])
  })

  test('writing anew offers other patterns, until all were shown', () => {
    const shown: string[] = []
    for (let seed = 0; seed < 5; seed += 1)
      shown.push(...[...writeUvps(brief, { seed, exclude: shown })].map(({ uvp }) => uvp))
    expect(new Set(shown).size).toBe(shown.length)
    expect([...writeUvps(brief, { seed: 9, exclude: shown })]).toEqual([])
  })
})
