/** The latest changes of one user. */
import { Link } from 'react-router'
import type { AdminLogEntry } from '#contract/admin.ts'
import { tellMoment } from '#web/admin/admin-words.ts'
import { tellChange, tellWho } from '#web/admin/log-words.ts'
import { paths } from '#web/paths.ts'

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
              <span className="when">{tellMoment(entry.at)}</span>
              <b>{tellWho(entry)}</b>
              <span className="chg">{tellChange(entry)}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="small">
        <Link to={paths.adminLog}>Whole audit log</Link>
      </p>
    </div>
  )
}
