import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { formatMailDay } from '#server/platform/mail/mail-dates.ts'
import { adminLog, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { buyPlan, fetchUser } from '#testing/server/buying.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
})
afterAll(() => site.close())

const rowOf = async ({ userId }: TestPerson) => {
  const [row] = await site.database.select().from(users).where(eq(users.id, userId))
  return row
}
const deedsOf = ({ userId }: TestPerson) =>
  site.database.select().from(adminLog).where(eq(adminLog.userId, userId)).orderBy(adminLog.id)
const userPath = ({ userId }: TestPerson, rest = '') => `/api/admin/users/${userId}${rest}`

test('T11 a trial or a canceled plan can be extended, and the log has the old and the new day', async () => {
  const person = await site.makePerson()
  const put = (lastDay: string) => admin.ask('PATCH', userPath(person, '/period'), { lastDay })
  expect(await put('2099-01-31')).toMatchObject({
    status: 200,
    body: { user: { subscriptionStatus: 'trialing', subscriptionEndDate: '2099-02-01T00:00:00.000Z' } },
  })
  const [deed] = await deedsOf(person)
  expect(deed).toMatchObject({
    action: 'period',
    before: { subscriptionEndDate: expect.stringMatching(/^20/) },
    after: { subscriptionEndDate: '2099-02-01T00:00:00.000Z' },
  })
  expect(await put('2020-01-01')).toMatchObject({ status: 400, body: { fields: { lastDay: 'That day is past.' } } })
  await site.setUser(person, { subscriptionStatus: 'active', subscriptionPlan: 'monthly' })
  expect(await put('2099-01-31')).toMatchObject({
    status: 409,
    body: { code: 'no_period', error: 'A monthly plan renews by itself, so it has no last day to set.' },
  })
  await site.setUser(person, { subscriptionStatus: 'active', subscriptionPlan: null })
  expect(await put('2099-01-31')).toMatchObject({ status: 409, body: { code: 'no_period' } })
  await site.setUser(person, { subscriptionStatus: 'canceled' })
  expect(await put('2098-01-31')).toMatchObject({ status: 200 })
  expect(await deedsOf(person)).toHaveLength(2)
})

test('T11 a last day before the paid end is refused with that date, and a later one is accepted', async () => {
  const person = await site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
  await buyPlan(person, 'all-access', 299)
  const paidEnd = new Date(String((await fetchUser(person)).subscriptionEndDate))
  const inDays = (days: number) => new Date(paidEnd.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const put = (lastDay: string) => admin.ask('PATCH', userPath(person, '/period'), { lastDay })
  const sentence = `It’s paid until ${formatMailDay(paidEnd)}, so its last day can’t be earlier. To close it sooner, refund the payment or set the subscription to inactive.`
  expect(await put(inDays(-1))).toMatchObject({ status: 400, body: { error: sentence, fields: { lastDay: sentence } } })
  expect(await put(inDays(40))).toMatchObject({ status: 200 })
  expect(await put(inDays(-30))).toMatchObject({ status: 400 })
  expect(await put(inDays(7))).toMatchObject({ status: 200 })
  await buyPlan(person, 'tool-1-only', 49)
  expect(await fetchUser(person)).toMatchObject({ subscriptionEndDate: `${inDays(8)}T00:00:00.000Z` })
  expect((await deedsOf(person)).filter(({ action }) => action === 'period')).toHaveLength(2)
})

test('saving notes from an outdated state is refused with the current ones, and nothing is lost', async () => {
  const person = await site.makePerson({ notes: 'First' })
  const { body } = await admin.ask('GET', userPath(person))
  const { notesRevision: revision } = z.object({ notesRevision: z.string() }).parse(body.user)
  const save = (notes: string, more = {}) => admin.ask('PATCH', userPath(person, '/notes'), { notes, ...more })
  expect(await save('From one tab', { revision })).toMatchObject({ status: 200 })
  const refused = await save('From the other tab', { revision })
  expect(refused).toMatchObject({ status: 409, body: { code: 'stale_revision', notes: 'From one tab' } })
  expect((await rowOf(person))?.notes).toBe('From one tab')
  expect(await save('Both', { revision: refused.body.notesRevision })).toMatchObject({ status: 200 })
})

test('the role admin and privileges off cannot be combined', async () => {
  const email = 'both@example.org'
  const ask = (more: object) =>
    admin.ask('POST', '/api/admin/users', { email, firstName: 'Ida', lastName: 'Moor', ...more })
  expect(await ask({ userRole: 'admin', isAdmin: false })).toMatchObject({
    status: 400,
    body: { fields: { isAdmin: expect.stringContaining('comes with admin privileges') } },
  })
  expect(await site.database.$count(users, eq(users.email, email))).toBe(0)
  expect(await ask({ userRole: 'admin' })).toMatchObject({ body: { user: { isAdmin: true, userRole: 'admin' } } })
})
