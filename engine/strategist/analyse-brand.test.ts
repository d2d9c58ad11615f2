import { describe, expect, test } from 'vitest'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { strategistRoutes } from '#contract/plain/strategist-routes.ts'
import { analyseBrand } from '#engine/strategist/analyse-brand.ts'
import { findPossiblePolish } from '#engine/strategist/find-polish.ts'
import { makeCompleteRecord, makeEmptyRecord } from '#testing/engine/strategist-records.ts'

const idsOf = (record: StrategistRecord) => analyseBrand(record).map(({ id }) => id)
const withUvp = (chosenUvp: string, more: Partial<StrategistRecord['brief']['profile']> = {}) => {
  const record = makeCompleteRecord()
  return { ...record, brief: { ...record.brief, chosenUvp, profile: { ...record.brief.profile, ...more } } }
}

test('gives at most three nudges, each with a reason and an existing page; the same record gives the same ones', () => {
  for (const record of [makeCompleteRecord(), makeEmptyRecord(), withUvp('We offer world-class solutions.')]) {
    const nudges = analyseBrand(record)
    expect(nudges.length).toBeGreaterThan(0)
    expect(nudges.length).toBeLessThanOrEqual(3)
    for (const { reason, action } of nudges) {
      expect(reason.length).toBeGreaterThan(20)
      expect(strategistRoutes).toContain(action)
    }
    expect(analyseBrand(record)).toEqual(nudges)
  }
})

test('the next of the six steps comes first, even if the record has weak points', () => {
  const record = withUvp('We offer world-class solutions.')
  const chain = {
    ...record.chain,
    chosenTagline: null,
    coreValuesCount: 0,
    brandArchetypeCompleted: false,
    websiteReviewCompleted: false,
  }
  const [first] = analyseBrand({ ...record, chosenTagline: '', coreValues: [], archetype: null, audit: null, chain })
  expect(first).toMatchObject({ id: 'next-taglines', type: 'complete', action: '/toolkit/taglines', priority: 'high' })
  expect(first?.reason).toContain('We offer world-class solutions.')
})

test('suggests finishing the category that is nearest to done', () => {
  const record = makeEmptyRecord()
  record.attributes.feeling = { words: ['calm', 'held'], topFive: [], topOne: '' }
  expect(analyseBrand(record)[0]).toMatchObject({
    action: '/toolkit/brand-attributes/feeling',
    label: 'Finish Feeling: 13 more words and its top five',
  })
})

describe('weak points', () => {
  test('a tagline is called loose only if it shares no word at all', () => {
    const record = withUvp('Harbour Loaf: we bake rye loaves at night, so you eat a warm bun.')
    const isLoose = (chosenTagline: string) =>
      findPossiblePolish({ ...record, chosenTagline }).some(({ id }) => id === 'loose-tagline')
    expect(isLoose('Painted by hand on Thursdays.')).toBe(true)
    expect(isLoose('Painted by hand beside one bun.')).toBe(false)
  })

  test('a UVP that does not address the pain points is reported, quoting the first one', () => {
    const record = withUvp('Harbour Loaf makes mornings better at sea.', {
      customerPainPoints: 'Nobody answers the phone',
    })
    const found = analyseBrand(record).find(({ id }) => id === 'uvp-ignores-pain')
    expect(found?.quote?.text).toBe('Nobody answers the phone')
    expect(found).toMatchObject({ type: 'review', priority: 'high', action: '/toolkit/uvp-generator' })
  })

  test.each([
    ['fresh bread against stale bread', 'Harbour Loaf gives early risers fresh bread.', 'The bread is stale by noon'],
    ['calm against fear', 'We bring nervous flyers calm before take-off.', 'They are afraid of flying'],
    ['the trouble by its own name', 'We answer the phone ourselves.', 'Nobody answers the phone'],
  ])('a UVP that answers the pain is not reported: %s', (_title, chosenUvp, customerPainPoints) => {
    expect(idsOf(withUvp(chosenUvp, { customerPainPoints, productsServices: '' }))).not.toContain('uvp-ignores-pain')
  })

  test('top-five words that mean almost the same are reported', () => {
    const record = makeCompleteRecord()
    const topFive = ['warm', 'friendly', 'welcoming', 'hospitable', 'dry']
    record.attributes.voice = { words: topFive, topFive, topOne: 'warm' }
    const found = analyseBrand(record).find(({ id }) => id === 'same-words-voice')
    expect(found?.label).toMatch(/^Voice: [34] of your five words mean almost the same thing$/)
  })

  test('values that clash with the archetype are reported', () => {
    const outlaw = { primary: 'outlaw' as const, secondary: null, confidence: 60, ruledOut: [], quotes: [] }
    const found = analyseBrand(makeCompleteRecord({ archetype: outlaw })).find(
      ({ id }) => id === 'values-against-archetype',
    )
    expect(found?.reason).toContain('“Tradition”')
    expect(found?.reason).toContain('being tamed')
  })

  test('no clash is reported if the title may mean something else', () => {
    const creator = { primary: 'creator' as const, secondary: null, confidence: 60, ruledOut: [], quotes: [] }
    for (const title of ['Neat hands', 'On time', 'Family tradition', 'Tidy', 'Made right']) {
      const coreValues = [{ title, description: 'We say no to work that we would do badly.' }]
      expect(idsOf(makeCompleteRecord({ archetype: creator, coreValues })), title).not.toContain(
        'values-against-archetype',
      )
    }
  })

  test('results made from earlier answers are reported', () => {
    const ids = idsOf(makeCompleteRecord({ isStale: { uvp: true, taglines: true } }))
    expect(ids).toEqual(expect.arrayContaining(['stale-uvp', 'stale-tagline']))
  })

  test('a generic value is reported until its description says what it costs', () => {
    expect(idsOf(makeCompleteRecord())).toContain('generic-values')
    const coreValues = [
      { title: 'Integrity', description: 'We say no to work that we would do badly, even in a slow month.' },
    ]
    expect(idsOf(makeCompleteRecord({ coreValues }))).not.toContain('generic-values')
  })
})
