import { expect, test } from 'vitest'
import type { AuditAnalysis, AuditCheck } from '#contract/brand-review.ts'
import {
  describeOutcomeCounts,
  describeOverallScore,
  describeScore,
  findScoreBand,
  formatChange,
  formatEvidence,
  formatMoment,
  formatPageLabel,
  formatPageNames,
  listChecksOfScore,
  makeFindingSentence,
  nameReviewedBusiness,
  shortenAddress,
  splitAction,
  truncateSiteText,
} from '#contract/plain/brand-review-words.ts'

const card = (score: number, isMeasured = true) => ({
  score,
  isMeasured,
  content: '',
  strengths: [],
  opportunities: [],
})
const check = (id: string, outcome: AuditCheck['outcome'], weight = 1): AuditCheck => ({
  id,
  score: 'voice',
  title: id,
  weight,
  outcome,
  measure: outcome === 'could-not-be-checked' ? null : 0.5,
  finding: '',
  evidence: [],
  fix: '',
  effort: 'low',
})
const analysis = (voice: number, visual: number, messaging: number, consistency: number): AuditAnalysis => ({
  overallScore: 7,
  voiceAnalysis: card(voice),
  visualAnalysis: card(visual),
  messagingAnalysis: card(messaging),
  consistencyAnalysis: card(consistency),
  recommendations: { immediate: [], longTerm: [] },
  checks: [],
  pages: [],
})

test('bands use the unrounded score: 7.96 reads 8.0 but is middling', () => {
  expect([10, 8, 7.96, 6, 5.99, 0].map(findScoreBand)).toEqual(['good', 'good', 'mid', 'mid', 'poor', 'poor'])
  expect(describeScore('Messaging', 7.96)).toBe('Messaging 8.0 out of 10, middling')
  expect(describeScore('Messaging', 5, false)).toBe('Messaging: not measured')
})

test('the checks of a score start with the failed ones, the heaviest first', () => {
  const checks = [
    check('fine', 'passed'),
    check('unknown', 'could-not-be-checked'),
    check('light', 'failed', 1),
    check('heavy', 'failed', 4),
    check('half', 'partly'),
    { ...check('elsewhere', 'failed'), score: 'visual' as const },
  ]
  const ordered = listChecksOfScore({ ...analysis(5, 5, 5, 5), checks }, 'voice')
  expect(ordered.map(({ id }) => id)).toEqual(['heavy', 'light', 'half', 'fine', 'unknown'])
  expect(describeOutcomeCounts(ordered)).toBe('1 passed, 1 partly passed, 2 failed, 1 could not be checked')
})

test('the overall sentence names the best and the weakest score, also for ties or no scores', () => {
  expect(describeOverallScore(analysis(8.2, 6.6, 5.4, 7.1))).toBe(
    'Brand Voice is strongest; Messaging has the most room to improve.',
  )
  expect(describeOverallScore(analysis(9, 9, 5, 5))).toBe(
    'Brand Voice and Visual Identity are strongest; Messaging and Consistency have the most room to improve.',
  )
  expect(describeOverallScore(analysis(7, 7, 7, 7))).toBe('Everything we could measure scores about the same.')
  const unmeasured = { ...analysis(8, 6, 7, 5), consistencyAnalysis: card(5, false) }
  expect(describeOverallScore(unmeasured)).toContain('Visual Identity has the most room to improve.')
})

test('evidence is worded by its kind, a quote in one pair of quotation marks', () => {
  const page = 'https://bakery.example/'
  expect(formatEvidence({ page, quote: '“Fresh by six”' })).toBe('“Fresh by six”')
  expect(formatEvidence({ page, element: '<img src="a.jpg">' })).toBe('<img src="a.jpg">')
  expect(formatEvidence({ page, number: -0.53, of: 'formality' })).toBe('−0.53 formality')
  expect(formatEvidence({ page, number: 2.9, of: 'contrast of #999 on #fff' })).toBe('2.9 contrast of #999 on #fff')
})

test('a very long quote is truncated, never inside a character', () => {
  const page = 'https://bakery.example/'
  expect(formatEvidence({ page, quote: 'b'.repeat(3000) })).toBe(`“${'b'.repeat(280)}…”`)
  expect(formatEvidence({ page, element: `<img class="${'q'.repeat(400)}">` })).toMatch(/^<img class="q+…$/)
  expect(truncateSiteText('ab🍞cd', 3)).toBe('ab…')
  expect(truncateSiteText('ab🍞cd', 4)).toBe('ab🍞…')
  expect(truncateSiteText('ab🍞', 4)).toBe('ab🍞')
})

test('addresses, changes and recommendations are shortened', () => {
  expect(shortenAddress('https://bakery.example/')).toBe('bakery.example')
  expect(formatPageLabel('https://bakery.example/')).toBe('Home page')
  expect(formatPageLabel('https://bakery.example/menu?day=2#top')).toBe('/menu?day=2')
  expect([0.6, -0.4, 0, -0.01].map(formatChange)).toEqual(['+0.6', '−0.4', '±0.0', '±0.0'])
  expect(splitAction('Page titles: Name it: now.')).toEqual({ what: 'Page titles', how: 'Name it: now.' })
  expect(makeFindingSentence('the start page has no title.')).toBe('The start page has no title.')
  expect(splitAction('Begin')).toEqual({ what: 'Begin', how: '' })
})

test('a page is named by its title without the business name, or by its path if nothing is left', () => {
  const site = 'https://bakery.example'
  const names = formatPageNames(
    [
      { url: `${site}/`, title: 'Home' },
      { url: `${site}/services.html`, title: 'Services | Harbour Loaf' },
      { url: `${site}/about.html`, title: 'Harbour Loaf – About us' },
      { url: `${site}/a.html`, title: 'Bread' },
      { url: `${site}/b.html`, title: 'Bread' },
      { url: `${site}/c.html`, title: '' },
      { url: `${site}/d.html`, title: 'Everything that we have ever baked, with the day and the weather' },
    ],
    'Harbour Loaf',
  )
  expect([...names.values()]).toEqual([
    ...['Home page', 'Services', 'About us', '/a.html', '/b.html', '/c.html', '/d.html'],
  ])
})

test('a review is named after the business, or after its address if the record has no name', () => {
  expect(nameReviewedBusiness(analysis(5, 5, 5, 5), 'https://bakery.example/')).toBe('bakery.example')
})

test('two reviews of one day are told apart by the time', () => {
  expect(formatMoment('2026-11-22T16:40:00Z', 'UTC')).toBe('November 22, 2026 at 4:40 PM')
})
