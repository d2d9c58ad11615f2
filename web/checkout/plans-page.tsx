/** The plans, with one preselected by the URL. */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isOnTrial } from '#contract/plain/access.ts'
import { isPlanId, type PlanId } from '#contract/plain/plans.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useCachedUser } from '#web/account/use-user.ts'
import { CheckoutSteps } from '#web/checkout/checkout-steps.tsx'
import { OrderSummary, PayBar } from '#web/checkout/order-summary.tsx'
import { PlanList, usePlanAvailability } from '#web/checkout/plan-list.tsx'
import { formatDay } from '#web/checkout/plan-texts.ts'
import { useCoupon, useCouponRecheck } from '#web/checkout/use-coupon.ts'
import { paths } from '#web/paths.ts'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/checkout/checkout.css'

const goOn = 'Continue to Checkout'

export default function PlansPage() {
  const slug = useSearchParams()[0].get('plan') ?? ''
  const isKnown = isPlanId(slug)
  useEffect(() => {
    if (!isKnown) location.replace(paths.marketing)
  }, [isKnown])
  return isKnown ? <Plans plan={slug} /> : null
}

function PlansHead() {
  const user = useCachedUser()
  const end = user && !user.hasAccess && isOnTrial(user, Date.now()) ? user.subscriptionEndDate : null
  if (end !== null) {
    return (
      <>
        <h1>Keep going.</h1>
        <p className="lede">
          Your trial includes every tool until it ends on {formatDay(end)}. A plan keeps it that way. Without one, you
          can still read and download what you made.
        </p>
      </>
    )
  }
  return (
    <>
      <h1>Choose a plan.</h1>
      <p className="lede">A plan opens the tools. Whatever you make with them is yours to read and download, always.</p>
    </>
  )
}

function Plans({ plan }: { plan: PlanId }) {
  const [, setSearch] = useSearchParams()
  const state = useCoupon('Invalid coupon code')
  useCouponRecheck(plan, state)
  const sale = usePlanAvailability(plan)
  useDocumentTitle('Plans', productName)
  const choose = (chosen: PlanId) => setSearch({ plan: chosen }, { replace: true, preventScrollReset: true })
  return (
    <main id="main" className="shop">
      <div className="wrap">
        <CheckoutSteps at="Plan" />
        <PlansHead />
        <div className="buy">
          <PlanList chosen={plan} coupon={state.coupon} onChoose={choose} />
          <OrderSummary title="Your choice" plan={plan} state={state} sale={sale} goOn={goOn}>
            <p className="small quiet">Prices in US dollars. You pay on the next page.</p>
          </OrderSummary>
        </div>
      </div>
      <PayBar plan={plan} state={state} sale={sale} goOn={goOn} />
    </main>
  )
}
