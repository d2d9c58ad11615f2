/** Sign out, delete the account, and for admins the link to administration. */

import { useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { DeleteAccount } from '#web/account/delete-account.tsx'
import { getSectionTitleId, profileSections } from '#web/account/profile-nav.tsx'
import { signOut } from '#web/account/sign-out.ts'
import { adminPages } from '#web/paths.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { useFocusReturn } from '#web/ui/use-focus-return.ts'

export function AccountActions({ user }: { user: CurrentUser }) {
  const [isDeleting, setDeleting] = useState(false)
  const opener = useFocusReturn(isDeleting)
  return (
    <section className="psec" aria-labelledby={getSectionTitleId('actions')}>
      <h2 id={getSectionTitleId('actions')}>{profileSections.actions}</h2>
      <div className="row">
        <ButtonAnchor href="/api/logout" onClick={(event) => void signOut(event)}>
          Sign Out
        </ButtonAnchor>
        {user.isAdmin && <ButtonAnchor href={adminPages.people}>Admin Dashboard</ButtonAnchor>}
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
          <Button ref={opener} onClick={() => setDeleting(true)}>
            Delete this account…
          </Button>
        </div>
      )}
    </section>
  )
}
