import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { AuditCheck } from '#contract/brand-review.ts'
import { judgmentsMax } from '#contract/plain/judgments.ts'
import { draw } from '#server/brand-review/report-drawing.ts'
import type { AuditReport } from '#server/brand-review/report-pdf.ts'
import { auditAnalysis, storedJudgment } from '#testing/server/brand-reviews.ts'

const report: AuditReport = {
  ...{ websiteUrl: 'https://tern.example/', madeOn: new Date('2026-11-29'), changes: null, productName: 'Signet' },
  analysis: auditAnalysis,
  judgments: [],
}
const readPages = async (told: AuditReport) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await draw(told))))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

test('judgments stand after the findings, under the model’s name, with both quotes and their places', async () => {
  const text = (await readPages({ ...report, judgments: [storedJudgment] })).join(' ')
  const { one, other, what, todo } = storedJudgment
  for (const part of [
    'Messaging. Judgment, not counted in the score. Written by Some Model.',
    ...[`“${one.quote}”`, `“${other.quote}”`, 'Home page, heading 1', '/pool, paragraph 2', what, todo],
  ])
    expect(text).toContain(part)
  expect(text).toContain('Read by a language model')
})

test('a report without judgments says nothing of a model', async () => {
  expect((await readPages(report)).join(' ')).not.toMatch(/model|judgment/i)
})

test('with many findings and as many judgments as there can be, a report stays within eight pages', async () => {
  const [check] = auditAnalysis.checks
  if (!check) throw new Error('These audits have a check.')
  const checks = Array.from(
    { length: 30 },
    (_, at): AuditCheck => ({ ...check, id: `check-${at}`, title: `Check ${at}` }),
  )
  const long = {
    ...storedJudgment,
    one: { ...storedJudgment.one, quote: 'We swim all year round. '.repeat(12).trim() },
  }
  const judgments = Array.from({ length: judgmentsMax }, () => long)
  const pages = await readPages({ ...report, analysis: { ...auditAnalysis, checks }, judgments })
  expect(pages.length).toBeLessThanOrEqual(8)
  expect(pages.join(' ').split('Judgment, not counted').length - 1).toBe(judgmentsMax)
})
