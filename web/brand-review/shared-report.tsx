/** A report as whoever has its link sees it: nothing of its owner's account, nothing to press. */
import { formatDay, shortAddress } from '#contract/audit-words.ts'
import type { AuditAnalysis } from '#contract/brand-review.ts'
import { ReportBody } from '#web/brand-review/report-body.tsx'

/** `createdAt` is an ISO date. */
export type SharedReportData = { websiteUrl: string; createdAt: string; analysis: AuditAnalysis }

export function SharedReport({ websiteUrl, createdAt, analysis }: SharedReportData) {
  return (
    <div className="wrap review shared">
      <h1>Brand Review</h1>
      <p className="lede">
        <b>{shortAddress(websiteUrl)}</b>, reviewed on {formatDay(createdAt)}
      </p>
      <ReportBody analysis={analysis} />
    </div>
  )
}
