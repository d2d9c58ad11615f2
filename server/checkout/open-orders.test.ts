import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abandonOldOrders, deleteForgottenOrders } from '#server/checkout/open-orders.ts'
import { coupons, orders, paymentEvents } from '#server/tables/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { confirmPayment, createPayment } from '#testing/server/buying.ts'
import { createAsk, getCookie } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('an unpaid order is abandoned after a day, unless a bank is still processing it', async () => {
  const states = async (outcome: string | undefined) => {
    const person = await site.makePerson()
    const { body } = await person.ask('POST', '/api/create-payment-intent', { planName: 'starter-bundle', amount: 79 })
    if (outcome !== undefined)
      await person.ask('POST', '/api/checkout/simulate', { clientSecret: body.clientSecret, outcome })
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
    await site.database.update(orders).set({ createdAt: twoDaysAgo }).where(eq(orders.userId, person.userId))
    await abandonOldOrders(site.database)
    const rows = await site.database.select().from(orders).where(eq(orders.userId, person.userId))
    return rows.map(({ state }) => state)
  }
  expect(await states(undefined)).toEqual(['failed'])
  expect(await states('delay')).toEqual(['pending'])
})

test('T21 unpaid guest orders are deleted after a month, declined ones too; paid or questioned ones are kept', async () => {
  const email = 'forgetful@example.com'
  const order = async (days: number, outcome: string | undefined) => {
    const { body } = await createPayment(site, 'starter-bundle', 79, { email })
    if (outcome !== undefined) await confirmPayment(site, body.clientSecret, outcome)
    const [row] = await site.database.select().from(orders).orderBy(desc(orders.number)).limit(1)
    const id = row?.id ?? ''
    const createdAt = new Date(Date.now() - days * 86_400_000)
    await site.database.update(orders).set({ createdAt }).where(eq(orders.id, id))
    return id
  }
  const [old, young, declined] = [await order(31, undefined), await order(29, undefined), await order(31, 'decline')]
  const asked = await order(31, undefined)
  await site.database.insert(paymentEvents).values({ id: 'odd', orderId: asked, event: {}, problem: 'Wrong amount.' })
  const paid = await order(31, 'succeed')
  expect([old, young, declined, asked, paid]).not.toContain('')
  await abandonOldOrders(site.database)
  await site.database.transaction(deleteForgottenOrders)
  const left = await site.database.select({ id: orders.id }).from(orders).where(eq(orders.email, email))
  expect(left.map(({ id }) => id).toSorted()).toEqual([young, asked, paid].toSorted())
})

describe("a coupon's last use", () => {
  const lastUse = async (code: string) => {
    await site.database.insert(coupons).values({ code, percent: 20, isActive: true, usesMax: 1 })
    const usesOf = async () => (await site.database.select().from(coupons).where(eq(coupons.code, code)))[0]?.uses
    return { coupon: code, usesOf }
  }

  test('is still valid for the buyer whose payment is open, and for nobody else', async () => {
    const { coupon, usesOf } = await lastUse('LASTONE')
    const [person, other] = [await site.makePerson(), await site.makePerson()]
    const first = await createPayment(person, 'all-access', 239, { coupon })
    expect(first).toMatchObject({ status: 200 })
    const asked = { plan: 'all-access', coupon }
    expect(await person.ask('POST', '/api/checkout/quote', asked)).toMatchObject({ status: 200, body: { amount: 239 } })
    expect((await createPayment(person, 'all-access', 239, { coupon })).body).toEqual(first.body)
    for (const refused of [
      await other.ask('POST', '/api/checkout/quote', asked),
      await createPayment(other, 'all-access', 239, { coupon }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'coupon_refused' } })
    expect(await usesOf()).toBe(1)
    expect(await confirmPayment(person, first.body.clientSecret)).toMatchObject({ status: 200 })
    expect(await person.ask('POST', '/api/checkout/quote', asked)).toMatchObject({ status: 409 })
  })

  test('stays with a guest who corrects the email', async () => {
    const { coupon, usesOf } = await lastUse('LASTGUEST')
    const first = await createPayment(site, 'all-access', 239, { coupon, email: 'mistyped@example.com' })
    const guest = { ask: createAsk(site.app, getCookie(first)) }
    const second = await createPayment(guest, 'all-access', 239, { coupon, email: 'right@example.com' })
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(await usesOf()).toBe(1)
  })

  test('moves with its buyer to another plan', async () => {
    const { coupon, usesOf } = await lastUse('LASTPLAN')
    const person = await site.makePerson()
    await createPayment(person, 'all-access', 239, { coupon })
    const changed = await createPayment(person, 'starter-bundle', 63, { coupon })
    expect(changed).toMatchObject({ status: 200 })
    expect(await usesOf()).toBe(1)
    expect(await confirmPayment(person, changed.body.clientSecret)).toMatchObject({ status: 200 })
  })

  test('is returned when its buyer deletes the account, even after a declined card', async () => {
    const { coupon, usesOf } = await lastUse('LASTLEFT')
    const person = await site.makePerson()
    const begun = await createPayment(person, 'all-access', 239, { coupon })
    await confirmPayment(person, begun.body.clientSecret, 'decline')
    expect(await usesOf()).toBe(1)
    const asked = { confirmation: 'delete', businessName: person.email }
    expect(await person.ask('POST', '/api/account/delete', asked)).toMatchObject({ status: 200 })
    expect(await usesOf()).toBe(0)
  })
})
