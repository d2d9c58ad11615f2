import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { users } from '#server/tables/tables.ts'
import { signStripe } from '#testing/server/stripe.ts'
import { makeIntentMessages, makeMonthMessages } from '#testing/server/stripe-messages.ts'
import { fetchBuyer, type MadeOrder, type StripeSite, serveStripeSite } from '#testing/server/stripe-site.ts'

const day = 86_400
const now = Math.floor(Date.now() / 1000)
const adminEmail = 'keeper@example.org'

let told: StripeSite
beforeAll(async () => {
  told = await serveStripeSite()
  await told.site.makePerson({ email: adminEmail, isAdmin: true })
})
afterAll(() => told.close())

const alertsOf = (id: string) => told.site.mails.filter(({ to, text }) => to === adminEmail && text.includes(id))

/** The state of an order and its buyer's access, without what differs between orders. */
async function stateOf(order: MadeOrder) {
  const { state, isCanceled, paidAt, paidUntil, pastDueSince } = await told.rowOf(order)
  const [user] = await told.site.database.select().from(users).where(eq(users.id, order.buyer.userId))
  const { subscriptionStatus, subscriptionPlan, subscriptionEndDate, ownedPlans, hasPaidAccess } =
    user ?? expect.fail('There is no such user.')
  return {
    ...{ state, isCanceled, paidAt, paidUntil, pastDueSince },
    ...{ subscriptionStatus, subscriptionPlan, subscriptionEndDate, ownedPlans, hasPaidAccess },
  }
}

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield []
  for (const [at, item] of items.entries()) for (const rest of ordersOf(items.toSpliced(at, 1))) yield [item, ...rest]
}

describe('T18 a signature', () => {
  const payload = () =>
    JSON.stringify(makeIntentMessages({ id: randomUUID(), providerId: 'pi_0' }, 7900).succeeded(now))

  test.each<[string, (body: string) => string | undefined]>([
    ['is missing', () => undefined],
    ['is empty', () => ''],
    ['is nonsense', () => 't=1,v1=00'],
    ['is of another secret', (body) => signStripe(body, now, 'whsec_other')],
    ['is of other bytes', (body) => signStripe(`${body} `)],
    ['is 301 seconds old', (body) => signStripe(body, Math.floor(Date.now() / 1000) - 301)],
  ])('that %s gets a 400, and nothing is stored', async (_, sign) => {
    const body = payload()
    expect(await told.post(body, sign(body))).toBe(400)
    expect(await told.eventOf(JSON.parse(body))).toBeUndefined()
  })

  test('that is 290 seconds old is accepted, and it covers the raw bytes', async () => {
    const spaced = JSON.stringify(JSON.parse(payload()), null, 2)
    expect(await told.post(spaced, signStripe(spaced, Math.floor(Date.now() / 1000) - 290))).toBe(200)
    expect(await told.eventOf(JSON.parse(spaced))).toBeDefined()
    expect(await told.post(JSON.stringify(JSON.parse(spaced)), signStripe(spaced))).toBe(400)
  })

  test('over a message without an order is accepted, and nothing is stored', async () => {
    const message = { id: 'evt_other', type: 'balance.available', created: now, data: { object: {} } }
    expect(await told.tell(message)).toBe(200)
    expect(await told.eventOf({ ...message })).toBeUndefined()
  })
})

test('T18 a payment opens its plan once, however often it is reported, with one receipt', async () => {
  const order = await told.makeOrder('starter-bundle')
  const paid = makeIntentMessages(order, 7900).succeeded(now)
  const statuses = await Promise.all([1, 2, 3, 4, 5].map(() => told.tell(paid)))
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  // Another message about the same payment is not a second payment.
  await told.tell({ ...paid, id: `evt_${randomUUID()}` })
  expect(await fetchBuyer(order)).toMatchObject({ ownedPlans: ['starter-bundle'], hasPaidAccess: true })
  const receiptMails = () => told.site.mails.filter(({ to }) => to === order.buyer.email)
  await vi.waitFor(() => expect(receiptMails()).toHaveLength(1), { timeout: 10_000 })
  expect(receiptMails()[0]?.text).toMatch(/Starter Bundle[\s\S]*Paid +\$79/)
  expect(await told.receiptsOf(order)).toBe(1)
})

describe('T18 an older state never overwrites a newer one: four messages in all 24 orders, each also doubled', () => {
  const lives = {
    'declined, paid, disputed, refunded': {
      plan: 'starter-bundle',
      messagesOf: (order: MadeOrder) => {
        const { failed, succeeded, disputed, refunded } = makeIntentMessages(order, 7900)
        return [failed(now - 40), succeeded(now - 30), disputed(now - 20), refunded(now - 10)]
      },
      ends: { state: 'refunded', subscriptionStatus: 'inactive', ownedPlans: [], hasPaidAccess: false },
    },
    'a month, a failed renewal, paid after all, ended': {
      plan: 'monthly',
      messagesOf: (order: MadeOrder) => {
        const { firstPaid, renewalFailed, renewalPaid, deleted } = makeMonthMessages(order)
        return [
          firstPaid(now - 40 * day, now - 10 * day),
          renewalFailed(now - 10 * day, now + 20 * day),
          renewalPaid(now - 9 * day, now + 20 * day),
          deleted(now - day),
        ]
      },
      ends: { state: 'paid', isCanceled: true, pastDueSince: null, subscriptionStatus: 'canceled' },
    },
  } as const
  test.each(Object.entries(lives))('%s', async (_, { plan, messagesOf, ends }) => {
    const inOrder = async (order: number[]) => {
      const made = await told.makeOrder(plan)
      const messages = messagesOf(made)
      await told.tellAll(order.map((at) => messages[at] ?? expect.fail()))
      const doubled = await told.makeOrder(plan)
      const again = messagesOf(doubled)
      await told.tellAll(order.flatMap((at) => [again[at] ?? expect.fail(), again[at] ?? expect.fail()]))
      expect(await told.receiptsOf(made)).toBeLessThanOrEqual(plan === 'monthly' ? 2 : 1)
      return [await stateOf(made), await stateOf(doubled)]
    }
    const all = await Promise.all([...ordersOf([0, 1, 2, 3])].map(inOrder))
    expect(all).toHaveLength(24)
    const [right] = all.flat()
    expect(right).toMatchObject(ends)
    for (const states of all) expect(states).toEqual([right, right])
  })
})

describe('T18 what does not match an order opens nothing and is reported to an admin', () => {
  test.each([
    ['a wrong amount', { amount_received: 100 }, /100 cents were paid where 7900 were due/],
    ['another currency', { currency: 'eur' }, /paid in eur/],
    ['no currency', { currency: null }, /paid in no currency/],
  ])('%s', async (_, more, problem) => {
    const order = await told.makeOrder('starter-bundle')
    const paid = makeIntentMessages(order, 7900).succeeded(now, more)
    await told.tellAll([paid, paid])
    expect(await fetchBuyer(order)).toMatchObject({ ownedPlans: [], hasPaidAccess: false })
    expect((await told.eventOf(paid))?.problem).toMatch(problem)
    await vi.waitFor(() => expect(alertsOf(paid.id)).toHaveLength(1), { timeout: 10_000 })
    expect(alertsOf(paid.id)[0]?.text).toMatch(problem)
    expect(await told.receiptsOf(order)).toBe(0)
  })

  test('an unknown order: the message is stored', async () => {
    const paid = makeIntentMessages({ id: randomUUID(), providerId: 'pi_unknown' }, 7900).succeeded(now)
    await told.tellAll([paid, paid])
    expect(await told.eventOf(paid)).toMatchObject({ orderId: null, problem: 'There is no such order.' })
    await vi.waitFor(() => expect(alertsOf(paid.id)).toHaveLength(1), { timeout: 10_000 })
  })

  test('a deleted account: the message is stored with its order', async () => {
    const order = await told.makeOrder('starter-bundle')
    await told.site.database.delete(users).where(eq(users.id, order.buyer.userId))
    const { succeeded, refunded } = makeIntentMessages(order, 7900)
    await told.tellAll([succeeded(now - 5), refunded(now)])
    expect(await told.rowOf(order)).toMatchObject({ state: 'refunded', userId: null })
  })
})

test('T18 a signed message without its required fields is refused, and nothing is stored', async () => {
  const order = await told.makeOrder('starter-bundle')
  const month = makeMonthMessages(await told.makeOrder('monthly'))
  const noAmount = makeIntentMessages(order, 7900).succeeded(now, { amount_received: null })
  const noLines = month.firstPaid(now, now + day)
  Object.assign(noLines.data.object, { lines: null })
  for (const message of [noAmount, noLines, { ...noAmount, data: { object: null } }]) {
    expect(await told.tell(message)).toBe(400)
    expect(await told.eventOf(message)).toBeUndefined()
  }
  expect(await fetchBuyer(order)).toMatchObject({ ownedPlans: [] })
})

test('T18 while the database is down, the webhook asks Stripe to send again', async () => {
  const order = await told.makeOrder('starter-bundle')
  const paid = makeIntentMessages(order, 7900).succeeded(now)
  const away = vi.spyOn(told.site.database, 'transaction').mockRejectedValue(new Error('Connection terminated'))
  expect(await told.tell(paid)).toBe(503)
  away.mockRestore()
  expect(await told.tell(paid)).toBe(200)
  expect(await fetchBuyer(order)).toMatchObject({ ownedPlans: ['starter-bundle'] })
})
