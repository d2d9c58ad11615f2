/** Starts the payment, and shows the provider's form. */
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { PriceQuote } from '#contract/checkout.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useCachedUser } from '#web/account/use-user.ts'
import { CallError, send } from '#web/calls/send.ts'
import { queryClient } from '#web/calls/use-call.ts'
import { GuestEmail } from '#web/checkout/guest-email.tsx'
import { FieldSkeleton, PayForm } from '#web/checkout/pay-form.tsx'
import { describeRenewal } from '#web/checkout/plan-texts.ts'
import { SimulatedPaymentForm } from '#web/checkout/simulated-payment-form.tsx'
import { useReturnToCart } from '#web/checkout/use-checkout.ts'
import { buildQuoteKey, isCouponRefusal } from '#web/checkout/use-coupon.ts'
import { Card } from '#web/ui/card.tsx'

// Loaded only when something is actually paid with Stripe.
const StripeForm = lazy(() =>
  import('#web/checkout/stripe-payment-form.tsx').then((loaded) => ({ default: loaded.StripePaymentForm })),
)

/** `isRepricing`: a new price is loading, so no payment may be started at the old one. */
type Props = {
  quote: PriceQuote
  isRepricing: boolean
  code: string | undefined
  onCouponRefused: (error: unknown) => void
}

function useStartedPayment(
  { quote, isRepricing, code, onCouponRefused }: Props,
  email: string | undefined,
  isEnabled: boolean,
) {
  const { plan, amount } = quote
  const giveUp = useReturnToCart()
  const { data, error } = useQuery({
    queryKey: ['payment', plan, amount, code ?? '', email ?? ''],
    queryFn: ({ signal }) =>
      send('POST /api/create-payment-intent', {
        body: { amount, planName: plan, ...(code !== undefined && { coupon: code }), ...(email && { email }) },
        signal,
      }),
    enabled: isEnabled && !isRepricing,
    // Do not cache: the next visit may be for another order.
    gcTime: 0,
  })
  const emailError = error instanceof CallError ? error.body?.fields?.['email'] : undefined
  const isShut = error instanceof CallError && error.body?.code === 'plan_not_for_sale'
  const isLost = error !== null && emailError === undefined && !isShut
  useEffect(() => {
    if (!isLost) return
    if (isCouponRefusal(error)) onCouponRefused(error)
    else giveUp(error)
  })
  useEffect(() => {
    // The plan cannot be bought, e.g. as it was bought in another tab: refetch the price, which comes with the reason.
    if (isShut) void queryClient.invalidateQueries({ queryKey: buildQuoteKey(plan, code) })
  }, [isShut, plan, code])
  return { started: data, emailError }
}

export function Payment(props: Props) {
  const { quote } = props
  const user = useCachedUser()
  const [email, setEmail] = useState<string>()
  const isGuest = user === undefined
  const { started, emailError } = useStartedPayment(props, email, !isGuest || email !== undefined)
  const isWaiting = !isGuest || email !== undefined
  const pays = { amount: quote.amount, clientSecret: started?.clientSecret ?? '', number: started?.number ?? '' }
  return (
    <Card className="pay-card" isLifted>
      {isGuest && (
        <GuestEmail
          refusal={emailError}
          isConfirmed={email !== undefined && emailError === undefined}
          onConfirm={setEmail}
        />
      )}
      {started?.publishableKey && (
        <Suspense fallback={<Unready amount={quote.amount} isWaiting />}>
          <StripeForm key={pays.clientSecret} publishableKey={started.publishableKey} {...pays} />
        </Suspense>
      )}
      {started?.publishableKey === null && <SimulatedPaymentForm key={pays.clientSecret} {...pays} />}
      {!started && <Unready amount={quote.amount} isWaiting={isWaiting && emailError === undefined} />}
      <p className="small quiet">
        {started?.publishableKey && `Your card number goes to Stripe, never to ${productName}. `}
        {describeRenewal(quote.plan, quote.amount)} The receipt comes by email.
      </p>
    </Card>
  )
}

function Unready({ amount, isWaiting }: { amount: number; isWaiting: boolean }) {
  return (
    <PayForm amount={amount} canPay={false} isBusy={false} failure={undefined} onPay={() => undefined}>
      {isWaiting && <FieldSkeleton />}
    </PayForm>
  )
}
