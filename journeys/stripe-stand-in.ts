/** A stand-in for Stripe's script: one card field, whose number decides how the payment ends. */
import type { Page } from '@playwright/test'

/** The card numbers that the stand-in knows. */
export const cards = { good: '4242', declined: '4000', paidElsewhere: '1111', offline: '0000' } as const

type Listener = (event: object) => void
type Confirm = { confirmParams: { return_url: string } }

/** Runs in the page, so it can use nothing but its argument. */
function standIn(numbers: typeof cards): void {
  const script = document.currentScript
  const [, version = ''] = /\.com\/(\w+)\//.exec(script instanceof HTMLScriptElement ? script.src : '') ?? []
  const card = document.createElement('input')
  const makeElement = () => {
    const heard = new Map<string, Listener>()
    return {
      on: (name: string, listener: Listener) => heard.set(name, listener),
      off: (name: string) => heard.delete(name),
      mount: (place: HTMLElement) => {
        const label = document.createElement('label')
        label.append('Card number ', card)
        place.append(label)
        setTimeout(() => heard.get('ready')?.({ elementType: 'payment' }))
      },
      update: () => undefined,
      unmount: () => undefined,
      destroy: () => undefined,
    }
  }
  const errors: Readonly<Record<string, object>> = {
    [numbers.declined]: { type: 'card_error', message: 'Your card was declined.' },
    [numbers.paidElsewhere]: { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } },
    [numbers.offline]: { type: 'api_connection_error' },
  }
  const Stripe = () => ({
    elements: () => ({ create: makeElement, getElement: () => null, update: () => undefined }),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    confirmPayment: ({ confirmParams }: Confirm) => {
      const error = errors[card.value]
      if (error) return Promise.resolve({ error })
      // Like Stripe, keeps the query of the return address.
      const back = new URL(confirmParams.return_url)
      back.searchParams.set('redirect_status', 'succeeded')
      location.assign(back)
      return new Promise(() => undefined)
    },
  })
  Object.assign(window, { Stripe: Object.assign(Stripe, { version }) })
}

/** Serves the stand-in for every request to js.stripe.com. */
export async function serveStripeScript(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})(${JSON.stringify(cards)})` }),
  )
}
