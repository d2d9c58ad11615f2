/** Asks before the monthly plan ends. */
import { useState } from 'react'
import type { Billing } from '#contract/checkout.ts'
import { dayText } from '#web/account/plan-texts.ts'
import { refreshUser } from '#web/account/use-user.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'

export function CancelPlan({ billing, onClose }: { billing: Billing; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const { endsAt } = billing
  const cancel = async () => {
    setBusy(true)
    try {
      await send('POST /api/billing/cancel', { body: {} })
      await Promise.all([refreshUser(), refresh('GET /api/billing')])
      const text = endsAt === null ? undefined : `Open until ${dayText(endsAt)}.`
      onClose()
      showToast({ title: 'Subscription canceled', ...(text !== undefined && { text }) })
    } catch (error) {
      console.error(error)
      showToast({ title: 'We couldn’t cancel it', text: explainFailure(error, 'Please try again.'), isBad: true })
      setBusy(false)
    }
  }
  return (
    <Dialog title="Cancel your monthly plan?" onClose={onClose}>
      <p>
        {endsAt === null ? (
          'Everything stays open until the end of the time you’ve paid for.'
        ) : (
          <PaidUntil day={dayText(endsAt)} />
        )}{' '}
        After that the tools are read-only: you can still read and download everything you made. Until then you can
        resume it here.
      </p>
      <p className="quiet">You won’t be charged again. Nothing is deleted.</p>
      <div className="row dialog-choice">
        <button className="btn" type="button" onClick={onClose}>
          Keep it
        </button>
        <button className="btn bad" type="button" disabled={isBusy} onClick={() => void cancel()}>
          Cancel subscription
        </button>
      </div>
    </Dialog>
  )
}

function PaidUntil({ day }: { day: string }) {
  return (
    <>
      You have paid until <b>{day}</b>, and everything stays open until then.
    </>
  )
}
