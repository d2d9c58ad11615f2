/** Replaces a report that cannot be shown: the audit failed, or there is none at this URL. */

import { useState } from 'react'
import type { Audit } from '#contract/brand-review-calls.ts'
import { shortenAddress } from '#contract/plain/brand-review-words.ts'
import { retryAudit } from '#web/brand-review/brand-review-queries.ts'
import { useFocusOnArrival } from '#web/brand-review/use-focus-on-arrival.ts'
import { getErrorMessage } from '#web/calls/send.ts'
import { auditPath, newAudit } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

const couldNotLoad = 'We couldn’t load the report, because there is no review at this address.'

export function ReportUnavailable({ audit }: { audit: Audit | undefined }) {
  const [isBusy, setBusy] = useState(false)
  const arrive = useFocusOnArrival()
  const retry = async (id: string) => {
    setBusy(true)
    try {
      await retryAudit(id)
    } catch (error) {
      console.error(error)
      showToast({ title: 'Error', text: getErrorMessage(error, 'Failed to submit audit'), isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="wrap empty-state">
      <h1 ref={arrive} tabIndex={-1}>
        Report Not Available
      </h1>
      {audit?.reason ? (
        <>
          <p>We couldn’t load the report on {shortenAddress(audit.websiteUrl)}, because the review didn’t finish.</p>
          <p className="note mid">{audit.reason}</p>
        </>
      ) : (
        <p>{couldNotLoad}</p>
      )}
      <div className="row">
        {audit?.status === 'failed' && (
          <Button disabled={isBusy} onClick={() => void retry(audit.id)}>
            Try again
          </Button>
        )}
        <ButtonLink kind="main" to={auditPath(newAudit)}>
          Start New Audit
        </ButtonLink>
      </div>
    </div>
  )
}
