/** Whoever takes the money: the one interface to it. Nothing above it knows which provider it is. */
import type { PlanId } from '#contract/plain/plans.ts'

/** What a provider needs to know of an order. */
export type OrderToPay = {
  id: string
  /** As on the receipt. */
  number: string
  plan: PlanId
  /** Whole US dollars: what is charged now, and each further month. */
  amount: number
  originalAmount: number
  email: string
  /** What the provider calls the buyer, where it has met her. */
  customerId: string | null
}

export type StartedPayment = { providerId: string; clientSecret: string; customerId: string | null }

/** Every method asks with a key of the order, so that asking twice does it once. Throws PaymentProviderError. */
export type PaymentProvider = {
  name: 'stripe' | 'simulated'
  publishableKey: string | null
  /** Begins a payment, or for the monthly plan a subscription with its first invoice. */
  start: (order: OrderToPay) => Promise<StartedPayment>
  /** Calls off a payment that was begun and not paid; one that is paid meanwhile, or is gone, is left as it is. */
  callOff: (begun: { plan: PlanId; providerId: string }) => Promise<void>
  /** Ends a subscription with what is paid for, or at once. */
  cancel: (providerId: string, when: 'period-end' | 'now') => Promise<void>
  /** Takes back an end that is still ahead; false where the subscription has ended already. */
  resume: (providerId: string) => Promise<boolean>
  /** The address of a page on which the card is changed; it leads back to `returnUrl`. */
  cardPage: (providerId: string, returnUrl: string) => Promise<string>
}

/** The provider does not answer, or refused what we asked. */
export class PaymentProviderError extends Error {}
