/** The report of a brand review: a PDF for whoever fixes the site. */

import type { AuditAnalysis } from '#contract/brand-review.ts'
import type { AuditChanges } from '#contract/brand-review-calls.ts'
import type { Judgment } from '#contract/brand-review-judgments.ts'
import type { PrintJob } from '#server/platform/pdf/pdf-printer.ts'

/** `madeOn` is the date on the cover (in `timeZone`, or UTC without one) and the document's creation date. */
export type AuditReport = {
  websiteUrl: string
  madeOn: Date
  timeZone?: string | undefined
  analysis: AuditAnalysis
  changes: AuditChanges | null
  /** What a language model judged, without what its owner set aside. */
  judgments: readonly Judgment[]
  productName: string
}

/** The print job for this report. The same data give the same bytes. */
export function makeAuditPrintJob(report: AuditReport): PrintJob<AuditReport> {
  return { drawing: new URL('report-drawing.ts', import.meta.url), data: report }
}
