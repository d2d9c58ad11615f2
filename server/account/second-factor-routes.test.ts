import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endSecondFactor } from '#server/account/end-second-factor.ts'
import { recoveryCodes, secondFactors, sessions } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, getCookie, type TestPerson, testPassword } from '#testing/server/people.ts'
import { makeCode, turnSecondFactorOn } from '#testing/server/second-factor.ts'
import { signLinkToken } from '#testing/server/signed-links.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
  await site.app.ready()
})
afterAll(() => site.close())

const signIn = ({ email }: TestPerson, password = testPassword) =>
  site.ask('POST', '/api/auth/login', { email, password })
const challengeFor = async (person: TestPerson) => String((await signIn(person)).body.challenge)
const step = (challenge: string, code: string, ask = site.ask) =>
  ask('POST', '/api/auth/second-step', { challenge, code })
const standing = async (person: TestPerson) => (await person.ask('GET', '/api/account/second-factor')).body
const mailsTo = ({ email }: TestPerson) => site.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('setting up', () => {
  test('the factor is required from the first correct code on; a wrong code or password does not turn it on', async () => {
    const person = await site.makePerson()
    const begun = await person.ask('POST', '/api/account/second-factor', {})
    expect(begun.body).toMatchObject({
      key: expect.stringMatching(/^(\w{4} ?){8}$/),
      square: { path: expect.any(String) },
    })
    const code = makeCode(String(begun.body.key))
    const confirm = (body: object) => person.ask('POST', '/api/account/second-factor/confirm', body)
    expect(await confirm({ password: testPassword, code: code === '000000' ? '000001' : '000000' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_code', fields: { code: expect.any(String) } },
    })
    expect(await confirm({ password: 'not it', code })).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    })
    expect(await standing(person)).toEqual({ since: null, codesLeft: 0, isRequired: false })
    expect((await signIn(person)).body).toMatchObject({ success: true })
    const confirmed = await confirm({ password: testPassword, code })
    expect(new Set(confirmed.body.codes as string[]).size).toBe(10)
    expect(await standing(person)).toMatchObject({ since: expect.any(String), codesLeft: 10 })
    expect((await signIn(person)).body).toEqual({ success: false, challenge: expect.any(String) })
    await expect
      .poll(() => mailsTo(person), { timeout: 10_000 })
      .toContain('The second factor of your Signet account was turned on')
  })

  test('T9 the secret is shown once; neither it nor a recovery code is in the database or log in plain text', async () => {
    const person = await site.makePerson()
    const before = site.logLines.length
    const begun = await person.ask('POST', '/api/account/second-factor', {})
    const key = String(begun.body.key).replaceAll(' ', '')
    const confirmed = await person.ask('POST', '/api/account/second-factor/confirm', {
      password: testPassword,
      code: makeCode(key),
    })
    const [code = ''] = confirmed.body.codes as string[]
    const rows = await site.database.select().from(secondFactors).where(eq(secondFactors.userId, person.userId))
    const codes = await site.database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.userId))
    const user = await person.ask('GET', '/api/auth/user')
    const kept = [
      JSON.stringify([rows, codes]),
      ...site.logLines.slice(before),
      user.text,
      JSON.stringify(await standing(person)),
    ]
    for (const text of kept) {
      expect(text).not.toContain(key)
      expect(text).not.toContain(code)
      expect(text).not.toContain(code.replace('-', ''))
    }
    expect(await person.ask('POST', '/api/account/second-factor', {})).toMatchObject({
      status: 409,
      body: { code: 'second_factor_on' },
    })
  })

  test('turning it off and renewing codes needs password and code; after that the password alone signs in', async () => {
    const person = await site.makePerson()
    const factor = await turnSecondFactorOn(site, person)
    const renew = (body: object) => person.ask('POST', '/api/account/second-factor/codes', body)
    const off = (body: object) => person.ask('DELETE', '/api/account/second-factor', body)
    for (const change of [renew, off]) {
      expect((await change({ password: 'not it', code: factor.code() })).status).toBe(400)
      expect((await change({ password: testPassword, code: '12345678' })).body).toMatchObject({ code: 'invalid_code' })
    }
    const renewed = await renew({ password: testPassword, code: factor.code() })
    expect(renewed.body.codes).toHaveLength(10)
    expect((await step(await challengeFor(person), factor.recovery[0] ?? '')).body).toMatchObject({
      code: 'invalid_code',
    })
    const [fresh = ''] = renewed.body.codes as string[]
    expect((await off({ password: testPassword, code: fresh })).status).toBe(200)
    expect((await signIn(person)).body).toMatchObject({ success: true })
    expect(await standing(person)).toMatchObject({ since: null, codesLeft: 0 })
    expect((await off({ password: testPassword, code: fresh })).body).toMatchObject({ code: 'second_factor_off' })
  })
})

describe('signing in', () => {
  test('T1 the password alone grants nothing: no cookie, no user, and a challenge that is not a session', async () => {
    const person = await site.makeOwner()
    await turnSecondFactorOn(site, person)
    const first = await signIn(person)
    expect(first).toMatchObject({ status: 200, body: { success: false } })
    expect([getCookie(first), first.text.includes(person.userId)]).toEqual(['', false])
    const asSession = createAsk(site.app, `signet=${String(first.body.challenge)}`)
    expect((await asSession('GET', '/api/auth/user')).status).toBe(401)
    expect((await signIn(person, 'not it')).body).toEqual({ code: 'invalid_credentials', error: 'Invalid credentials' })
  })

  test('T1 a code works once: neither it nor an earlier one is accepted again, even concurrently', async () => {
    const person = await site.makePerson()
    const factor = await turnSecondFactorOn(site, person)
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challengeFor(person)))
    const code = factor.code()
    const answered = await Promise.all(challenges.map((challenge) => step(challenge, code)))
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answered.filter(({ body }) => body.code === 'invalid_code')).toHaveLength(7)
    const opened = answered.find(({ status }) => status === 200)
    const ask = createAsk(site.app, opened && getCookie(opened))
    expect((await ask('GET', '/api/auth/user')).body).toMatchObject({ id: person.userId })
    const next = await challengeFor(person)
    expect((await step(next, factor.code(-1))).body).toMatchObject({ code: 'invalid_code' })
    expect((await step(next, factor.code(1))).status).toBe(200)
  })

  test('T1 a recovery code works once, in any case and spacing; the others stay valid', async () => {
    const person = await site.makePerson()
    const { recovery } = await turnSecondFactorOn(site, person)
    const [one = '', two = ''] = recovery
    expect((await step(await challengeFor(person), ` ${one.toLowerCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await step(await challengeFor(person), one)).body).toMatchObject({ code: 'invalid_code' })
    expect((await step(await challengeFor(person), two)).status).toBe(200)
    expect(await standing(person)).toMatchObject({ codesLeft: 8 })
    expect(
      site.logLines.filter((line) => line.includes('recovery_code_used') && line.includes(person.userId)),
    ).toHaveLength(2)
  })

  test('T1 a challenge ends with the password, the account, and after five minutes; an invented one is refused', async () => {
    const person = await site.makePerson()
    const factor = await turnSecondFactorOn(site, person)
    const ended = { status: 401, body: { code: 'second_step_ended' } }
    const before = await challengeFor(person)
    const other = await site.makePerson()
    const ofOther = await turnSecondFactorOn(site, other)
    expect((await step(before, ofOther.code())).body).toMatchObject({ code: 'invalid_code' })
    for (const challenge of ['made-up', `${before.slice(0, -2)}xx`, person.cookie.split('=')[1] ?? ''])
      expect(await step(challenge, factor.code())).toMatchObject(ended)
    await person.ask('POST', '/api/auth/change-password', {
      currentPassword: testPassword,
      newPassword: 'two kettles of herons',
    })
    expect(await step(before, factor.code())).toMatchObject(ended)
    const after = String((await signIn(person, 'two kettles of herons')).body.challenge)
    await site.setUser(person, { accountStatus: 'suspended' })
    expect(await step(after, factor.code())).toMatchObject(ended)
    await site.setUser(person, { accountStatus: 'active' })
    const now = Date.now
    Date.now = () => now() + 5 * 60_000 + 1000
    try {
      expect(await step(after, factor.code())).toMatchObject(ended)
    } finally {
      Date.now = now
    }
    expect((await step(after, factor.code())).status).toBe(200)
  })

  test('T1 the eleventh wrong code for one account is refused, from any address and whatever the code', async () => {
    const strict = await createTestApp({ rateLimitScale: 1, trustProxy: '127.0.0.1' })
    const person = await strict.makePerson()
    const factor = await turnSecondFactorOn(strict, person)
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const login = { email: person.email, password: testPassword }
    const first = await strict.ask('POST', '/api/auth/login', login, from('203.0.113.1'))
    const challenge = String(first.body.challenge)
    const guess = (code: string, address: string) =>
      strict.ask('POST', '/api/auth/second-step', { challenge, code }, from(address))
    for (let tries = 1; tries <= 10; tries += 1)
      expect((await guess('wrong', `203.0.113.${tries}`)).body).toMatchObject({ code: 'invalid_code' })
    const refused = await guess(factor.code(), '203.0.113.99')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await strict.close()
  })

  test('T8 a mailed link sets the password but does not sign in: the second factor is still required', async () => {
    const person = await site.makePerson()
    const factor = await turnSecondFactorOn(site, person)
    await site.ask('POST', '/api/auth/forgot-password', { email: person.email })
    const findLink = () => site.mails.find(({ to, text }) => to === person.email && text.includes('token='))
    await expect.poll(findLink, { timeout: 10_000 }).toBeDefined()
    const token = /token=([\w-]+)/.exec(findLink()?.text ?? '')?.[1]
    const reset = await site.ask('POST', '/api/auth/reset-password', { token, password: 'two kettles of herons' })
    expect([reset.status, reset.body, getCookie(reset)]).toEqual([200, { success: true, isSignedIn: false }, ''])
    expect((await person.ask('GET', '/api/auth/user')).status).toBe(401)
    const again = await signIn(person, 'two kettles of herons')
    expect((await step(String(again.body.challenge), factor.code())).status).toBe(200)
  })

  test('T4 a signed link counts as a password: the second factor is still required, and the token is used up', async () => {
    const person = await site.makePerson()
    const factor = await turnSecondFactorOn(site, person)
    const token = signLinkToken(person)
    const first = await site.ask('POST', '/api/auth/token', { token })
    expect([first.body.success, getCookie(first)]).toEqual([false, ''])
    expect((await site.ask('POST', '/api/auth/token', { token })).status).toBe(401)
    expect((await step(String(first.body.challenge), factor.code())).status).toBe(200)
  })

  test("T6 ends the browser's previous session", async () => {
    const [earlier, person] = [await site.makePerson(), await site.makePerson()]
    const factor = await turnSecondFactorOn(site, person)
    const challenge = await challengeFor(person)
    expect((await step(challenge, factor.code(), earlier.ask)).status).toBe(200)
    expect((await earlier.ask('GET', '/api/auth/user')).status).toBe(401)
  })
})

test('an operator can turn off the second factor of a user who has lost phone and codes; the user is mailed', async () => {
  const person = await site.makePerson()
  await turnSecondFactorOn(site, person)
  const end = () => endSecondFactor(` ${person.email.toUpperCase()}`, site.database)
  expect(await end()).toMatch(/is off\.$/)
  expect((await signIn(person)).body).toMatchObject({ success: true })
  expect(await end()).toMatch(/has no second factor\.$/)
  expect(await endSecondFactor('nobody@example.org', site.database)).toMatch(/no account/)
  const subject = 'The second factor of your Signet account was turned off'
  await expect.poll(() => mailsTo(person), { timeout: 15_000 }).toContain(subject)
})

test('T11 where admins need a second factor, one without it is told so, and one with it is let through', async () => {
  const strict = await createTestApp({ isAdminFactorRequired: true })
  const [admin, person] = [await strict.makePerson({ isAdmin: true }), await strict.makePerson()]
  const isRequired = async ({ ask }: TestPerson) => (await ask('GET', '/api/account/second-factor')).body.isRequired
  expect([await isRequired(admin), await isRequired(person)]).toEqual([true, false])
  const refused = { status: 403, body: { code: 'second_factor_required' } }
  expect(await admin.ask('GET', '/api/admin/stats')).toMatchObject(refused)
  await turnSecondFactorOn(strict, admin)
  expect(await admin.ask('GET', '/api/admin/stats')).toMatchObject({ status: 200 })
  expect(await person.ask('GET', '/api/admin/stats')).toMatchObject({ status: 403, body: { code: 'admin_required' } })
  await strict.close()
})

test('T11 where admins need a second factor, the session must have given it, and keeps it after impersonation', async () => {
  const strict = await createTestApp({ isAdminFactorRequired: true })
  const admin = await strict.makePerson({ isAdmin: true })
  const factor = await turnSecondFactorOn(strict, admin)
  const stats = (ask: TestPerson['ask']) => ask('GET', '/api/admin/stats')
  // As if the session had been opened by password alone.
  await strict.database.update(sessions).set({ hasUsedFactor: false }).where(eq(sessions.userId, admin.userId))
  const refused = { status: 403, body: { code: 'confirm_required', ways: ['code'] } }
  expect(await stats(admin.ask)).toMatchObject(refused)
  expect((await admin.ask('POST', '/api/auth/confirm', { password: testPassword })).status).toBe(200)
  expect(await stats(admin.ask)).toMatchObject(refused)
  expect((await admin.ask('POST', '/api/auth/confirm', { code: factor.code() })).status).toBe(200)
  expect((await stats(admin.ask)).status).toBe(200)
  const owner = await strict.makeOwner()
  const started = await admin.ask('POST', `/api/admin/impersonate/${owner.userId}`)
  const as = createAsk(strict.app, getCookie(started))
  const back = createAsk(strict.app, getCookie(await as('POST', '/api/admin/stop-impersonation')))
  expect((await stats(back)).status).toBe(200)
  const change = { currentPassword: testPassword, newPassword: 'two kettles of herons' }
  const changed = createAsk(strict.app, getCookie(await back('POST', '/api/auth/change-password', change)))
  expect((await stats(changed)).status).toBe(200)
  await strict.close()
})

test('T11 turning on a second factor ends the other sessions, which used the password alone', async () => {
  const person = await site.makePerson()
  const other = createAsk(site.app, getCookie(await signIn(person)))
  const stranger = await site.makePerson()
  expect((await other('GET', '/api/auth/user')).status).toBe(200)
  await turnSecondFactorOn(site, person)
  expect((await other('GET', '/api/auth/user')).status).toBe(401)
  for (const { ask } of [person, stranger]) expect((await ask('GET', '/api/auth/user')).status).toBe(200)
})
