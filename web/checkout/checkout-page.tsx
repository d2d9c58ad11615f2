/** The checkout for one plan. */

import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { PriceQuote } from '#contract/checkout.ts'
import { hasPlan } from '#contract/plain/access.ts'
import { isPlanId, type PlanId, plans } from '#contract/plain/plans.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useCachedUser } from '#web/account/use-user.ts'
import { CheckoutSteps } from '#web/checkout/checkout-steps.tsx'
import { CouponBox } from '#web/checkout/coupon-box.tsx'
import { FreeOrderForm } from '#web/checkout/free-order-form.tsx'
import { OrderTotals } from '#web/checkout/order-totals.tsx'
import { Payment } from '#web/checkout/payment.tsx'
import { CurrentPlanBadge } from '#web/checkout/plan-list.tsx'
import { formatDay, formatDollars } from '#web/checkout/plan-texts.ts'
import { useCheckout } from '#web/checkout/use-checkout.ts'
import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/checkout/checkout.css'

export default function CheckoutPage() {
  const [search] = useSearchParams()
  const slug = search.get('plan') ?? ''
  const amount = search.get('amount') ?? ''
  const isNamed = isPlanId(slug) && /^\d{1,9}$/.test(amount)
  useEffect(() => {
    if (!isNamed) console.error('The checkout needs a plan and an amount in its address.')
  }, [isNamed])
  return isNamed ? <Checkout plan={slug} asked={Number(amount)} /> : <Navigate to={paths.cart} replace />
}

function Checkout({ plan, asked }: { plan: PlanId; asked: number }) {
  const { quote, isRepricing, coupons, linkAmount, lostCode, apply, refuseCoupon, noteChange } = useCheckout(
    plan,
    asked,
  )
  const code = coupons.coupon?.code
  const isShut = quote !== undefined && quote.refusal !== null
  useDocumentTitle('Complete Your Purchase', productName)
  return (
    <main id="main" className="shop">
      <div className="wrap">
        <CheckoutSteps at="Payment" />
        <h1>{isShut ? 'Nothing to pay here.' : 'Complete Your Purchase'}</h1>
        {quote ? (
          <div className="pay">
            <section className="sum" aria-labelledby="sum-head">
              <PlanHead quote={quote} />
              {linkAmount !== undefined && <PriceNote said={linkAmount} quote={quote} />}
              {lostCode !== undefined && code === undefined && <LostCoupon code={lostCode} quote={quote} />}
              {!isShut && <OrderTotals {...quote} coupon={coupons.coupon} />}
              {!isShut && <CouponBox state={coupons} onApply={(typed) => void apply(typed)} onRemove={noteChange} />}
            </section>
            {quote.refusal !== null ? (
              <NotForSale plan={plan} refusal={quote.refusal} />
            ) : quote.amount === 0 && code !== undefined ? (
              <FreeOrderForm plan={plan} code={code} onCouponRefused={refuseCoupon} />
            ) : (
              <Payment quote={quote} isRepricing={isRepricing} code={code} onCouponRefused={refuseCoupon} />
            )}
          </div>
        ) : (
          <p className="loading" role="status">
            <span className="spin ink" aria-hidden="true" />
            <span>Looking up the price…</span>
          </p>
        )}
      </div>
    </main>
  )
}

/** Shown before any payment starts if the plan is already owned or cannot be bought yet. */
function NotForSale({ plan, refusal }: { plan: PlanId; refusal: string }) {
  const user = useCachedUser()
  const isHeld = user !== undefined && hasPlan(user, plan, Date.now())
  return (
    <Card as="section" className="pay-card" isLifted aria-labelledby="shut-head">
      <h2 className="sec-h" id="shut-head">
        {isHeld ? 'You have this plan.' : 'This plan isn’t for sale to you now.'}
      </h2>
      <p>{refusal}</p>
      <p className="row">
        {user && (
          <ButtonAnchor kind={isHeld ? 'main' : undefined} href={paths.profile}>
            See Your Plan
          </ButtonAnchor>
        )}
        <ButtonAnchor kind={isHeld ? undefined : 'main'} href={paths.cart}>
          See All Plans
        </ButtonAnchor>
      </p>
    </Card>
  )
}

function PlanHead({ quote }: { quote: PriceQuote }) {
  const { plan, opensUntil, originalAmount, percent, note, refusal } = quote
  const business = useCachedUser()?.businessName
  const isYear = plans[plan].term === 'year'
  return (
    <>
      <div className="head-row">
        <h2 id="sum-head">
          {plans[plan].name} <CurrentPlanBadge plan={plan} />
        </h2>
        <a className="small" href={paths.cart}>
          Change plan
        </a>
      </div>
      <p className="quiet">
        {isYear && opensUntil
          ? `Unlimited use of current and future tools for a year, until ${formatDay(opensUntil)}.`
          : plans[plan].description}
      </p>
      {refusal === null && note !== null && (
        <p className="small">
          {business && (
            <>
              For <b>{business}</b>.{' '}
            </>
          )}
          {note}
        </p>
      )}
      {plans[plan].term === 'month' && percent > 0 && (
        <p className="small quiet">
          {percent === 100
            ? 'Your coupon covers one whole month. It ends by itself.'
            : `Your coupon counts for the first month. After that it’s ${formatDollars(originalAmount)} a month.`}
        </p>
      )}
    </>
  )
}

function PriceNote({ said, quote }: { said: number; quote: PriceQuote }) {
  return (
    <div className="note mid" role="status">
      <Icon name="note" />
      <p>
        The link you followed said {formatDollars(said)}. The price of this plan is <b>{formatDollars(quote.amount)}</b>
        , and that’s what you’ll pay.
      </p>
    </div>
  )
}

/** Says that a coupon no longer counts and what the price is now; the reason is shown at the coupon's field. */
function LostCoupon({ code, quote }: { code: string; quote: PriceQuote }) {
  return (
    <div className="note mid" role="status">
      <Icon name="note" />
      <p>
        <b>{code}</b> no longer takes anything off. Without it the price is <b>{formatDollars(quote.amount)}</b>, and
        you haven’t been charged.
      </p>
    </div>
  )
}
