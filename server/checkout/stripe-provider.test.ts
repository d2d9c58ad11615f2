import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { coupons, orders } from '#server/tables/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'
import { serveTestStripe, type TestStripe } from '#testing/server/stripe.ts'

let stripe: TestStripe
let site: TestApp
beforeAll(async () => {
  stripe = await serveTestStripe()
  site = await createTestApp({ payments: stripe.settings })
  await site.database.update(coupons).set({ isActive: true }).where(eq(coupons.code, 'FOUNDER'))
  await site.database.insert(coupons).values({ code: 'JUSTONE', percent: 20, isActive: true, usesMax: 1 })
})
afterAll(async () => {
  await site.close()
  await stripe.close()
})
beforeEach(() => {
  stripe.behave('well')
  stripe.asked.length = 0
  stripe.made.length = 0
})

const begin = ({ ask }: Pick<TestPerson, 'ask'>, planName: string, amount: number, more = {}) =>
  ask('POST', '/api/create-payment-intent', { planName, amount, ...more })
const rowsOf = ({ email }: TestPerson) => site.database.select().from(orders).where(eq(orders.email, email))
const usesOf = async (code: string) =>
  (await site.database.select().from(coupons).where(eq(coupons.code, code)))[0]?.uses
const madeAt = (path: string) => stripe.made.filter((asked) => asked.path === `/v1/${path}`)

/** A user with a paid, running monthly plan. */
async function subscribe(): Promise<TestPerson & { subscription: string }> {
  const person = await site.makePerson()
  await begin(person, 'monthly', 99)
  const paidUntil = new Date(Date.now() + 20 * 86_400_000)
  const [paid] = await site.database
    .update(orders)
    .set({ state: 'paid', paidAt: new Date(), paidUntil })
    .where(eq(orders.userId, person.userId))
    .returning()
  return { ...person, subscription: paid?.providerId ?? '' }
}

describe('a payment', () => {
  test('T15 is requested with the server’s own price in cents, and the browser gets the publishable key', async () => {
    const person = await site.makePerson()
    const { status, body } = await begin(person, 'all-access', 299)
    const [order] = await rowsOf(person)
    expect({ status, body }).toMatchObject({ status: 200, body: { publishableKey: 'pk_test_1' } })
    expect(body['clientSecret']).toBe(`${order?.providerId}_secret_x`)
    expect(madeAt('payment_intents')).toMatchObject([
      {
        form: { amount: '29900', currency: 'usd', 'metadata[order]': order?.id },
        key: `intent-${order?.id}`,
      },
    ])
    expect(JSON.stringify([order, site.logLines])).not.toContain(String(body['clientSecret']))
  })

  test('T15 with another amount never reaches the provider', async () => {
    const person = await site.makePerson()
    for (const amount of [1, 298.99, 29_900])
      expect(await begin(person, 'all-access', amount)).toMatchObject({ status: 400 })
    expect(stripe.asked).toEqual([])
  })

  test('T15 is made once for a double click, with one client secret', async () => {
    const person = await site.makePerson()
    const clicks = await Promise.all([1, 2, 3].map(() => begin(person, 'all-access', 299)))
    expect(new Set(clicks.map(({ body }) => body['clientSecret'])).size).toBe(1)
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(madeAt('payment_intents')).toHaveLength(1)
    expect(new Set(stripe.asked.map(({ key }) => key)).size).toBe(1)
  })

  test('T16 accepts a documented coupon only once an operator has switched it on', async () => {
    const person = await site.makePerson()
    const refused = await begin(person, 'all-access', 239, { coupon: 'SAVE20' })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_coupon' } })
    expect(await begin(person, 'all-access', 209, { coupon: 'FOUNDER' })).toMatchObject({ status: 200 })
    expect(madeAt('payment_intents')).toMatchObject([{ form: { amount: '20900' } }])
  })
})

describe('the monthly plan', () => {
  test('is a subscription with a paid first invoice; a coupon takes its dollars off once', async () => {
    const people = [await site.makePerson(), await site.makePerson()]
    for (const person of people) {
      const { status, body } = await begin(person, 'monthly', 69, { coupon: 'FOUNDER' })
      expect({ status, body }).toMatchObject({ status: 200, body: { clientSecret: expect.stringMatching(/_6900$/) } })
    }
    const off = { id: 'signet-first-month-30', amount_off: '3000', currency: 'usd', duration: 'once' }
    expect(madeAt('coupons')[0]).toMatchObject({ form: off })
    expect(madeAt('subscriptions')).toHaveLength(2)
    expect(madeAt('subscriptions')[0]?.form).toMatchObject({
      'items[0][price_data][unit_amount]': '9900',
      'items[0][price_data][recurring][interval]': 'month',
      'discounts[0][coupon]': 'signet-first-month-30',
      payment_behavior: 'default_incomplete',
    })
    const [first] = people
    expect((await begin(first ?? expect.fail(), 'monthly', 69, { coupon: 'FOUNDER' })).status).toBe(200)
    expect(madeAt('subscriptions')).toHaveLength(2)
  })

  test('makes one customer and one subscription when clicked three times at once', async () => {
    const person = await site.makePerson()
    const clicks = await Promise.all([1, 2, 3].map(() => begin(person, 'monthly', 99)))
    expect(new Set(clicks.map(({ body }) => body['clientSecret'])).size).toBe(1)
    expect([madeAt('customers').length, madeAt('subscriptions').length]).toEqual([1, 1])
  })

  test('is not sold twice to one account', async () => {
    const person = await site.makePerson({ subscriptionStatus: 'active', subscriptionPlan: 'monthly' })
    expect(await begin(person, 'monthly', 99)).toMatchObject({ status: 409, body: { code: 'plan_not_for_sale' } })
  })

  test('ends after its paid period when canceled, at Stripe and at once in the profile', async () => {
    const person = await subscribe()
    expect(await person.ask('POST', '/api/billing/cancel', {})).toMatchObject({
      status: 200,
      body: { billing: { status: 'canceled', isCanceled: true, canCancel: false } },
    })
    expect(stripe.asked.at(-1)).toMatchObject({
      method: 'POST',
      path: `/v1/subscriptions/${person.subscription}`,
      form: { cancel_at_period_end: 'true' },
    })
    expect(await person.ask('POST', '/api/billing/cancel', {})).toMatchObject({ status: 409 })
  })

  test('is not shown as canceled until Stripe has accepted it', async () => {
    const person = await subscribe()
    stripe.behave('broken')
    expect(await person.ask('POST', '/api/billing/cancel', {})).toMatchObject({ status: 502 })
    expect((await person.ask('GET', '/api/billing')).body).toMatchObject({ isCanceled: false, canCancel: true })
  })

  test('ends at once if its renewal had failed: nothing stays open, and no charge is retried', async () => {
    const person = await subscribe()
    await site.setUser(person, { subscriptionStatus: 'past_due', subscriptionEndDate: null })
    const hourAgo = new Date(Date.now() - 3_600_000)
    await site.database
      .update(orders)
      .set({ paidUntil: hourAgo, pastDueSince: hourAgo, trialEnd: null })
      .where(eq(orders.userId, person.userId))
    expect(await person.ask('POST', '/api/billing/cancel', {})).toMatchObject({
      ...{ status: 200, body: { billing: { status: 'canceled', canCancel: false, resumedRenewsAt: null } } },
    })
    expect(stripe.asked.at(-1)).toMatchObject({ method: 'DELETE', path: `/v1/subscriptions/${person.subscription}` })
    await expect
      .poll(() => site.mails.find(({ to }) => to === person.email)?.text, { timeout: 10_000 })
      .toContain('No paid time was left')
  })

  test('can be resumed at Stripe while it is still running there', async () => {
    const person = await subscribe()
    await person.ask('POST', '/api/billing/cancel', {})
    stripe.behave('broken')
    expect(await person.ask('POST', '/api/billing/resume', {})).toMatchObject({ status: 502 })
    stripe.behave('well')
    expect((await person.ask('GET', '/api/billing')).body).toMatchObject({
      isCanceled: true,
      resumedRenewsAt: expect.any(String),
    })
    expect(await person.ask('POST', '/api/billing/resume', {})).toMatchObject({
      status: 200,
      body: { billing: { status: 'active', isCanceled: false, canCancel: true, resumedRenewsAt: null } },
    })
    const path = `/v1/subscriptions/${person.subscription}`
    expect(stripe.asked.at(-1)).toMatchObject({ method: 'POST', path, form: { cancel_at_period_end: 'false' } })
    await person.ask('POST', '/api/billing/cancel', {})
    const headers = { authorization: `Bearer ${stripe.settings.secretKey}` }
    await fetch(`${stripe.settings.apiBase}${path}`, { method: 'DELETE', headers })
    expect(await person.ask('POST', '/api/billing/resume', {})).toMatchObject({
      ...{ status: 409, body: { code: 'nothing_to_resume' } },
    })
  })

  test('has a Stripe page for changing the card, even if a guest bought it', async () => {
    const person = await subscribe()
    await site.setUser(person, { stripeCustomerId: null })
    const { status, body } = await person.ask('POST', '/api/billing/card', {})
    expect({ status, body }).toMatchObject({ status: 200, body: { url: expect.stringMatching(/\/p\/cus_\d+\?back=/) } })
    expect(String(body['url'])).toMatch(/http:\/\/localhost:3000\/profile$/)
    const other = await site.makePerson()
    expect(await other.ask('POST', '/api/billing/card', {})).toMatchObject({ status: 409 })
  })
})

describe('Stripe in trouble', () => {
  test.each([
    ['does not answer', 'away', 'all-access', 299, '/'],
    ['answers 500', 'broken', 'all-access', 299, '/'],
    ['answers 500 to the product', 'broken', 'monthly', 99, '/v1/products'],
    ['answers 500 to the subscription', 'broken', 'monthly', 99, '/v1/subscriptions'],
    ['does it, and the answer is lost', 'lost', 'monthly', 99, '/v1/subscriptions'],
  ] as const)('%s (%s, %s): 502 with a clear sentence, nothing half-made, and the next try works', async (...row) => {
    const [, mood, plan, amount, at] = row
    const person = await site.makePerson()
    stripe.behave(mood, at)
    expect(await begin(person, plan, amount)).toMatchObject({
      status: 502,
      body: { code: 'payment_unavailable', error: expect.stringMatching(/Nothing was charged/) },
    })
    expect(await rowsOf(person)).toMatchObject([{ state: 'failed', providerId: null, clientSecret: null }])
    stripe.behave('well')
    expect(await begin(person, plan, amount)).toMatchObject({ status: 200 })
    expect((await rowsOf(person)).map(({ state }) => state).toSorted()).toEqual(['failed', 'pending'])
  })

  test('uses up no coupon', async () => {
    const person = await site.makePerson()
    stripe.behave('broken')
    expect(await begin(person, 'all-access', 239, { coupon: 'JUSTONE' })).toMatchObject({ status: 502 })
    expect(await usesOf('JUSTONE')).toBe(0)
    stripe.behave('well')
    expect(await begin(person, 'all-access', 239, { coupon: 'JUSTONE' })).toMatchObject({ status: 200 })
    expect(await usesOf('JUSTONE')).toBe(1)
  })

  test('puts neither key nor client secret into the log', () =>
    expect(site.logLines.join()).not.toMatch(/sk_test|whsec|_secret_/))
})
