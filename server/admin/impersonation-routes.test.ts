import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callsByName } from '#contract/calls.ts'
import { devicesCalls } from '#contract/devices.ts'
import { createSessionStore } from '#server/account/session-store.ts'
import { createSecrets } from '#server/platform/http/secrets.ts'
import { adminLog, sessions, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { type Ask, createAsk, getCookie, type TestPerson, testPassword } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
let owner: TestPerson
beforeAll(async () => {
  site = await createTestApp()
})
beforeEach(async () => {
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin', firstName: 'Dana' })
  owner = await site.makeOwner()
})
afterAll(() => site.close())

const start = (who: TestPerson, ask = admin.ask) => ask('POST', `/api/admin/impersonate/${who.userId}`)
async function become(who: TestPerson): Promise<Ask> {
  const started = await start(who)
  expect(started.status, started.text).toBe(200)
  return createAsk(site.app, getCookie(started))
}
const stop = (ask: Ask) => ask('POST', '/api/admin/stop-impersonation')
const deeds = async () => {
  const rows = await site.database.select().from(adminLog).where(eq(adminLog.userId, owner.userId)).orderBy(adminLog.id)
  return rows.map(({ action, subject, adminId, refusal }) => ({ action, subject, adminId, refusal }))
}
const me = async (ask: Ask) => (await ask('GET', '/api/auth/user')).body

test('T12 impersonation lasts at most an hour, in a new session, and does not count as a sign-in of the user', async () => {
  await site.setUser(owner, { lastLoginAt: new Date('2026-01-02T03:04:05Z') })
  const as = await become(owner)
  expect(await as('GET', '/api/user-profile')).toMatchObject({ body: { impersonating: true } })
  expect(await me(as)).toMatchObject({ id: owner.userId, impersonating: true, isAdmin: false })
  const { impersonationEndsAt, lastLoginAt } = await me(as)
  const left = Date.parse(String(impersonationEndsAt)) - Date.now()
  expect(left).toBeGreaterThan(59 * 60_000)
  expect(left).toBeLessThanOrEqual(60 * 60_000)
  expect(lastLoginAt).toBe('2026-01-02T03:04:05.000Z')
  expect(await admin.ask('GET', '/api/auth/user')).toMatchObject({ status: 401 })
  // The user's own session is unaffected.
  expect(await owner.ask('GET', '/api/auth/user')).toMatchObject({
    body: { impersonating: false, impersonationEndsAt: null },
  })
})

test('T12 it expires after an hour, and stopping it then starts no new session', async () => {
  const as = await become(owner)
  await site.database.execute(sql`
    UPDATE sessions SET created_at = created_at - interval '61 minutes', expire = expire - interval '61 minutes'
    WHERE impersonator_id = ${admin.userId}`)
  expect(await as('GET', '/api/auth/user')).toMatchObject({ status: 401 })
  expect(await stop(as)).toMatchObject({ status: 401 })
})

test('T12 however it ends, its end is logged once, with a duration of at most an hour', async () => {
  const endings: Readonly<Record<string, (as: Ask) => Promise<unknown>>> = {
    'left to run out': async () => {
      await site.database.execute(sql`
        UPDATE sessions SET created_at = created_at - interval '3 hours', expire = expire - interval '3 hours'
        WHERE impersonator_id = ${admin.userId}`)
      await createSessionStore(site.database, createSecrets('a secret for the sweep alone, of 48 characters')).sweep()
    },
    'ended by the user among her devices': async () => {
      const listed = await owner.ask('GET', '/api/account/sessions')
      const { sessions: devices } = devicesCalls.listDevices.reply.parse(listed.body)
      const helping = devices.find(({ device }) => device === 'An admin helping you')
      expect(await owner.ask('DELETE', `/api/account/sessions/${helping?.id}`, {})).toMatchObject({ status: 200 })
    },
    'ended with the admin’s own other devices': async () => {
      const again = await site.ask('POST', '/api/auth/login', { email: admin.email, password: testPassword })
      const ended = await createAsk(site.app, getCookie(again))('DELETE', '/api/account/sessions', {})
      expect(ended).toMatchObject({ status: 200 })
    },
    'ended with all her other devices': () => owner.ask('DELETE', '/api/account/sessions', {}),
    'ended with the account’s suspension': async () => {
      const chief = await site.makePerson({ isAdmin: true, userRole: 'admin' })
      await chief.ask('PATCH', `/api/admin/users/${owner.userId}/status`, { status: 'suspended' })
    },
  }
  for (const [name, end] of Object.entries(endings)) {
    const before = (await deeds()).length
    const as = await become(owner)
    await end(as)
    expect(await as('GET', '/api/auth/user'), name).toMatchObject({ status: 401 })
    const rows = await site.database
      .select()
      .from(adminLog)
      .where(eq(adminLog.userId, owner.userId))
      .orderBy(adminLog.id)
    const made = rows.slice(before).filter(({ action }) => action === 'impersonation-ended')
    expect(made, name).toHaveLength(1)
    expect(made[0], name).toMatchObject({ adminId: admin.userId, after: { calls: 0 } })
    if (name === 'left to run out') expect(made[0]?.after).toMatchObject({ minutes: 60 })
    admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  }
})

test('T8 a password change of the admin ends the impersonation, and stopping it starts no session', async () => {
  const as = await become(owner)
  const again = await site.ask('POST', '/api/auth/login', { email: admin.email, password: testPassword })
  const changed = await createAsk(site.app, getCookie(again))('POST', '/api/auth/change-password', {
    ...{ currentPassword: testPassword, newPassword: 'a longer harbour at dusk' },
  })
  expect(changed).toMatchObject({ status: 200 })
  expect(await as('GET', '/api/auth/user')).toMatchObject({ status: 401 })
  expect(await stop(as)).toMatchObject({ status: 401 })
})

test('T12 using it does not extend it', async () => {
  const as = await become(owner)
  const ending = async () => {
    const [row] = await site.database.select().from(sessions).where(eq(sessions.impersonatorId, admin.userId))
    return row?.expire
  }
  const before = await ending()
  await as('GET', '/api/auth/user')
  await as('PUT', '/api/profile', { jobTitle: 'Owner' })
  expect(await ending()).toEqual(before)
})

test('T12 admins, oneself and suspended users cannot be impersonated, and each attempt is logged', async () => {
  const other = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  const shut = await site.makePerson({ accountStatus: 'suspended' })
  for (const who of [other, admin, shut]) {
    expect(await start(who)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const [deed] = await site.database.select().from(adminLog).where(eq(adminLog.userId, who.userId))
    expect(deed).toMatchObject({ action: 'impersonation-started', adminId: admin.userId, refusal: expect.any(String) })
  }
  expect(await start({ ...owner, userId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ status: 404 })
  expect(await admin.ask('GET', '/api/admin/stats')).toMatchObject({ status: 200 })
})

test('T12 admin calls, a second impersonation and calls reserved to the owner are refused', async () => {
  const as = await become(owner)
  const second = await site.makePerson()
  expect(await start(second, as)).toMatchObject({ status: 409, body: { code: 'already_impersonating' } })
  const refused = Object.values(callsByName).filter(
    (spec) => (spec.caller === 'admin' || 'notWhileImpersonating' in spec) && !spec.path.includes('impersonate'),
  )
  const names = refused.map(({ method, path }) => `${method} ${path}`)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['POST /api/auth/change-password', 'POST /api/create-payment-intent', 'POST /api/checkout/free'],
      ...[
        'POST /api/checkout/simulate',
        'POST /api/billing/cancel',
        'POST /api/billing/resume',
        'POST /api/billing/card',
        'GET /api/admin/log.csv',
      ],
    ]),
  )
  for (const { method, path } of refused) {
    const body = method === 'GET' ? undefined : {}
    const url = path.replace(':id', owner.userId).replace(':code', 'FOUNDER')
    expect(await as(method, url, body), path).toMatchObject({ status: 403, body: { code: 'impersonating' } })
  }
  const tries = (await deeds()).filter(({ refusal }) => refusal !== null)
  expect(tries.map(({ subject }) => subject)).toEqual(expect.arrayContaining(names))
})

test('T12 every change is logged with both ids; reading is not', async () => {
  const as = await become(owner)
  await as('GET', '/api/user-profile')
  expect(await as('PUT', '/api/profile', { jobTitle: 'Owner' })).toMatchObject({ status: 200 })
  expect(await as('PUT', '/api/user-profile/tagline', { chosenTagline: 'Braver.' })).toMatchObject({ status: 200 })
  expect(await as('PUT', '/api/profile', { isAdmin: true })).toMatchObject({ status: 400 })
  await stop(as)
  const made = { action: 'call-while-impersonating', adminId: admin.userId, refusal: null }
  expect(await deeds()).toEqual([
    { action: 'impersonation-started', subject: null, adminId: admin.userId, refusal: null },
    { ...made, subject: 'PUT /api/profile' },
    { ...made, subject: 'PUT /api/user-profile/tagline' },
    { action: 'impersonation-ended', subject: null, adminId: admin.userId, refusal: null },
  ])
  const [ended] = await site.database
    .select()
    .from(adminLog)
    .where(eq(adminLog.action, 'impersonation-ended'))
    .orderBy(sql`id DESC`)
  expect(ended?.after).toEqual({ minutes: 1, calls: 2 })
  await owner.ask('PUT', '/api/profile', { jobTitle: 'Baker' })
  expect(await deeds()).toHaveLength(4)
})

test('T12 stopping gives the admin a new session and ends the impersonation', async () => {
  const as = await become(owner)
  const stopped = await stop(as)
  expect(stopped).toMatchObject({ status: 200, body: { success: true, isSignedIn: true } })
  const again = createAsk(site.app, getCookie(stopped))
  expect(getCookie(stopped)).not.toBe(admin.cookie)
  expect(await me(again)).toMatchObject({ id: admin.userId, impersonating: false })
  expect(await as('GET', '/api/auth/user')).toMatchObject({ status: 401 })
  expect(await stop(as)).toMatchObject({ status: 401 })
  expect(await stop(again)).toMatchObject({ status: 409, body: { code: 'not_impersonating' } })
})

test('T12 it ends at once when the admin is demoted or suspended, and stopping it signs out', async () => {
  for (const columns of [{ isAdmin: false, userRole: 'customer' }, { accountStatus: 'suspended' }] as const) {
    const as = await become(owner)
    await site.setUser(admin, columns)
    expect(await as('GET', '/api/auth/user')).toMatchObject({ status: 401 })
    expect(await as('PUT', '/api/profile', { jobTitle: 'Thief' })).toMatchObject({ status: 401 })
    const stopped = await stop(as)
    expect(stopped).toMatchObject({ status: 200, body: { isSignedIn: false } })
    expect(await me(createAsk(site.app, getCookie(stopped)))).toMatchObject({ code: 'signed_out' })
    expect(await stop(as)).toMatchObject({ status: 401 })
    admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  }
})

test('T12 it ends when the user becomes an admin, and by a sign-out, which is logged', async () => {
  const chief = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  const as = await become(owner)
  await chief.ask('PATCH', `/api/admin/users/${owner.userId}/admin`, { isAdmin: true })
  expect(await as('GET', '/api/auth/user')).toMatchObject({ status: 401 })
  await chief.ask('PATCH', `/api/admin/users/${owner.userId}/admin`, { isAdmin: false })
  expect(await as('GET', '/api/auth/user')).toMatchObject({ status: 401 })

  admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  const asAgain = await become(owner)
  expect(await asAgain('POST', '/api/auth/logout', {})).toMatchObject({ status: 200 })
  expect((await deeds()).at(-1)).toMatchObject({ action: 'impersonation-ended', adminId: admin.userId })
})

test('an impersonation is not counted among the user’s sessions', async () => {
  await become(owner)
  const other = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  expect(await other.ask('GET', `/api/admin/users/${owner.userId}`)).toMatchObject({ body: { user: { sessions: 1 } } })
  const { text } = await owner.ask('GET', '/api/account/sessions')
  expect(text).toContain('An admin helping you')
})

test('T12 impersonating needs a user id, and no unknown field in the body', async () => {
  expect(await admin.ask('POST', '/api/admin/impersonate/nobody')).toMatchObject({ status: 400 })
  expect(await admin.ask('POST', `/api/admin/impersonate/${owner.userId}`, { minutes: 600 })).toMatchObject({
    status: 400,
  })
  const [row] = await site.database.select().from(users).where(eq(users.id, owner.userId))
  expect(row?.isAdmin).toBe(false)
})
