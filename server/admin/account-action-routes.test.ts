import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminLog, sessions, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
})
afterAll(() => site.close())

const path = ({ userId }: { userId: string }, rest: string) => `/api/admin/users/${userId}/${rest}`
const deedsOf = ({ userId }: TestPerson) =>
  site.database.select().from(adminLog).where(eq(adminLog.userId, userId)).orderBy(adminLog.id)
const mailsTo = ({ email }: TestPerson) => site.mails.filter(({ to }) => to === email)

test('an invitation can be sent again to a user without a password, once every ten minutes', async () => {
  const person = await site.makePerson({ passwordHash: null })
  expect(await admin.ask('GET', `/api/admin/users/${person.userId}`)).toMatchObject({
    body: { user: { hasJoined: false } },
  })
  expect(await admin.ask('POST', path(person, 'invitation'), {})).toMatchObject({ status: 200 })
  await expect.poll(() => mailsTo(person).length, { timeout: 10_000 }).toBe(1)
  expect(mailsTo(person)[0]?.text).toContain('token=')
  expect(await admin.ask('POST', path(person, 'invitation'), {})).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  })
  expect(await deedsOf(person)).toMatchObject([{ action: 'invitation', adminId: admin.userId }])
  const joined = await site.makePerson()
  expect(await admin.ask('POST', path(joined, 'invitation'), {})).toMatchObject({
    status: 409,
    body: { code: 'already_joined' },
  })
})

test('T11 resetting a second factor is logged and mailed, and admins cannot reset their own', async () => {
  const person = await site.makePerson({ secondFactorSince: new Date() })
  expect(await admin.ask('DELETE', path(person, 'second-factor'), {})).toMatchObject({
    status: 200,
    body: { user: { hasSecondFactor: false } },
  })
  const [row] = await site.database.select().from(users).where(eq(users.id, person.userId))
  expect(row?.secondFactorSince).toBeNull()
  await expect.poll(() => mailsTo(person)[0]?.text, { timeout: 10_000 }).toContain('was turned off by an admin')
  expect(await deedsOf(person)).toMatchObject([{ action: 'second-factor-reset', adminId: admin.userId }])
  expect(await admin.ask('DELETE', path(person, 'second-factor'), {})).toMatchObject({
    status: 409,
    body: { code: 'second_factor_off' },
  })
  await site.setUser(admin, { secondFactorSince: new Date() })
  expect(await admin.ask('DELETE', path(admin, 'second-factor'), {})).toMatchObject({ status: 403 })
})

test('T11 a user can be signed out everywhere at once, and the log says from how many sessions', async () => {
  const person = await site.makePerson()
  await site.ask('POST', '/api/auth/login', { email: person.email, password: 'a kettle of herons' })
  expect(await admin.ask('DELETE', path(person, 'sessions'), {})).toMatchObject({
    status: 200,
    body: { user: { sessions: 0 } },
  })
  expect(await person.ask('GET', '/api/auth/user')).toMatchObject({ status: 401 })
  expect(await site.database.$count(sessions, eq(sessions.userId, person.userId))).toBe(0)
  expect(await deedsOf(person)).toMatchObject([{ action: 'signed-out', after: { sessions: 2 } }])
  expect(await admin.ask('DELETE', path(admin, 'sessions'), {})).toMatchObject({
    status: 409,
    body: { code: 'own_session' },
  })
})
