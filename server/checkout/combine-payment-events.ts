/** Computes the state of an order from everything its provider has reported, in the order in which it happened. */
import { z } from 'zod'

/** A provider's message in our own terms. `at` is the provider's time in milliseconds; amounts are US cents. */
export const paymentEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paid'),
    at: z.number(),
    /** The provider's id of the payment; several messages may report the same payment. */
    payment: z.string(),
    cents: z.int(),
    currency: z.string(),
    /** The end of the subscription period that this pays for, in milliseconds. */
    paidUntil: z.number().optional(),
    isRenewal: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('failed'), at: z.number(), payment: z.string(), isRenewal: z.boolean().optional() }),
  /** The provider has accepted the payment and will report its outcome later. */
  z.object({ kind: z.literal('processing'), at: z.number(), payment: z.string() }),
  z.object({ kind: z.literal('refunded'), at: z.number(), payment: z.string().optional() }),
  z.object({ kind: z.literal('disputed'), at: z.number() }),
  z.object({ kind: z.literal('dispute-won'), at: z.number() }),
  z.object({
    kind: z.literal('subscription'),
    at: z.number(),
    status: z.enum(['active', 'past_due', 'canceled']),
    /** It ends with the paid period and does not renew. */
    isCanceled: z.boolean(),
  }),
])
export type PaymentEvent = z.infer<typeof paymentEvent>
export type StoredEvent = { id: string; event: PaymentEvent }

export type OrderPayment = { payment: string; cents: number; state: 'paid' | 'failed' | 'refunded'; at: number }

export type OrderOutcome = {
  state: 'pending' | 'paid' | 'failed' | 'refunded' | 'disputed'
  /** A payment is pending at the provider, possibly after a declined card. */
  isProcessing: boolean
  paidAt: number | undefined
  /** Subscriptions only: end of the paid period, since when a renewal has failed, whether it ends. */
  paidUntil: number | undefined
  pastDueSince: number | undefined
  isCanceled: boolean
  /** Each payment with its outcome, in the order in which they happened. */
  payments: readonly OrderPayment[]
}

/** Providers give times in seconds. Within one second, the later step in a payment's life counts as the later message. */
const ranks: Readonly<Record<PaymentEvent['kind'], number>> = {
  failed: 0,
  processing: 1,
  paid: 2,
  subscription: 3,
  disputed: 4,
  'dispute-won': 5,
  refunded: 6,
}

const inOrder = (a: StoredEvent, b: StoredEvent) =>
  a.event.at - b.event.at || ranks[a.event.kind] - ranks[b.event.kind] || (a.id < b.id ? -1 : 1)

const nothing: OrderOutcome = {
  state: 'pending',
  isProcessing: false,
  paidAt: undefined,
  paidUntil: undefined,
  pastDueSince: undefined,
  isCanceled: false,
  payments: [],
}

const withPayment = (payments: readonly OrderPayment[], told: OrderPayment): OrderPayment[] => [
  ...payments.filter(({ payment }) => payment !== told.payment),
  told,
]

/** Whether the payment was made, even if refunded since; later messages about the same payment change nothing. */
const isSettled = (payments: readonly OrderPayment[], payment: string) =>
  payments.some((told) => told.payment === payment && told.state !== 'failed')

const isEarlierPayment = (payments: readonly OrderPayment[], payment: string | undefined) => {
  const paid = payments.filter(({ state }) => state === 'paid')
  return paid.some((told) => told.payment === payment) && paid.at(-1)?.payment !== payment
}

function take(before: OrderOutcome, event: PaymentEvent): OrderOutcome {
  const { at } = event
  switch (event.kind) {
    case 'paid':
      if (isSettled(before.payments, event.payment)) return before
      return {
        ...before,
        state: 'paid',
        paidAt: before.paidAt ?? at,
        paidUntil: Math.max(before.paidUntil ?? 0, event.paidUntil ?? 0) || undefined,
        pastDueSince: undefined,
        payments: withPayment(before.payments, { payment: event.payment, cents: event.cents, state: 'paid', at }),
      }
    case 'failed': {
      if (isSettled(before.payments, event.payment)) return before
      const payments = withPayment(before.payments, { payment: event.payment, cents: 0, state: 'failed', at })
      if (event.isRenewal) return { ...before, pastDueSince: before.pastDueSince ?? at, payments }
      return { ...before, state: before.state === 'pending' ? 'failed' : before.state, isProcessing: false, payments }
    }
    case 'processing':
      return before.state === 'pending' || before.state === 'failed'
        ? { ...before, state: 'pending', isProcessing: true }
        : before
    case 'refunded':
      // A refund of an unknown payment does not concern this order.
      if (event.payment !== undefined && !isSettled(before.payments, event.payment)) return before
      return {
        ...before,
        // Refunding an earlier month leaves the current one paid.
        state: isEarlierPayment(before.payments, event.payment) ? before.state : 'refunded',
        payments: before.payments.map((told) =>
          told.state === 'paid' && (event.payment ?? told.payment) === told.payment
            ? { ...told, state: 'refunded' as const }
            : told,
        ),
      }
    case 'disputed':
      return { ...before, state: 'disputed' }
    case 'dispute-won':
      return { ...before, state: before.state === 'disputed' ? 'paid' : before.state }
    case 'subscription':
      return {
        ...before,
        isCanceled: event.isCanceled || event.status === 'canceled',
        pastDueSince: event.status === 'past_due' ? (before.pastDueSince ?? at) : undefined,
      }
  }
}

/** Folds the messages of one order. Neither their order nor duplicates change the outcome. */
export function combinePaymentEvents(events: readonly StoredEvent[]): OrderOutcome {
  const once = [...new Map(events.map((stored) => [stored.id, stored])).values()]
  return once.toSorted(inOrder).reduce((outcome, { event }) => take(outcome, event), nothing)
}
