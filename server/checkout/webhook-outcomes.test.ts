import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requeueUnsentReceipts } from '#server/checkout/receive-event.ts'
import { formatMailDay } from '#server/platform/mail/mail-dates.ts'
import { orders, paymentEvents } from '#server/tables/payment-tables.ts'
import { makeIntentMessages, makeMonthMessages } from '#testing/server/stripe-messages.ts'
import { fetchBuyer, type MadeOrder, type StripeSite, serveStripeSite } from '#testing/server/stripe-site.ts'

const day = 86_400
const now = Math.floor(Date.now() / 1000)

let told: StripeSite
beforeAll(async () => {
  told = await serveStripeSite()
})
afterAll(() => told.close())
beforeEach(() => told.stripe.behave('well'))

const mayWrite = async ({ buyer }: MadeOrder) => (await buyer.ask('POST', '/api/generate-uvp', {})).status !== 402

describe('T18 access ends when money is taken back', () => {
  const paidOrder = async () => {
    const order = await told.makeOrder('starter-bundle')
    const messages = makeIntentMessages(order, 7900)
    await told.tell(messages.succeeded(now - 60))
    return { order, ...messages }
  }

  test('by a full refund, but not by a partial one', async () => {
    const { order, refunded } = await paidOrder()
    await told.tell(refunded(now - 50, 3000))
    expect(await fetchBuyer(order)).toMatchObject({ ownedPlans: ['starter-bundle'] })
    await told.tell(refunded(now - 40))
    expect(await fetchBuyer(order)).toMatchObject({ ownedPlans: [], hasPaidAccess: false })
    const { body } = await order.buyer.ask('GET', '/api/billing')
    expect(body).toMatchObject({ payments: [{ state: 'refunded', cents: 7900 }] })
  })

  test.each([
    ['won', true],
    ['warning_closed', true],
    ['lost', false],
  ])('by a dispute, until it is closed as %s: access returns: %s', async (status, comesBack) => {
    const { order, disputed, disputeClosed } = await paidOrder()
    await told.tell(disputed(now - 50))
    expect(await fetchBuyer(order)).toMatchObject({ ownedPlans: [] })
    await told.tell(disputeClosed(now - 40, status))
    expect(await fetchBuyer(order)).toMatchObject({ ownedPlans: comesBack ? ['starter-bundle'] : [] })
  })

  test.each([
    ['canceled', 'before', { subscriptionStatus: 'canceled' }],
    ['canceled', 'during', { subscriptionStatus: 'canceled' }],
    ['inactive', 'before', { subscriptionStatus: 'inactive' }],
    ['inactive', 'during', { subscriptionStatus: 'inactive' }],
  ] as const)(
    'set %s by an admin %s a dispute that is won: the paid plan is open again unless the admin closed it',
    async (set, when, ends) => {
      const admin = await told.site.makePerson({ isAdmin: true, userRole: 'admin' })
      const { order, disputed, disputeClosed } = await paidMonths()
      const byAdmin = () =>
        admin.ask('PATCH', `/api/admin/users/${order.buyer.userId}/subscription`, { subscriptionStatus: set })
      if (when === 'before') await byAdmin()
      await told.tell(disputed(now - 50, `pi_2_${order.id}`))
      expect(await mayWrite(order)).toBe(false)
      if (when === 'during') await byAdmin()
      await told.tell(disputeClosed(now - 40, `pi_2_${order.id}`, 'won'))
      // The provider's message about the ended renewal may or may not have arrived by now.
      await told.tell(makeMonthMessages(order).updated(now - 30, { cancel_at_period_end: true }))
      expect(await fetchBuyer(order)).toMatchObject(ends)
      expect(await mayWrite(order)).toBe(set === 'canceled')
    },
  )

  test("a refund of a payment that is not the order's leaves it paid and is reported to an admin; it counts once its payment is reported", async () => {
    const keeper = await told.site.makePerson({ isAdmin: true, userRole: 'admin' })
    const { order, refunded, renewalPaid, invoice } = await paidMonths()
    told.stripe.invoices.set(`pi_3_${order.id}`, invoice('3', 'subscription_cycle', 9900, now + 50 * day))
    const stray = refunded(now - 50, `pi_3_${order.id}`)
    await told.tell(stray)
    expect(await told.rowOf(order)).toMatchObject({ state: 'paid' })
    expect(await mayWrite(order)).toBe(true)
    const payments = async () => (await order.buyer.ask('GET', '/api/billing')).body['payments']
    expect(await payments()).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
    expect(await told.eventOf(stray)).toMatchObject({ problem: expect.stringMatching(/^It refunds a payment/) })
    const alerts = () => told.site.mails.filter(({ text }) => text.includes(stray.id))
    await expect.poll(() => alerts().length, { timeout: 10_000 }).toBe(1)
    expect(alerts()[0]?.text).toMatch(/access stays as it was\. It refunds a payment/)
    expect((await keeper.ask('GET', '/api/admin/log')).text).toContain('It refunds a payment')
    // If the refund only arrived before its payment, it takes effect once the payment is reported.
    await told.tell(renewalPaid(now - 60, now + 50 * day, '3'))
    expect(await told.rowOf(order)).toMatchObject({ state: 'refunded' })
    expect(await payments()).toMatchObject([{ state: 'refunded' }, { state: 'paid' }, { state: 'paid' }])
  })

  /** An order with two paid months, and Stripe's replies about their intents. */
  const paidMonths = async () => {
    const order = await told.makeOrder('monthly')
    const messages = makeMonthMessages(order)
    await told.tellAll([
      messages.firstPaid(now - 40 * day, now - 10 * day),
      messages.renewalPaid(now - 10 * day, now + 20 * day),
    ])
    told.stripe.invoices.set(`pi_1_${order.id}`, messages.invoice('1', 'subscription_create', 9900, now - 10 * day))
    told.stripe.invoices.set(`pi_2_${order.id}`, messages.invoice('2', 'subscription_cycle', 9900, now + 20 * day))
    return { order, ...messages }
  }

  test('by the refund of a month, whose charge names only an intent; the plan can still be canceled', async () => {
    const { order, refunded } = await paidMonths()
    await told.tell(refunded(now - 50, `pi_2_${order.id}`))
    expect(await mayWrite(order)).toBe(false)
    const { body } = await order.buyer.ask('GET', '/api/billing')
    expect(body).toMatchObject({ canCancel: true, payments: [{ state: 'refunded' }, { state: 'paid' }] })
  })

  test('but not by the refund of an earlier month', async () => {
    const { order, refunded } = await paidMonths()
    await told.tell(refunded(now - 50, `pi_1_${order.id}`))
    expect(await mayWrite(order)).toBe(true)
    const { body } = await order.buyer.ask('GET', '/api/billing')
    expect(body['payments']).toMatchObject([{ state: 'paid' }, { state: 'refunded' }])
  })

  test('by a dispute about a month; the webhook fails while Stripe cannot say which payment it is', async () => {
    const { order, disputed } = await paidMonths()
    const message = disputed(now - 50, `pi_2_${order.id}`)
    told.stripe.behave('broken')
    expect(await told.tell(message)).toBe(502)
    told.stripe.behave('well')
    expect(await told.eventOf(message)).toBeUndefined()
    expect(await told.tell(message)).toBe(200)
    expect(await told.rowOf(order)).toMatchObject({ state: 'disputed' })
    expect(await mayWrite(order)).toBe(false)
  })
})

describe('a renewal', () => {
  test.each([
    [6, true],
    [8, false],
  ])('that failed %d days ago is past due; everything open: %s', async (days, isOpen) => {
    const order = await told.makeOrder('monthly')
    const { firstPaid, renewalFailed, updated } = makeMonthMessages(order)
    const at = now - days * day
    await told.tellAll([
      firstPaid(at - 30 * day, at),
      renewalFailed(at, at + 30 * day),
      updated(at, { status: 'past_due' }),
    ])
    expect(await fetchBuyer(order)).toMatchObject({ subscriptionStatus: 'past_due', subscriptionPlan: 'monthly' })
    expect(await mayWrite(order)).toBe(isOpen)
    const { body } = await order.buyer.ask('GET', '/api/billing')
    expect(body).toMatchObject({ status: 'past_due', endsAt: new Date((at + 7 * day) * 1000).toISOString() })
  })

  test('costs what the plan cost when it was ordered, and each has its receipt', async () => {
    const order = await told.makeOrder('monthly')
    await told.site.database.update(orders).set({ amount: 60, originalAmount: 89 }).where(eq(orders.id, order.id))
    const { firstPaid, renewalPaid } = makeMonthMessages(order)
    await told.tellAll([
      firstPaid(now - 31 * day, now - day, 6000),
      renewalPaid(now - day, now + 29 * day, '2', 8900),
      renewalPaid(now - 10, now + 59 * day, '3', 9900),
    ])
    expect(await told.receiptsOf(order)).toBe(2)
    const receipts = () =>
      told.site.mails.filter(({ to, subject }) => to === order.buyer.email && /receipt/.test(subject))
    await expect.poll(() => receipts().length).toBe(2)
    const daysOf = (ago: number) => formatMailDay(new Date((now - ago) * 1000))
    const dated = receipts().map(({ text }) => /bought .* on (.*?)\./.exec(text)?.[1])
    expect(dated.toSorted()).toEqual([daysOf(31 * day), daysOf(day)].toSorted())
    const problems = await told.site.database
      .select({ problem: paymentEvents.problem })
      .from(paymentEvents)
      .where(like(paymentEvents.problem, '9900 cents were paid where 8900%'))
    expect(problems).toHaveLength(1)
  })

  test('does not happen after the buyer has canceled at Stripe', async () => {
    const order = await told.makeOrder('monthly')
    const { firstPaid, updated } = makeMonthMessages(order)
    await told.tellAll([firstPaid(now - day, now + 29 * day), updated(now, { cancel_at: now + 29 * day })])
    expect(await fetchBuyer(order)).toMatchObject({ subscriptionStatus: 'canceled' })
    expect(await mayWrite(order)).toBe(true)
  })
})

test('a declined card leaves the order open: the next click pays the same order with the same coupon use', async () => {
  const person = await told.site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
  const click = () => person.ask('POST', '/api/create-payment-intent', { planName: 'starter-bundle', amount: 79 })
  const first = await click()
  expect(first).toMatchObject({ status: 200 })
  const [order] = await told.site.database.select().from(orders).where(eq(orders.userId, person.userId))
  const named = { id: order?.id ?? '', providerId: order?.providerId ?? '' }
  await told.tell(makeIntentMessages(named, 7900).failed(now))
  expect(await told.rowOf(named)).toMatchObject({ state: 'failed' })
  expect((await click()).body).toEqual(first.body)
})

test('T38 only receipts that certainly did not go out, and only for a week, are sent again', async () => {
  const receiptsFor = ({ buyer }: MadeOrder) =>
    told.site.mails.filter(({ to, subject }) => to === buyer.email && /receipt/.test(subject)).length
  const failed = async (daysAgo: number, isMaybeSent: boolean) => {
    const order = await told.makeOrder('starter-bundle')
    await told.tell(makeIntentMessages(order, 7900).succeeded(now - daysAgo * day))
    await expect.poll(() => receiptsFor(order), { timeout: 10_000 }).toBe(1)
    const isDone = async () => {
      const { rowCount } = await told.site.database.execute(sql`
        UPDATE jobs SET state = 'failed', acted_at = ${isMaybeSent ? sql`now()` : null}
        WHERE kind = 'receipt' AND state = 'done' AND payload ->> 'orderId' = ${order.id}`)
      return rowCount
    }
    await expect.poll(isDone, { timeout: 10_000 }).toBe(1)
    return order
  }
  const [lost, maybeSent, old] = [await failed(0, false), await failed(0, true), await failed(8, false)]
  await requeueUnsentReceipts(told.site.database)
  await expect.poll(() => receiptsFor(lost), { timeout: 10_000 }).toBe(2)
  expect([receiptsFor(maybeSent), receiptsFor(old)]).toEqual([1, 1])
})
