/** The placeholder of the website audit. */

import { findStepStates } from '#contract/plain/brand.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { getStepUnlockFacts, useUser } from '#web/account/use-user.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/ui/tool-parts.css'

export default function WebsiteAuditPage() {
  useDocumentTitle('Website Audit', productName)
  const isLocked = findStepStates(getStepUnlockFacts(useUser()))['brand-review'] === 'locked'
  return (
    <main id="main">
      <div className="wrap empty-state">
        <span className="badge soon">Under Construction</span>
        <h1>Coming soon</h1>
        <p className="lede">
          An analysis of your website against your brand attributes and your archetype: what it says, how it looks, and
          where it doesn’t match who you are.
        </p>
        <p className="quiet">Most of it is already here: the Website Review, step 6 of your toolkit.</p>
        {isLocked ? (
          <ButtonLink kind="main" to={`${paths.toolkit}?view=brand_review`}>
            See the Website Review
          </ButtonLink>
        ) : (
          <ButtonLink kind="main" to={paths.brandReview}>
            Go to the Website Review
          </ButtonLink>
        )}
      </div>
    </main>
  )
}
