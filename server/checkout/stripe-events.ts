/** Translates Stripe's messages into our own terms, and ignores those that do not concern an order. */
import type Stripe from 'stripe'
import { z } from 'zod'
import { type PaymentEvent, paymentEvent } from '#server/checkout/combine-payment-events.ts'
import type { ProviderMessage } from '#server/checkout/receive-event.ts'

type Said = Omit<ProviderMessage, 'id'>

/** Fetches the invoice of a payment intent from Stripe; since 2025, charges no longer name it. */
export type FindInvoice = (intent: string) => Promise<Stripe.Invoice | undefined>

const ms = (seconds: number) => seconds * 1000
export const readStripeId = (held: string | { id: string } | null | undefined) =>
  typeof held === 'string' ? held : held?.id
const orderOf = (metadata: Stripe.Metadata | null | undefined) => z.uuid().safeParse(metadata?.['order']).data

/** A missing currency matches no order. */
const currencyOf = ({ currency }: { currency: string | null }) => currency ?? 'no currency'

type IntentState = 'succeeded' | 'processing' | 'failed'

function ofIntent(intent: Stripe.PaymentIntent, at: number, state: IntentState): Said | undefined {
  const orderId = orderOf(intent.metadata)
  // The intents of subscription invoices have no order id; their invoices are reported separately.
  if (orderId === undefined) return undefined
  const payment = intent.id
  const event: PaymentEvent =
    state === 'succeeded'
      ? { kind: 'paid', at, payment, cents: intent.amount_received, currency: currencyOf(intent) }
      : { kind: state, at, payment }
  return { orderId, providerId: intent.id, event }
}

function ofInvoice(invoice: Stripe.Invoice, at: number, isPaid: boolean): Said | undefined {
  const parent = invoice.parent?.subscription_details
  const providerId = readStripeId(parent?.subscription)
  if (providerId === undefined) return undefined
  const payment = invoice.id ?? providerId
  const isRenewal = invoice.billing_reason !== 'subscription_create'
  const ends = invoice.lines.data.map(({ period }) => period.end)
  const event: PaymentEvent = isPaid
    ? {
        kind: 'paid',
        at,
        payment,
        cents: invoice.amount_paid,
        currency: currencyOf(invoice),
        paidUntil: ms(Math.max(...ends, 0)),
        isRenewal,
      }
    : { kind: 'failed', at, payment, isRenewal }
  return { orderId: orderOf(parent?.metadata), providerId, event }
}

/** The order and payment of an intent. A monthly plan's intents only lead to their invoice. */
async function findPaid(intent: string | undefined, findInvoice: FindInvoice) {
  const invoice = intent === undefined ? undefined : await findInvoice(intent)
  const parent = invoice?.parent?.subscription_details
  if (!parent) return { orderId: undefined, providerId: intent, payment: intent }
  return { orderId: orderOf(parent.metadata), providerId: readStripeId(parent.subscription), payment: invoice?.id }
}

function ofSubscription(subscription: Stripe.Subscription, at: number): Said | undefined {
  const { status } = subscription
  // Before the first payment, nothing is running.
  if (status === 'incomplete' || status === 'incomplete_expired') return undefined
  const told = status === 'canceled' ? 'canceled' : status === 'active' || status === 'trialing' ? 'active' : 'past_due'
  const isCanceled = subscription.cancel_at_period_end || subscription.cancel_at !== null
  const event: PaymentEvent = { kind: 'subscription', at, status: told, isCanceled }
  return { orderId: orderOf(subscription.metadata), providerId: subscription.id, event }
}

/** Ignores partial refunds. */
async function ofCharge(charge: Stripe.Charge, at: number, findInvoice: FindInvoice): Promise<Said | undefined> {
  const intent = readStripeId(charge.payment_intent)
  if (charge.amount_refunded < charge.amount) return undefined
  const orderId = orderOf(charge.metadata)
  if (orderId !== undefined) return { orderId, providerId: intent, event: { kind: 'refunded', at, payment: intent } }
  const { payment, ...known } = await findPaid(intent, findInvoice)
  return { ...known, event: { kind: 'refunded', at, payment } }
}

/** Dispute outcomes in our favour: won, or an inquiry closed before any money was taken. */
const endsWell = new Set<string>(['won', 'warning_closed'])

async function ofDispute(dispute: Stripe.Dispute, at: number, isOver: boolean, findInvoice: FindInvoice) {
  if (isOver && !endsWell.has(dispute.status)) return undefined
  const { orderId, providerId } = await findPaid(readStripeId(dispute.payment_intent), findInvoice)
  const event: PaymentEvent = { kind: isOver ? 'dispute-won' : 'disputed', at }
  return { orderId, providerId, event }
}

async function sayOf(event: Stripe.Event, findInvoice: FindInvoice): Promise<Said | undefined> {
  const at = ms(event.created)
  switch (event.type) {
    case 'payment_intent.succeeded':
      return ofIntent(event.data.object, at, 'succeeded')
    case 'payment_intent.processing':
      return ofIntent(event.data.object, at, 'processing')
    case 'payment_intent.payment_failed':
      return ofIntent(event.data.object, at, 'failed')
    case 'invoice.paid':
      return ofInvoice(event.data.object, at, true)
    case 'invoice.payment_failed':
      return ofInvoice(event.data.object, at, false)
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofSubscription(event.data.object, at)
    case 'charge.refunded':
      return ofCharge(event.data.object, at, findInvoice)
    case 'charge.dispute.created':
      return ofDispute(event.data.object, at, false, findInvoice)
    case 'charge.dispute.closed':
      return ofDispute(event.data.object, at, true, findInvoice)
    default:
      return undefined
  }
}

/** The message in our own terms; undefined if it concerns no order. Throws if required fields are missing. */
export async function readStripeEvent(
  event: Stripe.Event,
  findInvoice: FindInvoice,
): Promise<ProviderMessage | undefined> {
  const said = await sayOf(event, findInvoice)
  return said && { id: event.id, ...said, event: paymentEvent.parse(said.event) }
}
