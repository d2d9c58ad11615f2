import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addYear, findPaidYearsEnd, type PaidOrder } from '#server/checkout/account-access.ts'
import { formatMailDay } from '#server/platform/mail/mail-dates.ts'
import { orders } from '#server/tables/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { buyPlan, fetchUser } from '#testing/server/buying.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const lapsed = () => site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
const quoteOf = async (person: TestPerson, plan: string) =>
  (await person.ask('POST', '/api/checkout/quote', { plan })).body
const yearAfterDay = (day: unknown) => new Date(addYear(Date.parse(String(day)))).toISOString()

const at = (day: string) => Date.parse(day)
const order = (plan: PaidOrder['plan'], paidAt: string, until?: string) => ({
  ...{ plan, paidAt: at(paidAt), trialEnd: null, paidUntil: until === undefined ? null : at(until) },
})

test('no paid day is lost, whichever plan was bought first', () => {
  const month = order('monthly', '2026-11-28', '2026-12-28')
  const year = order('all-access', '2026-12-01')
  expect(findPaidYearsEnd([year, month])).toBe(at('2027-12-28'))
  expect(findPaidYearsEnd([year, { ...month, trialEnd: null, paidUntil: at('2026-11-30') }])).toBe(at('2027-12-01'))
  expect(findPaidYearsEnd([month, year, order('all-access', '2026-12-02')])).toBe(at('2028-12-28'))
  expect(findPaidYearsEnd([year, order('monthly', '2026-12-11', '2027-01-10')])).toBe(at('2027-12-31'))
  expect(findPaidYearsEnd([month])).toBeNull()
})

test('a year begins when the paid month ends, as quoted, and the month does not renew', async () => {
  const person = await lapsed()
  await buyPlan(person, 'monthly', 99)
  const { subscriptionEndDate: monthEnd } = await fetchUser(person)
  const quote = await quoteOf(person, 'all-access')
  expect(quote.note).toBe(
    `You keep the 30 days of your month: the year starts when it ends, on ${formatMailDay(new Date(String(monthEnd)))}. ` +
      'Your monthly plan won’t renew, and isn’t charged again.',
  )
  expect(quote.opensUntil).toBe(yearAfterDay(monthEnd))
  const number = await buyPlan(person, 'all-access', 299)
  await expect.poll(async () => (await fetchUser(person)).subscriptionPlan, { timeout: 10_000 }).toBe('all-access')
  expect(await fetchUser(person)).toMatchObject({ subscriptionEndDate: quote.opensUntil })
  const told = await person.ask('GET', `/api/checkout/order?order=${number}`)
  expect(told.body.order).toMatchObject({ opensUntil: quote.opensUntil, renews: false })
  const [month] = await site.database
    .select()
    .from(orders)
    .where(eq(orders.userId, person.userId))
    .orderBy(orders.number)
  expect(month).toMatchObject({ plan: 'monthly', isCanceled: true })
})

test('the days of a canceled month are kept too, and its order no longer says that it renews', async () => {
  const person = await lapsed()
  const number = await buyPlan(person, 'monthly', 99)
  const orderOf = async () => (await person.ask('GET', `/api/checkout/order?order=${number}`)).body.order
  expect(await orderOf()).toMatchObject({ renews: true })
  await person.ask('POST', '/api/billing/cancel', {})
  expect(await orderOf()).toMatchObject({ renews: false })
  expect((await quoteOf(person, 'all-access')).note).toMatch(/^You keep the 30 days of your month: .*\d{4}\.$/)
})

test('users who own parts of a larger plan for good are told so, and what it adds', async () => {
  const person = await site.makeOwner({
    ...{ subscriptionStatus: 'inactive', subscriptionEndDate: null, ownedPlans: ['tool-1-only', 'starter-bundle'] },
  })
  const owns = 'You already own Starter Bundle and Tool 1 Only for good.'
  expect((await quoteOf(person, 'all-access')).note).toBe(`${owns} All Access adds Website Review for a year.`)
  expect((await quoteOf(person, 'monthly')).note).toBe(
    `${owns} Monthly adds Website Review for as long as you keep it.`,
  )
  expect((await quoteOf(person, 'brand-review')).note).toBeNull()
  await site.setUser(person, { ownedPlans: ['starter-bundle', 'brand-review'] })
  expect((await quoteOf(person, 'all-access')).note).toBe(
    'You already own Starter Bundle and Add Brand Review for good. All Access opens nothing more today, only tools that are added while it runs.',
  )
  await site.setUser(person, { ownedPlans: ['tool-1-only'] })
  expect((await quoteOf(person, 'starter-bundle')).note).toBe(
    'You already own Tool 1 Only for good. Starter Bundle adds UVP Generator, Tagline Generator, Core Values, and Brand Archetype to keep.',
  )
})

test('a refusal for lack of access gives the same reason as the screens', async () => {
  const person = await lapsed()
  const refused = async () => (await person.ask('POST', '/api/generate-uvp', {})).body
  expect((await refused()).error).toMatch(/^You don’t have an active plan\. Choose a plan/)
  await site.setUser(person, { subscriptionStatus: 'trialing', subscriptionEndDate: new Date(Date.now() - 1) })
  expect((await refused()).error).toMatch(/^Your trial is over\. Choose a plan/)
  await site.setUser(person, { subscriptionStatus: 'past_due', subscriptionPlan: 'monthly' })
  expect((await refused()).error).toMatch(/^Your last payment didn’t go through\. Change the card/)
})
