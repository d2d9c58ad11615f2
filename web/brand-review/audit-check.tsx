/** One check of a report: how it came out, what was found, where it was measured, and what to do about it. */
import { evidenceText, outcomeNames, pageLabel, toSentence } from '#contract/audit-words.ts'
import type { AuditCheck, AuditEvidence } from '#contract/brand-review.ts'

/** A page of the audited site; it learns nothing of who comes from here. */
function PageLink({ page }: { page: string }) {
  if (!/^https?:/i.test(page)) return <>{pageLabel(page)}</>
  return (
    <a href={page} target="_blank" rel="noopener noreferrer nofollow">
      {pageLabel(page)}
    </a>
  )
}

function Evidence({ evidence }: { evidence: AuditEvidence }) {
  return (
    <li>
      {'element' in evidence ? (
        <code>{evidenceText(evidence)}</code>
      ) : (
        <span className={'quote' in evidence ? 'quoted' : 'counted'}>{evidenceText(evidence)}</span>
      )}
      <span className="where">
        <PageLink page={evidence.page} />
      </span>
    </li>
  )
}

const needsWork = ({ outcome }: AuditCheck) => outcome === 'failed' || outcome === 'partly'
const efforts = { low: 'Small effort', medium: 'Some effort', high: 'Larger effort' } as const

/** What was checked, how it came out, and what was found. */
export function CheckHead({ check: { title, outcome, finding } }: { check: AuditCheck }) {
  return (
    <div className="check-head">
      <h4>{title}</h4>
      <span className="outcome">{outcomeNames[outcome]}</span>
      <p>{toSentence(finding)}</p>
    </div>
  )
}

/** What the finding was measured from, and its fix. */
export function CheckProof({ check }: { check: AuditCheck }) {
  const { evidence, fix, effort } = check
  return (
    <div className="proof">
      {evidence.length > 0 && (
        <ul className="evidence" aria-label="Measured from">
          {evidence.map((each, index) => (
            // The list of a stored report never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Evidence key={index} evidence={each} />
          ))}
        </ul>
      )}
      {needsWork(check) && fix !== '' && (
        <p className="fix">
          <b>Fix</b> {fix} <span className="effort">{efforts[effort]}</span>
        </p>
      )}
    </div>
  )
}
