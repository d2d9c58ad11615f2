/** A report as seen by anyone who has its link: with nothing from the owner's account, and no actions. */

import type { AuditAnalysis } from '#contract/brand-review.ts'
import type { AuditMark } from '#contract/brand-review-calls.ts'
import type { Judgment } from '#contract/brand-review-judgments.ts'
import { formatUtcDay, shortenAddress } from '#contract/plain/brand-review-words.ts'
import { JudgmentLinks, tellJudgments } from '#web/brand-review/judgments.tsx'
import { ReportBody } from '#web/brand-review/report-body.tsx'
import { formatPageCount, MarkedFindingsNote, ReportTitle } from '#web/brand-review/report-title.tsx'
import { buildReportView } from '#web/brand-review/report-view.ts'

/** `createdAt` is an ISO date. */
export type SharedReportData = {
  websiteUrl: string
  createdAt: string
  analysis: AuditAnalysis
  marks: AuditMark[] | null
  judgments: Judgment[]
}

export function SharedReport({ websiteUrl, createdAt, analysis, marks, judgments }: SharedReportData) {
  const view = buildReportView({ analysis, marks, judgments })
  return (
    <div className="wrap review shared">
      <ReportTitle analysis={analysis} websiteUrl={websiteUrl} />
      <p className="lede">
        <b>{shortenAddress(websiteUrl)}</b>, {formatPageCount(analysis)}, {formatUtcDay(createdAt)}
      </p>
      <ReportBody
        view={view}
        marked={<MarkedFindingsNote view={view} />}
        changed={
          judgments.length > 0 && (
            <section className="judging" aria-label="What a language model judged">
              <p className="small quiet">{tellJudgments(view)}</p>
              <JudgmentLinks view={view} />
            </section>
          )
        }
      />
    </div>
  )
}

/** Shown for the link of a report that is no longer shared, or never was. */
export const ReportNotShared = () => (
  <div className="wrap empty-state">
    <h1>This report isn’t shared</h1>
    <p>Its owner has stopped sharing it, or the link is incomplete. Ask them for a new one.</p>
  </div>
)
