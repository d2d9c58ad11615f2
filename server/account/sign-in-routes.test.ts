import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPasswordHashes } from '#server/account/password-hashes.ts'
import { brands, sessions, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, getCookie, testPassword } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const form = { password: testPassword, firstName: 'Nia', lastName: 'Quill', startTrial: true }
const register = (changes: Record<string, unknown>) => site.ask('POST', '/api/auth/register', { ...form, ...changes })
const signIn = (email: string, password = testPassword) => site.ask('POST', '/api/auth/login', { email, password })
const rowOf = async (email: string) => (await site.database.select().from(users).where(eq(users.email, email)))[0]

describe('signing up', () => {
  test('creates an account with its brand, signs in and starts a 14-day trial', async () => {
    const made = await register({ email: 'nia@example.org' })
    expect(made).toMatchObject({ status: 200, body: { success: true, user: { email: 'nia@example.org' } } })
    const asked = await createAsk(site.app, getCookie(made))('GET', '/api/auth/user')
    const { subscriptionStatus, subscriptionStartDate: start, subscriptionEndDate: end } = asked.body
    expect(subscriptionStatus).toBe('trialing')
    expect(Date.parse(String(end)) - Date.parse(String(start))).toBe(14 * 86_400_000)
    expect(Math.abs(Date.now() - Date.parse(String(start)))).toBeLessThan(60_000)
    expect(
      await site.database
        .select()
        .from(brands)
        .where(eq(brands.ownerId, String(asked.body.id))),
    ).toHaveLength(1)
  })

  test('gives every field its default', async () => {
    const made = await register({ email: 'defaults@example.org', firstName: '  Nia ' })
    const { user } = made.body
    const told = { companyName: null, jobTitle: null, industry: null, companySize: null, monthlyRevenue: null }
    const further = { businessName: null, keyStakeholders: null, productsServices: null, primaryGoal: null }
    const about = { idealClientDescription: null, competitiveDifferentiator: null, customerPainPoints: null }
    const brand = { brandAttributes: null, chosenUvp: null, chosenTagline: null, coreValues: [], brandAssets: null }
    const archetype = { brandArchetype: null, brandArchetypeData: null }
    const rights = { hasAccess: false, hasPaidAccess: false, isAdmin: false, userRole: 'customer' }
    const paid = { paymentDate: null, paymentAmount: null, subscriptionPlan: null, accountStatus: 'active' }
    const done = { onboardingCompleted: false, brandAttributesCompleted: false, brandArchetypeCompleted: false }
    const rest = { websiteReviewCompleted: false, toolCompletions: {}, impersonating: false, profileImageUrl: null }
    const name = { firstName: 'Nia', lastName: 'Quill' }
    expect(user).toMatchObject({ ...name, ...told, ...further, ...about, ...brand, ...archetype })
    expect(user).toMatchObject({ ...rights, ...paid, ...done, ...rest })
    const row = await rowOf('defaults@example.org')
    expect(row).toMatchObject({ stripeCustomerId: null, stripeSubscriptionId: null, notes: null })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('answers each invalid field with its own sentence', async () => {
    const refused = await register({ email: 'no', password: '1234567', firstName: ' ', lastName: '' })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(refused.body.fields).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      firstName: 'First name is required',
      lastName: 'Last name is required',
    })
  })

  test('refuses a name with a line break or a tab, and creates no account', async () => {
    const refused = await register({
      email: 'lines@example.org',
      firstName: 'A\r\nBcc: z@z.zz',
      lastName: 'Moor\tLund',
    })
    const sentence = 'Please keep this on one line, without line breaks or tabs.'
    expect(refused).toMatchObject({ status: 400, body: { fields: { firstName: sentence, lastName: sentence } } })
    expect(await rowOf('lines@example.org')).toBeUndefined()
  })

  test('T3 refuses permissions, ids and flags, and changes nothing', async () => {
    const surplus = { isAdmin: true, userRole: 'admin', id: 'x', hasAccess: true, subscriptionStatus: 'active' }
    for (const [field, value] of Object.entries(surplus)) {
      const refused = await register({ email: 'surplus@example.org', [field]: value })
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      expect(refused.text).toContain(field)
    }
    expect(await rowOf('surplus@example.org')).toBeUndefined()
  })

  test('T3 refuses an existing email, in any case or spacing, and leaves its row alone', async () => {
    await register({ email: 'Twice@Example.org' })
    const before = await rowOf('twice@example.org')
    for (const email of ['twice@example.org', 'TWICE@example.ORG', '  twice@example.org ']) {
      expect(await register({ email, password: 'another kettle of fish' })).toMatchObject({
        status: 409,
        body: { code: 'email_taken' },
      })
    }
    expect(await rowOf('twice@example.org')).toEqual(before)
  })

  test('T3 creates one account for fifty simultaneous requests with one email', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => register({ email: 'rush@example.org' })))
    const statuses = all.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    // A hash that waits longer than two seconds is refused as busy, so no account is created.
    expect(statuses.every((status) => [200, 409, 503].includes(status))).toBe(true)
    const rows = await site.database.select().from(users).where(eq(users.email, 'rush@example.org'))
    expect(rows).toHaveLength(1)
    expect(
      await site.database
        .select()
        .from(brands)
        .where(eq(brands.ownerId, rows[0]?.id ?? '')),
    ).toHaveLength(1)
  })

  test("T3 starts the trial by the server's clock, and signing in later does not renew it", async () => {
    const person = await site.makePerson({ subscriptionEndDate: new Date(Date.now() - 1000) })
    const before = await rowOf(person.email)
    const again = await signIn(person.email)
    expect(again.body.user).toMatchObject({ subscriptionEndDate: before?.subscriptionEndDate?.toISOString() })
    expect(await register({ email: person.email })).toMatchObject({ status: 409 })
  })
})

describe('passwords', () => {
  test('T2 of 64, 128 and 1,024 characters work; 1,025 are refused before hashing', async () => {
    for (const length of [64, 128, 1024]) {
      const password = 'correct horse '.repeat(100).slice(0, length)
      expect(await register({ email: `long-${length}@example.org`, password })).toMatchObject({ status: 200 })
      expect(await signIn(`long-${length}@example.org`, password)).toMatchObject({ status: 200 })
      expect(await signIn(`long-${length}@example.org`, `${password.slice(0, -1)}!`)).toMatchObject({ status: 401 })
    }
    const tooLong = { password: 'correct horse '.repeat(100).slice(0, 1025) }
    // The length is checked first: a taken email would be 409, a wrong password 401.
    expect(await register({ email: 'long-64@example.org', ...tooLong })).toMatchObject({ status: 400 })
    expect(await signIn('long-64@example.org', tooLong.password)).toMatchObject({ status: 400 })
  })

  test('T2 that are common, one repeated character or the email itself are refused', async () => {
    const guesses = ['password', 'Password123!', '12345678', 'aaaaaaaaaa', 'guess-me', 'guess-me@example.org']
    for (const password of guesses) {
      const refused = await register({ email: 'guess-me@example.org', password })
      expect(refused, password).toMatchObject({ status: 400, body: { code: 'weak_password' } })
      expect(refused.body.fields).toHaveProperty('password')
    }
  })

  test('T2 hashed with weaker parameters are rehashed at sign-in', async () => {
    const person = await site.makePerson()
    const nonce = Buffer.alloc(16, 7)
    const { argon2Sync } = await import('node:crypto')
    const weak = { message: testPassword, nonce, memory: 8192, passes: 1, parallelism: 1, tagLength: 32 }
    const encoded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const stored = `$argon2id$v=19$m=8192,t=1,p=1$${encoded(nonce)}$${encoded(argon2Sync('argon2id', weak))}`
    await site.setUser(person, { passwordHash: stored })
    expect(await signIn(person.email, 'not the password')).toMatchObject({ status: 401 })
    expect((await rowOf(person.email))?.passwordHash).toBe(stored)
    expect(await signIn(person.email)).toMatchObject({ status: 200 })
    expect((await rowOf(person.email))?.passwordHash).toMatch(/m=19456,t=2,p=1/)
    expect(await signIn(person.email)).toMatchObject({ status: 200 })
  })

  test('T2 are hashed in a queue: waiting longer than two seconds is refused as busy', async () => {
    const hashes = createPasswordHashes()
    const all = await Promise.allSettled(Array.from({ length: 400 }, () => hashes.hash(testPassword)))
    const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(all.length - refused.length).toBeGreaterThan(4)
    expect(refused.length).toBeGreaterThan(0)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'busy', status: 503 })
    // The queue is empty again, so the next hash succeeds.
    expect(await hashes.hash(testPassword)).toContain('$argon2id$')
  })
})

describe('signing in', () => {
  test('T1 answers an unknown email and a wrong password alike, in the same time', { timeout: 180_000 }, async () => {
    const person = await site.makePerson()
    const time = async (email: string) => {
      const began = performance.now()
      const refused = await signIn(email, 'not the password')
      expect(refused).toMatchObject({
        status: 401,
        body: { error: 'Invalid credentials', code: 'invalid_credentials' },
      })
      return performance.now() - began
    }
    const hashes = createPasswordHashes()
    const timeHash = async () => {
      const began = performance.now()
      await hashes.hash('not the password')
      return performance.now() - began
    }
    const [known, unknown, hashed]: [number[], number[], number[]] = [[], [], []]
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
    /** As a share of the time of one hash: without a dummy hash for unknown emails it would be about 1. */
    const difference = () => Math.abs(median(known) - median(unknown)) / median(hashed)
    await time(person.email)
    // A busy machine needs more rounds until the medians settle; a real difference would remain.
    for (let turn = 0; turn < 30 || (turn < 200 && difference() >= 0.5); turn += 1) {
      known.push(await time(person.email))
      unknown.push(await time('nobody@example.org'))
      hashed.push(await timeHash())
    }
    expect(difference()).toBeLessThan(0.5)
  })

  test('T1 tells the owner of a suspended or banned account so, and whom to contact, after the right password only', async () => {
    const wrong = await signIn('nobody@example.org')
    for (const accountStatus of ['suspended', 'banned'] as const) {
      const person = await site.makePerson({ accountStatus })
      const guessed = await signIn(person.email, 'not the password')
      expect([guessed.status, guessed.body]).toEqual([401, wrong.body])
      const refused = await signIn(person.email)
      expect([refused.status, refused.body]).toEqual([
        403,
        {
          code: 'account_shut',
          error: `This account is ${accountStatus}. To have it opened again, please write to keeper@signet.example.`,
        },
      ])
      expect(refused.headers['set-cookie']).toBeUndefined()
    }
    const app = await site.again({ contactEmail: undefined })
    const { email } = await site.makePerson({ accountStatus: 'suspended' })
    const { body } = await createAsk(app)('POST', '/api/auth/login', { email, password: testPassword })
    expect(body.error).toContain('please write to the people who run Signet.')
  })

  test('T1 answers 429 to the 11th failure per account and address, while the owner gets in elsewhere', async () => {
    const person = await site.makePerson()
    const app = await site.again({ rateLimitScale: 1, trustProxy: '127.0.0.1' })
    const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
    const attempt = (password: string, ip: string) =>
      createAsk(app)('POST', '/api/auth/login', { email: person.email, password }, from(ip))
    for (let failure = 1; failure <= 10; failure += 1) {
      expect(await attempt('not the password', '203.0.113.1')).toMatchObject({ status: 401 })
    }
    const late = await attempt(testPassword, '203.0.113.1')
    expect(late).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    expect(await attempt(testPassword, '203.0.113.2')).toMatchObject({ status: 200 })
  })

  test('T1 counts concurrent failures: of 30 at once ten are answered', async () => {
    const person = await site.makePerson()
    const app = await site.again({ rateLimitScale: 1, trustProxy: '127.0.0.1' })
    const attempt = () =>
      createAsk(app)(
        'POST',
        '/api/auth/login',
        { email: person.email, password: 'not the password' },
        { headers: { 'x-forwarded-for': '203.0.113.3' } },
      )
    const statuses = (await Promise.all(Array.from({ length: 30 }, attempt))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  test('T1 answers 429 to the 51st failure from one address, across accounts', async () => {
    const app = await site.again({ rateLimitScale: 1, trustProxy: '127.0.0.1' })
    const headers = { 'x-forwarded-for': '203.0.113.4' }
    const attempt = (email: string) => createAsk(app)('POST', '/api/auth/login', { email, password: 'x' }, { headers })
    for (let failure = 1; failure <= 50; failure += 1) {
      expect(await attempt(`nobody-${failure}@example.org`)).toMatchObject({ status: 401 })
    }
    expect(await attempt('nobody-51@example.org')).toMatchObject({ status: 429 })
  })

  test('refuses an empty password with its own sentence', async () => {
    const refused = await signIn('nia@example.org', '')
    expect(refused).toMatchObject({ status: 400, body: { fields: { password: 'Password is required' } } })
  })

  test("records the time, and ends the browser's previous session", async () => {
    const person = await site.makePerson({ lastLoginAt: new Date(0) })
    const again = await person.ask('POST', '/api/auth/login', { email: person.email, password: testPassword })
    expect(again.status).toBe(200)
    expect((await rowOf(person.email))?.lastLoginAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(await person.ask('GET', '/api/auth/user')).toMatchObject({ status: 401 })
    const open = and(eq(sessions.userId, person.userId))
    expect(await site.database.select().from(sessions).where(open)).toHaveLength(1)
  })
})

describe('the current user', () => {
  test('is 401 without a session', async () => {
    expect(await site.ask('GET', '/api/auth/user')).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  })

  test('T13 is signed out immediately when suspended or banned', async () => {
    for (const accountStatus of ['suspended', 'banned'] as const) {
      const person = await site.makePerson()
      expect(await person.ask('GET', '/api/auth/user')).toMatchObject({ status: 200 })
      await site.setUser(person, { accountStatus })
      expect(await person.ask('GET', '/api/auth/user')).toMatchObject({ status: 401 })
      expect(await person.ask('GET', '/api/brand-attributes')).toMatchObject({ status: 401 })
    }
  })
})
