/** Stripe's webhook messages about one order, in the shapes of its current API. Times are in seconds. */
import { randomUUID } from 'node:crypto'

export type StripeMessage = { id: string; type: string; created: number; data: { object: object } }
export type StripeOrder = { id: string; providerId: string }

const message = (type: string, created: number, object: object): StripeMessage => ({
  id: `evt_${randomUUID()}`,
  ...{ type, created, data: { object: { ...object } } },
})

const intent = ({ id, providerId }: StripeOrder, cents: number, more: object = {}) => ({
  ...{ id: providerId, object: 'payment_intent', amount: cents, amount_received: cents, currency: 'usd' },
  ...{ metadata: { order: id }, ...more },
})

/** Messages about the order's payment intent, its charges and its disputes. */
export const makeIntentMessages = (order: StripeOrder, cents: number) => ({
  failed: (at: number) => message('payment_intent.payment_failed', at, intent(order, cents, { amount_received: 0 })),
  succeeded: (at: number, more: object = {}) => message('payment_intent.succeeded', at, intent(order, cents, more)),
  refunded: (at: number, refundedCents = cents) =>
    message('charge.refunded', at, {
      ...{ id: 'ch_1', amount: cents, amount_refunded: refundedCents, payment_intent: order.providerId },
      metadata: { order: order.id },
    }),
  disputed: (at: number) => disputeMessage('created', at, order.providerId, 'needs_response'),
  disputeClosed: (at: number, status: string) => disputeMessage('closed', at, order.providerId, status),
})

const disputeMessage = (step: 'created' | 'closed', at: number, paymentIntent: string, status: string) =>
  message(`charge.dispute.${step}`, at, { id: 'dp_1', payment_intent: paymentIntent, status, metadata: {} })

export const makeMonthMessages = ({ id, providerId }: StripeOrder) => {
  const parent = {
    type: 'subscription_details',
    subscription_details: { subscription: providerId, metadata: { order: id } },
  }
  const invoice = (name: string, reason: string, cents: number, end: number) => ({
    ...{ id: `in_${name}_${id}`, object: 'invoice', billing_reason: reason, currency: 'usd', amount_paid: cents },
    ...{ parent, lines: { data: [{ period: { start: end - 30 * 86_400, end } }] } },
  })
  const subscription = (more: object) => ({
    ...{ id: providerId, status: 'active', cancel_at_period_end: false, cancel_at: null, metadata: { order: id } },
    ...more,
  })
  return {
    invoice,
    firstPaid: (at: number, until: number, cents = 9900) =>
      message('invoice.paid', at, invoice('1', 'subscription_create', cents, until)),
    renewalFailed: (at: number, until: number, name = '2') =>
      message('invoice.payment_failed', at, invoice(name, 'subscription_cycle', 0, until)),
    renewalPaid: (at: number, until: number, name = '2', cents = 9900) =>
      message('invoice.paid', at, invoice(name, 'subscription_cycle', cents, until)),
    updated: (at: number, more: object) => message('customer.subscription.updated', at, subscription(more)),
    deleted: (at: number) => message('customer.subscription.deleted', at, subscription({ status: 'canceled' })),
    refunded: (at: number, paymentIntent: string, cents = 9900) =>
      message('charge.refunded', at, {
        ...{ id: 'ch_1', amount: cents, amount_refunded: cents, payment_intent: paymentIntent, metadata: {} },
      }),
    disputed: (at: number, paymentIntent: string) => disputeMessage('created', at, paymentIntent, 'needs_response'),
    disputeClosed: (at: number, paymentIntent: string, status: string) =>
      disputeMessage('closed', at, paymentIntent, status),
  }
}
