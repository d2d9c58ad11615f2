import { expect, test } from 'vitest'
import type { AuditAnalysis, AuditCheck, AuditedPage } from '#contract/brand-review.ts'
import { compareAudits } from '#server/brand-review/compare-audits.ts'

const page = (path: string, state: AuditedPage['state'] = 'read', note = ''): AuditedPage => ({
  ...{ url: `https://forge.example${path}`, title: '', state, note },
})
const failed: AuditCheck = {
  ...{ id: 'facts-phone', score: 'consistency', title: 'One number', weight: 5, outcome: 'failed', measure: 0 },
  evidence: ['/', '/contact'].map((path) => ({ page: page(path).url, quote: 'Ring us.' })),
  ...{ finding: 'Two numbers.', fix: 'Correct one.', task: 'Correct the number', effort: 'low' },
}
const clear: AuditCheck = {
  ...{ id: failed.id, score: failed.score, title: failed.title, weight: 5, effort: 'low' },
  ...{ outcome: 'could-not-be-checked', measure: null, finding: 'Only one number was found.', evidence: [], fix: '' },
  isClear: true,
}
const card = (score: number) => ({ score, isMeasured: true, content: '', strengths: [], opportunities: [] })
const report = (check: AuditCheck, score: number, pages: readonly AuditedPage[]): AuditAnalysis => ({
  overallScore: score,
  ...{ voiceAnalysis: card(8), visualAnalysis: card(8), messagingAnalysis: card(8), consistencyAnalysis: card(score) },
  ...{ recommendations: { immediate: [], longTerm: [] }, checks: [check], pages: [...pages] },
})
const both = [page('/'), page('/contact')]
const compare = (now: AuditCheck, pages: readonly AuditedPage[], before = failed) =>
  compareAudits({ analysis: report(before, 5, both), createdAt: '2026-11-20T08:00:00Z' }, report(now, 6.5, pages), [
    failed.id,
  ])

test('a fault that is gone counts as fixed, and the score shows the gain', () => {
  const changes = compare(clear, both)
  expect(changes).toMatchObject({ done: [{ title: 'One number', isMended: true }], mended: ['One number'] })
  expect(changes.scores?.consistency).toBe(1.5)
})

test('a fault on a page that was taken down counts as fixed', () => {
  const gone = page('/contact', 'failed', 'The server answered with status 404.')
  expect(compare(clear, [page('/'), gone]).mended).toEqual(['One number'])
  expect(compare(clear, [page('/')]).mended).toEqual(['One number'])
})

test('a fault on a page that could not be read this time is unknown', () => {
  const down = page('/contact', 'failed', 'The server answered with status 503.')
  expect(compare(clear, [page('/'), down])).toMatchObject({ done: [{ isMended: null }], mended: [] })
  const { isClear: _, ...unread } = clear
  expect(compare(unread, both)).toMatchObject({ done: [{ isMended: null }], mended: [] })
  const many = Array.from({ length: 9 }, (_each, at) => page(`/${at}`))
  expect(compare(clear, many).mended, 'a page that may only have been left out').toEqual([])
})

test('a fault that is still there or new is named by what to do about it', () => {
  expect(compare(failed, both)).toMatchObject({ done: [{ title: 'Correct the number', isMended: false }], mended: [] })
  expect(compare(failed, both, clear).broken).toEqual(['Correct the number'])
})
