import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { coupons, orders } from '#server/tables/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, getCookie } from '#testing/server/people.ts'

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

test('shows the trial and the plans owned besides', async () => {
  const person = await site.makePerson()
  expect(await billingOf(person)).toMatchObject({ status: 'trialing', plan: null, ownedPlans: [], payments: [] })
  await buy(person, 'tool-1-only', 49)
  expect(await billingOf(person)).toMatchObject({
    ...{ status: 'trialing', ownedPlans: ['tool-1-only'], canCancel: false },
    payments: [{ what: 'Tool 1 Only', cents: 4900, state: 'paid' }],
  })
})

test("T21 shows nobody another user's payments", async () => {
  const [buyer, other] = [await lapsed(), await lapsed()]
  await buy(buyer, 'all-access', 299)
  expect((await billingOf(other)).payments).toEqual([])
})

test('only admins can see the plans and payments of another user', async () => {
  const [buyer, admin] = [await lapsed(), await site.makePerson({ isAdmin: true, userRole: 'admin' })]
  await buy(buyer, 'starter-bundle', 79)
  const path = `/api/admin/users/${buyer.userId}/billing`
  expect((await admin.ask('GET', path)).body).toEqual(await billingOf(buyer))
  expect((await buyer.ask('GET', path)).status).toBe(403)
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await admin.ask('GET', path.replace(buyer.userId, unknown))).status).toBe(404)
})

test('a canceled monthly plan runs to the end of its paid period, and can be canceled once', async () => {
  const person = await lapsed()
  await buy(person, 'monthly', 99)
  expect(await billingOf(person)).toMatchObject({ status: 'active', plan: 'monthly', canCancel: true })
  const canceled = await person.ask('POST', '/api/billing/cancel', {})
  expect(canceled.body.billing).toMatchObject({ status: 'canceled', isCanceled: true, canCancel: false })
  expect(await person.ask('POST', '/api/generate-uvp', {})).not.toMatchObject({ status: 402 })
  expect(await person.ask('POST', '/api/billing/cancel', {})).toMatchObject({
    ...{ status: 409, body: { code: 'nothing_to_cancel' } },
  })
})

test('a canceled plan can be resumed until it ends, and the final cancellation is confirmed by mail', async () => {
  const person = await lapsed()
  await buy(person, 'monthly', 99)
  const before = await billingOf(person)
  expect(await person.ask('POST', '/api/billing/resume', {})).toMatchObject({
    ...{ status: 409, body: { code: 'nothing_to_resume' } },
  })
  await person.ask('POST', '/api/billing/cancel', {})
  expect(await billingOf(person)).toMatchObject({ canCancel: false, resumedRenewsAt: expect.any(String) })
  expect((await person.ask('POST', '/api/checkout/quote', { plan: 'monthly' })).body).toMatchObject({
    note: expect.stringMatching(/^The month you have is open until .* You can also resume it in your profile\.$/),
  })
  const { status, body } = await person.ask('POST', '/api/billing/resume', {})
  expect({ status, billing: body.billing }).toEqual({ status: 200, billing: before })
  await person.ask('POST', '/api/billing/cancel', {})
  const mails = () => site.mails.filter(({ to, subject }) => to === person.email && /is canceled/.test(subject))
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(mails()[0]?.text).toMatch(/nothing more is charged. It’s paid until \w+ \d+, \d{4} and runs until then/)
  await site.database
    .update(orders)
    .set({ paidUntil: sql`now() - interval '1 minute'` })
    .where(eq(orders.userId, person.userId))
  expect(await billingOf(person)).toMatchObject({ status: 'canceled', resumedRenewsAt: null })
  expect(await person.ask('POST', '/api/billing/resume', {})).toMatchObject({ status: 409 })
})

test('resuming a plan is confirmed by a mail with the date and price of the next renewal', async () => {
  const person = await lapsed()
  await buy(person, 'monthly', 99)
  await person.ask('POST', '/api/billing/cancel', {})
  await person.ask('POST', '/api/billing/resume', {})
  const told = () => site.mails.find(({ to, subject }) => to === person.email && /plan goes on/.test(subject))
  await expect.poll(told, { timeout: 10_000 }).toMatchObject({
    text: expect.stringMatching(/It renews for \$99 on \w+ \d+, \d{4}/),
  })
})

test('canceling and resuming many times sends one mail of each kind an hour, then one with the latest state', async () => {
  const person = await lapsed()
  await buy(person, 'monthly', 99)
  const told = (subject: RegExp) =>
    site.mails.filter((mail) => mail.to === person.email && subject.test(mail.subject)).length
  const counts = () => ({ canceled: told(/is canceled/), goesOn: told(/plan goes on/) })
  const turn = async (act: 'cancel' | 'resume') =>
    expect((await person.ask('POST', `/api/billing/${act}`, {})).status).toBe(200)
  await turn('cancel')
  await expect.poll(counts, { timeout: 10_000 }).toEqual({ canceled: 1, goesOn: 0 })
  await turn('resume')
  await expect.poll(counts, { timeout: 10_000 }).toEqual({ canceled: 1, goesOn: 1 })
  for (let times = 0; times < 10; times += 1) {
    await turn('cancel')
    await turn('resume')
  }
  await turn('cancel')
  const waiting = sql`owner = ${person.userId}::uuid AND kind IN ('plan-ends', 'plan-goes-on') AND state = 'waiting'`
  const { rows } = await site.database.execute(sql`
    SELECT kind, (extract(epoch FROM run_after - now()) / 60)::int AS minutes FROM jobs WHERE ${waiting} ORDER BY kind`)
  const anHour = expect.toSatisfy((minutes: number) => minutes > 55 && minutes <= 60)
  expect(rows).toEqual([
    { kind: 'plan-ends', minutes: anHour },
    { kind: 'plan-goes-on', minutes: anHour },
  ])
  expect(counts()).toEqual({ canceled: 1, goesOn: 1 })
  // An hour later both mails are due, but the plan is canceled, so only that mail is sent.
  await site.database.execute(sql`UPDATE jobs SET run_after = now(), created_at = now() WHERE ${waiting}`)
  await site.ask('POST', '/api/auth/forgot-password', { email: person.email })
  await expect.poll(() => told(/^Set a new/), { timeout: 15_000 }).toBe(1)
  const open = sql`owner = ${person.userId}::uuid AND state IN ('waiting', 'running')`
  await expect
    .poll(async () => (await site.database.execute(sql`SELECT kind FROM jobs WHERE ${open}`)).rows, { timeout: 15_000 })
    .toEqual([])
  expect(counts()).toEqual({ canceled: 2, goesOn: 1 })
})

test('a month that was replaced by a year cannot be resumed', async () => {
  const person = await lapsed()
  await buy(person, 'monthly', 99)
  await person.ask('POST', '/api/billing/cancel', {})
  await buy(person, 'all-access', 299)
  expect(await billingOf(person)).toMatchObject({ plan: 'all-access', resumedRenewsAt: null })
  expect(await person.ask('POST', '/api/billing/resume', {})).toMatchObject({ status: 409 })
})

const auditBody = {
  ...{ websiteUrl: 'http://127.0.0.1:9', brandArchetype: 'hero', coreValues: ['Care'] },
  ...{ targetAudience: 'People who inherit chairs', brandTone: 'friendly' },
}

test('a plan bought for good after the trial opens its own steps and nothing else', async () => {
  const person = await site.makeOwner({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
  await buy(person, 'tool-1-only', 49)
  expect(await billingOf(person)).toMatchObject({ status: 'inactive', ownedPlans: ['tool-1-only'] })
  expect(await person.ask('POST', '/api/generate-uvp', {})).toMatchObject({ status: 402 })
  await buy(person, 'starter-bundle', 79)
  expect((await person.ask('POST', '/api/generate-uvp', {})).status).not.toBe(402)
  expect(await person.ask('POST', '/api/audit', auditBody)).toMatchObject({ status: 402 })
})

test('a month paid entirely by a coupon does not renew, and another month can be bought later', async () => {
  await site.database.update(coupons).set({ isActive: true }).where(eq(coupons.code, 'TRY4FREE'))
  const person = await lapsed()
  await buy(person, 'starter-bundle', 79)
  const taken = await person.ask('POST', '/api/checkout/free', { plan: 'monthly', coupon: 'TRY4FREE' })
  expect(taken).toMatchObject({ status: 200, body: { order: { opensUntil: expect.any(String) } } })
  const inAMonth = expect.stringMatching(/^20/)
  expect(await billingOf(person)).toMatchObject({
    ...{ status: 'canceled', plan: 'monthly', endsAt: inAMonth, canCancel: false, resumedRenewsAt: null },
  })
  const user = async () => (await person.ask('GET', '/api/auth/user')).body
  expect(await user()).toMatchObject({ hasFreeMonth: true, hasPaidAccess: true })
  expect(await person.ask('POST', '/api/billing/cancel', {})).toMatchObject({ status: 409 })
  expect((await person.ask('POST', '/api/checkout/quote', { plan: 'monthly' })).body).toMatchObject({
    note: expect.stringMatching(/a new one would start today\.$/),
  })
  await buy(person, 'monthly', 99)
  expect(await billingOf(person)).toMatchObject({ status: 'active', canCancel: true })
  await person.ask('POST', '/api/billing/cancel', {})
  expect(await user()).toMatchObject({ subscriptionStatus: 'canceled', hasFreeMonth: false })
})

test('buying a year ends the renewal of a month', async () => {
  const person = await lapsed()
  await buy(person, 'monthly', 99)
  await buy(person, 'all-access', 299)
  await expect.poll(async () => (await billingOf(person)).canCancel, { timeout: 10_000 }).toBe(false)
  expect(await billingOf(person)).toMatchObject({ status: 'active', plan: 'all-access' })
})

test('without a monthly plan there is nothing to cancel and no card to change', async () => {
  const person = await lapsed()
  await buy(person, 'all-access', 299)
  for (const path of ['/api/billing/cancel', '/api/billing/card'])
    expect(await person.ask('POST', path, {}), path).toMatchObject({ status: 409 })
})

test('the monthly plan renews by itself with simulated payments', async () => {
  const person = await lapsed()
  await buy(person, 'monthly', 99)
  await site.database
    .update(orders)
    .set({ paidUntil: sql`now() - interval '1 minute'` })
    .where(eq(orders.userId, person.userId))
  const app = await site.again()
  await app.listen({ port: 0 })
  await vi.waitFor(async () => expect((await billingOf(person)).payments).toHaveLength(2), { timeout: 10_000 })
  // Each month has its own receipt.
  const payments: { number: string }[] = Object((await billingOf(person)).payments)
  const numbers = payments.map(({ number }) => number)
  expect(numbers).toEqual([`${numbers[1]}-2`, expect.stringMatching(/^SG-\d{4}-\d{5}$/)])
  await app.close()
})

test('a canceled month with a later free month renews at the end of its own period when it is resumed', async () => {
  await site.database.update(coupons).set({ isActive: true }).where(eq(coupons.code, 'TRY4FREE'))
  const person = await lapsed()
  await buy(person, 'monthly', 99)
  await person.ask('POST', '/api/billing/cancel', {})
  const { endsAt: resumedRenewsAt } = await billingOf(person)
  await person.ask('POST', '/api/checkout/free', { plan: 'monthly', coupon: 'TRY4FREE' })
  const billing = await billingOf(person)
  expect(billing).toMatchObject({ status: 'canceled', endsAt: expect.any(String), resumedRenewsAt })
  expect(String(billing.endsAt) > String(resumedRenewsAt)).toBe(true)
  expect(await person.ask('POST', '/api/billing/resume', {})).toMatchObject({
    body: { billing: { status: 'active', endsAt: resumedRenewsAt, resumedRenewsAt: null } },
  })
})

test('a month bought while signed out replaces the running one, and canceling ends both', async () => {
  const person = await lapsed()
  await buy(person, 'monthly', 99)
  const begun = await site.ask('POST', '/api/create-payment-intent', {
    ...{ planName: 'monthly', amount: 99, email: person.email },
  })
  const both = createAsk(site.app, `${person.cookie}; ${getCookie(begun)}`)
  await both('POST', '/api/checkout/simulate', { clientSecret: begun.body.clientSecret, outcome: 'succeed' })
  await both('POST', '/api/checkout/join', {})
  const running = async () => {
    const rows = await site.database.select().from(orders).where(eq(orders.userId, person.userId))
    return rows.filter(({ isCanceled }) => !isCanceled).length
  }
  await expect.poll(running, { timeout: 10_000 }).toBe(1)
  expect(await billingOf(person)).toMatchObject({ status: 'active', canCancel: true })
  expect(site.mails.filter(({ to, subject }) => to === person.email && /is canceled/.test(subject))).toEqual([])
  expect(await person.ask('POST', '/api/billing/cancel', {})).toMatchObject({ body: { billing: { canCancel: false } } })
  expect(await running()).toBe(0)
})

test('a user with a canceled month can buy the next one, whatever status an admin has set', async () => {
  for (const subscriptionStatus of ['trialing', 'inactive'] as const) {
    const person = await lapsed()
    await buy(person, 'monthly', 99)
    const refusal = async () => (await person.ask('POST', '/api/checkout/quote', { plan: 'monthly' })).body.refusal
    expect(await refusal()).toMatch(/You already have the monthly plan/)
    await person.ask('POST', '/api/billing/cancel', {})
    await site.setUser(person, { subscriptionStatus })
    expect(await refusal()).toBeNull()
  }
})
