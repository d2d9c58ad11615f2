import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sessions } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, getCookie, type TestPerson, testPassword } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())
afterEach(() => void vi.useRealTimers())

const dayMs = 86_400_000
const isIn = async ({ ask }: TestPerson) => (await ask('GET', '/api/brand-attributes')).status === 200
const looks = async ({ ask }: TestPerson) => (await ask('GET', '/api/auth/user')).status === 200
const rowOf = async ({ userId }: TestPerson) =>
  (await site.database.select().from(sessions).where(eq(sessions.userId, userId)))[0]
const moveClock = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs })
const signIn = ({ email }: TestPerson) => site.ask('POST', '/api/auth/login', { email, password: testPassword })

test('T6 the cookie holds 256 random bits, HttpOnly and SameSite=Lax, and the database only their keyed hash', async () => {
  const person = await site.makePerson()
  const signedIn = await signIn(person)
  const header = String(signedIn.headers['set-cookie'])
  expect(header).toMatch(/^signet=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  const token = getCookie(signedIn).split('=')[1] ?? ''
  const { rows } = await site.database.execute(sql`SELECT sessions::text AS row FROM sessions`)
  expect(JSON.stringify(rows)).not.toContain(token)
  const plain = createHmac('sha256', '').update(token).digest('base64url')
  expect(JSON.stringify(rows)).not.toContain(plain)
  const again = await signIn(person)
  expect(getCookie(again)).not.toBe(getCookie(signedIn))
})

test('T6 under https the cookie is Secure and carries the __Host- prefix', async () => {
  const person = await site.makePerson()
  const app = await site.again({ publicUrl: 'https://signet.example' })
  const login = { email: person.email, password: testPassword }
  const signedIn = await createAsk(app)('POST', '/api/auth/login', login, {
    headers: { origin: 'https://signet.example' },
  })
  const header = String(signedIn.headers['set-cookie'])
  expect(header).toMatch(/^__Host-signet=[\w-]{43};/)
  expect(header).toContain('; Secure')
  expect(header).toContain('; Path=/;')
  expect(header).not.toContain('Domain')
  expect(await createAsk(app, getCookie(signedIn))('GET', '/api/auth/user')).toMatchObject({ status: 200 })
})

test('T6 a session survives a restart', async () => {
  const person = await site.makePerson()
  const app = await site.again()
  expect(await createAsk(app, person.cookie)('GET', '/api/auth/user')).toMatchObject({ status: 200 })
})

test('T6 a session ends after 14 days without use', async () => {
  const person = await site.makePerson()
  await site.database
    .update(sessions)
    .set({ expire: sql`now() - interval '1 second'` })
    .where(eq(sessions.userId, person.userId))
  expect([await isIn(person), await looks(person)]).toEqual([false, false])
})

test('T6 each use, including reading the account, extends the idle expiry, but writes at most once an hour', async () => {
  for (const use of [isIn, looks]) {
    const person = await site.makePerson()
    const before = await rowOf(person)
    expect(await use(person)).toBe(true)
    expect((await rowOf(person))?.expire).toEqual(before?.expire)
    moveClock(1)
    expect(await use(person)).toBe(true)
    vi.useRealTimers()
    const moved = ((await rowOf(person))?.expire.getTime() ?? 0) - (before?.expire.getTime() ?? 0)
    expect(Math.abs(moved - dayMs)).toBeLessThan(60_000)
  }
})

test('T6 no use keeps a session longer than 30 days', async () => {
  for (const use of [isIn, looks]) {
    const person = await site.makePerson()
    const startedAt = new Date(Date.now() - 29.5 * dayMs)
    await site.database
      .update(sessions)
      .set({ createdAt: startedAt, expire: new Date(Date.now() + 60_000) })
      .where(eq(sessions.userId, person.userId))
    expect(await use(person)).toBe(true)
    expect((await rowOf(person))?.expire).toEqual(new Date(startedAt.getTime() + 30 * dayMs))
  }
})

test('T6 a wrong clock gives nobody an endless session', async () => {
  for (const use of [isIn, looks]) {
    // Created while the clock was 100 days ahead, then used after it was corrected.
    const ahead = await site.makePerson()
    await site.database
      .update(sessions)
      .set({ expire: new Date(Date.now() + 114 * dayMs), createdAt: new Date(Date.now() + 100 * dayMs) })
      .where(eq(sessions.userId, ahead.userId))
    expect(await use(ahead)).toBe(false)
    // Used while the clock is set back: refused until it is right again, and not extended.
    const person = await site.makePerson()
    const before = await rowOf(person)
    moveClock(-20)
    expect(await use(person)).toBe(false)
    vi.useRealTimers()
    expect((await rowOf(person))?.expire).toEqual(before?.expire)
  }
})

test('T6 a new password gives a new session id and ends the other sessions', async () => {
  const person = await site.makePerson()
  const elsewhere = createAsk(site.app, getCookie(await signIn(person)))
  const change = { currentPassword: testPassword, newPassword: 'two kettles of herons' }
  const changed = await person.ask('POST', '/api/auth/change-password', change)
  expect(changed.status).toBe(200)
  expect(getCookie(changed)).not.toBe(person.cookie)
  expect(await looks(person)).toBe(false)
  expect(await elsewhere('GET', '/api/auth/user')).toMatchObject({ status: 401 })
  expect(await createAsk(site.app, getCookie(changed))('GET', '/api/auth/user')).toMatchObject({ status: 200 })
})

test('expired sessions are deleted while the server is running', async () => {
  const [gone, stays] = [await site.makePerson(), await site.makePerson()]
  await site.database
    .update(sessions)
    .set({ expire: sql`now() - interval '1 day'` })
    .where(eq(sessions.userId, gone.userId))
  const app = await site.again()
  await app.listen({ port: 0 })
  await expect.poll(() => rowOf(gone)).toBeUndefined()
  expect(await rowOf(stays)).toBeDefined()
})
