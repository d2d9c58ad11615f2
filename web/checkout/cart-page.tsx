/** The cart: the plan named in the URL, or all plans to choose from. */

import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { isPlanId, type PlanId, plans } from '#contract/plain/plans.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { CheckoutSteps } from '#web/checkout/checkout-steps.tsx'
import { readCart } from '#web/checkout/kept-cart.ts'
import { OrderSummary, PayBar } from '#web/checkout/order-summary.tsx'
import { getDiscountedPrice, Price } from '#web/checkout/order-totals.tsx'
import { CurrentPlanBadge, PlanList, usePlanAvailability } from '#web/checkout/plan-list.tsx'
import { describeRenewal, featureCaption } from '#web/checkout/plan-texts.ts'
import { type CouponState, useCoupon, useCouponRecheck } from '#web/checkout/use-coupon.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/checkout/checkout.css'

const goOn = 'Proceed to Checkout'

export default function CartPage() {
  const [search] = useSearchParams()
  const slug = search.get('plan') ?? ''
  const hasFailed = search.get('error') === 'payment_failed'
  const [kept] = useState(() => readCart().plan)
  const named = isPlanId(slug) ? slug : hasFailed ? kept : undefined
  const [chosen, setChosen] = useState<PlanId>()
  const state = useCoupon()
  const plan = named ?? chosen
  useCouponRecheck(plan, state)
  const sale = usePlanAvailability(plan)
  useDocumentTitle(plan === undefined ? 'Choose a plan' : 'Your cart', productName)
  return (
    <main id="main" className="shop">
      <div className="wrap">
        <CheckoutSteps at="Plan" />
        {hasFailed && <FailedNote hasPlan={named !== undefined} />}
        {plan === undefined ? <h1>Choose a plan.</h1> : <h1>Your cart</h1>}
        {plan === undefined && <p className="lede">Your cart is empty. Pick a plan to get started.</p>}
        <div className="buy">
          {named === undefined ? (
            <PlanList chosen={chosen} coupon={state.coupon} onChoose={setChosen} />
          ) : (
            <Bought plan={named} state={state} />
          )}
          {plan === undefined ? (
            <EmptySlip />
          ) : (
            <OrderSummary title="Summary" plan={plan} state={state} sale={sale} goOn={goOn}>
              <ContinueShopping />
              <p className="small quiet">{describeRenewal(plan, getDiscountedPrice(plan, state.coupon))}</p>
            </OrderSummary>
          )}
        </div>
      </div>
      {plan === undefined ? <EmptyBar /> : <PayBar plan={plan} state={state} sale={sale} goOn={goOn} />}
    </main>
  )
}

const ContinueShopping = () => (
  <ButtonAnchor isWide href={paths.marketing}>
    Continue Shopping
  </ButtonAnchor>
)

const chooseFirst = 'Choose a plan first'

function EmptySlip() {
  return (
    <aside className="order" aria-labelledby="empty-head">
      <h2 id="empty-head">Summary</h2>
      <p className="quiet">Pick a plan to see its price here. You can add a coupon once you’ve picked one.</p>
      <Button kind="main" isBig isWide className="order-button" disabled>
        {chooseFirst}
      </Button>
      <ContinueShopping />
    </aside>
  )
}

function EmptyBar() {
  return (
    <div className="paybar">
      <div className="wrap">
        <span className="small quiet">No plan yet</span>
        <Button kind="main" disabled>
          {chooseFirst}
        </Button>
      </div>
    </div>
  )
}

/** Says that a payment could not be started and nothing was charged, with the server's message if there was one. */
function FailedNote({ hasPlan }: { hasPlan: boolean }) {
  const left: unknown = useLocation().state
  return (
    <div className="note poor failed-note" role="alert">
      <Icon name="note" />
      <p>
        <b>We couldn’t start the payment.</b> You weren’t charged{hasPlan && ', and your plan is still here'}.{' '}
        {typeof left === 'string' ? left : 'Please try again in a moment.'}
      </p>
    </div>
  )
}

function Bought({ plan, state }: { plan: PlanId; state: CouponState }) {
  const { name, description, features } = plans[plan]
  return (
    <article className="bought">
      <h2>
        {name} <CurrentPlanBadge plan={plan} />
      </h2>
      <p className="lede">{description}</p>
      <p className="bought-price">
        <Price plan={plan} coupon={state.coupon} />
      </p>
      <ul className="feats">
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" className="feats-check" />
            {feature}
            {featureCaption(feature) && <span className="cap">{featureCaption(feature)}</span>}
          </li>
        ))}
      </ul>
      <p className="bought-other">
        <Link to={paths.cart}>Compare all plans</Link>
      </p>
    </article>
  )
}
