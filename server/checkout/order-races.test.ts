import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockOrders } from '#server/account/lock-orders.ts'
import { recomputeAccess } from '#server/checkout/orders-store.ts'
import { coupons, orders } from '#server/tables/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { confirmPayment, createPayment } from '#testing/server/buying.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('T16 sixty buyers start another plan while the first is confirmed: no error 500, and each coupon use pays one order', async () => {
  const races = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const code = `RACE${at}`
      await site.database.insert(coupons).values({ code, percent: 20, isActive: true, usesMax: 1 })
      const person = await site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
      const first = await createPayment(person, 'all-access', 239, { coupon: code })
      return { code, person, first }
    }),
  )
  const answers = await Promise.all(
    races.map(async ({ code, person, first }) => {
      const [second, confirmed] = await Promise.all([
        createPayment(person, 'starter-bundle', 63, { coupon: code }),
        confirmPayment(person, first.body.clientSecret),
      ])
      const also = second.status === 200 ? await confirmPayment(person, second.body.clientSecret) : second
      return [first, second, confirmed, also].map(({ status }) => status)
    }),
  )
  const unexpected = answers.flat().filter((status) => ![200, 404, 409].includes(status))
  expect(unexpected).toEqual([])
  for (const { code } of races) {
    const placed = await site.database.select().from(orders).where(eq(orders.coupon, code))
    const [coupon] = await site.database.select().from(coupons).where(eq(coupons.code, code))
    expect([code, placed.filter(({ state }) => state === 'paid').length, coupon?.uses]).toEqual([code, 1, 1])
  }
  expect(site.logLines.filter((line) => line.includes('40P01'))).toEqual([])
}, 180_000)

test('twenty clicks on one order get the same secret, and it can be paid with', async () => {
  const person = await site.makePerson()
  const clicks = await Promise.all(Array.from({ length: 20 }, () => createPayment(person, 'starter-bundle', 79)))
  expect(new Set(clicks.map(({ body }) => body.clientSecret)).size).toBe(1)
  expect(await confirmPayment(person, clicks[0]?.body.clientSecret)).toMatchObject({ body: { state: 'succeeded' } })
})

test('a decline reported after a payment does not hide the payment', async () => {
  const person = await site.makePerson()
  const { body } = await createPayment(person, 'starter-bundle', 79)
  await confirmPayment(person, body.clientSecret)
  await confirmPayment(person, body.clientSecret, 'decline')
  const billing = await person.ask('GET', '/api/billing')
  expect(billing.body).toMatchObject({ payments: [{ cents: 7900, state: 'paid', number: expect.any(String) }] })
})

test("an admin deletes their account while a guest's order with the same email goes to another admin: no deadlock", async () => {
  const [leaving, other] = [await site.makePerson({ isAdmin: true }), await site.makePerson({ isAdmin: true })]
  await createPayment(site, 'starter-bundle', 79, { email: leaving.email })
  const [order] = await site.database.select().from(orders).where(eq(orders.email, leaving.email))
  const isWaiting = sql`SELECT FROM pg_locks JOIN pg_database ON oid = database
    WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`
  const held = Promise.withResolvers<void>()
  const given = site.database.transaction(async (tx) => {
    await lockOrders(other.userId, [order?.buyer ?? expect.fail()], tx)
    held.resolve()
    await expect.poll(async () => (await tx.execute(isWaiting)).rowCount, { timeout: 10_000 }).toBe(1)
    await recomputeAccess(other.userId, tx)
  })
  await held.promise
  const [left] = await Promise.all([
    leaving.ask('POST', '/api/account/delete', { confirmation: 'delete', businessName: leaving.email }),
    given,
  ])
  expect(left).toMatchObject({ status: 200 })
  expect(site.logLines.filter((line) => line.includes('40P01'))).toEqual([])
})

test('free access granted while its account is deleted is either refused or deleted with it', async () => {
  const person = await site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
  const [left, taken] = await Promise.all([
    person.ask('POST', '/api/account/delete', { confirmation: 'delete', businessName: person.email }),
    person.ask('POST', '/api/checkout/free', { plan: 'monthly', coupon: 'TRY4FREE' }),
  ])
  expect(left.status).toBe(200)
  expect([200, 401]).toContain(taken.status)
  const { rows } = await site.database.execute(sql`SELECT FROM orders WHERE user_id = ${person.userId}::uuid`)
  expect(rows).toEqual([])
})
