import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { sessions, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { type Ask, createAsk, getCookie, type TestPerson, testPassword } from '#testing/server/people.ts'
import { makeCode, turnSecondFactorOn } from '#testing/server/second-factor.ts'
import { signLinkToken } from '#testing/server/signed-links.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

/** Moves the time when the person's sessions were confirmed back by `minutes`. */
const letPass = (minutes: number, { userId }: TestPerson) =>
  site.database
    .update(sessions)
    .set({ confirmedAt: sql`${sessions.confirmedAt} - make_interval(mins => ${minutes})` })
    .where(eq(sessions.userId, userId))

const confirm = (body: object, ask: Ask) => ask('POST', '/api/auth/confirm', body)
const take = (ask: Ask) => ask('GET', '/api/account/export')
const signIn = async ({ email }: TestPerson) => {
  const signedIn = await site.ask('POST', '/api/auth/login', { email, password: testPassword })
  expect(signedIn.status, signedIn.text).toBe(200)
  return createAsk(site.app, getCookie(signedIn))
}
const deletion = { confirmation: 'delete', businessName: 'Tern & Tide' }
const refused = { status: 403, body: { code: 'confirm_required', error: 'Please confirm that it’s you first.' } }

test('T49 deletion, the data export and ending other sessions ask for the password again after ten minutes', async () => {
  const owner = await site.makeOwner()
  const other = await signIn(owner)
  const listed = (await owner.ask('GET', '/api/account/sessions')).text
  const otherId = /"id":"([^"]+)"[^}]*"isCurrent":false/.exec(listed)?.[1]
  const acts: Readonly<Record<string, () => ReturnType<Ask>>> = {
    'GET /api/account/export': () => take(owner.ask),
    'DELETE /api/account/sessions/:id': () => owner.ask('DELETE', `/api/account/sessions/${otherId}`, {}),
    'DELETE /api/account/sessions': () => owner.ask('DELETE', '/api/account/sessions', {}),
    'POST /api/account/delete': () => owner.ask('POST', '/api/account/delete', deletion),
  }
  const marked = allCalls.filter((spec) => 'needsConfirmation' in spec).map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(acts).toSorted()).toEqual(marked.toSorted())
  await letPass(11, owner)
  for (const [name, act] of Object.entries(acts)) {
    const answered = await act()
    expect(answered, name).toMatchObject(refused)
    expect(answered.body.ways, name).toEqual(['password'])
  }
  expect(await other('GET', '/api/auth/user')).toMatchObject({ status: 200 })
  expect(await owner.ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
  expect(await confirm({ password: testPassword }, owner.ask)).toMatchObject({ status: 200, body: { success: true } })
  for (const [name, act] of Object.entries(acts)) expect((await act()).status, name).toBe(200)
})

test('T49 nothing is asked within nine minutes, and confirming one session does not confirm another', async () => {
  const owner = await site.makeOwner()
  await letPass(9, owner)
  expect((await take(owner.ask)).status).toBe(200)
  await letPass(2, owner)
  const again = await signIn(owner)
  expect((await take(again)).status).toBe(200)
  expect(await take(owner.ask)).toMatchObject(refused)
  // Setting the clock back does not extend it either.
  await letPass(-60, owner)
  expect(await take(owner.ask)).toMatchObject(refused)
})

test('T49 a signed link signs in without confirming; sign-up and a new password confirm', async () => {
  const owner = await site.makeOwner()
  const byLink = await site.ask('POST', '/api/auth/token', { token: signLinkToken(owner) })
  const linked = createAsk(site.app, getCookie(byLink))
  expect(await take(linked)).toMatchObject(refused)
  const change = { currentPassword: testPassword, newPassword: 'two kettles of herons' }
  const changed = await linked('POST', '/api/auth/change-password', change)
  expect((await take(createAsk(site.app, getCookie(changed)))).status).toBe(200)
  const newcomer = { email: 'moor@example.org', password: testPassword, firstName: 'Ida', lastName: 'Moor' }
  const registered = await site.ask('POST', '/api/auth/register', newcomer)
  expect((await take(createAsk(site.app, getCookie(registered)))).status).toBe(200)
})

test('T49 an account without a password is told so, and can set one by a mailed link', async () => {
  const owner = await site.makeOwner()
  await site.database.update(users).set({ passwordHash: null }).where(eq(users.id, owner.userId))
  await letPass(11, owner)
  expect((await take(owner.ask)).body.ways).toEqual([])
  expect((await confirm({ password: testPassword }, owner.ask)).status).toBe(400)
  await owner.ask('POST', '/api/auth/forgot-password', { email: owner.email })
  const findLink = () => site.mails.find(({ to, text }) => to === owner.email && text.includes('token='))
  await expect.poll(findLink, { timeout: 10_000 }).toBeDefined()
  const token = /token=([\w-]+)/.exec(findLink()?.text ?? '')?.[1]
  const reset = await site.ask('POST', '/api/auth/reset-password', { token, password: 'two kettles of herons' })
  expect((await take(createAsk(site.app, getCookie(reset)))).status).toBe(200)
})

describe('a second-factor code', () => {
  test('T49 confirms as the password does, once; a recovery code does too', async () => {
    const owner = await site.makeOwner()
    const factor = await turnSecondFactorOn(site, owner)
    await letPass(11, owner)
    expect((await take(owner.ask)).body.ways).toEqual(['password', 'code'])
    const code = factor.code()
    expect((await confirm({ code }, owner.ask)).status).toBe(200)
    expect((await take(owner.ask)).status).toBe(200)
    await letPass(11, owner)
    expect((await confirm({ code }, owner.ask)).body).toMatchObject({ code: 'invalid_code' })
    expect(await take(owner.ask)).toMatchObject(refused)
    expect((await confirm({ code: factor.recovery[0] }, owner.ask)).status).toBe(200)
    expect((await take(owner.ask)).status).toBe(200)
  })

  test('T49 confirms nothing if the factor was only begun: anyone with the session can begin one', async () => {
    const owner = await site.makeOwner()
    await letPass(11, owner)
    const begun = await owner.ask('POST', '/api/account/second-factor', {})
    const code = makeCode(String(begun.body.key))
    expect((await confirm({ code }, owner.ask)).body).toMatchObject({ code: 'invalid_code' })
    expect(await take(owner.ask)).toMatchObject(refused)
  })

  test('T49 is always needed, with the password, to turn the factor off, however fresh the session', async () => {
    const owner = await site.makeOwner()
    const factor = await turnSecondFactorOn(site, owner)
    const off = (body: object) => owner.ask('DELETE', '/api/account/second-factor', body)
    for (const body of [
      {},
      { password: testPassword },
      { code: factor.code() },
      { password: 'x', code: factor.code() },
    ])
      expect((await off(body)).status).toBe(400)
    expect((await owner.ask('GET', '/api/account/second-factor')).body.since).not.toBeNull()
    expect((await off({ password: testPassword, code: factor.code() })).status).toBe(200)
  })
})

test('T49 exactly one of password and code is accepted, and an error names its field', async () => {
  const owner = await site.makeOwner()
  for (const body of [{}, { password: testPassword, code: '123456' }, { password: '' }])
    expect((await confirm(body, owner.ask)).status).toBe(400)
  const wrong = await confirm({ password: 'not it' }, owner.ask)
  expect(wrong).toMatchObject({ status: 400, body: { fields: { password: 'That’s not your current password.' } } })
  const told = site.logLines.filter((line) => line.includes('confirm_failed') && line.includes(owner.userId))
  expect(told).toHaveLength(1)
  expect(told[0]).not.toContain('not it')
})

test('T1 failed confirmations count toward the sign-in limit (passwords) and the second-step limit (codes)', async () => {
  const strict = await createTestApp({ rateLimitScale: 1 })
  try {
    const person = await strict.makePerson()
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await confirm({ password: 'not it' }, person.ask)).status).toBe(400)
      const login = { email: person.email, password: 'not it' }
      expect((await strict.ask('POST', '/api/auth/login', login)).status).toBe(401)
    }
    const late = await confirm({ password: testPassword }, person.ask)
    expect(late).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    const other = await strict.makePerson()
    const factor = await turnSecondFactorOn(strict, other)
    for (let tries = 0; tries < 10; tries += 1)
      expect((await confirm({ code: 'wrong' }, other.ask)).body).toMatchObject({ code: 'invalid_code' })
    expect(await confirm({ code: factor.code() }, other.ask)).toMatchObject({ status: 429 })
  } finally {
    await strict.close()
  }
})
