import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminLog, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
beforeAll(async () => {
  site = await createTestApp()
})
beforeEach(async () => {
  await site.database.update(users).set({ isAdmin: false, userRole: 'customer' })
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
})
afterAll(() => site.close())

const path = ({ userId }: TestPerson, rest: string) => `/api/admin/users/${userId}/${rest}`
const ends = [
  ['admin', { isAdmin: false }],
  ['role', { userRole: 'customer' }],
  ['status', { status: 'suspended' }],
  ['status', { status: 'banned' }],
] as const
const activeAdmins = async () => {
  const rows = await site.database.select().from(users).where(eq(users.isAdmin, true))
  return rows.filter(({ accountStatus }) => accountStatus === 'active').length
}

test('T11 the last admin can be neither demoted nor suspended, and the attempt is logged', async () => {
  // A suspended admin does not count.
  await site.makePerson({ isAdmin: true, userRole: 'admin', accountStatus: 'suspended' })
  for (const [rest, body] of ends)
    expect(await admin.ask('PATCH', path(admin, rest), body), rest).toMatchObject({
      status: 409,
      body: { code: 'last_admin', error: 'You’re the last admin. Add another one first.' },
    })
  expect(await admin.ask('GET', '/api/admin/stats')).toMatchObject({ status: 200 })
  const deeds = await site.database
    .select()
    .from(adminLog)
    .where(eq(adminLog.userId, admin.userId))
    .orderBy(adminLog.id)
  expect(deeds.map(({ action, refusal }) => [action, refusal])).toEqual(
    ends.map(([action]) => [action, 'You’re the last admin. Add another one first.']),
  )
  expect(deeds[0]).toMatchObject({ before: { isAdmin: true, userRole: 'admin' }, after: { isAdmin: false } })
})

test('T11 the last admin can be changed otherwise, and removed once there is a second one', async () => {
  expect(await admin.ask('PATCH', path(admin, 'notes'), { notes: 'It is me' })).toMatchObject({ status: 200 })
  expect(await admin.ask('PATCH', path(admin, 'status'), { status: 'active' })).toMatchObject({ status: 200 })
  await site.makePerson({ isAdmin: true, userRole: 'admin' })
  expect(await admin.ask('PATCH', path(admin, 'admin'), { isAdmin: false })).toMatchObject({ status: 200 })
  expect(await admin.ask('GET', '/api/admin/stats')).toMatchObject({ status: 403 })
})

test('T11 admins who demote each other at the same moment leave one', async () => {
  for (let round = 0; round < 5; round += 1) {
    await site.database.update(users).set({ isAdmin: false, userRole: 'customer' })
    const people: TestPerson[] = []
    for (let n = 0; n < 4; n += 1) people.push(await site.makePerson({ isAdmin: true, userRole: 'admin' }))
    const [rest, body] = ends[round % ends.length] ?? ends[0]
    await Promise.all(people.map((each, at) => each.ask('PATCH', path(people[(at + 1) % 4] ?? each, rest), body)))
    expect(await activeAdmins()).toBeGreaterThanOrEqual(1)
  }
})

test('T11 the database refuses changes to and deletions from the log', async () => {
  await admin.ask('PATCH', path(admin, 'notes'), { notes: 'It is me' })
  const messages = await Promise.all(
    ['UPDATE admin_log SET refusal = NULL', 'DELETE FROM admin_log', 'TRUNCATE admin_log'].map((statement) =>
      site.database.execute(sql.raw(statement)).then(
        () => 'It went through.',
        (error: unknown) => String(error instanceof Error ? error.cause : error),
      ),
    ),
  )
  for (const message of messages) expect(message).toContain('is never changed')
})
