/** The progress card: the stage the audit is in. */
import { Link } from 'react-router'
import type { Audit } from '#contract/brand-review-calls.ts'
import { shortenAddress } from '#contract/plain/brand-review-words.ts'
import { useFocusOnArrival } from '#web/brand-review/use-focus-on-arrival.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

const stages = [
  { name: 'Waiting in line', until: 'queued' },
  { name: 'Reading your pages', until: 'fetching' },
  { name: 'Measuring what they say and show', until: 'analysing' },
  { name: 'Putting the report together', until: 'complete' },
] as const

/** How many stages an audit has passed. */
const passedOf = (status: Audit['status'] | undefined) =>
  Math.max(
    0,
    stages.findIndex(({ until }) => until === status),
  )

export function AuditProgress({ audit }: { audit: Audit | undefined }) {
  const passed = passedOf(audit?.status)
  const arrive = useFocusOnArrival()
  return (
    <div className="wrap">
      <Card as="section" className="progress-card" aria-busy="true" aria-labelledby="progress-title">
        <span className="spin ink" aria-hidden="true" />
        <h1 id="progress-title" ref={arrive} tabIndex={-1}>
          Analyzing Your Brand
        </h1>
        <p className="quiet">
          {audit ? <b>{shortenAddress(audit.websiteUrl)}</b> : 'Your website'} is being read. This analysis usually
          takes 2-3 minutes.
        </p>
        <p className="vh" role="status">
          {stages[passed]?.name}
        </p>
        <ol className="stages">
          {stages.map(({ name }, index) => (
            <li key={name} className={index < passed ? 'was' : index === passed ? 'is' : undefined}>
              <span className={index < passed ? 'pip done' : 'pip'} aria-hidden="true">
                {index < passed ? <Icon name="check" /> : index + 1}
              </span>
              {name}
              {index === passed && <span className="cap">now</span>}
            </li>
          ))}
        </ol>
        <p className="small quiet">
          No need to wait. We’ll keep working, and the report will be here when you come back.{' '}
          <Link to={paths.toolkit}>Return to Dashboard</Link>
        </p>
      </Card>
    </div>
  )
}
