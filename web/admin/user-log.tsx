/** The latest changes of one user. */
import { Link } from 'react-router'
import type { AdminLogEntry } from '#contract/admin.ts'
import { describeChange, formatActor } from '#web/admin/format-action.ts'
import { formatMoment } from '#web/admin/format-day.ts'
import { adminPages } from '#web/paths.ts'

export function UserLog({ changes }: { changes: readonly AdminLogEntry[] }) {
  return (
    <div>
      <h3>Changes</h3>
      {changes.length === 0 ? (
        <p className="small quiet">No admin has changed anything.</p>
      ) : (
        <ol className="log">
          {changes.map((entry) => (
            <li key={entry.id}>
              <span className="when">{formatMoment(entry.at)}</span>
              <b>{formatActor(entry)}</b>
              <span className="chg">{describeChange(entry)}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="small">
        <Link to={adminPages.log}>Whole audit log</Link>
      </p>
    </div>
  )
}
