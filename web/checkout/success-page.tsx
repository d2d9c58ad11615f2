/**
 * The page after a payment: shows what was bought, or that the confirmation is pending. It grants nothing itself; the
 * payment provider's webhook does.
 */

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Order } from '#contract/checkout.ts'
import { makeSignInPath } from '#contract/plain/own-path.ts'
import { plans } from '#contract/plain/plans.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { markUserOutdated, useCachedUser } from '#web/account/use-user.ts'
import { send } from '#web/calls/send.ts'
import { CheckoutSteps } from '#web/checkout/checkout-steps.tsx'
import { storeCart } from '#web/checkout/kept-cart.ts'
import { NothingToConfirm } from '#web/checkout/nothing-to-confirm.tsx'
import { OpenedTools } from '#web/checkout/opened-tools.tsx'
import { formatDay } from '#web/checkout/plan-texts.ts'
import { Receipt } from '#web/checkout/receipt.tsx'
import { showPaymentFailure } from '#web/checkout/show-payment-failure.ts'
import { WaitingOrder } from '#web/checkout/waiting-order.tsx'
import { paths, successPath } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/checkout/checkout.css'

const pollMs = 2500

/**
 * Removes what older versions stored in this browser, and the provider's parameters from the URL. Returns the
 * provider's `redirect_status`.
 */
function useReturn(): string | null {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const told = search.get('redirect_status')
  const order = search.get('order')
  const [outcome] = useState(told)
  useEffect(() => {
    localStorage.removeItem('paymentIntent')
    if (told === null) return
    if (told !== 'failed') return setSearch(order === null ? {} : { order }, { replace: true })
    showPaymentFailure('Your payment didn’t go through.')
    navigate(`${paths.cart}?error=payment_failed`, { replace: true })
  }, [told, order, setSearch, navigate])
  return outcome
}

/** The current order; an order bought as a guest in this browser joins the account now signed in. */
async function lookUp(number: string | null, isSignedIn: boolean, signal: AbortSignal) {
  const ask = () => send('GET /api/checkout/order', { query: number === null ? {} : { order: number }, signal })
  const found = await ask()
  if (!isSignedIn || !found.canJoin) return found
  await send('POST /api/checkout/join', { body: {}, signal })
  return ask()
}

function useOrder(outcome: string | null) {
  const number = useSearchParams()[0].get('order')
  const user = useCachedUser()
  const isSignedIn = user !== undefined && !user.impersonating
  const { data, error } = useQuery({
    queryKey: ['order', number],
    queryFn: ({ signal }) => lookUp(number, isSignedIn, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.order?.state === 'pending' ? pollMs : false),
  })
  const state = data?.order?.state
  const isAwaited = useRef(outcome === 'succeeded')
  useEffect(() => {
    if (state === 'pending') isAwaited.current = true
    if (state !== 'paid') return
    if (isAwaited.current) showToast({ title: 'Payment Successful' })
    isAwaited.current = false
    // The toolkit refetches what is open; the next purchase starts without this one's plan and coupon.
    void markUserOutdated()
    storeCart({ plan: undefined, coupon: undefined })
  }, [state])
  return { data, error }
}

export default function SuccessPage() {
  const { data, error } = useOrder(useReturn())
  const order = data?.order
  return (
    <main id="main" className="shop">
      <div className="wrap">
        {data === undefined && (error ? <LookupFailed /> : <LookingUp />)}
        {order?.state === 'paid' && <Paid order={order} />}
        {order?.state === 'pending' && <WaitingOrder order={order} />}
        {data && order?.state !== 'paid' && order?.state !== 'pending' && <NothingToConfirm order={order} />}
      </div>
    </main>
  )
}

function LookingUp() {
  return (
    <p className="loading" role="status">
      <span className="spin ink" aria-hidden="true" />
      <span>Looking up your order…</span>
    </p>
  )
}

function LookupFailed() {
  return (
    <>
      <h1>Your order</h1>
      <LoadFailure>We couldn’t look up your order. Nothing is lost: your receipt comes by email.</LoadFailure>
    </>
  )
}

function untilText(order: Order): string {
  if (order.opensUntil === null) return 'yours to keep'
  return order.renews
    ? `open until ${formatDay(order.opensUntil)}, and renews then`
    : `open until ${formatDay(order.opensUntil)}`
}

function Thanks({ order, isFree }: { order: Order; isFree: boolean }) {
  const user = useCachedUser()
  const { name } = plans[order.plan]
  if (!order.isClaimed) {
    return (
      <p className="lede">
        {name} is yours. To open it, create an account in this browser or use the link in your receipt.
      </p>
    )
  }
  const begin = isFree ? 'Your coupon covered it all.' : `Thank you${user ? `, ${user.firstName}` : ''}.`
  const end = isFree ? 'No card needed, now or later.' : 'The receipt is on its way to your email.'
  return (
    <p className="lede">
      {begin} {name} is {untilText(order)}. {end}
    </p>
  )
}

function Paid({ order }: { order: Order }) {
  const isFree = order.amount === 0
  const title = isFree ? 'Welcome to the Toolkit!' : 'Payment Successful!'
  useDocumentTitle(title, productName)
  return (
    <>
      <CheckoutSteps at="Done" />
      <div className="after">
        <div>
          <h1>{title}</h1>
          <Thanks order={order} isFree={isFree} />
          <p className="hero-act">
            {order.isClaimed ? (
              <ButtonAnchor kind="main" isBig href={paths.toolkit}>
                Access Your Brand Toolkit
              </ButtonAnchor>
            ) : (
              <ButtonAnchor kind="main" isBig href={`${makeSignInPath(successPath(order.number))}#create`}>
                Create Your Account
              </ButtonAnchor>
            )}
          </p>
          <OpenedTools order={order} />
        </div>
        <Receipt order={order} />
      </div>
    </>
  )
}
