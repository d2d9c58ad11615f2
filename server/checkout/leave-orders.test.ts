import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#server/tables/payment-tables.ts'
import { users } from '#server/tables/tables.ts'
import { makeIntentMessages, makeMonthMessages } from '#testing/server/stripe-messages.ts'
import { type MadeOrder, type StripeSite, serveStripeSite } from '#testing/server/stripe-site.ts'

const now = Math.floor(Date.now() / 1000)
const adminEmail = 'keeper@example.org'
const soon = { timeout: 15_000, interval: 50 }

let told: StripeSite
beforeAll(async () => {
  told = await serveStripeSite()
  await told.site.makePerson({ email: adminEmail, isAdmin: true })
  await told.site.app.ready()
})
afterAll(() => told.close())

/** A user with a paid monthly plan, which Stripe knows. */
async function makeMonth(): Promise<MadeOrder> {
  const buyer = await told.site.makePerson()
  await buyer.ask('POST', '/api/create-payment-intent', { amount: 99, planName: 'monthly' })
  const [row] = await told.site.database.select().from(orders).where(eq(orders.userId, buyer.userId))
  if (!row?.providerId) throw new Error('No subscription was begun.')
  const order = { id: row.id, providerId: row.providerId, buyer }
  await told.tellAll([makeMonthMessages(order).firstPaid(now, now + 30 * 86_400)])
  return order
}

const leave = ({ buyer }: MadeOrder) =>
  buyer.ask('POST', '/api/account/delete', { confirmation: 'delete', businessName: buyer.email })
const endingsOf = ({ providerId }: MadeOrder) =>
  told.stripe.asked.filter(({ method, path }) => method === 'DELETE' && path.endsWith(`/${providerId}`)).length
const jobsOf = async ({ providerId }: MadeOrder) => {
  const { rows } = await told.site.database.execute<{ state: string }>(
    sql`SELECT state FROM jobs WHERE kind = 'end-subscription' AND payload->>'providerId' = ${providerId}`,
  )
  return rows.map(({ state }) => state)
}
const alertsOf = (text: string) => told.site.mails.filter((mail) => mail.to === adminEmail && mail.text.includes(text))
const errorsIn = (lines: readonly string[]) => lines.filter((line) => line.includes('"level":50'))

test('T38 deleting an account ends its subscription at the provider at once, even if the provider is briefly away', async () => {
  const order = await makeMonth()
  told.stripe.behave('away', '/v1/subscriptions')
  expect((await leave(order)).status).toBe(200)
  await expect.poll(() => endingsOf(order), soon).toBeGreaterThan(0)
  told.stripe.behave('well')
  await expect.poll(() => jobsOf(order), soon).toEqual(['done'])
  expect(await told.rowOf(order)).toMatchObject({ userId: null, isCanceled: true, buyerName: 'Ada Ferry' })
})

test('T18 messages about a deleted account do no harm: nobody gains access, and no link leads to the order', async () => {
  const order = await makeMonth()
  expect((await leave(order)).status).toBe(200)
  await expect.poll(() => jobsOf(order), soon).toEqual(['done'])
  const [before, lines] = [await told.site.database.$count(users), told.site.logLines.length]
  const month = makeMonthMessages(order)
  await told.tellAll([
    month.updated(now + 1, { cancel_at_period_end: true }),
    month.deleted(now + 2),
    month.renewalPaid(now + 3, now + 60 * 86_400),
    month.renewalFailed(now + 4, now + 60 * 86_400, '3'),
  ])
  expect(await told.rowOf(order)).toMatchObject({ userId: null, state: 'paid', isCanceled: true, claimHash: null })
  expect(await told.site.database.$count(users)).toBe(before)
  expect(errorsIn(told.site.logLines.slice(lines))).toEqual([])
  const receipts = () =>
    told.site.mails.filter(({ to, subject }) => to === order.buyer.email && /receipt/.test(subject))
  await expect.poll(() => receipts().length, soon).toBe(2)
  expect(receipts().at(-1)?.text).not.toContain('claim')
  const again = { email: order.buyer.email, password: 'a kettle of herons', firstName: 'Ada', lastName: 'Ferry' }
  const fresh = await told.site.ask('POST', '/api/auth/register', again)
  expect(fresh.body).toMatchObject({ user: { subscriptionStatus: 'inactive', ownedPlans: [], hasPaidAccess: false } })
})

test('T18 a payment for an order deleted with its account is reported to an admin and opens nothing', async () => {
  const order = await told.makeOrder('starter-bundle')
  expect((await leave(order)).status).toBe(200)
  expect(await told.site.database.select().from(orders).where(eq(orders.id, order.id))).toEqual([])
  const message = makeIntentMessages(order, 7900).succeeded(now)
  await told.tellAll([message])
  await expect.poll(() => alertsOf(message.id), soon).toHaveLength(1)
})

test('T38 a subscription that cannot be ended for ten minutes is reported to an admin', async () => {
  const order = await makeMonth()
  told.stripe.behave('away', '/v1/subscriptions')
  expect((await leave(order)).status).toBe(200)
  await told.site.database.execute(sql`
    UPDATE jobs SET created_at = now() - interval '11 minutes', run_after = now()
    WHERE kind = 'end-subscription' AND payload->>'providerId' = ${order.providerId}`)
  await expect.poll(() => alertsOf(order.providerId), soon).toHaveLength(1)
  told.stripe.behave('well')
})
