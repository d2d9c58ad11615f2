/** The dialog that confirms canceling the monthly plan. */

import { useState } from 'react'
import type { BillingOverview } from '#contract/checkout.ts'
import { describeWhatStaysOpen } from '#contract/plain/access.ts'
import { formatPlanDay } from '#web/account/plan-texts.ts'
import { refreshUser } from '#web/account/use-user.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'

type CancelProps = { billing: BillingOverview; hasAccess: boolean; onClose: () => void }

export function CancelPlan({ billing, hasAccess, onClose }: CancelProps) {
  const [isBusy, setBusy] = useState(false)
  const { endsAt } = billing
  // After a failed renewal or a refund no paid time is left, so the plan ends at once.
  const isPaid = billing.status === 'active'
  const stays = describeWhatStaysOpen({ hasAccess, ownedPlans: billing.ownedPlans })
  const cancel = async () => {
    setBusy(true)
    try {
      await send('POST /api/billing/cancel', { body: {} })
      await Promise.all([refreshUser(), refresh('GET /api/billing')])
      const text = isPaid && endsAt !== null ? `Open until ${formatPlanDay(endsAt)}.` : undefined
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
        {isPaid ? (
          <PaidUntil day={endsAt === null ? undefined : formatPlanDay(endsAt)} hasAccess={hasAccess} />
        ) : (
          'No paid time is left.'
        )}{' '}
        {stays ?? (isPaid ? readOnlyThen : readOnlyNow)}{' '}
        {isPaid && `You can resume the plan here until ${endsAt === null ? 'then' : formatPlanDay(endsAt)}.`}
      </p>
      <p className="quiet">You won’t be charged again. Nothing is deleted.</p>
      <div className="row dialog-acts">
        <Button onClick={onClose}>Keep it</Button>
        <Button kind="bad" disabled={isBusy} onClick={() => void cancel()}>
          Cancel subscription
        </Button>
      </div>
    </Dialog>
  )
}

const readOnlyNow = 'The tools become read-only right away: you can still read and download everything you made.'
const readOnlyThen = 'After that the tools are read-only: you can still read and download everything you made.'

function PaidUntil({ day, hasAccess }: { day: string | undefined; hasAccess: boolean }) {
  return (
    <>
      {day === undefined ? (
        'Everything stays open until the end of the time you’ve paid for.'
      ) : (
        <>
          You have paid until <b>{day}</b>
          {hasAccess ? '.' : ', and everything stays open until then.'}
        </>
      )}
    </>
  )
}
