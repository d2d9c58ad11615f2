/** Draws the report of a brand review. Loaded by the printer's worker. */
import { auditScoreIds, shortAddress, tellScore } from '#contract/audit-words.ts'
import type { AuditReport } from '#server/brand-review/audit-report.ts'
import { setPages } from '#server/brand-review/audit-report-closing.ts'
import { setOverview } from '#server/brand-review/audit-report-overview.ts'
import { setRecommendations } from '#server/brand-review/audit-report-recommendations.ts'
import { setScore } from '#server/brand-review/audit-report-score.ts'
import { setCover } from '#server/platform/pdf/cover.ts'
import { finishSheet } from '#server/platform/pdf/finish-sheet.ts'
import { Sheet } from '#server/platform/pdf/sheet.ts'

const kind = 'Brand review'

/** The report's bytes. */
export function draw({ websiteUrl, productName, madeOn, analysis }: AuditReport): Promise<Uint8Array> {
  const { hostname } = new URL(websiteUrl)
  const sheet = new Sheet({ title: `${hostname}: ${kind}`, productName, madeOn })
  const state = `${tellScore('Overall score', analysis.overallScore)}.`
  const fillContents = setCover(sheet, { name: hostname, kind, state, isSealed: true })
  setOverview(sheet, analysis)
  setRecommendations(sheet, analysis)
  for (const score of auditScoreIds) setScore(sheet, analysis, score)
  setPages(sheet, analysis)
  fillContents()
  return finishSheet(sheet, `${kind} of ${shortAddress(websiteUrl)}`)
}
