/** Stripe's own payment form: card numbers are typed into its iframe and never reach our pages. */
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { FieldSkeleton, PayForm } from '#web/checkout/pay-form.tsx'
import { showPaymentFailure } from '#web/checkout/show-payment-failure.ts'
import { successPath } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'

const dark = '(prefers-color-scheme: dark)'

function listenDark(listener: () => void) {
  const query = matchMedia(dark)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Our design tokens for Stripe's form, since its iframe cannot see our styles. */
function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('seal-ink'),
      colorBackground: token('leaf'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-2'),
      colorTextPlaceholder: token('ink-3'),
      colorDanger: token('poor'),
      borderRadius: token('r1'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '17px',
      gridRowSpacing: '16px',
    },
    rules: {
      '.Input, .Block, .Tab': { borderColor: token('edge'), boxShadow: 'none' },
      '.Input:focus, .Tab:focus': { borderColor: token('ink'), boxShadow: `0 0 0 3px ${token('focus')}` },
      '.Label': { fontWeight: '600', fontSize: '15px', color: token('ink') },
    },
  }
}

function useAppearance(): Appearance {
  const isDark = useSyncExternalStore(listenDark, () => matchMedia(dark).matches)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens change with the scheme
  return useMemo(readAppearance, [isDark])
}

type Props = { publishableKey: string; clientSecret: string; amount: number; number: string }

/** Undefined while the script loads, null if it failed. */
function useStripeScript(publishableKey: string): Stripe | null | undefined {
  const [stripe, setStripe] = useState<Stripe | null>()
  useEffect(() => {
    loadStripe(publishableKey)
      .then(setStripe)
      .catch((error: unknown) => {
        console.error(error)
        setStripe(null)
      })
  }, [publishableKey])
  return stripe
}

const unloaded = 'The payment form didn’t load. Please check your connection and try again.'

export function StripePaymentForm({ publishableKey, clientSecret, amount, number }: Props) {
  const stripe = useStripeScript(publishableKey)
  const appearance = useAppearance()
  if (stripe === null) return <LoadFailure>{unloaded}</LoadFailure>
  if (stripe === undefined) {
    return (
      <PayForm amount={amount} canPay={false} isBusy={false} failure={undefined} onPay={() => undefined}>
        <FieldSkeleton />
      </PayForm>
    )
  }
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance, locale: 'en', loader: 'never' }}>
      <StripeFields amount={amount} number={number} />
    </Elements>
  )
}

/**
 * Whether the payment may have succeeded in spite of the error: already paid in another tab, or the connection was
 * lost. Then the success page opens, which asks the server.
 */
const mayBePaid = ({ type, payment_intent: intent }: StripeError) =>
  type === 'api_connection_error' || ['succeeded', 'processing', 'requires_capture'].includes(intent?.status ?? '')

function useConfirm(number: string) {
  const stripe = useStripe()
  const elements = useElements()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const fail = (message: string) => {
    setFailure(message)
    showPaymentFailure(message)
  }
  const confirm = async () => {
    if (!stripe || !elements) return
    setBusy(true)
    setFailure(undefined)
    const confirmParams = { return_url: location.origin + successPath(number) }
    try {
      // On success Stripe navigates away; if this returns, something went wrong.
      const { error } = await stripe.confirmPayment({ elements, confirmParams })
      if (mayBePaid(error)) return location.assign(successPath(number))
      // Stripe's field shows validation errors itself.
      if (error.type !== 'validation_error') fail(error.message ?? 'Your payment didn’t go through.')
      setBusy(false)
    } catch (error) {
      console.error(error)
      location.assign(successPath(number))
    }
  }
  return { isBusy, failure, confirm }
}

function StripeFields({ amount, number }: Pick<Props, 'amount' | 'number'>) {
  const [state, setState] = useState<'loading' | 'ready' | 'lost'>('loading')
  const { isBusy, failure, confirm } = useConfirm(number)
  return (
    <PayForm amount={amount} canPay={state === 'ready'} isBusy={isBusy} failure={failure} onPay={() => void confirm()}>
      {state === 'loading' && <FieldSkeleton />}
      {state === 'lost' && <LoadFailure>{unloaded}</LoadFailure>}
      <section className="payframe" aria-label="Payment details, from Stripe" aria-busy={isBusy || undefined}>
        <header>
          <span>
            <Icon name="lock" isInline /> Secure payment field
          </span>
          <span>Stripe</span>
        </header>
        <div>
          <PaymentElement onReady={() => setState('ready')} onLoadError={() => setState('lost')} />
        </div>
      </section>
    </PayForm>
  )
}
