/** The props shared by all parts of a report on screen. */

import type { AuditAnalysis } from '#contract/brand-review.ts'
import type { AuditChanges, AuditMark } from '#contract/brand-review-calls.ts'
import { layOutReport, type ReportLayout } from '#contract/plain/brand-review-layout.ts'
import { formatPageLabel, formatPageNames } from '#contract/plain/brand-review-words.ts'

/** Sets a mark on a finding; null removes it. */
export type SetMark = (check: string, mark: AuditMark['mark'] | null) => Promise<void>

type Shown = {
  analysis: AuditAnalysis
  /** The owner's marks on findings; null if the report can no longer be marked. */
  marks: readonly AuditMark[] | null
  /** Undefined for read-only viewers. */
  setMark?: SetMark | undefined
  changes?: AuditChanges | null
}
export type ReportView = Shown & { layout: ReportLayout; nameOf: (url: string) => string }

export function buildReportView(shown: Shown): ReportView {
  const { pages, madeFrom } = shown.analysis
  const names = formatPageNames(pages, madeFrom?.record.businessName ?? '')
  return {
    ...shown,
    layout: layOutReport(shown.analysis),
    nameOf: (url) => names.get(url) ?? formatPageLabel(url),
  }
}
