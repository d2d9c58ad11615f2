import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordResets } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, getCookie, type TestPerson, testPassword } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const newPassword = 'two kettles of herons'
const forget = (email: unknown, headers: Record<string, string> = {}) =>
  site.ask('POST', '/api/auth/forgot-password', { email }, { headers })
const reset = (token: string, password = newPassword) =>
  site.ask('POST', '/api/auth/reset-password', { token, password })
const signIn = (email: string, password: string) => site.ask('POST', '/api/auth/login', { email, password })
const mailTo = (email: string) => site.mails.find((mail) => mail.to === email)

/** Requests a link and reads its token from the mail. */
async function tokenFor({ email }: TestPerson): Promise<string> {
  await forget(email)
  const mail = await expect
    .poll(() => mailTo(email))
    .toBeDefined()
    .then(() => mailTo(email))
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('T8 the response is the same with or without an account; a suspended account gets a notice and no link', async () => {
  const person = await site.makePerson()
  const suspended = await site.makePerson({ accountStatus: 'suspended' })
  const replies = [await forget(person.email), await forget('nobody@example.org'), await forget(suspended.email)]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  await expect.poll(() => mailTo(person.email)).toBeDefined()
  expect(mailTo('nobody@example.org')).toBeUndefined()
  await expect.poll(() => mailTo(suspended.email)).toBeDefined()
  expect(mailTo(suspended.email)).toMatchObject({
    subject: 'Your Signet account is suspended',
    text: expect.stringContaining('please write to keeper@signet.example.'),
  })
  expect(mailTo(suspended.email)?.text).not.toContain('token=')
})

test('T8 the email must be one string: a list, an object and several addresses are refused', async () => {
  for (const email of [
    ['a@example.org', 'b@example.org'],
    { a: 1 },
    7,
    null,
    'a@example.org,b@example.org',
    'a@x.org\nb',
  ]) {
    expect(await forget(email)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  }
})

test("T8 the link's host is always that of PUBLIC_URL, whatever the request says", async () => {
  // A separate site: two servers on one database would share the mail queue.
  const publicUrl = 'https://signet.example'
  const apart = await createTestApp({ publicUrl, linkBase: publicUrl })
  const person = await apart.makePerson()
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: publicUrl }
  await apart.ask('POST', '/api/auth/forgot-password', { email: person.email }, { headers })
  await expect.poll(() => apart.mails[0]?.text).toContain(`${publicUrl}/reset-password?token=`)
  expect(apart.mails[0]?.text).not.toContain('evil')
  await apart.close()
})

test('T8 the link sets a new password once, signs in, and ends all other sessions', async () => {
  const person = await site.makePerson()
  const token = await tokenFor(person)
  const done = await reset(token)
  expect(done).toMatchObject({ status: 200, body: { success: true } })
  expect(await createAsk(site.app, getCookie(done))('GET', '/api/auth/user')).toMatchObject({ status: 200 })
  expect(await person.ask('GET', '/api/auth/user')).toMatchObject({ status: 401 })
  expect(await signIn(person.email, testPassword)).toMatchObject({ status: 401 })
  expect(await signIn(person.email, newPassword)).toMatchObject({ status: 200 })
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
})

test('T8 of two simultaneous uses of a link one succeeds, and it invalidates the account’s other links', async () => {
  const person = await site.makePerson()
  const token = await tokenFor(person)
  const both = await Promise.all([reset(token), reset(token, 'three kettles of herons')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await site.database.select().from(passwordResets).where(eq(passwordResets.userId, person.userId))).toEqual([])
})

test('T8 the link works for 60 minutes and only its hash is stored', async () => {
  const person = await site.makePerson()
  const token = await tokenFor(person)
  const own = eq(passwordResets.userId, person.userId)
  const [row] = await site.database.select().from(passwordResets).where(own)
  expect(row?.tokenHash).not.toContain(token)
  const lifeMs = (row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)
  expect(Math.abs(lifeMs - 60 * 60_000)).toBeLessThan(5000)
  await site.database.update(passwordResets).set({ expiresAt: sql`now() - interval '1 second'` }).where(own)
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
  expect(await signIn(person.email, testPassword)).toMatchObject({ status: 200 })
})

test('T8 repeated requests are limited in the same way for existing and unknown accounts', async () => {
  const person = await site.makePerson()
  const app = await site.again({ rateLimitScale: 1 })
  for (const email of [person.email, 'nobody-at-all@example.org']) {
    const ask = () => createAsk(app)('POST', '/api/auth/forgot-password', { email })
    for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toMatchObject({ status: 200 })
    expect(await ask()).toMatchObject({ status: 429 })
  }
})

test('T8 checking whether a link still works does not use it up', async () => {
  const person = await site.makePerson()
  const check = async (token: string) => (await site.ask('POST', '/api/auth/reset-link', { token })).body
  const token = await tokenFor(person)
  expect([await check(token), await check(token)]).toEqual([{ isValid: true }, { isValid: true }])
  expect(await reset(token)).toMatchObject({ status: 200 })
  expect([await check(token), await check('made-up')]).toEqual([{ isValid: false }, { isValid: false }])
})

test('each password mail greets its owner and names the business, as text and as HTML', async () => {
  const person = await site.makePerson()
  await site.setBrand(person, { businessName: 'Tern & Tide' })
  await reset(await tokenFor(person))
  const subjects = () => site.mails.flatMap(({ to, subject }) => (to === person.email ? [subject] : []))
  await expect.poll(subjects).toEqual(['Set a new Signet password', 'Your Signet password was changed'])
  for (const { text, html } of site.mails.filter(({ to }) => to === person.email)) {
    expect(text).toMatch(/^Hello \w+,\n/)
    expect(text).toContain('Signet, for Tern & Tide')
    expect(html).toContain('Signet, for Tern &amp; Tide')
  }
})

test('the owner is mailed when their password changes', async () => {
  const person = await site.makePerson()
  const body = { currentPassword: testPassword, newPassword }
  expect(await person.ask('POST', '/api/auth/change-password', body)).toMatchObject({ status: 200 })
  await expect.poll(() => mailTo(person.email)?.text).toContain('was changed on')
  expect(mailTo(person.email)?.text).toContain('/forgot-password')
})

test('an invented link or a weak password changes nothing', async () => {
  const person = await site.makePerson()
  expect(await reset('made-up')).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
  const token = await tokenFor(person)
  expect(await reset(token, 'password1')).toMatchObject({ status: 400, body: { code: 'weak_password' } })
  expect(await reset(token)).toMatchObject({ status: 200 })
})

test('changing the password requires the current one', async () => {
  const person = await site.makePerson()
  const change = (currentPassword: string, next = newPassword) =>
    person.ask('POST', '/api/auth/change-password', { currentPassword, newPassword: next })
  const refused = await change('not the password')
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { currentPassword: 'That’s not your current password.' } },
  })
  expect(await change(testPassword, 'password1')).toMatchObject({ status: 400, body: { code: 'weak_password' } })
  expect(await person.ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
  expect(await change(testPassword)).toMatchObject({ status: 200 })
  expect(await signIn(person.email, newPassword)).toMatchObject({ status: 200 })
})
