import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#server/tables/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

type Person = Awaited<ReturnType<TestApp['makePerson']>>
const lapsed = () => site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
const billingOf = async (person: Person) => (await person.ask('GET', '/api/billing')).body

async function buy(person: Person, planName: string, amount: number): Promise<void> {
  const { body } = await person.ask('POST', '/api/create-payment-intent', { planName, amount })
  await person.ask('POST', '/api/checkout/simulate', { clientSecret: body.clientSecret, outcome: 'succeed' })
}

test('a plan ended by an admin cannot be resumed by its owner, and stays ended until they buy another', async () => {
  const admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  const set = (person: Person, subscriptionStatus: string) =>
    admin.ask('PATCH', `/api/admin/users/${person.userId}/subscription`, { subscriptionStatus })
  const isEnded = async (person: Person) => {
    const [row] = await site.database.select().from(orders).where(eq(orders.userId, person.userId))
    return row?.isCanceled
  }
  for (const status of ['canceled', 'inactive'] as const) {
    const person = await lapsed()
    await buy(person, 'monthly', 99)
    expect(await set(person, status)).toMatchObject({ status: 200 })
    await expect.poll(() => isEnded(person), { timeout: 15_000 }).toBe(true)
    expect(await billingOf(person), status).toMatchObject({ status, resumedRenewsAt: null })
    expect(await person.ask('POST', '/api/billing/resume', {}), status).toMatchObject({
      status: 409,
      body: { code: 'plan_ended_by_admin', error: expect.stringMatching(/^We ended this plan/) },
    })
    const mails = () => site.mails.filter(({ to, subject }) => to === person.email && /is canceled/.test(subject))
    await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(1)
    expect(mails()[0]?.text).not.toMatch(/resume/)
    await buy(person, 'tool-1-only', 49)
    expect(await billingOf(person)).toMatchObject({ status, ownedPlans: ['tool-1-only'] })
    await buy(person, 'monthly', 99)
    expect(await billingOf(person)).toMatchObject({ status: 'active', plan: 'monthly' })
    await person.ask('POST', '/api/billing/cancel', {})
    expect(await person.ask('POST', '/api/billing/resume', {})).toMatchObject({ status: 200 })
  }
})

test('an admin who ends an already canceled plan makes it impossible to resume, and can undo that', async () => {
  const admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  const person = await lapsed()
  await buy(person, 'monthly', 99)
  await person.ask('POST', '/api/billing/cancel', {})
  const set = (subscriptionStatus: string) =>
    admin.ask('PATCH', `/api/admin/users/${person.userId}/subscription`, { subscriptionStatus })
  await set('canceled')
  expect(await person.ask('POST', '/api/billing/resume', {})).toMatchObject({ status: 409 })
  await set('active')
  await site.setUser(person, { subscriptionStatus: 'canceled' })
  expect(await person.ask('POST', '/api/billing/resume', {})).toMatchObject({ status: 200 })
})

test('a status of active set by an admin survives a declined card and the purchase of a single tool', async () => {
  const person = await lapsed()
  await site.setUser(person, { subscriptionStatus: 'active' })
  const { body } = await person.ask('POST', '/api/create-payment-intent', { planName: 'tool-1-only', amount: 49 })
  const pay = (outcome: string) =>
    person.ask('POST', '/api/checkout/simulate', { clientSecret: body.clientSecret, outcome })
  await pay('decline')
  expect(await billingOf(person)).toMatchObject({ status: 'active', ownedPlans: [] })
  await pay('succeed')
  expect(await billingOf(person)).toMatchObject({ status: 'active', ownedPlans: ['tool-1-only'] })
  expect(await person.ask('POST', '/api/generate-uvp', {})).not.toMatchObject({ status: 402 })
})

test('a last day set by an admin stays, even if another plan is bought after the paid year has ended', async () => {
  const [person, admin] = [await lapsed(), await site.makePerson({ isAdmin: true, userRole: 'admin' })]
  await buy(person, 'all-access', 299)
  await site.database
    .update(orders)
    .set({ paidAt: new Date(Date.now() - 800 * 86_400_000) })
    .where(eq(orders.userId, person.userId))
  await site.setUser(person, { subscriptionEndDate: new Date(Date.now() - 86_400_000) })
  const given = await admin.ask('PATCH', `/api/admin/users/${person.userId}/period`, { lastDay: '2099-01-31' })
  expect(given.status, given.text).toBe(200)
  await buy(person, 'tool-1-only', 49)
  expect(await billingOf(person)).toMatchObject({
    ...{ status: 'active', plan: 'all-access', ownedPlans: ['tool-1-only'] },
  })
  expect((await person.ask('GET', '/api/auth/user')).body.subscriptionEndDate).toBe('2099-02-01T00:00:00.000Z')
})

test('a year bought after an admin ended a month starts after the paid days of that month, as quoted', async () => {
  const [person, admin] = [await lapsed(), await site.makePerson({ isAdmin: true, userRole: 'admin' })]
  await buy(person, 'monthly', 99)
  const ended = { subscriptionStatus: 'inactive' }
  await admin.ask('PATCH', `/api/admin/users/${person.userId}/subscription`, ended)
  const quote = await person.ask('POST', '/api/checkout/quote', { plan: 'all-access' })
  await buy(person, 'all-access', 299)
  const { subscriptionEndDate } = (await person.ask('GET', '/api/auth/user')).body
  expect(String(subscriptionEndDate).slice(0, 10)).toBe(String(quote.body.opensUntil).slice(0, 10))
})
