/** Sign out, delete the account, and for admins the link to administration. */
import { useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { DeleteAccount } from '#web/account/delete-account.tsx'
import { profileSections, titleId } from '#web/account/profile-nav.tsx'
import { signOut } from '#web/account/sign-out.ts'
import { paths } from '#web/paths.ts'
import { useFocusBack } from '#web/ui/use-focus-back.ts'

export function AccountActions({ user }: { user: CurrentUser }) {
  const [isDeleting, setDeleting] = useState(false)
  const opener = useFocusBack(isDeleting)
  return (
    <section className="psec" aria-labelledby={titleId('actions')}>
      <h2 id={titleId('actions')}>{profileSections.actions}</h2>
      <div className="row">
        <a className="btn" href="/api/logout" onClick={(event) => void signOut(event)}>
          Sign Out
        </a>
        {user.isAdmin && (
          <a className="btn" href={paths.admin}>
            Admin Dashboard
          </a>
        )}
      </div>
      {isDeleting ? (
        <DeleteAccount user={user} onClose={() => setDeleting(false)} />
      ) : (
        <div className="below">
          <h3>Delete the account</h3>
          <p className="quiet">
            This deletes your brand, reports, shared links and sign-in for good. We keep payment records as the law
            requires.
          </p>
          <button ref={opener} className="btn" type="button" onClick={() => setDeleting(true)}>
            Delete this account…
          </button>
        </div>
      )}
    </section>
  )
}
