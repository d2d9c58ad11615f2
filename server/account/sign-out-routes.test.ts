import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sessions } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { type Ask, createAsk, type TestPerson } from '#testing/server/people.ts'
import { makeWebBuild } from '#testing/server/web-build.ts'

let site: TestApp
let build: Awaited<ReturnType<typeof makeWebBuild>>
beforeAll(async () => {
  build = await makeWebBuild()
  site = await createTestApp({}, { build })
})
afterAll(async () => {
  await site.close()
  await build.remove()
})
afterEach(() => void vi.useRealTimers())

const isIn = async ({ ask }: TestPerson) => (await ask('GET', '/api/auth/user')).status === 200
const leave = ({ ask }: TestPerson, from: string | undefined, query = '') =>
  ask('GET', `/api/logout${query}`, undefined, from === undefined ? {} : { headers: { 'sec-fetch-site': from } })
const linkOn = (page: string) => /href="\/api\/logout(\?token=[^"]+)"/.exec(page)?.[1] ?? ''

test('navigating to /api/login redirects to the sign-in page', async () => {
  expect(await site.ask('GET', '/api/login')).toMatchObject({ status: 302, headers: { location: '/login' } })
})

test('T5 signing out by API call deletes the session: a copied cookie is 401', async () => {
  const person = await site.makePerson()
  const left = await person.ask('POST', '/api/auth/logout', {})
  expect(left).toMatchObject({ status: 200, body: { success: true } })
  expect(String(left.headers['set-cookie'])).toMatch(/^signet=; .*Expires=Thu, 01 Jan 1970/)
  expect(await isIn(person)).toBe(false)
  expect(await site.database.select().from(sessions).where(eq(sessions.userId, person.userId))).toEqual([])
})

test('T5 navigation from this site or typed directly signs out and deletes the session', async () => {
  for (const from of ['same-origin', 'none']) {
    const person = await site.makePerson()
    expect(await leave(person, from)).toMatchObject({ status: 302, headers: { location: '/login' } })
    expect(await isIn(person)).toBe(false)
  }
})

test('T5 a HEAD request signs nobody out', async () => {
  const person = await site.makePerson()
  const looked = await person.ask('HEAD', '/api/logout', undefined, { headers: { 'sec-fetch-site': 'none' } })
  expect(looked.headers['set-cookie']).toBeUndefined()
  expect(await isIn(person)).toBe(true)
})

test('T5 navigation from another or an unknown site asks first and keeps the session', async () => {
  for (const from of ['cross-site', 'same-site', undefined]) {
    const person = await site.makePerson()
    const page = await leave(person, from)
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.text).toContain('<title>Sign out</title>')
    expect(linkOn(page.text)).toMatch(/^\?token=[\w.-]{50,}$/)
    expect(await isIn(person)).toBe(true)
  }
})

test('T5 a server without screens cannot ask, so it refuses and keeps the session', async () => {
  const bare = await createTestApp()
  const person = await bare.makePerson()
  expect(await leave(person, 'cross-site')).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  expect(await isIn(person)).toBe(true)
  await bare.close()
})

test('T5 the link on the confirmation page signs out once, only its own session, and for ten minutes', async () => {
  const [person, other] = [await site.makePerson(), await site.makePerson()]
  const link = linkOn((await leave(person, undefined)).text)
  await leave(other, undefined, link)
  expect([await isIn(other), await isIn(person)]).toEqual([true, true])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  await leave(person, undefined, link)
  vi.useRealTimers()
  expect(await isIn(person)).toBe(true)
  expect(await leave(person, undefined, link)).toMatchObject({ status: 302 })
  expect(await isIn(person)).toBe(false)
})

test('T5 after signing out the browser is redirected only within this site', async () => {
  const leadTo = async (next: string) => {
    const person = await site.makePerson()
    return (await leave(person, 'none', `?next=${encodeURIComponent(next)}`)).headers.location
  }
  expect(await leadTo('/login?again=1')).toBe('/login?again=1')
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\tx',
    '/@x\r\ny: z',
  ]
  for (const next of [...foreign, 'login', '', '/ //evil.example']) expect(await leadTo(next), next).toBe('/login')
})

test('signing out without a session is not an error', async () => {
  expect(await site.ask('POST', '/api/auth/logout', {})).toMatchObject({ status: 200 })
  expect(await site.ask('GET', '/api/logout')).toMatchObject({ status: 302, headers: { location: '/login' } })
})

test("T5 signing out clears the browser's data for this site", async () => {
  const person = await site.makePerson()
  const left = await person.ask('POST', '/api/auth/logout', {})
  expect(left.headers['clear-site-data']).toBe('"cache", "storage"')
})

test('T36, T41 signing out works while the database accepts no writes, and deletes the row later', async () => {
  const own = await createTestApp()
  const person = await own.makePerson()
  const { rows } = await own.database.execute(sql`SELECT current_database() AS name`)
  const setReadOnly = async (state: 'on' | 'off') => {
    const setting = `ALTER DATABASE ${rows[0]?.name} SET default_transaction_read_only = ${state}`
    await own.database.$client.query(`BEGIN READ WRITE; ${setting}; COMMIT`)
    // The setting applies to new connections, so close all existing ones.
    const all = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()`
    await own.database.execute(all).catch(() => undefined)
  }
  const countRows = () => own.database.$count(sessions, eq(sessions.userId, person.userId))
  try {
    await setReadOnly('on')
    expect(await person.ask('PUT', '/api/profile', {})).toMatchObject({ status: 503 })
    expect(await isIn(person)).toBe(true)
    const left = await person.ask('POST', '/api/auth/logout', {})
    expect(left).toMatchObject({ status: 200 })
    expect(String(left.headers['set-cookie'])).toMatch(/^signet=; .*Expires=Thu, 01 Jan 1970/)
    expect(await isIn(person)).toBe(false)
    expect(await countRows()).toBe(1)
    await setReadOnly('off')
    await vi.waitFor(async () => expect(await countRows()).toBe(0), { timeout: 15_000, interval: 200 })
    expect(await isIn(person)).toBe(false)
  } finally {
    await own.close()
  }
})

test('T6 the cookie that marks a sign-out is Secure where the session cookie is', async () => {
  const app = await site.again({ publicUrl: 'https://signet.example' })
  const noteOf = async (ask: Ask) =>
    String((await ask('POST', '/api/auth/logout', {})).headers['set-cookie'])
      .split(',')
      .find((cookie) => cookie.includes('signet_signed_out'))
  expect(await noteOf(createAsk(app))).toMatch(/^signet_signed_out=1; Max-Age=60; Path=\/; Secure; SameSite=Lax$/)
  expect(await noteOf(site.ask)).toMatch(/^signet_signed_out=1; Max-Age=60; Path=\/; SameSite=Lax$/)
})
