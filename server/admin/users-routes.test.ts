import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { adminCalls } from '#contract/admin.ts'
import { adminLog, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { getCookie, type TestPerson } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
const makeAdmin = () => site.makePerson({ isAdmin: true, userRole: 'admin' })
beforeAll(async () => {
  site = await createTestApp()
  admin = await makeAdmin()
})
afterAll(() => site.close())

const rowOf = async ({ userId }: { userId: string }) => {
  const [row] = await site.database.select().from(users).where(eq(users.id, userId))
  return row
}
const deedsOf = ({ userId }: { userId: string }) =>
  site.database.select().from(adminLog).where(eq(adminLog.userId, userId)).orderBy(adminLog.id)
const userPath = ({ userId }: { userId: string }, rest = '') => `/api/admin/users/${userId}${rest}`
const list = async (query: string, ask = admin.ask) => {
  const answered = await ask('GET', `/api/admin/users?${query}`)
  expect(answered.status, answered.text).toBe(200)
  return adminCalls.listUsers.reply.parse(answered.body)
}
const emailsFor = async (search: string) =>
  (await list(`search=${encodeURIComponent(search)}`)).users.map(({ email }) => email)

describe('access', () => {
  const all = Object.values(adminCalls)
  const url = (path: string) => path.replace(':id', '00000000-0000-4000-8000-000000000000').replace(':code', 'FOUNDER')

  test('T11 every admin call answers 401 when signed out and 403 to an ordinary user', async () => {
    const person = await site.makePerson()
    for (const { method, path } of all) {
      const body = method === 'GET' ? undefined : {}
      expect(await site.ask(method, url(path), body), path).toMatchObject({ status: 401 })
      expect(await person.ask(method, url(path), body), path).toMatchObject({
        status: 403,
        body: { error: 'Admin privileges required', code: 'admin_required' },
      })
    }
  })

  test('T11 a demotion takes effect at once in open sessions', async () => {
    const other = await makeAdmin()
    expect(await other.ask('GET', '/api/admin/stats')).toMatchObject({ status: 200 })
    expect(await admin.ask('PATCH', userPath(other, '/admin'), { isAdmin: false })).toMatchObject({ status: 200 })
    expect(await other.ask('GET', '/api/admin/stats')).toMatchObject({ status: 403, body: { code: 'admin_required' } })
    expect(await other.ask('GET', '/api/auth/user')).toMatchObject({ body: { isAdmin: false, userRole: 'customer' } })
  })
})

describe('the table', () => {
  test('T14 the search matches literally, in any case and script, including % and _, over email and names', async () => {
    const names = [
      { email: 'tide_water@example.org', firstName: 'Ösa', lastName: '100% Ferry' },
      { email: 'tidexwater@example.org', firstName: 'Иван', lastName: "O'Hara\\Lund" },
    ]
    for (const columns of names) await site.makePerson(columns)
    const [first, second] = names.map(({ email }) => email)
    expect(await emailsFor('TIDE_w')).toEqual([first])
    expect(await emailsFor('0% f')).toEqual([first])
    expect(await emailsFor('%')).toEqual([first])
    expect(await emailsFor('öSA 1')).toEqual([first])
    expect(await emailsFor('иВ')).toEqual([second])
    expect(await emailsFor("O'Hara\\l")).toEqual([second])
    expect(await emailsFor('  tidexwater@example.org ')).toEqual([second])
    // Neither across the boundary of two fields, nor with wildcards.
    expect(await emailsFor('example.orgиван')).toEqual([])
    expect(await emailsFor('example.org иван')).toEqual([])
    expect(await emailsFor('tide%water')).toEqual([])
  })

  test('T14 takes searches of up to 100 characters and pages of at most 100, and refuses unknown parameters', async () => {
    const bad = [
      `search=${'x'.repeat(101)}`,
      'size=101',
      'size=0',
      'page=0',
      'page=1.5',
      'page=x',
      'sort=password_hash',
    ]
    for (const query of [...bad, 'direction=up', 'search=a&search=b', 'notes=1', 'search=%00'])
      expect(await admin.ask('GET', `/api/admin/users?${query}`), query).toMatchObject({ status: 400 })
    expect((await list(`search=${'x'.repeat(100)}`)).users).toEqual([])
    expect((await list('page=1000000&size=100')).users).toEqual([])
  })

  test('sorts by each column in both directions, and pages without gaps or repetitions', async () => {
    for (const [at, lastName] of ['Dew', 'ash', 'Cole', 'Birch'].entries())
      await site.makePerson({
        ...{ email: `sorted${at}@example.org`, firstName: 'Sorted', lastName },
        lastLoginAt: at === 2 ? null : new Date(Date.now() - at * 60_000),
      })
    const order = async (query: string) => (await list(`search=sorted&${query}`)).users.map(({ email }) => email[6])
    expect((await order('sort=name&direction=asc')).join('')).toBe('1320')
    expect((await order('sort=name')).join('')).toBe('0231')
    expect((await order('sort=email&direction=asc')).join('')).toBe('0123')
    expect((await order('')).join('')).toBe('3210')
    expect((await order('sort=lastLogin')).join('')).toBe('0132')
    expect((await order('sort=lastLogin&direction=asc')).join('')).toBe('2310')
    const pages = [await order('size=3'), await order('size=3&page=2'), await order('size=3&page=3')]
    expect(pages.map((page) => page.join(''))).toEqual(['321', '0', ''])
    for (const page of [1, 2, 3]) expect(await list(`search=sorted&size=3&page=${page}`)).toMatchObject({ total: 4 })
  })

  test('shows every user without a search, in any order', async () => {
    const count = () => site.database.$count(users)
    // A slow machine caches the total for a while.
    await expect.poll(async () => (await list('size=1')).total, { timeout: 30_000 }).toBe(await count())
    for (const sort of ['joined', 'lastLogin', 'name', 'email']) {
      const all = await list(`sort=${sort}&size=100`)
      expect(all.users).toHaveLength(await count())
      const second = await list(`sort=${sort}&size=1&page=2`)
      expect(second.users[0]).toEqual(all.users[1])
    }
  })
})

describe('one user', () => {
  test('T9 shows notes and profile to an admin, but no credentials', async () => {
    const owner = await site.makeOwner({ notes: 'Wants two coaches in one brand' })
    const { status, text, body } = await admin.ask('GET', userPath(owner))
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      ...{ notes: 'Wants two coaches in one brand', businessName: 'Tern & Tide', stepsDone: 3, sessions: 1 },
      ...{ email: owner.email, changes: [] },
    })
    for (const secret of ['argon2', 'passwordHash', '"sid"', 'stripe', 'searchText']) expect(text).not.toContain(secret)
    const nobody = await admin.ask('GET', '/api/admin/users/00000000-0000-4000-8000-000000000000')
    expect(nobody).toMatchObject({ status: 404, body: { error: 'There is no user with this ID.' } })
    expect(await admin.ask('GET', '/api/admin/users/nobody')).toMatchObject({ status: 400 })
  })

  test('is created without a password, on trial, and is mailed a link to choose one', async () => {
    const email = 'New.Person@Example.org'
    const made = await admin.ask('POST', '/api/admin/users', {
      ...{ email, firstName: 'Ida', lastName: 'Moor', userRole: 'test', hasAccess: true },
    })
    expect(made).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: {
          ...{ email: 'new.person@example.org', userRole: 'test', isAdmin: false, hasAccess: true, lastLoginAt: null },
          ...{ subscriptionStatus: 'trialing', sessions: 0 },
        },
      },
    })
    const userId = z.object({ id: z.string() }).parse(made.body.user).id
    expect(await deedsOf({ userId })).toMatchObject([{ action: 'user-created', adminId: admin.userId }])
    await expect
      .poll(() => site.mails.find(({ to }) => to === 'new.person@example.org'), { timeout: 10_000 })
      .toBeDefined()
    const mail = site.mails.find(({ to }) => to === 'new.person@example.org')
    expect(mail?.subject).toBe('Your Signet account is ready')
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const password = 'two kettles of herons'
    expect(await site.ask('POST', '/api/auth/login', { email, password })).toMatchObject({ status: 401 })
    expect(await site.ask('POST', '/api/auth/reset-password', { token, password })).toMatchObject({ status: 200 })
    expect(await site.ask('POST', '/api/auth/login', { email, password })).toMatchObject({ status: 200 })
    const again = { email, firstName: 'Ida', lastName: 'Moor' }
    expect(await admin.ask('POST', '/api/admin/users', again)).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    })
  })

  test('is refused with the documented sentences', async () => {
    const refused = await admin.ask('POST', '/api/admin/users', { email: 'nobody', firstName: ' ', lastName: '' })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        fields: {
          email: 'Invalid email address',
          firstName: 'First name is required',
          lastName: 'Last name is required',
        },
      },
    })
  })

  test('T11 is changed as asked, and each change is logged with the previous values', async () => {
    const person = await site.makePerson()
    const changes = [
      ['/subscription', { subscriptionStatus: 'active' }, { subscriptionStatus: 'trialing' }],
      ['/access', { hasAccess: true }, { hasAccess: false }],
      ['/role', { userRole: 'test' }, { userRole: 'customer' }],
      ['/role', { userRole: 'admin' }, { userRole: 'test', isAdmin: false }],
      ['/admin', { isAdmin: false }, { isAdmin: true, userRole: 'admin' }],
      ['/status', { status: 'suspended' }, { accountStatus: 'active' }],
    ] as const
    for (const [path, body] of changes)
      expect(await admin.ask('PATCH', userPath(person, path), body), path).toMatchObject({ status: 200 })
    expect(await admin.ask('PATCH', userPath(person, '/notes'), { notes: 'Wrote twice' })).toMatchObject({
      status: 200,
      body: { user: { notes: 'Wrote twice' } },
    })
    expect(await rowOf(person)).toMatchObject({
      ...{ subscriptionStatus: 'active', hasAccess: true, userRole: 'customer', isAdmin: false },
      ...{ accountStatus: 'suspended', notes: 'Wrote twice' },
    })
    const deeds = await deedsOf(person)
    expect(deeds.map(({ before }) => before)).toMatchObject([
      ...changes.map(([, , before]) => before),
      { characters: 0 },
    ])
    expect(deeds.map(({ adminId, refusal }) => [adminId, refusal])).toEqual(deeds.map(() => [admin.userId, null]))
    expect(JSON.stringify(deeds)).not.toContain('Wrote twice')
    const { body } = await admin.ask('GET', userPath(person))
    expect(body.user).toMatchObject({
      changes: [{ action: 'notes', after: { characters: 11 } }, { action: 'status' }, {}, {}, {}, {}, {}],
    })
  })

  test('T13 refuses unknown statuses, roles, flags and fields', async () => {
    const person = await site.makePerson()
    const before = await rowOf(person)
    const bad = [
      ['/status', { status: 'gone' }],
      ['/status', { status: 'active', isAdmin: true }],
      ['/status', { accountStatus: 'banned' }],
      ['/subscription', { subscriptionStatus: 'free' }],
      ['/subscription', { subscriptionStatus: 'active', subscriptionEndDate: '2099-01-01' }],
      ['/access', { hasAccess: 'true' }],
      ['/access', { hasAccess: 1 }],
      ['/admin', { isAdmin: null }],
      ['/admin', { isAdmin: true, passwordHash: 'x' }],
      ['/role', { userRole: 'owner' }],
      ['/role', { userRole: ['admin'] }],
      ['/notes', { notes: 'x'.repeat(5001) }],
      ['/notes', {}],
    ] as const
    for (const [path, body] of bad)
      expect(await admin.ask('PATCH', userPath(person, path), body), JSON.stringify(body)).toMatchObject({
        status: 400,
      })
    for (const more of [{ id: person.userId }, { passwordHash: 'x' }, { accountStatus: 'banned' }, { password: 'x' }]) {
      const body = { email: 'mass@example.org', firstName: 'A', lastName: 'B', ...more }
      expect(await admin.ask('POST', '/api/admin/users', body)).toMatchObject({ status: 400 })
    }
    expect(await rowOf(person)).toEqual(before)
    expect(await deedsOf(person)).toEqual([])
  })

  test('can use the tools once an admin sets trialing, past_due or active', async () => {
    const person = await site.makeOwner({ subscriptionStatus: 'inactive', subscriptionEndDate: new Date(0) })
    const mayWrite = async () =>
      (await person.ask('PUT', '/api/user-profile/tagline', { chosenTagline: 'Braver.' })).status
    expect(await mayWrite()).toBe(402)
    for (const subscriptionStatus of ['trialing', 'past_due', 'active']) {
      await admin.ask('PATCH', userPath(person, '/subscription'), { subscriptionStatus: 'inactive' })
      await admin.ask('PATCH', userPath(person, '/subscription'), { subscriptionStatus })
      expect(await mayWrite(), subscriptionStatus).toBe(200)
    }
  })
})

describe('suspending and banning', () => {
  test('T13 signs the user out at once on every device, until set active again', async () => {
    for (const status of ['suspended', 'banned']) {
      const person = await site.makePerson()
      const elsewhere = await site.ask('POST', '/api/auth/login', {
        email: person.email,
        password: 'a kettle of herons',
      })
      const other = { cookie: getCookie(elsewhere) }
      expect((await admin.ask('PATCH', userPath(person, '/status'), { status })).status).toBe(200)
      expect(await person.ask('GET', '/api/auth/user')).toMatchObject({ status: 401 })
      expect(await person.ask('PUT', '/api/profile', { jobTitle: 'Owner' })).toMatchObject({ status: 401 })
      expect(await site.ask('GET', '/api/auth/user', undefined, { headers: other })).toMatchObject({ status: 401 })
      expect((await admin.ask('PATCH', userPath(person, '/status'), { status: 'active' })).status).toBe(200)
      // The old sessions are not restored.
      expect(await person.ask('GET', '/api/auth/user')).toMatchObject({ status: 401 })
      const again = await site.ask('POST', '/api/auth/login', { email: person.email, password: 'a kettle of herons' })
      expect(again.status).toBe(200)
    }
  })
})
