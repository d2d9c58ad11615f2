import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSignedLink } from '#server/account/make-signed-link.ts'
import { StartError } from '#server/platform/start-error.ts'
import { sessions, usedLinks, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, getCookie } from '#testing/server/people.ts'
import { signLinkToken, testLinkSecret } from '#testing/server/signed-links.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const enter = (token: string, beside: Record<string, unknown> = {}) =>
  site.ask('POST', '/api/auth/token', { token, ...beside })
const refused = { status: 401, body: { error: 'Invalid credentials', code: 'invalid_credentials' } }
const seconds = () => Math.floor(Date.now() / 1000)
const rowOf = async (id: string) => (await site.database.select().from(users).where(eq(users.id, id)))[0]

test('T4 a signed link signs in the account it names, in a new session, and records the time', async () => {
  const person = await site.makePerson({ lastLoginAt: new Date(0), passwordHash: null })
  const entered = await enter(signLinkToken(person))
  expect(entered).toMatchObject({ status: 200, body: { success: true, user: { id: person.userId } } })
  expect(await createAsk(site.app, getCookie(entered))('GET', '/api/auth/user')).toMatchObject({
    status: 200,
    body: { email: person.email },
  })
  expect((await rowOf(person.userId))?.lastLoginAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
})

test('T4 the link that the command prints signs in once; it refuses other sites and unknown accounts', async () => {
  const person = await site.makePerson()
  const asked = {
    email: person.email.toUpperCase(),
    page: '/profile',
    secret: testLinkSecret,
    linkBase: 'https://s.example',
  }
  const link = new URL(await makeSignedLink(asked, site.database))
  expect([link.origin, link.pathname]).toEqual(['https://s.example', '/profile'])
  const token = link.searchParams.get('token') ?? ''
  expect(await enter(token)).toMatchObject({ status: 200, body: { user: { id: person.userId } } })
  expect(await enter(token)).toMatchObject(refused)
  for (const wrong of [{ page: '//evil.example' }, { email: 'nobody@example.org' }, { secret: undefined }])
    await expect(makeSignedLink({ ...asked, ...wrong }, site.database)).rejects.toThrow(StartError)
})

test("T4 the browser's previous session ends; a token that is refused leaves it alone", async () => {
  const [before, next] = [await site.makePerson(), await site.makePerson()]
  expect(await before.ask('POST', '/api/auth/token', { token: 'no.such.token' })).toMatchObject(refused)
  expect(await before.ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
  const agreed = { token: signLinkToken(next), leavesOther: true }
  expect(await before.ask('POST', '/api/auth/token', agreed)).toMatchObject({ status: 200 })
  expect(await before.ask('GET', '/api/auth/user')).toMatchObject({ status: 401 })
})

test('T4 a browser signed in to another account asks first: until then the token is unused and nothing changes', async () => {
  const [before, next] = [await site.makePerson(), await site.makePerson({ lastLoginAt: new Date(0) })]
  const token = signLinkToken(next)
  const asked = await before.ask('POST', '/api/auth/token', { token })
  expect(asked).toMatchObject({ status: 409, body: { code: 'other_account', from: before.email, to: next.email } })
  expect(asked.headers['set-cookie']).toBeUndefined()
  expect(await before.ask('GET', '/api/auth/user')).toMatchObject({ status: 200, body: { email: before.email } })
  expect((await rowOf(next.userId))?.lastLoginAt).toEqual(new Date(0))
  expect(await site.database.select().from(sessions).where(eq(sessions.userId, next.userId))).toHaveLength(1)
  expect(await before.ask('POST', '/api/auth/token', { token, leavesOther: true })).toMatchObject({ status: 200 })
  expect(await before.ask('POST', '/api/auth/token', { token, leavesOther: true })).toMatchObject(refused)
})

test('T4 a link to the current account signs in without asking, and an invalid one does not ask either', async () => {
  const [person, other] = [await site.makePerson(), await site.makePerson()]
  expect(await person.ask('POST', '/api/auth/token', { token: signLinkToken(person) })).toMatchObject({ status: 200 })
  const spent = signLinkToken(other)
  expect(await enter(spent)).toMatchObject({ status: 200 })
  const suspended = signLinkToken(await site.makePerson({ accountStatus: 'suspended' }))
  const visitor = await site.makePerson()
  for (const token of [spent, suspended, 'x'])
    expect(await visitor.ask('POST', '/api/auth/token', { token })).toMatchObject(refused)
})

test('T4 an email or id sent alongside the token must match it', async () => {
  const [person, other] = [await site.makePerson(), await site.makePerson()]
  for (const beside of [{ userId: other.userId }, { userEmail: other.email }, { userId: '' }, { userEmail: 'no' }]) {
    expect(await enter(signLinkToken(person), beside), JSON.stringify(beside)).toMatchObject(refused)
  }
  const same = { userId: person.userId, userEmail: ` ${person.email.toUpperCase()}` }
  for (const beside of [same, { userId: null, userEmail: null, subscription: null }, {}]) {
    const entered = await enter(signLinkToken(person), beside)
    expect(entered, JSON.stringify(beside)).toMatchObject({ status: 200, body: { user: { id: person.userId } } })
  }
})

test('T4 a subscription in the body is never written', async () => {
  const person = await site.makePerson()
  const { lastLoginAt: _before, ...row } = (await rowOf(person.userId)) ?? {}
  const subscription = { subscriptionId: 'sub_claimed', customerId: 'cus_claimed' }
  expect(await enter(signLinkToken(person), { subscription })).toMatchObject({ status: 200 })
  expect(await rowOf(person.userId)).toMatchObject(row)
  const surplus = await enter(signLinkToken(person), { subscription: { ...subscription, plan: 'all-access' } })
  expect(surplus).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(await rowOf(person.userId)).toMatchObject(row)
})

test('T4 of 20 simultaneous uses of one token one succeeds, and no later one does', async () => {
  const person = await site.makePerson()
  const other = await site.again()
  const token = signLinkToken(person)
  const uses = Array.from({ length: 20 }, (_, turn) =>
    createAsk(turn % 2 === 0 ? site.app : other)('POST', '/api/auth/token', { token }),
  )
  const statuses = (await Promise.all(uses)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(401)])
  expect(await enter(token)).toMatchObject(refused)
  // The person's earlier session, and the one the token started.
  expect(await site.database.select().from(sessions).where(eq(sessions.userId, person.userId))).toHaveLength(2)
})

test('T4 used tokens are stored as hashes, and only for as long as they could be reused', async () => {
  await site.database.insert(usedLinks).values({ tokenHash: 'long ago', expiresAt: new Date(Date.now() - 7_200_000) })
  const person = await site.makePerson()
  expect(await enter(signLinkToken(person, { jti: 'the-name-of-a-token' }))).toMatchObject({ status: 200 })
  const kept = (await site.database.select().from(usedLinks)).map(({ tokenHash }) => tokenHash)
  expect(kept).not.toContain('long ago')
  expect(kept.join()).not.toContain('the-name-of-a-token')
})

test('T4 a token that is expired, changed or signed with another key is refused', async () => {
  const [person, other] = [await site.makePerson(), await site.makePerson()]
  const good = signLinkToken(person)
  const [head = '', payload = '', signature = ''] = good.split('.')
  const payloadOfOther = signLinkToken(other).split('.')[1] ?? ''
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const now = seconds()
  const bad: Record<string, string> = {
    'nothing at all': '',
    'no token': 'x',
    'another secret': signLinkToken(person, {}, { secret: 'the secret of somebody else, also long' }),
    'no signature': `${head}.${payload}.`,
    'the algorithm none': `${none}.${payload}.`,
    'the claims of another token': `${head}.${payloadOfOther}.${signature}`,
    'a fourth part': `${good}.x`,
    'another form of the signature': `${good}=`,
    'none, but signed': signLinkToken(person, {}, { header: { alg: 'none' } }),
    'another algorithm': signLinkToken(person, {}, { header: { alg: 'HS512' }, hash: 'sha512' }),
    'a header that must be understood': signLinkToken(
      person,
      {},
      { header: { alg: 'HS256', crit: ['b64'], b64: false } },
    ),
    'past its end': signLinkToken(person, { iat: now - 300, exp: now - 1 }),
    'longer than ten minutes': signLinkToken(person, { iat: now, exp: now + 601 }),
    'not begun': signLinkToken(person, { iat: now + 120, exp: now + 300 }),
    'for somebody else': signLinkToken(person, { aud: 'another product' }),
    'no end': signLinkToken(person, { exp: undefined }),
    'no beginning': signLinkToken(person, { iat: undefined }),
    'no name': signLinkToken(person, { jti: undefined }),
    'an empty name': signLinkToken(person, { jti: '' }),
    'no email': signLinkToken(person, { email: undefined }),
    'an end in words': signLinkToken(person, { exp: 'tomorrow' }),
    'an email of another account': signLinkToken(person, { email: other.email }),
    'an account that is not there': signLinkToken({ ...person, userId: '00000000-0000-4000-8000-000000000000' }),
    'an id that is none': signLinkToken({ ...person, userId: "1' OR true" }),
  }
  for (const [what, token] of Object.entries(bad)) {
    const answered = await enter(token)
    expect(answered, what).toMatchObject(refused)
    expect(answered.headers['set-cookie'], what).toBeUndefined()
  }
  expect(await enter(good)).toMatchObject({ status: 200 })
  expect(await enter(signLinkToken(person, { iat: now, exp: now + 600 }))).toMatchObject({ status: 200 })
})

test('T4 a suspended or banned account gets the same error', async () => {
  for (const accountStatus of ['suspended', 'banned'] as const) {
    expect(await enter(signLinkToken(await site.makePerson({ accountStatus })))).toMatchObject(refused)
  }
})

test('T4 requests from other sites are refused, and the token stays unused', async () => {
  const person = await site.makePerson()
  const token = signLinkToken(person)
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answered = await site.ask('POST', '/api/auth/token', { token }, { headers })
    expect(answered).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  }
  expect(await enter(token)).toMatchObject({ status: 200 })
})

test('T4 without AUTH_TOKEN_SECRET signed links are turned off', async () => {
  const person = await site.makePerson()
  const app = await site.again({ signedLinkSecret: undefined })
  for (const token of [signLinkToken(person), signLinkToken(person, {}, { secret: '' }), 'x']) {
    const answered = await createAsk(app)('POST', '/api/auth/token', { token })
    expect(answered).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(answered.headers['set-cookie']).toBeUndefined()
  }
})

test('T4 the 51st invalid token from one address is 429', async () => {
  const app = await site.again({ rateLimitScale: 1, trustProxy: '127.0.0.1' })
  const attempt = (token: string) =>
    createAsk(app)('POST', '/api/auth/token', { token }, { headers: { 'x-forwarded-for': '203.0.113.5' } })
  for (let failure = 1; failure <= 50; failure += 1) expect(await attempt('x')).toMatchObject({ status: 401 })
  expect(await attempt(signLinkToken(await site.makePerson()))).toMatchObject({ status: 429 })
})
