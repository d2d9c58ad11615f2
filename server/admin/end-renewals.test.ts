/** How an admin's change affects a renewing plan. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#server/tables/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { confirmPayment, createPayment, fetchUser } from '#testing/server/buying.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
})
afterAll(() => site.close())

async function makeSubscriber() {
  const person = await site.makePerson()
  await confirmPayment(person, (await createPayment(person, 'monthly', 99)).body.clientSecret)
  const orderOf = async () => {
    const [row] = await site.database.select().from(orders).where(eq(orders.userId, person.userId))
    return row
  }
  expect(await orderOf()).toMatchObject({ state: 'paid', isCanceled: false })
  const set = (what: string, body: object) => admin.ask('PATCH', `/api/admin/users/${person.userId}/${what}`, body)
  return { ...person, orderOf, set }
}

test('a ban ends the monthly plan at the payment provider; a suspension does not', async () => {
  const person = await makeSubscriber()
  await person.set('status', { status: 'suspended' })
  expect(await person.orderOf()).toMatchObject({ isCanceled: false })
  await person.set('status', { status: 'banned' })
  await expect.poll(person.orderOf, { timeout: 10_000 }).toMatchObject({ state: 'paid', isCanceled: true })
  expect(await person.ask('GET', '/api/auth/user')).toMatchObject({ status: 401 })
})

test('a user set to canceled or inactive is not charged again, and keeps that status', async () => {
  for (const subscriptionStatus of ['canceled', 'inactive']) {
    const person = await makeSubscriber()
    await person.set('subscription', { subscriptionStatus })
    await expect.poll(person.orderOf, { timeout: 10_000 }).toMatchObject({ state: 'paid', isCanceled: true })
    const kept = { subscriptionStatus, subscriptionPlan: 'monthly', subscriptionEndDate: expect.any(String) }
    expect(await fetchUser(person)).toMatchObject(kept)
    const generated = await person.ask('POST', '/api/generate-uvp', {})
    expect(generated.status === 402).toBe(subscriptionStatus === 'inactive')
  }
})
