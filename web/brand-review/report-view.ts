/** The props shared by all parts of a report on screen. */

import type { AuditAnalysis } from '#contract/brand-review.ts'
import type { AuditChanges, AuditMark } from '#contract/brand-review-calls.ts'
import type { Judgment } from '#contract/brand-review-judgments.ts'
import { layOutReport, type ReportLayout } from '#contract/plain/brand-review-layout.ts'
import { formatPageLabel, formatPageNames } from '#contract/plain/brand-review-words.ts'

/** Sets a mark on a finding; null removes it. */
export type SetMark = (check: string, mark: AuditMark['mark'] | null) => Promise<void>

/** `isSetAside`: its owner sees it otherwise; left out where others look. */
export type ShownJudgment = Judgment & { isSetAside?: boolean }

type Shown = {
  analysis: AuditAnalysis
  /** The owner's marks on findings; null if the report can no longer be marked. */
  marks: readonly AuditMark[] | null
  /** Undefined for read-only viewers. */
  setMark?: SetMark | undefined
  changes?: AuditChanges | null
  /** What a language model judged; in no score. */
  judgments?: readonly ShownJudgment[]
  /** Sets a judgment aside, or takes it up again. Undefined for read-only viewers. */
  setAside?: (judgment: string, isSetAside: boolean) => Promise<void>
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
