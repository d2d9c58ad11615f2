import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlanId, plans } from '#contract/plain/plans.ts'
import { cancelPaymentJob, createCancelPaymentJob } from '#server/checkout/cancel-payment-job.ts'
import { abandonOldOrders } from '#server/checkout/open-orders.ts'
import { createStripeProvider } from '#server/checkout/stripe-provider.ts'
import { coupons, orders } from '#server/tables/payment-tables.ts'
import { createPayment } from '#testing/server/buying.ts'
import type { TestPerson } from '#testing/server/people.ts'
import { makeIntentMessages, makeMonthMessages } from '#testing/server/stripe-messages.ts'
import { type StripeSite, serveStripeSite } from '#testing/server/stripe-site.ts'

const now = Math.floor(Date.now() / 1000)
const adminEmail = 'keeper@example.org'
const soon = { timeout: 20_000, interval: 50 }

let told: StripeSite
beforeAll(async () => {
  told = await serveStripeSite()
  await told.site.makePerson({ email: adminEmail, isAdmin: true })
  await told.site.app.ready()
})
afterAll(() => told.close())

const makeCoupon = async (code: string, usesMax = 1) => {
  await told.site.database.insert(coupons).values({ code, percent: 90, isActive: true, usesMax })
  return code
}
const usesOf = async (code: string) =>
  (await told.site.database.select().from(coupons).where(eq(coupons.code, code)))[0]?.uses
const makeBuyer = () => told.site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
const dueFor = (plan: PlanId) => Math.round(plans[plan].price / 10)

/** Starts to pay for a plan with a coupon of 90 %. */
async function start(buyer: TestPerson, plan: PlanId, coupon: string) {
  const begun = await createPayment(buyer, plan, dueFor(plan), { coupon })
  expect(begun).toMatchObject({ status: 200 })
  const rows = await told.site.database.select().from(orders).where(eq(orders.userId, buyer.userId))
  const row = rows.find((each) => each.plan === plan) ?? expect.fail()
  return { id: row.id, providerId: row.providerId ?? '', plan, buyer }
}
type Started = Awaited<ReturnType<typeof start>>

const paidMessage = (order: Started) =>
  order.plan === 'monthly'
    ? makeMonthMessages(order).firstPaid(now, now + 30 * 86_400, dueFor('monthly') * 100)
    : makeIntentMessages(order, dueFor(order.plan) * 100).succeeded(now)

async function pay(order: Started) {
  const message = paidMessage(order)
  expect(await told.tell(message)).toBe(200)
  return message.id
}

const isCalledOff = ({ providerId, plan }: Started) =>
  told.stripe.made.some(({ method, path }) =>
    plan === 'monthly'
      ? method === 'DELETE' && path === `/v1/subscriptions/${providerId}`
      : path === `/v1/payment_intents/${providerId}/cancel`,
  )
const alertsOf = (eventId: string) =>
  told.site.mails.filter(({ to, text }) => to === adminEmail && text.includes(eventId)).map(({ text }) => text)
const stateOf = async (order: Started) => (await told.rowOf(order)).state

describe('T16 one use of a coupon pays one order', () => {
  test('however many plans are started and paid with it; the others are canceled and reported', async () => {
    const [coupon, buyer] = [await makeCoupon('FOURPLANS'), await makeBuyer()]
    const begun: Started[] = []
    for (const plan of ['all-access', 'starter-bundle', 'tool-1-only', 'monthly'] as const)
      begun.push(await start(buyer, plan, coupon))
    const earlier = begun.slice(0, 3)
    await expect.poll(() => earlier.every(isCalledOff), soon).toBe(true)
    const messages: string[] = []
    for (const order of begun) messages.push(await pay(order))
    expect((await Promise.all(begun.map(stateOf))).toSorted()).toEqual(['failed', 'failed', 'failed', 'paid'])
    expect(await usesOf(coupon)).toBe(1)
    const [paid] = begun
    expect(paid && (await stateOf(paid))).toBe('paid')
    await expect.poll(() => messages.slice(1).every((id) => alertsOf(id).length === 1), soon).toBe(true)
    expect(alertsOf(messages[1] ?? '')[0]).toMatch(/its coupon FOURPLANS can no longer be used/)
    // The month was paid too late, so its subscription is ended.
    await expect.poll(() => begun.slice(3).every(isCalledOff), soon).toBe(true)
    const { body } = await buyer.ask('GET', '/api/billing')
    expect(body).toMatchObject({ plan: 'all-access', payments: [{ cents: 3000, state: 'paid' }] })
  })

  test('even if the first buyer pays a day late, after somebody else took the use', async () => {
    const coupon = await makeCoupon('NEXTDAY')
    const first = await start(await makeBuyer(), 'all-access', coupon)
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    await told.site.database.update(orders).set({ createdAt: yesterday }).where(eq(orders.id, first.id))
    await abandonOldOrders(told.site.database)
    await expect.poll(() => isCalledOff(first), soon).toBe(true)
    const second = await start(await makeBuyer(), 'all-access', coupon)
    await pay(second)
    const late = await pay(first)
    expect([await stateOf(first), await stateOf(second), await usesOf(coupon)]).toEqual(['failed', 'paid', 1])
    expect((await first.buyer.ask('GET', '/api/auth/user')).body).toMatchObject({ subscriptionPlan: null })
    await expect.poll(() => alertsOf(late), soon).toHaveLength(1)
  })

  test('and none once an admin has switched it off', async () => {
    const [coupon, buyer] = [await makeCoupon('SWITCHED', 5), await makeBuyer()]
    const order = await start(buyer, 'all-access', coupon)
    await told.site.database
      .update(orders)
      .set({ createdAt: new Date(0) })
      .where(eq(orders.id, order.id))
    await abandonOldOrders(told.site.database)
    await told.site.database.update(coupons).set({ isActive: false }).where(eq(coupons.code, coupon))
    const late = await pay(order)
    expect(await stateOf(order)).toBe('failed')
    await expect.poll(() => alertsOf(late), soon).toHaveLength(1)
  })
})

test('T18 a late payment for an abandoned order opens it and takes a coupon use, if one is left', async () => {
  const [coupon, buyer] = [await makeCoupon('TWOLEFT', 2), await makeBuyer()]
  const order = await start(buyer, 'starter-bundle', coupon)
  await told.site.database
    .update(orders)
    .set({ createdAt: new Date(0) })
    .where(eq(orders.id, order.id))
  await abandonOldOrders(told.site.database)
  expect(await usesOf(coupon)).toBe(0)
  const { succeeded } = makeIntentMessages(order, 800)
  await told.tellAll([succeeded(now), succeeded(now)])
  expect([await stateOf(order), await usesOf(coupon)]).toEqual(['paid', 1])
  expect((await buyer.ask('GET', '/api/auth/user')).body).toMatchObject({ ownedPlans: ['starter-bundle'] })
})

test('T18 canceling the payment of an abandoned order is retried while Stripe is down, and can be repeated after a crash', async () => {
  const [coupon, buyer] = [await makeCoupon('AWAYONCE'), await makeBuyer()]
  const order = await start(buyer, 'all-access', coupon)
  told.stripe.behave('away', '/v1/payment_intents/')
  await createPayment(buyer, 'starter-bundle', 8, { coupon })
  const jobs = async () => {
    const { rows } = await told.site.database.execute<{ state: string }>(
      sql`SELECT state FROM jobs WHERE kind = ${cancelPaymentJob} AND payload->>'providerId' = ${order.providerId}`,
    )
    return rows.map(({ state }) => state)
  }
  expect(await jobs()).toHaveLength(1)
  told.stripe.behave('well')
  await expect.poll(jobs, soon).toEqual(['done'])
  expect(isCalledOff(order)).toBe(true)
  const again = createCancelPaymentJob(createStripeProvider(told.stripe.settings))
  const payload = { plan: order.plan, providerId: order.providerId }
  const job = {
    payload,
    signal: new AbortController().signal,
    once: async () => undefined,
    finish: async () => undefined,
  }
  await expect(again.work(job)).resolves.toBeUndefined()
})
