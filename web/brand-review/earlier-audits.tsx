/** All audits so far, each with the changes since the previous one of the same site. */
import { Link } from 'react-router'
import type { AuditChanges, AuditListEntry } from '#contract/brand-review-calls.ts'
import { formatChange, formatMoment, formatScore, shortenAddress } from '#contract/plain/brand-review-words.ts'
import { ScoreBandNote } from '#web/brand-review/score-dial.tsx'
import { auditPath } from '#web/paths.ts'

const count = (checks: readonly string[], what: string) => (checks.length > 0 ? [`${checks.length} ${what}`] : [])

/** "+0.6, 2 now passing": the changes since the previous audit. */
function tellChanges({ overall, mended, broken }: AuditChanges): string {
  return [formatChange(overall), ...count(mended, 'now passing'), ...count(broken, 'no longer passing')].join(', ')
}

function Outcome({ audit }: { audit: AuditListEntry }) {
  if (audit.status === 'failed') return <span className="quiet">Not available</span>
  if (!audit.figures) return <span className="quiet">In progress</span>
  return (
    <span className="row outcome-row">
      <b className="figure num">{formatScore(audit.figures.overall)}</b>
      <ScoreBandNote score={audit.figures.overall} />
    </span>
  )
}

function AuditRow({ audit, isShown }: { audit: AuditListEntry; isShown: boolean }) {
  const { id, websiteUrl, createdAt, changes, isShared } = audit
  return (
    <tr>
      <td>
        <Link to={auditPath(id)} aria-current={isShown ? 'page' : undefined}>
          {shortenAddress(websiteUrl)}
        </Link>{' '}
        {isShown && <span className="badge">Shown here</span>} {isShared && <span className="badge">Shared</span>}
      </td>
      <td data-h="Reviewed on">{formatMoment(createdAt)}</td>
      <td data-h="Overall">
        <Outcome audit={audit} />
      </td>
      <td data-h="Since the last review">{changes ? <span className="num">{tellChanges(changes)}</span> : '–'}</td>
    </tr>
  )
}

export function EarlierAudits({ audits, shownId }: { audits: readonly AuditListEntry[]; shownId?: string }) {
  if (audits.length === 0 || (audits.length === 1 && audits[0]?.id === shownId)) return null
  return (
    <section className="wrap earlier" aria-labelledby="earlier-title">
      <h2 id="earlier-title">{shownId === undefined ? 'Earlier reviews' : 'All reviews'}</h2>
      <table className="tbl earlier-table">
        <thead>
          <tr>
            <th scope="col">Website</th>
            <th scope="col">Reviewed on</th>
            <th scope="col">Overall</th>
            <th scope="col">Since the last review</th>
          </tr>
        </thead>
        <tbody>
          {audits.map((audit) => (
            <AuditRow key={audit.id} audit={audit} isShown={audit.id === shownId} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
