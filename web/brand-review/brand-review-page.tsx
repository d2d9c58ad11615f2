/** The Brand Review: requesting an audit, its progress, its report, and earlier reports. */

import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { findStepStates } from '#contract/plain/brand.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { getStepUnlockFacts, useUserWithSentences } from '#web/account/use-user.ts'
import { AuditView } from '#web/brand-review/audit-view.tsx'
import { AuditForm } from '#web/brand-review/brand-review-form.tsx'
import { useAudit, useAudits } from '#web/brand-review/brand-review-queries.ts'
import { EarlierAudits } from '#web/brand-review/earlier-audits.tsx'
import { ReviewWaiting } from '#web/brand-review/review-waiting.tsx'
import { useFocusOnArrival } from '#web/brand-review/use-focus-on-arrival.ts'
import { auditPath, latestAudit, newAudit, paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/ui/tool-parts.css'
import '#web/brand-review/report.css'
import '#web/brand-review/judgments.css'
import '#web/brand-review/review.css'
import { ReviewFailure } from '#web/brand-review/review-failure.tsx'

export default function BrandReviewPage() {
  useDocumentTitle('Website Review', productName)
  const user = useUserWithSentences()
  const [search] = useSearchParams()
  const asked = search.get('audit')
  const [startedId, setStartedId] = useState<string>()
  if (findStepStates(getStepUnlockFacts(user))['brand-review'] === 'locked')
    return <Navigate to={paths.toolkit} replace />
  return (
    <main id="main" className="review">
      {asked === newAudit ? (
        <NewAudit onStarted={setStartedId} />
      ) : asked === null || asked === latestAudit ? (
        <LatestAudit />
      ) : (
        <AuditView key={asked} id={asked} isNew={asked === startedId} onStarted={setStartedId} />
      )}
    </main>
  )
}

/** Redirects to the latest audit that is complete or running, else to the form. */
function LatestAudit() {
  const { data, isError } = useAudits()
  if (isError) return <ListFailure />
  if (!data) return <ReviewWaiting />
  const newest = data.audits.find(({ status }) => status !== 'failed')
  return <Navigate to={auditPath(newest?.id ?? newAudit)} replace />
}

const ListFailure = () => <ReviewFailure>We couldn’t load your reviews. Please refresh the page.</ReviewFailure>

function NewAudit({ onStarted }: { onStarted: (id: string) => void }) {
  const { data, isError } = useAudits()
  if (isError) return <ListFailure />
  if (!data) return <ReviewWaiting />
  const [newest] = data.audits
  return (
    <>
      {newest ? <FormAfter latestId={newest.id} onStarted={onStarted} /> : <FormPart onStarted={onStarted} />}
      <EarlierAudits audits={data.audits} />
    </>
  )
}

type FormProps = { latest?: ReturnType<typeof useAudit>['data']; onStarted: (id: string) => void }

/** The form, prefilled from the latest audit; if that fails to load, it opens without. */
function FormAfter({ latestId, onStarted }: { latestId: string; onStarted: (id: string) => void }) {
  const { data, isPending } = useAudit(latestId)
  // The latest audit when the form opened: it must not be replaced by the audit the form itself submits.
  const [openedWith, setOpenedWith] = useState<FormProps['latest']>()
  useEffect(() => setOpenedWith((before) => before ?? data), [data])
  if (isPending) return <ReviewWaiting />
  return <FormPart latest={openedWith ?? data} onStarted={onStarted} />
}

function FormPart({ latest, onStarted }: FormProps) {
  const user = useUserWithSentences()
  const navigate = useNavigate()
  const arrive = useFocusOnArrival()
  return (
    <>
      <div className="wrap">
        <div className="head-row">
          <h1 ref={arrive} tabIndex={-1}>
            Website Review
          </h1>
          <ButtonLink to={paths.toolkit}>Return to Dashboard</ButtonLink>
        </div>
        <p className="lede">
          Your website, checked against who you are: what to do first, and four scores, each with its proof.
        </p>
      </div>
      <AuditForm
        user={user}
        latest={latest}
        onStarted={(id) => {
          onStarted(id)
          navigate(auditPath(id))
        }}
      />
    </>
  )
}
