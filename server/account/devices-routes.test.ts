import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '#server/platform/db/database.ts'
import { sessions } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, getCookie, type TestPerson, testPassword } from '#testing/server/people.ts'
import { signLinkToken } from '#testing/server/signed-links.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const path = '/api/account/sessions'
const dayMs = 86_400_000
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

type Listed = { id: string; device: string; startedAt: string; lastUsedAt: string | null; isCurrent: boolean }
const list = async ({ ask }: Pick<TestPerson, 'ask'>): Promise<Listed[]> =>
  JSON.parse((await ask('GET', path)).text).sessions
const others = async (person: TestPerson) => (await list(person)).filter(({ isCurrent }) => !isCurrent)

/** Signs the person in on another device. */
async function signInOn(userAgent: string, { email }: TestPerson, app = site.app) {
  const body = { email, password: testPassword }
  const signedIn = await createAsk(app)('POST', '/api/auth/login', body, { headers: { 'user-agent': userAgent } })
  expect(signedIn.status).toBe(200)
  return createAsk(app, getCookie(signedIn))
}

/** Sets start and expiry of the person's sessions, in days from now. */
const move = ({ userId }: TestPerson, started: number, expire: number) =>
  site.database
    .update(sessions)
    .set({ createdAt: new Date(Date.now() + started * dayMs), expire: new Date(Date.now() + expire * dayMs) })
    .where(and(eq(sessions.userId, userId), ne(sessions.device, 'Firefox on Linux')))

test('T6 the list shows each device, its start and last use, and which is the current one', async () => {
  const person = await site.makePerson()
  const phone = await signInOn(iphone, person)
  const [own, other, ...more] = await list(person)
  expect(more).toEqual([])
  expect(own).toMatchObject({ device: 'Firefox on Linux', isCurrent: true })
  expect(other).toMatchObject({ device: 'Safari on iPhone', isCurrent: false })
  for (const time of [own?.startedAt, own?.lastUsedAt, other?.startedAt, other?.lastUsedAt])
    expect(Math.abs(Date.now() - Date.parse(String(time)))).toBeLessThan(60_000)
  expect((await list({ ask: phone })).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [other?.id, true],
    [own?.id, false],
  ])
})

test('T6 every way to sign in stores the device', async () => {
  const from = { headers: { 'user-agent': iphone } }
  const remembers = async (answered: { status: number; headers: Record<string, unknown> }) => {
    expect(answered.status).toBe(200)
    const devices = await list({ ask: createAsk(site.app, getCookie(answered)) })
    expect(devices.find(({ isCurrent }) => isCurrent)?.device).toBe('Safari on iPhone')
  }
  const newcomer = { email: 'ida@example.org', password: testPassword, firstName: 'Ida', lastName: 'Moor' }
  await remembers(await site.ask('POST', '/api/auth/register', newcomer, from))
  const person = await site.makePerson()
  await remembers(await site.ask('POST', '/api/auth/token', { token: signLinkToken(person) }, from))
  const change = { currentPassword: testPassword, newPassword: 'two kettles of herons' }
  await remembers(await person.ask('POST', '/api/auth/change-password', change, from))
  await site.ask('POST', '/api/auth/forgot-password', { email: person.email })
  const findMail = () => site.mails.find(({ to, text }) => to === person.email && text.includes('token='))
  await expect.poll(findMail).toBeDefined()
  const reset = { token: /token=([\w-]+)/.exec(findMail()?.text ?? '')?.[1], password: 'three kettles of herons' }
  await remembers(await site.ask('POST', '/api/auth/reset-password', reset, from))
})

test('T6 the last use is shown only as far as it is known, and expired sessions are not listed', async () => {
  const person = await site.makePerson()
  await signInOn(iphone, person)
  const lastUse = async () => (await others(person)).map(({ lastUsedAt }) => lastUsedAt)
  await move(person, -10, 11)
  const [threeDaysAgo] = await lastUse()
  expect(Math.abs(Date.now() - 3 * dayMs - Date.parse(String(threeDaysAgo)))).toBeLessThan(60_000)
  // From its sixteenth day a session's expiry no longer moves, so the last use is unknown.
  await move(person, -20, 10)
  expect(await lastUse()).toEqual([null])
  await move(person, -20, -1)
  expect(await lastUse()).toEqual([])
  const ended = await person.ask('DELETE', path, {})
  expect(ended.body).toEqual({ success: true, ended: 0 })
})

test('T6 a session from before devices were stored is listed as unknown', async () => {
  const person = await site.makePerson()
  await site.database.update(sessions).set({ device: null }).where(eq(sessions.userId, person.userId))
  expect(await list(person)).toMatchObject([{ device: 'Unknown device', isCurrent: true }])
})

test('T6 ending a device ends its session immediately on every server, and leaves the others', async () => {
  const person = await site.makePerson()
  const again = await site.again()
  const phone = await signInOn(iphone, person)
  const elsewhere = await signInOn(iphone, person, again)
  expect(await elsewhere('GET', '/api/brand-attributes')).toMatchObject({ status: 200 })
  const own = (await list({ ask: elsewhere })).find(({ isCurrent }) => isCurrent)
  expect(await person.ask('DELETE', `${path}/${own?.id}`, {})).toMatchObject({ status: 200, body: { success: true } })
  for (const call of ['/api/brand-attributes', '/api/auth/user', path])
    expect(await elsewhere('GET', call), call).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  for (const ask of [phone, person.ask]) expect(await ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
})

test('T6 ending all others keeps the current session and says how many were ended', async () => {
  const [person, stranger] = [await site.makePerson(), await site.makePerson()]
  const devices = [await signInOn(iphone, person), await signInOn('curl/8.5.0', person)]
  expect(await person.ask('DELETE', path, {})).toMatchObject({ status: 200, body: { success: true, ended: 2 } })
  for (const ask of devices) expect(await ask('GET', '/api/auth/user')).toMatchObject({ status: 401 })
  for (const { ask } of [person, stranger]) expect(await ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
  expect(await list(person)).toMatchObject([{ isCurrent: true }])
})

test('T6 the current session cannot be ended from the list, and the error says to sign out', async () => {
  const person = await site.makePerson()
  const [own] = await list(person)
  const refused = await person.ask('DELETE', `${path}/${own?.id}`, {})
  expect(refused).toMatchObject({ status: 409, body: { code: 'own_session' } })
  expect(refused.body.error).toContain('Sign Out')
  expect(await person.ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
})

test("T21 another account's session is answered like a missing one, and is left alone", async () => {
  const [person, stranger] = [await site.makePerson(), await site.makePerson()]
  const [foreign] = await list(stranger)
  const answered = await person.ask('DELETE', `${path}/${foreign?.id}`, {})
  const unknown = await person.ask('DELETE', `${path}/6f0b6c9e-0c1d-4c35-9b53-0f6f2f1c8a11`, {})
  expect([answered.status, answered.text]).toEqual([404, unknown.text])
  expect(unknown.status).toBe(404)
  expect(await stranger.ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
})

test('T6 an account has at most 50 sessions: one more ends the oldest, and expired ones do not count', async () => {
  const person = await site.makePerson()
  const stranger = await site.makePerson()
  const hour = (n: number) => sql`now() + make_interval(hours => ${n})`
  await site.database.insert(sessions).values([
    ...Array.from({ length: 48 }, (_, n) => ({ sid: `${person.userId} ${n}`, createdAt: hour(n - 60) })).map((row) => ({
      ...row,
      userId: person.userId,
      expire: hour(200),
    })),
    // Newer than the others, but expired.
    { sid: `${person.userId} gone`, userId: person.userId, createdAt: hour(-1), expire: hour(-1) },
  ])
  const oldest = async () =>
    (
      await site.database
        .select({ sid: sessions.sid })
        .from(sessions)
        .where(eq(sessions.userId, person.userId))
        .orderBy(asc(sessions.createdAt))
        .limit(1)
    )[0]?.sid
  const fiftieth = await signInOn(iphone, person)
  expect([(await list(person)).length, await oldest()]).toEqual([50, `${person.userId} 0`])
  const further = await signInOn(iphone, person)
  expect([(await list(person)).length, await oldest()]).toEqual([50, `${person.userId} 1`])
  for (const ask of [person.ask, fiftieth, further, stranger.ask])
    expect(await ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
})

test('T6 sessions started at the same time count each other', async () => {
  const person = await site.makePerson()
  const start = (n: number, db: Queryable = site.database) =>
    db
      .insert(sessions)
      .values({ sid: `${person.userId} ${n}`, userId: person.userId, expire: new Date(Date.now() + dayMs) })
  for (let n = 0; n < 49; n += 1) await start(n)
  const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  const countWaiting = async () => (await site.database.execute(waiting)).rowCount
  const other = await site.database.$client.connect()
  await other.query('BEGIN')
  await start(49, drizzle({ client: other }))
  const signingIn = signInOn(iphone, person)
  await expect.poll(countWaiting).toBe(1)
  await other.query('COMMIT')
  other.release()
  const ask = await signingIn
  expect(await ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
  expect(await list({ ask })).toHaveLength(50)
})

test('T6 sessions inserted together, as by a restore, all stay up to 50, and of more 50 stay', async () => {
  const person = await site.makePerson()
  const row = (n: number, hours: number) => ({
    sid: `${person.userId} ${n}`,
    userId: person.userId,
    expire: sql`now() + make_interval(hours => ${hours})`,
  })
  const countStanding = () =>
    site.database.$count(sessions, and(eq(sessions.userId, person.userId), gt(sessions.expire, sql`now()`)))
  const further = Array.from({ length: 49 }, (_, n) => row(n, 200))
  await site.database.insert(sessions).values([...further, row(49, -1), row(50, -1)])
  expect(await countStanding()).toBe(50)
  await site.database.insert(sessions).values(Array.from({ length: 60 }, (_, n) => row(100 + n, 200)))
  expect(await countStanding()).toBe(50)
})

test('T6 signing in works after the clock was set back, though the other 50 sessions look newer', async () => {
  const person = await site.makePerson()
  const rows = Array.from({ length: 50 }, (_, n) => ({
    sid: `${person.userId} ${n}`,
    userId: person.userId,
    createdAt: new Date(Date.now() + dayMs),
    expire: new Date(Date.now() + 10 * dayMs),
  }))
  await site.database.insert(sessions).values(rows)
  const ask = await signInOn(iphone, person)
  expect(await ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
  expect(await list({ ask })).toHaveLength(50)
})
