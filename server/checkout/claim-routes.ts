/** The link in a guest's receipt: its page shows the order and what adding it would change; a button adds it to the account. */

import { checkoutCalls, type OrderClaim } from '#contract/checkout.ts'
import { plans } from '#contract/plain/plans.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import type { Asker } from '#server/calls/asker.ts'
import { changeLimit } from '#server/calls/limits.ts'
import { checkoutLimit, claimMailLimit, orderLimit } from '#server/checkout/checkout-limits.ts'
import { findClaim, makeClaimableCondition } from '#server/checkout/claims-store.ts'
import { combinePaymentEvents } from '#server/checkout/combine-payment-events.ts'
import { claimOrders, findRenewingOrder, listOrders, type OrderRow } from '#server/checkout/orders-store.ts'
import { receiptJob } from '#server/checkout/payment-mails.ts'
import { presentOrder } from '#server/checkout/present-order.ts'
import { readProviderEvents } from '#server/checkout/provider-messages.ts'
import { isPlanRenewing } from '#server/checkout/started-orders.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { formatMailDay } from '#server/platform/mail/mail-dates.ts'

const unknown = 'This link doesn’t open an order. Please use the link in the latest receipt we emailed you.'

/** Why an order was not added, by the state of its link. */
const whyNot: Readonly<Record<OrderClaim['state'], string>> = {
  open: 'This payment was taken back, so there is nothing to add.',
  expired: 'This link has expired. Please open it again, and have a new one sent to you.',
  own: '',
  joined: 'This order is in another account already.',
}

/** What adding a guest's order would change about the asker's plan; null if nothing. */
async function noteOfAdding(order: OrderRow, { userId, access }: Asker, db: Queryable): Promise<string | null> {
  const own = await listOrders(userId, db)
  const all = [...own, order].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const kept = findRenewingOrder(all)
  const goesOn = (row: OrderRow) => kept !== 'none' && kept?.id === row.id
  const ownMonth = own.find((row) => row.state === 'paid' && isPlanRenewing(row))
  const isMonth = plans[order.plan].term === 'month'
  if (ownMonth && !goesOn(ownMonth)) {
    if (!isMonth) return 'It takes the place of your monthly plan, which won’t be charged again.'
    const until = ownMonth.paidUntil === null ? '' : ` and ends on ${formatMailDay(ownMonth.paidUntil)}`
    return `You have a monthly plan already, and only one can go on. Yours won’t renew any more${until}. This one takes its place, and is charged to the card it was bought with.`
  }
  if (isMonth && isPlanRenewing(order) && !goesOn(order))
    return kept === 'none'
      ? 'You have All Access, which includes everything in Monthly, so this month won’t renew.'
      : 'You have a newer monthly plan, so this one won’t renew.'
  return isMonth && access.subscriptionStatus === 'trialing'
    ? 'It takes the place of the days left in your trial.'
    : null
}

async function present(row: OrderRow, asker: Asker | undefined, db: Queryable): Promise<OrderClaim> {
  if (row.userId !== null && row.userId !== asker?.userId) return { state: 'joined', order: null, note: null }
  const isOwn = row.userId !== null
  if (!isOwn && row.claimUntil.getTime() <= Date.now()) return { state: 'expired', order: null, note: null }
  return {
    state: isOwn ? 'own' : 'open',
    order: await presentOrder(row, db),
    note: asker && !isOwn ? await noteOfAdding(row, asker, db) : null,
  }
}

/** Mails the receipt of the order's latest payment again, with a new link. */
async function mailAgain({ id }: OrderRow, db: Queryable): Promise<void> {
  const { payments } = combinePaymentEvents(await readProviderEvents([id], db))
  const last = payments.findLast(({ state }) => state === 'paid')
  if (last) await addJob(receiptJob, { orderId: id, payment: last.payment, cents: last.cents, at: last.at }, null, db)
}

export function addOrderClaimRoutes({ answer, database, limits, secrets, wake }: AccountContext): void {
  const find = async (token: string) => {
    const row = await findClaim(token, secrets, database)
    if (!row) throw new Refusal('invalid_link', { sentence: unknown })
    return row
  }

  answer.overHttp(checkoutCalls.openClaim, [], async ({ query, reply }) =>
    reply.redirect(`/order?token=${encodeURIComponent(query.token)}`, 302),
  )

  answer(checkoutCalls.showClaim, [orderLimit], async ({ asker, body }) =>
    present(await find(body.token), asker, database),
  )

  answer(checkoutCalls.claimOrder, [changeLimit], async ({ asker, body }) => {
    await database.transaction((tx) => claimOrders(asker.userId, makeClaimableCondition(body.token, secrets), tx))
    wake()
    const claim = await present(await find(body.token), asker, database)
    if (claim.state !== 'own') throw new Refusal('invalid_link', { sentence: whyNot[claim.state] })
    return claim
  })

  answer(checkoutCalls.mailClaim, [checkoutLimit, claimMailLimit], async ({ body }) => {
    const row = await find(body.token)
    if (row.userId !== null || row.state !== 'paid') throw new Refusal('invalid_link', { sentence: unknown })
    await limits.of(claimMailLimit).use(row.id)
    await mailAgain(row, database)
    wake()
    return { success: true as const }
  })
}
