/** An account's plan: its dates and payments, canceling it, and resuming it. */

import { eq } from 'drizzle-orm'
import { type BillingOverview, checkoutCalls } from '#contract/checkout.ts'
import { pastDueDays, type SubscriptionStatus } from '#contract/plain/access.ts'
import { isPlanId } from '#contract/plain/plans.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { adminReadLimit, changeLimit, readLimit } from '#server/calls/limits.ts'
import { listPayments } from '#server/checkout/list-payments.ts'
import { listOrders } from '#server/checkout/orders-store.ts'
import { type PaymentProvider, PaymentProviderError } from '#server/checkout/payment-provider.ts'
import {
  findCancellationTime,
  isPlanEnding,
  isPlanRenewing,
  isPlanResumable,
  recordCancellation,
  recordResumption,
} from '#server/checkout/started-orders.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { users } from '#server/tables/tables.ts'

const dayMs = 86_400_000

const isFilled = <Item>(items: Item[]): items is [Item, ...Item[]] => items.length > 0

async function readBilling(userId: string, db: Queryable): Promise<BillingOverview | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return undefined
  const all = await listOrders(userId, db)
  const { subscriptionPlan: plan, subscriptionEndDate: end, pastDueSince } = user
  const endsAt = pastDueSince ? new Date(pastDueSince.getTime() + pastDueDays * dayMs) : end
  const resumable = user.subscriptionStatus === 'canceled' ? all.find(isPlanResumable) : undefined
  return {
    status: user.subscriptionStatus,
    plan: plan !== null && isPlanId(plan) ? plan : null,
    endsAt: endsAt?.toISOString() ?? null,
    ownedPlans: user.ownedPlans.filter(isPlanId),
    isCanceled: user.subscriptionStatus === 'canceled',
    canCancel: all.some(isPlanRenewing),
    resumedRenewsAt: resumable?.paidUntil?.toISOString() ?? null,
    payments: await listPayments(all, db),
  }
}

/** The canceled month that can be resumed. Throws if there is none, or if an admin ended it. */
async function findResumable(userId: string, status: SubscriptionStatus, db: Queryable) {
  const all = await listOrders(userId, db)
  const order = status === 'canceled' ? all.find(isPlanResumable) : undefined
  if (order?.providerId) return { order, providerId: order.providerId }
  const isEndedByAdmin = all.some((each) => each.isEndedByAdmin && isPlanEnding(each))
  throw new Refusal(isEndedByAdmin ? 'plan_ended_by_admin' : 'nothing_to_resume')
}

export function addBillingRoutes(
  { answer, database, linkBase, wake }: AccountContext,
  provider: PaymentProvider,
): void {
  const findRunning = async (userId: string) => {
    const running = (await listOrders(userId, database))
      .filter(isPlanRenewing)
      .flatMap((order) => (order.providerId === null ? [] : [{ ...order, providerId: order.providerId }]))
    if (!isFilled(running)) throw new Refusal('nothing_to_cancel')
    return running
  }
  const ask = async <Result>(question: () => Promise<Result>) => {
    try {
      return await question()
    } catch (error) {
      if (error instanceof PaymentProviderError) throw new Refusal('payment_unavailable', { cause: error })
      throw error
    }
  }

  const readOwn = async (userId: string) => {
    const billing = await readBilling(userId, database)
    if (!billing) throw new Refusal('signed_out')
    return billing
  }

  answer(checkoutCalls.getBilling, [readLimit], ({ asker }) => readOwn(asker.userId))

  answer(checkoutCalls.getUserBilling, [adminReadLimit], async ({ params }) => {
    const billing = await readBilling(params.id, database)
    if (!billing) throw new Refusal('not_found', { sentence: 'There is no user with this ID.' })
    return billing
  })

  answer(checkoutCalls.cancelSubscription, [changeLimit], async ({ asker }) => {
    // If two are running, both are canceled.
    for (const order of await findRunning(asker.userId)) {
      await ask(() => provider.cancel(order.providerId, findCancellationTime(order)))
      await database.transaction((tx) => recordCancellation(order, true, tx))
    }
    wake()
    return { success: true as const, billing: await readOwn(asker.userId) }
  })

  answer(checkoutCalls.resumeSubscription, [changeLimit], async ({ asker: { access, userId } }) => {
    const { order, providerId } = await findResumable(userId, access.subscriptionStatus, database)
    if (!(await ask(() => provider.resume(providerId)))) throw new Refusal('nothing_to_resume')
    await database.transaction((tx) => recordResumption(order, tx))
    wake()
    return { success: true as const, billing: await readOwn(userId) }
  })

  answer(checkoutCalls.changeCard, [changeLimit], async ({ asker }) => {
    const [{ providerId }] = await findRunning(asker.userId)
    const url = await ask(() => provider.cardPage(providerId, `${linkBase}/profile`))
    return { url }
  })
}
