/** Confirms a sign-out, shown when another site sent the browser to /api/logout. The server fills in the token. */

import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'

export function SignOutPage() {
  return (
    <div className="wrap entry narrow">
      <div className="slip">
        <h1>Sign out of %PRODUCT_NAME%?</h1>
        <p className="quiet">Another site sent you here. You’re still signed in.</p>
        <ButtonAnchor kind="main" isBig isWide className="slip-button" href="/api/logout?token=%SIGN_OUT_TOKEN%">
          Sign Out
        </ButtonAnchor>
        <a className="aside-link" href={paths.toolkit}>
          Stay signed in
        </a>
      </div>
    </div>
  )
}
