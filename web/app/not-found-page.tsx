/** The 404 page for signed-in users. */

import { productName } from '#web/account/read-initial-data.ts'
import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'

export default function NotFoundPage() {
  useDocumentTitle('Page not found', productName)
  return (
    <main id="main" className="wrap empty-state">
      <p className="says">404</p>
      <h1>Page not found</h1>
      <p className="quiet">There’s no page at this address. Your work is right where you left it.</p>
      <ButtonAnchor kind="main" href={paths.home}>
        Go Home
      </ButtonAnchor>
    </main>
  )
}
