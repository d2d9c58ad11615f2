/** What a report measured the website against: the answers in its form, and the owner's brand at that time. */

import type { AuditBasis } from '#contract/brand-review.ts'
import { listAuditBasis } from '#contract/plain/brand-review-words.ts'

type Props = { asked: AuditBasis['asked']; record: AuditBasis['record'] | undefined }

export function ReportSources({ asked, record }: Props) {
  return (
    <details className="more-checks made-from">
      <summary>What we measured it against</summary>
      <dl>
        {listAuditBasis(asked, record).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
