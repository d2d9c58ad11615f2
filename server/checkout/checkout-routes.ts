/** Buying a plan: its price, the payment, and the resulting order. Prices are decided by the server alone. */

import { eq } from 'drizzle-orm'
import { checkoutCalls, type PriceQuote } from '#contract/checkout.ts'
import { findPlan, plans } from '#contract/plain/plans.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { lockOrders } from '#server/account/lock-orders.ts'
import { hasUsedFreeAccess } from '#server/account/used-trials.ts'
import { changeLimit } from '#server/calls/limits.ts'
import { monthMs } from '#server/checkout/account-access.ts'
import { cancelPaymentJob } from '#server/checkout/cancel-payment-job.ts'
import { checkoutLimit, couponLimit, freeLimit, orderLimit } from '#server/checkout/checkout-limits.ts'
import { createPriceQuotes, type QuotePriceForRequest } from '#server/checkout/coupon-guesses.ts'
import { makeCouponKey } from '#server/checkout/coupons-store.ts'
import { findOrder } from '#server/checkout/find-order.ts'
import type { GuestBuyers } from '#server/checkout/guests.ts'
import {
  claimOrders,
  formatOrderNumber,
  hasUnclaimedOrder,
  makeGuestOrderCondition,
  type NewOrder,
  type OrderRow,
  placeOrder,
} from '#server/checkout/orders-store.ts'
import { type PaymentProvider, PaymentProviderError } from '#server/checkout/payment-provider.ts'
import { presentOrder } from '#server/checkout/present-order.ts'
import { processEventInTransaction } from '#server/checkout/receive-event.ts'
import type { SimulatedProvider } from '#server/checkout/simulated-provider.ts'
import { abandonOrder, storeStartedPayment } from '#server/checkout/started-orders.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { orders } from '#server/tables/payment-tables.ts'
import { users } from '#server/tables/tables.ts'

export type CheckoutParts = { provider: PaymentProvider; simulated: SimulatedProvider | undefined; guests: GuestBuyers }

function orderOf(quote: PriceQuote, coupon: string | undefined, who: Pick<NewOrder, 'userId' | 'buyer' | 'email'>) {
  const { plan, amount, originalAmount, percent } = quote
  return { ...who, plan, amount, originalAmount, percent, coupon: coupon === undefined ? null : makeCouponKey(coupon) }
}

/** Starts the provider's payment, once per order however often the user clicks; the sealed client secret is stored for reuse. */
async function startPayment(order: OrderRow, { database, secrets }: AccountContext, provider: PaymentProvider) {
  if (order.clientSecret !== null) return secrets.open(order.clientSecret)
  const [user] = await database
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, order.userId ?? order.id))
  try {
    const customerId = user?.customerId ?? null
    const started = await provider.start({ ...order, number: formatOrderNumber(order), customerId })
    const { providerId, clientSecret } = started
    const noted = await storeStartedPayment(
      order.id,
      { providerId, sealedSecret: secrets.seal(clientSecret) },
      database,
    )
    if (noted === undefined) {
      await addJob(cancelPaymentJob, { plan: order.plan, providerId }, null, database)
      throw new PaymentProviderError('The order was given up meanwhile.')
    }
    if (order.userId !== null && started.customerId !== null && started.customerId !== customerId)
      await database.update(users).set({ stripeCustomerId: started.customerId }).where(eq(users.id, order.userId))
    return secrets.open(noted)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    await abandonOrder(order, database)
    throw new Refusal('payment_unavailable', { cause: error })
  }
}

/** Places the order for a checked request, and starts its payment. */
function addPaying(
  context: AccountContext,
  { provider, simulated, guests }: CheckoutParts,
  askQuote: QuotePriceForRequest,
): void {
  const { answer, database, secrets, wake } = context
  const isSimulated = simulated !== undefined

  answer.overHttp(checkoutCalls.startPayment, [checkoutLimit, couponLimit], async ({ asker, body, request, reply }) => {
    const plan = findPlan(body.planName)
    if (plan === undefined) throw new Refusal('invalid_input', { fields: { planName: 'No such plan.' } })
    const known = asker?.userId ?? guests.read(request)
    const quote = await askQuote({ plan, coupon: body.coupon, asker, buyer: known }, request)
    if (quote.refusal !== null) throw new Refusal('plan_not_for_sale', { sentence: quote.refusal })
    if (quote.amount !== body.amount || quote.amount === 0) throw new Refusal('amount_mismatch')
    const email = asker?.email ?? body.email
    if (email === undefined)
      throw new Refusal('invalid_input', { fields: { email: 'Please enter a valid email address' } })
    const buyer = known ?? guests.make(reply)
    const placed = orderOf(quote, body.coupon, { userId: asker?.userId ?? null, buyer, email })
    const order = await database.transaction((tx) =>
      placeOrder({ ...placed, provider: provider.name }, isSimulated, tx),
    )
    wake()
    const clientSecret = await startPayment(order, context, provider)
    return { clientSecret, publishableKey: provider.publishableKey, number: formatOrderNumber(order) }
  })

  answer(checkoutCalls.simulatePayment, [checkoutLimit], async ({ body }) => {
    const [providerId = ''] = body.clientSecret.split('_secret_')
    const [order] = await database.select().from(orders).where(eq(orders.providerId, providerId))
    const isOwn = order?.clientSecret != null && secrets.open(order.clientSecret) === body.clientSecret
    if (!simulated || !order || !isOwn) throw new Refusal('not_found')
    const confirmed = await simulated.confirm(order, body.outcome)
    wake()
    return confirmed
  })
}

/** Grants a free order. A free month never renews; it ends by itself. */
async function grantFree({ id, plan }: OrderRow, db: Queryable): Promise<void> {
  const told = { orderId: id, providerId: undefined }
  const at = Date.now()
  const isMonth = plans[plan].term === 'month'
  if (isMonth) {
    const event = { kind: 'subscription', at, status: 'active', isCanceled: true } as const
    await processEventInTransaction({ ...told, id: `free_${id}_once`, event }, db)
  }
  const paid = { kind: 'paid', at, payment: `free_${id}`, cents: 0, currency: 'usd' } as const
  const event = { ...paid, ...(isMonth && { paidUntil: at + monthMs }) }
  await processEventInTransaction({ ...told, id: `free_${id}`, event }, db)
}

const hadItBefore = 'Free access is granted once for each email address, and an earlier account with yours has had it.'

/** Grants what costs nothing, without any payment provider. */
function addFree(context: AccountContext, isSimulated: boolean, askQuote: QuotePriceForRequest): void {
  const { answer, database, secrets, wake } = context
  answer.overHttp(checkoutCalls.takeFree, [couponLimit, freeLimit], async ({ asker, body, request }) => {
    const quote = await askQuote({ ...body, asker, buyer: asker.userId }, request)
    if (quote.refusal !== null) throw new Refusal('plan_not_for_sale', { sentence: quote.refusal })
    if (quote.amount !== 0) throw new Refusal('amount_mismatch')
    const placed = orderOf(quote, body.coupon, { userId: asker.userId, buyer: asker.userId, email: asker.email })
    const order = await database.transaction(async (tx) => {
      await lockOrders(asker.userId, [], tx)
      if (await hasUsedFreeAccess(asker.email, secrets, tx))
        throw new Refusal('already_granted', { sentence: hadItBefore })
      const made = await placeOrder({ ...placed, provider: 'free' }, isSimulated, tx)
      if (made.state !== 'pending') throw new Refusal('already_granted')
      await grantFree(made, tx)
      return made
    })
    wake()
    const granted = await findOrder({ userId: asker.userId }, formatOrderNumber(order), database)
    return { success: true as const, order: await presentOrder(granted ?? order, database) }
  })
}

export function addCheckoutRoutes(context: AccountContext, parts: CheckoutParts): void {
  const { answer, database } = context
  const { guests } = parts
  const isSimulated = parts.simulated !== undefined
  const askQuote = createPriceQuotes(context, isSimulated)
  answer.overHttp(
    checkoutCalls.getQuote,
    [orderLimit, couponLimit],
    async ({ asker, body: { plan, coupon }, request }) => {
      const buyer = asker?.userId ?? guests.read(request)
      return askQuote({ plan, coupon, asker, buyer }, request)
    },
  )
  addPaying(context, parts, askQuote)
  addFree(context, isSimulated, askQuote)

  answer.overHttp(checkoutCalls.getOrder, [orderLimit], async ({ asker, query, request }) => {
    const guest = guests.read(request)
    const found = await findOrder({ userId: asker?.userId, guest }, query.order, database)
    const canJoin = guest !== undefined && (await hasUnclaimedOrder(guest, database))
    return { order: found ? await presentOrder(found, database) : null, canJoin }
  })

  answer.overHttp(checkoutCalls.joinOrders, [changeLimit], async ({ asker: { userId }, request }) => {
    const buyer = guests.read(request)
    if (buyer !== undefined) await database.transaction((tx) => claimOrders(userId, makeGuestOrderCondition(buyer), tx))
    const order = await findOrder({ userId }, undefined, database)
    return { success: true as const, order: order ? await presentOrder(order, database) : null }
  })
}
