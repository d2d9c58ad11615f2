import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { coupons, orders } from '#server/tables/payment-tables.ts'
import { usedFreeAccess, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { confirmPayment, createPayment, fetchUser } from '#testing/server/buying.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

type Person = Awaited<ReturnType<TestApp['makePerson']>>

const rowsOf = (email: string) => site.database.select().from(orders).where(eq(orders.email, email))
const receiptsFor = (email: string) => site.mails.filter(({ to, subject }) => to === email && /receipt/.test(subject))

describe('the price', () => {
  test.each([
    ['all-access', undefined, 299, 0],
    ['all-access', 'save20', 239, 20],
    ['tool-1-only', 'SAVE10', 44, 10],
    ['monthly', 'FOUNDER', 69, 30],
    ['starter-bundle', ' EARLY50 ', 40, 50],
  ])('of %s with coupon %s is $%d', async (plan, coupon, amount, percent) => {
    const quote = await site.ask('POST', '/api/checkout/quote', { plan, ...(coupon && { coupon }) })
    expect(quote).toMatchObject({ status: 200, body: { plan, amount, percent, refusal: null } })
  })

  test('T15 is rounded half up: 129 at 50 percent is 65', async () => {
    const quote = await site.ask('POST', '/api/checkout/quote', { plan: 'brand-review', coupon: 'EARLY50' })
    expect(quote.body).toMatchObject({ amount: 65, originalAmount: 129 })
  })

  test('T16 an unknown or switched-off code is refused as invalid; an expired or used-up one says why', async () => {
    await site.database.insert(coupons).values([
      { code: 'OFFNOW', percent: 10, isActive: false },
      { code: 'USEDUP', percent: 10, isActive: true, uses: 2, usesMax: 2 },
      { code: 'TOOLATE', percent: 10, isActive: true, expiresAt: new Date('2026-03-02T00:00:00Z') },
      { code: 'OFFLATE', percent: 10, isActive: false, expiresAt: new Date('2026-03-02T00:00:00Z') },
    ])
    const quote = (coupon: string) => site.ask('POST', '/api/checkout/quote', { plan: 'all-access', coupon })
    for (const coupon of ['NOPE', 'OFFNOW', 'OFFLATE'])
      expect(await quote(coupon), coupon).toMatchObject({
        status: 400,
        body: { code: 'invalid_coupon', error: 'The coupon code you entered is not valid.' },
      })
    for (const [coupon, error] of [
      ['USEDUP', 'This coupon has been used up.'],
      ['TOOLATE', 'This coupon ended on March 1, 2026.'],
    ] as const)
      expect(await quote(coupon), coupon).toMatchObject({
        status: 409,
        body: { code: 'coupon_refused', error, fields: { coupon: error } },
      })
  })

  test('says what a plan would change about what the user has, and sells no month during a year', async () => {
    const quoteOf = async (person: Pick<Person, 'ask'>, plan: string) =>
      (await person.ask('POST', '/api/checkout/quote', { plan })).body
    const person = await site.makePerson()
    expect(await quoteOf(person, 'monthly')).toMatchObject({ refusal: null, note: expect.stringMatching(/trial/) })
    expect(await quoteOf(person, 'all-access')).toMatchObject({
      ...{ refusal: null, note: 'You keep the 14 days of your trial: the year starts when your trial ends.' },
    })
    const { body } = await createPayment(person, 'all-access', 299)
    await confirmPayment(person, body.clientSecret)
    const orderOf = async () => Object((await person.ask('GET', '/api/checkout/order')).body.order)
    const first = await orderOf()
    const again = await quoteOf(person, 'all-access')
    expect(again).toMatchObject({
      refusal: null,
      note: expect.stringMatching(/^You have All Access until .* adds another year\.$/),
    })
    const years = [first.opensUntil, again.opensUntil].map((day) => new Date(String(day)).getUTCFullYear())
    expect(years[1]).toBe((years[0] ?? 0) + 1)
    expect(await quoteOf(person, 'monthly')).toMatchObject({ refusal: expect.stringMatching(/All Access/) })
    const second = await createPayment(person, 'all-access', 299)
    await confirmPayment(person, second.body.clientSecret)
    expect(await orderOf()).toMatchObject({ number: second.body.number, opensUntil: again.opensUntil })
  })

  test('sells the review alone only to users who have the steps before it', async () => {
    const person = await site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
    const quote = await person.ask('POST', '/api/checkout/quote', { plan: 'brand-review' })
    expect(quote.body.refusal).toMatch(/Starter Bundle/)
    expect(await createPayment(person, 'brand-review', 129)).toMatchObject({
      status: 409,
      body: { code: 'plan_not_for_sale' },
    })
    await site.database
      .update(users)
      .set({ ownedPlans: ['starter-bundle'] })
      .where(eq(users.id, person.userId))
    expect((await person.ask('POST', '/api/checkout/quote', { plan: 'brand-review' })).body.refusal).toBeNull()
  })
})

describe('paying', () => {
  test('a plan that is owned for good is not sold again', async () => {
    const person = await site.makePerson()
    await site.database
      .update(users)
      .set({ ownedPlans: ['starter-bundle'] })
      .where(eq(users.id, person.userId))
    for (const [plan, price] of [
      ['starter-bundle', 79],
      ['tool-1-only', 49],
    ] as const) {
      const { body } = await person.ask('POST', '/api/checkout/quote', { plan })
      expect(body.refusal).toContain('You already own')
      expect(await createPayment(person, plan, price)).toMatchObject({
        status: 409,
        body: { code: 'plan_not_for_sale' },
      })
    }
    expect((await person.ask('POST', '/api/checkout/quote', { plan: 'all-access' })).body.refusal).toBeNull()
  })

  test('T15 an amount other than the server’s own never reaches the provider', async () => {
    const person = await site.makePerson()
    for (const amount of [1, 0, 298, 299.5, -299])
      expect(await createPayment(person, 'all-access', amount)).toMatchObject({
        status: 400,
        body: { code: 'amount_mismatch' },
      })
    expect(await rowsOf(person.email)).toEqual([])
  })

  test('T15 a double click makes one payment', async () => {
    const person = await site.makePerson()
    const clicks = await Promise.all([1, 2, 3].map(() => createPayment(person, 'All Access', 299)))
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await rowsOf(person.email)).toHaveLength(1)
    expect((await createPayment(person, 'all-access', 299)).body.clientSecret).toBeDefined()
  })

  test('a payment opens its plan once, with one receipt, and the year begins when the trial ends', async () => {
    const person = await site.makePerson()
    const before = await fetchUser(person)
    const { body } = await createPayment(person, 'all-access', 299)
    expect(await fetchUser(person)).toMatchObject({ subscriptionStatus: 'trialing' })
    expect(await confirmPayment(person, body.clientSecret)).toMatchObject({ status: 200, body: { state: 'succeeded' } })
    await confirmPayment(person, body.clientSecret)
    const after = await fetchUser(person)
    expect(after).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: 'all-access', hasPaidAccess: true })
    const year = new Date(String(before.subscriptionEndDate))
    year.setUTCFullYear(year.getUTCFullYear() + 1)
    expect(after.subscriptionEndDate).toBe(year.toISOString())
    await vi.waitFor(() => expect(receiptsFor(person.email)).toHaveLength(1), { timeout: 10_000 })
    expect(receiptsFor(person.email)[0]?.text).toMatch(
      /SG-\d{4}-\d{5}[\s\S]*All Access, one year +\$299\n[\s\S]*Paid +\$299/,
    )
    const billing = await person.ask('GET', '/api/billing')
    expect(billing.body).toMatchObject({ plan: 'all-access', payments: [{ cents: 29_900, state: 'paid' }] })
  })

  test('a declined card opens nothing and can be retried; authentication and delays are reported', async () => {
    const person = await site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
    const { body } = await createPayment(person, 'starter-bundle', 79)
    expect((await confirmPayment(person, body.clientSecret, 'decline')).body).toEqual({
      state: 'declined',
      message: 'Your card was declined.',
    })
    expect((await confirmPayment(person, body.clientSecret, 'authenticate')).body).toMatchObject({
      state: 'requires_action',
    })
    expect((await confirmPayment(person, body.clientSecret, 'delay')).body).toMatchObject({ state: 'processing' })
    expect(await fetchUser(person)).toMatchObject({ ownedPlans: [], subscriptionStatus: 'inactive' })
    await confirmPayment(person, body.clientSecret)
    expect(await fetchUser(person)).toMatchObject({ ownedPlans: ['starter-bundle'], hasPaidAccess: true })
  })

  test('T17 the success page reads the order and changes nothing', async () => {
    const person = await site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
    await createPayment(person, 'all-access', 299)
    const order = await person.ask('GET', '/api/checkout/order?free=true&payment_intent=pi_1')
    expect([200, 400]).toContain(order.status)
    expect((await person.ask('GET', '/api/checkout/order')).body.order).toMatchObject({ state: 'pending' })
    expect(await fetchUser(person)).toMatchObject({ subscriptionStatus: 'inactive', hasPaidAccess: false })
  })

  test('a payment cannot be confirmed without its secret', async () => {
    const person = await site.makePerson()
    await createPayment(person, 'all-access', 299)
    const [order] = await rowsOf(person.email)
    expect(await confirmPayment(person, `${order?.providerId}_secret_guess`)).toMatchObject({ status: 404 })
  })
})

describe('a price that a coupon covers', () => {
  test('is granted once per account', async () => {
    const person = await site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
    const take = () => person.ask('POST', '/api/checkout/free', { plan: 'all-access', coupon: 'try4free' })
    expect(await take()).toMatchObject({ status: 200, body: { order: { state: 'paid', amount: 0 } } })
    expect(await fetchUser(person)).toMatchObject({ subscriptionPlan: 'all-access', hasPaidAccess: false })
    expect(await take()).toMatchObject({ status: 409, body: { code: 'already_granted' } })
    expect(await person.ask('POST', '/api/checkout/free', { plan: 'starter-bundle', coupon: 'SAVE20' })).toMatchObject({
      status: 400,
      body: { code: 'amount_mismatch' },
    })
  })

  test('is granted once per email address, even after the account was deleted and made again', async () => {
    const email = 'comes.back@example.org'
    const person = await site.makePerson({ email })
    const free = { plan: 'monthly', coupon: 'TRY4FREE' }
    expect(await person.ask('POST', '/api/checkout/free', free)).toMatchObject({ status: 200 })
    const leave = { confirmation: 'delete', businessName: email }
    expect(await person.ask('POST', '/api/account/delete', leave)).toMatchObject({ status: 200 })
    const again = await site.makePerson({ email })
    expect(await again.ask('POST', '/api/checkout/free', free)).toMatchObject({
      status: 409,
      body: { code: 'already_granted', error: expect.stringMatching(/once for each email address/) },
    })
    expect(await fetchUser(again)).toMatchObject({ subscriptionPlan: null, hasFreeMonth: false })
    const kept = await site.database.select().from(usedFreeAccess)
    expect(JSON.stringify(kept)).not.toContain('example.org')
    const neverTook = await site.makePerson({ email: 'leaves.early@example.org' })
    await neverTook.ask('POST', '/api/account/delete', { ...leave, businessName: neverTook.email })
    const back = await site.makePerson({ email: neverTook.email })
    expect(await back.ask('POST', '/api/checkout/free', free)).toMatchObject({ status: 200 })
  })

  test('T16 a single-use code requested fifty times at once is granted once', async () => {
    await site.database.insert(coupons).values({ code: 'ONLYONE', percent: 100, isActive: true, usesMax: 1 })
    const people = await Promise.all(Array.from({ length: 10 }, () => site.makePerson()))
    await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 5 }, () =>
          person.ask('POST', '/api/checkout/free', { plan: 'all-access', coupon: 'ONLYONE' }),
        ),
      ),
    )
    const granted = await site.database.select().from(orders).where(eq(orders.coupon, 'ONLYONE'))
    expect(granted.map(({ state }) => state)).toEqual(['paid'])
    const [row] = await site.database.select().from(coupons).where(eq(coupons.code, 'ONLYONE'))
    expect(row?.uses).toBe(1)
  })
})
