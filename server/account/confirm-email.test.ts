import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueTrialMails } from '#server/account/trial-mails.ts'
import { users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit } from '#testing/server/brand-reviews.ts'
import { createPayment, confirmPayment as pay } from '#testing/server/buying.ts'
import { createAsk, getCookie, type TestPerson, testPassword } from '#testing/server/people.ts'
import { makeCode, turnSecondFactorOn } from '#testing/server/second-factor.ts'
import { signLinkToken } from '#testing/server/signed-links.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ hasMailServer: true })
  await site.app.ready()
})
afterAll(() => site.close())

const newPassword = 'two kettles of herons'
const mailsTo = (email: string) => site.mails.filter(({ to }) => to === email)
const tokensTo = (email: string, page: string) =>
  mailsTo(email).flatMap(({ text }) => new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? [])
/** Waits until `count` links have been mailed and returns the token of the newest. */
async function linkTo(email: string, page = 'confirm-email', count = 1): Promise<string> {
  await expect.poll(() => tokensTo(email, page).length, { timeout: 10_000 }).toBe(count)
  return tokensTo(email, page).at(-1) ?? ''
}

/** Signs up the way a browser does. */
async function signUp(names: { firstName?: string; lastName?: string } = {}, email = `${randomUUID()}@example.org`) {
  const body = { email, password: testPassword, firstName: 'Ada', lastName: 'Ferry', ...names }
  const made = await site.ask('POST', '/api/auth/register', body)
  expect(made.status, made.text).toBe(200)
  const [row] = await site.database.select({ id: users.id }).from(users).where(eq(users.email, email))
  const cookie = getCookie(made)
  return { email, cookie, userId: row?.id ?? '', ask: createAsk(site.app, cookie) }
}
const isProven = async ({ ask }: Pick<TestPerson, 'ask'>) => (await ask('GET', '/api/auth/user')).body.emailProven
const press = (token: string, ask = site.ask) => ask('POST', '/api/auth/confirm-email', { token })
const forget = (email: string) => site.ask('POST', '/api/auth/forgot-password', { email })
const reset = (token: string) => site.ask('POST', '/api/auth/reset-password', { token, password: newPassword })
const signIn = (email: string, password: string) => site.ask('POST', '/api/auth/login', { email, password })

test('T45 sign-up mails a link whose button proves the email, once', async () => {
  const person = await signUp()
  expect(await isProven(person)).toBe(false)
  const token = await linkTo(person.email)
  const mail = mailsTo(person.email)[0]
  expect(mail?.subject).toBe('Confirm your email')
  expect(mail?.text).toContain(`http://localhost:3000/confirm-email?token=${token}`)
  const presses = await Promise.all(Array.from({ length: 6 }, () => press(token)))
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  expect(await isProven(person)).toBe(true)
})

test('T45 a link of another account, or one that is invented, altered or expired, proves nothing', async () => {
  const [person, other] = [await signUp(), await signUp()]
  const token = await linkTo(person.email)
  const [id, until = '', mark = ''] = token.split('.')
  const wrong = [
    ...['', 'made-up', `${other.userId}.${until}.${mark}`, `${id}.${Number(until) + 1}.${mark}`],
    ...[`${id}.${until}.${'a'.repeat(43)}`, `${id}.1000000000000.${mark}`, `${'-'.repeat(36)}.${until}.${mark}`],
  ]
  for (const each of wrong)
    expect(await press(each), each).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
  expect([await isProven(person), await isProven(other)]).toEqual([false, false])
})

test('T45 the link is mailed at most four times an hour, and never after the email is proven', async () => {
  const limited = await site.again({ rateLimitScale: 1 })
  const person = await signUp()
  const again = () => createAsk(limited, person.cookie)('POST', '/api/auth/confirm-email/send', {})
  const replies: number[] = []
  for (let turn = 0; turn < 4; turn += 1) replies.push((await again()).status)
  expect(replies).toEqual([200, 200, 200, 429])
  const token = await linkTo(person.email, 'confirm-email', 4)
  expect(await press(token)).toMatchObject({ status: 200 })
  const before = mailsTo(person.email).length
  expect(await person.ask('POST', '/api/auth/confirm-email/send', {})).toMatchObject({ status: 200 })
  await forget(person.email)
  await linkTo(person.email, 'reset-password')
  expect(mailsTo(person.email)).toHaveLength(before + 1)
})

test('T45 signing up, deleting and signing up again mails an address no more links than asking does', async () => {
  const limited = await site.again({ rateLimitScale: 1 })
  const form = { password: testPassword, firstName: 'Ada', lastName: 'Ferry', email: `${randomUUID()}@example.org` }
  for (let turn = 0; turn < 6; turn += 1) {
    const made = await createAsk(limited)('POST', '/api/auth/register', form)
    expect(made.status, made.text).toBe(200)
    const ask = createAsk(limited, getCookie(made))
    const left = await ask('POST', '/api/account/delete', { confirmation: 'delete', businessName: form.email })
    expect(left.status, left.text).toBe(200)
  }
  await expect.poll(() => mailsTo(form.email).filter(({ subject }) => /deleted/.test(subject)).length).toBe(6)
  expect(tokensTo(form.email, 'confirm-email').length).toBeLessThanOrEqual(4)
})

test('T45 no mail to an unproven address contains the account’s names or its business', async () => {
  const lure = { firstName: 'You won $500', lastName: 'Claim it' }
  const person = await signUp(lure)
  const { body } = await person.ask('PUT', '/api/profile', { businessName: 'https://evil.example/win' })
  expect(body.success).toBe(true)
  const subjects = () => mailsTo(person.email).map(({ subject }) => subject)
  const arrives = (subject: RegExp) =>
    expect.poll(subjects, { timeout: 15_000 }).toContainEqual(expect.stringMatching(subject))
  await arrives(/^Confirm your email/)
  await site.database
    .update(users)
    .set({ subscriptionEndDate: new Date(Date.now() + 2.5 * 86_400_000) })
    .where(eq(users.id, person.userId))
  await site.database.execute(sql`
    UPDATE brands SET chosen_tagline = 'Claim your $500 now.', chosen_uvp = 'You won.' WHERE owner_id = ${person.userId}`)
  await queueTrialMails(site.database)
  await forget(person.email)
  await arrives(/^Set a new/)
  await person.ask('POST', '/api/auth/change-password', { currentPassword: testPassword, newPassword })
  await arrives(/password was changed/)
  const ask = createAsk(site.app, getCookie(await signIn(person.email, newPassword)))
  await pay({ ask }, (await createPayment({ ask }, 'monthly', 99)).body.clientSecret)
  await arrives(/^Your receipt/)
  await ask('POST', '/api/billing/cancel', {})
  await arrives(/is canceled/)
  await ask('POST', '/api/billing/resume', {})
  await arrives(/plan goes on/)
  await ask('POST', '/api/account/delete', { confirmation: 'delete', businessName: 'https://evil.example/win' })
  await arrives(/account was deleted/)
  const said = JSON.stringify(mailsTo(person.email))
  expect(mailsTo(person.email).length).toBeGreaterThanOrEqual(7)
  for (const words of ['You won', '$500', 'evil.example']) expect(said).not.toContain(words)
})

test('T45 once the email is proven, mails greet by name and mention the business', async () => {
  const person = await site.makeOwner({ emailProvenAt: new Date() })
  await forget(person.email)
  await linkTo(person.email, 'reset-password')
  const text = mailsTo(person.email)[0]?.text
  expect(text).toMatch(/^Hello Ada,\n/)
  expect(text).toMatch(/Signet, for Tern & Tide$/)
})

test('T45 a receipt sent to another address than the proven one contains no names', async () => {
  const person = await site.makeOwner({ emailProvenAt: new Date() })
  const { body } = await createPayment({ ask: site.ask }, 'starter-bundle', 79, { email: 'elsewhere@example.org' })
  await site.database.execute(sql`UPDATE orders SET user_id = ${person.userId} WHERE email = 'elsewhere@example.org'`)
  await pay({ ask: site.ask }, body.clientSecret)
  await expect.poll(() => mailsTo('elsewhere@example.org').length, { timeout: 10_000 }).toBe(1)
  expect(JSON.stringify(mailsTo('elsewhere@example.org'))).not.toMatch(/Ada|Tern/)
})

test('T45 an owner whose email is unproven must confirm before a report is mailed to it', async () => {
  const person = await site.makeOwner()
  const id = await makeAudit(site, person)
  const asked = await person.ask('POST', `/api/audit/${id}/mail`, { email: person.email })
  expect(asked).toMatchObject({ status: 200, body: { state: 'unconfirmed' } })
  const token = await linkTo(person.email, 'audit-mail')
  expect(mailsTo(person.email)).toHaveLength(1)
  expect(await site.ask('POST', '/api/audit-mail/confirm', { token })).toMatchObject({ status: 200 })
  await expect.poll(() => mailsTo(person.email).length, { timeout: 15_000 }).toBe(2)
  expect(JSON.stringify(mailsTo(person.email).map(({ text, html }) => ({ text, html })))).not.toMatch(/Ada|Tern & Tide/)
})

test('T45 a second factor is refused until the email is proven, even one begun before', async () => {
  const person = await signUp()
  const link = await linkTo(person.email) // Before the email is proven, while links are still mailed.
  const refused = {
    status: 409,
    body: { code: 'email_unproven', error: expect.stringContaining('Confirm your email') },
  }
  expect(await person.ask('POST', '/api/account/second-factor', {})).toMatchObject(refused)
  await site.database.update(users).set({ emailProvenAt: new Date() }).where(eq(users.id, person.userId))
  const { key } = (await person.ask('POST', '/api/account/second-factor', {})).body
  await site.database.update(users).set({ emailProvenAt: null }).where(eq(users.id, person.userId))
  const body = { password: testPassword, code: makeCode(String(key)) }
  expect(await person.ask('POST', '/api/account/second-factor/confirm', body)).toMatchObject(refused)
  expect((await person.ask('GET', '/api/account/second-factor')).body.since).toBeNull()
  expect(await press(link)).toMatchObject({ status: 200 })
  expect(await person.ask('POST', '/api/account/second-factor/confirm', body)).toMatchObject({ status: 200 })
})

/** An account with a second factor and an unproven email, as from before proofs existed. */
async function makeUnproven() {
  const person = await site.makePerson({ emailProvenAt: new Date() })
  const factor = await turnSecondFactorOn(site, person)
  await site.setUser(person, { emailProvenAt: null })
  return { person, factor }
}

test('T45 a reset by mail removes a stranger’s second factor and ends the stranger’s sessions', async () => {
  const { person: stranger, factor } = await makeUnproven()
  await forget(stranger.email)
  const done = await reset(await linkTo(stranger.email, 'reset-password'))
  expect(done.body).toEqual({ success: true, isSignedIn: true })
  expect((await stranger.ask('GET', '/api/auth/user')).status).toBe(401)
  const owner = createAsk(site.app, getCookie(done))
  expect((await owner('GET', '/api/auth/user')).body.emailProven).toBe(true)
  expect((await owner('GET', '/api/account/second-factor')).body).toMatchObject({ since: null, codesLeft: 0 })
  expect((await signIn(stranger.email, newPassword)).body).toMatchObject({ success: true })
  expect(factor.recovery).toHaveLength(10)
})

test('T45 a second factor turned on after the proof survives a reset', async () => {
  const person = await signUp()
  await press(await linkTo(person.email))
  const owner = { ...person, brandId: '' }
  await turnSecondFactorOn(site, owner)
  await forget(person.email)
  const done = await reset(await linkTo(person.email, 'reset-password'))
  expect(done.body).toEqual({ success: true, isSignedIn: false })
  expect((await signIn(person.email, newPassword)).body).toMatchObject({ success: false })
})

test('T45 pressing the link signed in keeps an older second factor; pressed elsewhere, a later reset removes it', async () => {
  const [signedIn, elsewhere] = [await makeUnproven(), await makeUnproven()]
  for (const { person } of [signedIn, elsewhere]) await person.ask('POST', '/api/auth/confirm-email/send', {})
  await press(await linkTo(signedIn.person.email), signedIn.person.ask)
  await press(await linkTo(elsewhere.person.email))
  const stays: unknown[] = []
  for (const { person } of [signedIn, elsewhere]) {
    await forget(person.email)
    const { body } = await reset(await linkTo(person.email, 'reset-password'))
    stays.push(body.isSignedIn === false)
  }
  expect(stays).toEqual([true, false])
})

test('T45 a password change invalidates every link mailed to the account', async () => {
  const person = await signUp()
  const confirmation = await linkTo(person.email)
  await forget(person.email)
  const token = await linkTo(person.email, 'reset-password')
  await person.ask('POST', '/api/auth/change-password', { currentPassword: testPassword, newPassword })
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
  expect(await press(confirmation)).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
  expect((await signIn(person.email, newPassword)).body).toMatchObject({ success: true })
})

test('T45 a first-password link proves the email, and so does a signed link that vouches for it', async () => {
  const admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  const email = `${randomUUID()}@example.org`
  const form = { email, firstName: 'Ada', lastName: 'Ferry', hasAccess: false, isAdmin: false, userRole: 'customer' }
  const made = await admin.ask('POST', '/api/admin/users', form)
  expect(made.body.user, made.text).toMatchObject({ emailProven: false })
  const opened = await reset(await linkTo(email, 'reset-password'))
  expect(await isProven({ ask: createAsk(site.app, getCookie(opened)) })).toBe(true)
  const { id } = Object(made.body.user)
  expect((await admin.ask('GET', `/api/admin/users/${id}`)).body.user).toMatchObject({ emailProven: true })

  for (const claims of [{}, { email_verified: false }, { email_verified: true }]) {
    const person = await site.makePerson()
    const { body } = await site.ask('POST', '/api/auth/token', { token: signLinkToken(person, claims) })
    expect(Object(body.user).emailProven).toBe('email_verified' in claims && claims.email_verified)
  }
})

test('T45 the data export says since when the email is proven', async () => {
  const person = await site.makePerson({ emailProvenAt: new Date('2026-11-01T10:00:00Z') })
  const { text } = await person.ask('GET', '/api/account/export')
  expect(JSON.parse(text).account.emailProvenAt).toBe('2026-11-01T10:00:00.000Z')
})

test('T45 without a mail server every email counts as proven, and no link is mailed', async () => {
  const alone = await createTestApp()
  await alone.app.ready()
  const form = { email: 'ada@example.org', password: testPassword, firstName: 'Ada', lastName: 'Ferry' }
  const made = await alone.ask('POST', '/api/auth/register', form)
  expect(made.body.user).toMatchObject({ emailProven: true })
  const ask = createAsk(alone.app, getCookie(made))
  expect(await ask('POST', '/api/auth/confirm-email/send', {})).toMatchObject({ status: 200 })
  expect(await ask('POST', '/api/account/second-factor', {})).toMatchObject({ status: 200 })
  const { rows } = await alone.database.execute(sql`SELECT kind FROM jobs`)
  expect([rows, alone.mails]).toEqual([[], []])
  await alone.close()
})

test('T2 registering, changing and resetting refuse a password made of the owner’s name or business', async () => {
  const form = { email: `${randomUUID()}@example.org`, firstName: 'Nico', lastName: 'Ferreyra' }
  const refused = {
    status: 400,
    body: { code: 'weak_password', fields: { password: expect.stringContaining('made of your name') } },
  }
  const register = (password: string, cookie = '') =>
    createAsk(site.app, cookie)('POST', '/api/auth/register', { ...form, password })
  expect(await register('nicoferreyra')).toMatchObject(refused)
  const start = { ...{ firstName: 'Nico', lastName: 'Ferreyra', businessName: 'Wire & Felt' }, industry: 'education' }
  const told = await site.ask('POST', '/api/start', { ...start, companySize: '1-10', monthlyRevenue: '10k-50k' })
  expect(await register('WireFelt2011', getCookie(told))).toMatchObject(refused)
  expect(await signIn(form.email, 'WireFelt2011')).toMatchObject({ status: 401 })
  const made = await register(testPassword, getCookie(told))
  expect(made.body.user, made.text).toMatchObject({ businessName: 'Wire & Felt' })
  const ask = createAsk(site.app, getCookie(made))
  expect(
    await ask('POST', '/api/auth/change-password', { currentPassword: testPassword, newPassword: 'felt-wire-88' }),
  ).toMatchObject(refused)
  await forget(form.email)
  const token = await linkTo(form.email, 'reset-password')
  const password = 'aryerref2026'
  expect(await site.ask('POST', '/api/auth/reset-password', { token, password })).toMatchObject(refused)
  expect(await reset(token)).toMatchObject({ status: 200 })
})
