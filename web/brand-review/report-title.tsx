/** The title of a report, which names the business, and a note on the marks that its owner set on findings. */

import type { ReactNode, Ref } from 'react'
import type { AuditAnalysis } from '#contract/brand-review.ts'
import type { AuditMark } from '#contract/brand-review-calls.ts'
import { nameReviewedBusiness } from '#contract/plain/brand-review-words.ts'
import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import type { ReportView } from '#web/brand-review/report-view.ts'

type TitleProps = { analysis: AuditAnalysis; websiteUrl: string; heading?: Ref<HTMLHeadingElement> }

export function ReportTitle({ analysis, websiteUrl, heading }: TitleProps) {
  return (
    <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
      Website Review of {nameReviewedBusiness(analysis, websiteUrl)}
    </h1>
  )
}

/** "5 pages". */
export function formatPageCount({ pages }: AuditAnalysis): string {
  const count = pages.filter(({ state }) => state === 'read').length
  return count === 1 ? '1 page' : `${count} pages`
}

const countFindings = (count: number) => (count === 1 ? '1 finding' : `${count} findings`)

/** How many findings are left out as intended, and what the next review will check. */
export function MarkedFindingsNote({ view, children }: { view: ReportView; children?: ReactNode }) {
  const { layout, marks, analysis } = view
  const left = layout.intendedCount
  const countOf = (mark: AuditMark['mark']) =>
    marks?.filter((each) => each.mark === mark && analysis.intended?.includes(each.check) !== true).length ?? 0
  const [done, intended] = [countOf('done'), countOf('intended')]
  const marked = [done > 0 ? `${done} done` : '', intended > 0 ? `${intended} meant this way` : ''].filter(
    (part) => part !== '',
  )
  if (!children && left + done + intended === 0) return null
  return (
    <div className="marks-note">
      <p className="small quiet">
        {left > 0 && `${countFindings(left)} meant this way and left out of the score. `}
        {marked.length > 0 && `Marked for the next review: ${joinWithAnd(marked)}.`}
        {left === 0 && marked.length === 0 && 'Changed something? Run a new review to measure it.'}
      </p>
      {children}
    </div>
  )
}
