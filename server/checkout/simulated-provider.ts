/** Simulated payments with the same states as a real provider, so that everything else can be tried without money. */

import { and, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { simulatedPaymentOutcomes } from '#contract/checkout.ts'
import { plans } from '#contract/plain/plans.ts'
import { monthMs } from '#server/checkout/account-access.ts'
import type { OrderRow } from '#server/checkout/orders-store.ts'
import type { PaymentProvider } from '#server/checkout/payment-provider.ts'
import { receiveEvent } from '#server/checkout/receive-event.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'
import { orders } from '#server/tables/payment-tables.ts'

export const confirmationJob = 'simulated-confirmation'
const delaySeconds = 30

type Outcome = (typeof simulatedPaymentOutcomes)[number]
type Confirmed = { state: 'succeeded' | 'processing' | 'requires_action' | 'declined'; message: string | null }

export type SimulatedProvider = PaymentProvider & {
  /** Does what the provider's own payment form would do. */
  confirm: (order: OrderRow, outcome: Outcome) => Promise<Confirmed>
  /** The job of a delayed confirmation. */
  confirmation: JobKind
  /** Renews subscriptions whose period has ended, as a provider does on its own. */
  renew: () => Promise<void>
}

const isMonthly = ({ plan }: Pick<OrderRow, 'plan'>) => plans[plan].term === 'month'

const paymentOf = (order: OrderRow) => `sim_pay_${order.id}`

/** Reports a payment as a provider would. */
function pay(order: OrderRow, database: Database, payment = paymentOf(order), isRenewal = false): Promise<void> {
  const at = Date.now()
  const paidUntil = Math.max(at, order.paidUntil?.getTime() ?? 0) + monthMs
  const event = {
    kind: 'paid' as const,
    at,
    payment,
    cents: (isRenewal ? plans[order.plan].price : order.amount) * 100,
    currency: 'usd',
    ...(isMonthly(order) && { paidUntil }),
    ...(isRenewal && { isRenewal }),
  }
  return receiveEvent({ id: `sim_evt_${payment}_paid`, orderId: order.id, providerId: undefined, event }, database)
}

async function confirm(order: OrderRow, outcome: Outcome, database: Database): Promise<Confirmed> {
  if (outcome === 'authenticate')
    return { state: 'requires_action', message: 'Your bank asks whether it is really you.' }
  if (outcome === 'decline') {
    const event = { kind: 'failed', at: Date.now(), payment: paymentOf(order) } as const
    const id = `sim_evt_${order.id}_declined_${event.at}`
    await receiveEvent({ id, orderId: order.id, providerId: undefined, event }, database)
    return { state: 'declined', message: 'Your card was declined.' }
  }
  if (outcome === 'delay') {
    const event = { kind: 'processing', at: Date.now(), payment: paymentOf(order) } as const
    const id = `sim_evt_${order.id}_processing_${event.at}`
    await receiveEvent({ id, orderId: order.id, providerId: undefined, event }, database)
    await addJob(confirmationJob, { orderId: order.id }, order.userId, database, delaySeconds)
    return { state: 'processing', message: null }
  }
  await pay(order, database)
  return { state: 'succeeded', message: null }
}

async function renew(database: Database): Promise<void> {
  const due = await database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.provider, 'simulated'),
        eq(orders.plan, 'monthly'),
        eq(orders.state, 'paid'),
        eq(orders.isCanceled, false),
        lt(orders.paidUntil, sql`now()`),
      ),
    )
    .limit(100)
  for (const order of due) await pay(order, database, `${paymentOf(order)}_${order.paidUntil?.getTime()}`, true)
}

export function createSimulatedProvider(database: Database, secrets: Secrets): SimulatedProvider {
  return {
    name: 'simulated',
    publishableKey: null,
    start: async ({ id }) => {
      const providerId = `sim_${id}`
      return { providerId, clientSecret: `${providerId}_secret_${secrets.newToken()}`, customerId: null }
    },
    // The order's secret is already deleted, and nobody can pay here without it.
    cancelPayment: async () => undefined,
    cancel: async (providerId, when) => {
      const status = when === 'now' ? 'canceled' : 'active'
      const event = { kind: 'subscription', at: Date.now(), status, isCanceled: true } as const
      await receiveEvent({ id: `${providerId}_${when}_${event.at}`, orderId: undefined, providerId, event }, database)
    },
    resume: async (providerId) => {
      const event = { kind: 'subscription', at: Date.now(), status: 'active', isCanceled: false } as const
      await receiveEvent({ id: `${providerId}_resumed_${event.at}`, orderId: undefined, providerId, event }, database)
      return true
    },
    cardPage: async (_providerId, returnUrl) => returnUrl,
    confirm: (order, outcome) => confirm(order, outcome, database),
    confirmation: {
      work: async ({ payload, finish }) => {
        const { orderId } = z.object({ orderId: z.uuid() }).parse(payload)
        const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
        if (order) await pay(order, database)
        await finish(async () => undefined)
      },
      fail: async () => undefined,
    },
    renew: () => renew(database),
  }
}
