/** The one interface to payment providers. The rest of the code does not know which one is used. */
import type { PlanId } from '#contract/plain/plans.ts'

/** What a provider needs to know about an order. */
export type OrderToPay = {
  id: string
  /** The order number printed on the receipt. */
  number: string
  plan: PlanId
  /** Whole US dollars: `amount` is charged now, `originalAmount` for each further month. */
  amount: number
  originalAmount: number
  email: string
  /** The provider's id of the buyer, if it knows them. */
  customerId: string | null
}

export type StartedPayment = { providerId: string; clientSecret: string; customerId: string | null }

/** Every method is idempotent per order. Throws PaymentProviderError. */
export type PaymentProvider = {
  name: 'stripe' | 'simulated'
  publishableKey: string | null
  /** Starts a payment or, for the monthly plan, a subscription with its first invoice. */
  start: (order: OrderToPay) => Promise<StartedPayment>
  /** Cancels a payment that was started and not paid; does nothing if it has been paid or is gone. */
  cancelPayment: (begun: { plan: PlanId; providerId: string }) => Promise<void>
  /** Ends a subscription at the end of the paid period, or at once. */
  cancel: (providerId: string, when: 'period-end' | 'now') => Promise<void>
  /** Undoes a cancellation that has not taken effect; false if the subscription has already ended. */
  resume: (providerId: string) => Promise<boolean>
  /** The URL of a page for changing the card; it leads back to `returnUrl`. */
  cardPage: (providerId: string, returnUrl: string) => Promise<string>
}

/** The provider did not answer, or refused the request. */
export class PaymentProviderError extends Error {}
