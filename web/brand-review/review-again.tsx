/** Runs the same review again, with the same answers. */

import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Audit } from '#contract/brand-review-calls.ts'
import { useReadOnly } from '#web/brand/showing/read-only.tsx'
import { startAudit } from '#web/brand-review/brand-review-queries.ts'
import { getErrorMessage } from '#web/calls/send.ts'
import { auditPath, newAudit } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

export function ReviewAgain({ audit, onStarted }: { audit: Audit; onStarted: (id: string) => void }) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const isReadOnly = useReadOnly('brand-review')
  const again = async () => {
    setBusy(true)
    try {
      // Do not mail copies that were not requested again.
      const { email: _mailed, ...answers } = audit.request
      const id = await startAudit({ ...answers, websiteUrl: audit.websiteUrl })
      onStarted(id)
      navigate(auditPath(id))
    } catch (error) {
      console.error(error)
      showToast({
        title: 'Error',
        text: getErrorMessage(error, 'We couldn’t start the review. Please try again.'),
        isBad: true,
      })
      setBusy(false)
    }
  }
  return (
    <div className="row">
      <Button disabled={isBusy || isReadOnly} onClick={() => void again()}>
        Review again
      </Button>
      <ButtonLink kind="plain" to={auditPath(newAudit)}>
        Change the answers
      </ButtonLink>
    </div>
  )
}
