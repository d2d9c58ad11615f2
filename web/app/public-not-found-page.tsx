/** The 404 page for visitors. */

import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'

export function PublicNotFoundPage() {
  return (
    <div className="wrap empty-state">
      <p className="says">404</p>
      <h1>Page not found</h1>
      <p className="quiet">There’s no page at this address.</p>
      <ButtonAnchor kind="main" href={paths.home}>
        Go Home
      </ButtonAnchor>
    </div>
  )
}
