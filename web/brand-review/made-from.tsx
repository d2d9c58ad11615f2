/** What a report was measured against: what its form said, and what stood in the brand record then. */
import { listMadeFrom } from '#contract/audit-words.ts'
import type { AuditMadeFrom } from '#contract/brand-review.ts'

type Props = { asked: AuditMadeFrom['asked']; record: AuditMadeFrom['record'] | undefined }

export function MadeFrom({ asked, record }: Props) {
  return (
    <section className="made-from" aria-labelledby="made-from-title">
      <h2 id="made-from-title">What it was measured against</h2>
      <dl>
        {listMadeFrom(asked, record).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
