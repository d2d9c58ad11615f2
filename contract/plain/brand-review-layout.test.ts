import { expect, test } from 'vitest'
import type { AuditAction, AuditAnalysis, AuditCheck, AuditScore } from '#contract/brand-review.ts'
import { describeTextSource, layOutReport } from '#contract/plain/brand-review-layout.ts'

function check(id: string, score: AuditScore, outcome: AuditCheck['outcome'], weight = 1): AuditCheck {
  const isMeasured = outcome !== 'could-not-be-checked'
  const base = { id, score, outcome, weight, title: `Title of ${id}`, finding: `Found: ${id}.`, evidence: [] }
  return { ...base, measure: isMeasured ? 0.5 : null, fix: `Mend ${id}.`, effort: 'low' }
}
const card = (...strengths: string[]) => ({ score: 6, isMeasured: true, content: '', strengths, opportunities: [] })
const action = (id: string, horizon: AuditAction['horizon'] = 'immediate'): AuditAction => ({
  ...{ check: id, horizon, title: `Do ${id}`, text: `How to do ${id}.` },
  ...{ now: null, proposed: null },
})
const analysis: AuditAnalysis = {
  overallScore: 6,
  voiceAnalysis: card('Found: warm.', 'Found: short.'),
  visualAnalysis: card('Found: logo.'),
  messagingAnalysis: card(),
  consistencyAnalysis: card('Found: menu.'),
  recommendations: { immediate: ['Title of alt: Mend alt.'], longTerm: ['Title of tone: Mend tone.', 'Gone: do it.'] },
  checks: [
    check('warm', 'voice', 'passed', 2),
    check('short', 'voice', 'passed', 5),
    check('calm', 'voice', 'passed'),
    check('tone', 'voice', 'failed'),
    check('logo', 'visual', 'passed', 3),
    check('alt', 'visual', 'failed', 3),
    check('icon', 'visual', 'partly'),
    check('offer', 'messaging', 'failed', 4),
    check('menu', 'consistency', 'passed', 1),
    check('handles', 'consistency', 'could-not-be-checked'),
  ],
  pages: [],
}
const acted = { ...analysis, actions: ['offer', 'alt', 'tone', 'icon'].map((id) => action(id)) }

/** The ids of all checks shown as findings. */
const standing = (of: AuditAnalysis) => {
  const { first, best, sections } = layOutReport(of)
  const inSections = sections.flatMap(({ toMend, strengths, intended, rest }) => [
    ...toMend.map((each) => each.check),
    ...strengths.map((each) => each.check),
    ...intended,
    ...rest,
  ])
  return [...first, ...best]
    .map((each) => each.check)
    .concat(inSections)
    .map((each) => each?.id)
}

test('every check is shown exactly once, whether or not the report holds actions', () => {
  const all = analysis.checks.map(({ id }) => id).toSorted()
  for (const report of [acted, analysis, { ...acted, intended: ['icon', 'logo'] }])
    expect(
      standing(report)
        .filter((id) => id !== undefined)
        .toSorted(),
    ).toEqual(all)
})

test('the first three actions come first, in order, and their sections only refer to them', () => {
  const { first, sections, plan } = layOutReport(acted)
  expect(first.map((each) => each.action.title)).toEqual(['Do offer', 'Do alt', 'Do tone'])
  expect(sections.map(({ above }) => above.length)).toEqual([1, 1, 1, 0])
  expect(sections[1]?.toMend).toMatchObject([{ check: { id: 'icon' }, action: { title: 'Do icon' } }])
  expect(plan.immediate).toHaveLength(4)
})

test('an old report without actions builds them from its recommendations', () => {
  const { first, plan } = layOutReport(analysis)
  expect(first).toMatchObject([
    { action: { title: 'Title of alt', text: 'Mend alt.' }, check: { id: 'alt' } },
    { action: { horizon: 'longTerm' }, check: { id: 'tone' } },
    { action: { title: 'Gone', text: 'do it.' }, check: undefined },
  ])
  expect(plan.longTerm).toHaveLength(2)
})

test('the best findings are those that quote the site, the heaviest first; counts are not among them', () => {
  const bestOf = (evidenceOf: (id: string) => AuditCheck['evidence']) =>
    layOutReport({
      ...acted,
      checks: acted.checks.map((each) => ({ ...each, evidence: evidenceOf(each.id) })),
    }).best.map(({ text }) => text)
  expect(bestOf(() => [{ page: '/', quote: 'We bake at four.' }])).toEqual([
    ...['Found: short.', 'Found: logo.', 'Found: warm.'],
  ])
  const counted = { page: '/', number: 1, of: 'typefaces' }
  const shown = { page: '/', quote: 'We bake at four.' }
  expect(bestOf((id) => [id === 'warm' ? shown : counted])).toEqual(['Found: warm.'])
})

test('a finding marked as intended is not listed as a problem, and is counted', () => {
  const { sections, intendedCount } = layOutReport({ ...acted, intended: ['icon', 'logo'] })
  expect(intendedCount).toBe(1)
  expect(sections[1]).toMatchObject({ intended: [{ id: 'icon' }], toMend: [] })
})

test('a proposed text shows its source', () => {
  const record = { businessName: '', chosenUvp: 'Warm bread on the quay at six.', chosenTagline: 'Warm by six.' }
  const more = { voiceWords: [], archetype: null, coreValues: [], audience: 'early commuters' }
  const asked = { brandArchetype: 'sage' as const, coreValues: [], targetAudience: '', brandTone: 'casual' as const }
  const made = { ...analysis, madeFrom: { asked, record: { ...record, ...more } } }
  const texts = ['“Warm bread on the quay at six.”', 'Warm by six', 'early commuters', 'Bread, baked on a boat.']
  expect(texts.map((text) => describeTextSource(text, made))).toEqual([
    ...['From your value proposition', 'From your tagline', 'From your profile', 'From your own answers'],
  ])
})
