/** The form of an order whose coupon covers the full price: it needs no card and no payment provider. */
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { makeSignInPath } from '#contract/plain/own-path.ts'
import type { PlanId } from '#contract/plain/plans.ts'
import { useCachedUser } from '#web/account/use-user.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { send } from '#web/calls/send.ts'
import { PayButton } from '#web/checkout/pay-form.tsx'
import { isCouponRefusal } from '#web/checkout/use-coupon.ts'
import { paths } from '#web/paths.ts'
import { cardClass } from '#web/ui/card.tsx'
import { storeForNextPage } from '#web/ui/store-for-next-page.ts'
import { showToast } from '#web/ui/toast.tsx'

type Props = { plan: PlanId; code: string; onCouponRefused: (error: unknown) => void }

export function FreeOrderForm({ plan, code, onCouponRefused }: Props) {
  const user = useCachedUser()
  const { pathname, search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      await send('POST /api/checkout/free', { body: { plan, coupon: code } })
      storeForNextPage('toast', 'Free Access Granted!')
      location.assign(`${paths.success}?free=true`)
    } catch (error) {
      if (isCouponRefusal(error)) return onCouponRefused(error)
      console.error(error)
      const text = explainFailure(error, 'Please try again in a moment.')
      showToast({ title: 'Free access wasn’t granted', text, isBad: true })
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A free plan needs an account; the coupon is kept in this tab during sign-up.
    if (!user) location.assign(`${makeSignInPath(pathname + search)}#create`)
    else if (!isBusy) void take()
  }
  return (
    <form className={cardClass({ isLifted: true, className: 'pay-card' })} onSubmit={submit} aria-label="Payment">
      <div>
        <h2 className="sec-h">Nothing to pay</h2>
        <p className="quiet">
          Your coupon covers the full price, so you don’t need a card. Free access is granted once per account
          {user ? '.' : ': create one on the next page or sign in, then you’re back here.'}
        </p>
      </div>
      <PayButton isDisabled={false} isBusy={isBusy}>
        Get Free Access
      </PayButton>
    </form>
  )
}
