import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brandSessions } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, getCookie, testPassword } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const business = {
  firstName: 'Ida',
  lastName: 'Moor',
  businessName: 'Tern & Tide',
  companySize: '1-10',
  monthlyRevenue: '10k-50k',
  industry: 'education',
}
const keep = (changes: Record<string, unknown> = {}) => site.ask('POST', '/api/start', { ...business, ...changes })
const signUp = (cookie: string, email: string) =>
  createAsk(site.app, cookie)('POST', '/api/auth/register', {
    email,
    password: testPassword,
    firstName: 'Ida',
    lastName: 'Moor',
  })
const kept = async (cookie: string, url = '/api/start') =>
  (await createAsk(site.app, cookie)('GET', url)).body.businessInformation
const rows = () => site.database.select().from(brandSessions)

test('a visitor finds their business information again in the same browser for 30 days', async () => {
  const saved = await keep()
  expect(saved).toMatchObject({ status: 200, body: { success: true, mailed: false } })
  expect(String(saved.headers['set-cookie'])).toMatch(
    /^signet_start=[\w-]{43}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await kept(getCookie(saved))).toEqual(business)
  expect(await kept('')).toBeNull()
  const [row] = await rows()
  expect(row).toMatchObject({ currentStep: 'business_info', currentColumn: 0, progressPercentage: 0 })
  expect(Math.abs((row?.expiresAt.getTime() ?? 0) - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000)
  for (const part of getCookie(saved).split(/[=.]/).slice(1)) expect(JSON.stringify(row)).not.toContain(part)
})

test('names of people, businesses and industries must be on one line', async () => {
  for (const field of ['firstName', 'lastName', 'businessName', 'industry']) {
    const refused = await keep({ [field]: 'Tern\nTide' })
    expect(refused, field).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.stringMatching(/one line/) } },
    })
  }
})

test('a second save in the same browser replaces the first', async () => {
  const cookie = getCookie(await keep())
  const before = (await rows()).length
  await createAsk(site.app, cookie)('POST', '/api/start', { ...business, businessName: 'Tide & Tern' })
  expect(await kept(cookie)).toEqual({ ...business, businessName: 'Tide & Tern' })
  expect((await rows()).length).toBe(before)
})

test('the account that signs up in that browser gets the information, and it is kept nowhere else', async () => {
  const cookie = getCookie(await keep({ businessName: 'Joined Ltd', industry: 'Sea swimming' }))
  const made = await signUp(cookie, 'joined@example.org')
  expect(made.body.user).toMatchObject({
    businessName: 'Joined Ltd',
    companySize: '1-10',
    monthlyRevenue: '10k-50k',
    industry: 'Sea swimming',
  })
  expect(await kept(cookie)).toBeNull()
  expect((await signUp(cookie, 'second@example.org')).body.user).toMatchObject({ businessName: null })
})

async function mailLink(to: string, changes: Record<string, unknown>) {
  const saved = await keep({ email: ` ${to} `, ...changes })
  expect(saved.body).toEqual({ success: true, mailed: true })
  const findMail = () => site.mails.find((mail) => mail.to === to)
  const mail = await vi.waitFor(() => findMail() ?? expect.fail('No mail yet.'), { timeout: 10_000 })
  const [, token = ''] = /^http:\/\/localhost:3000\/start\?token=([\w-]{43})$/m.exec(mail.text) ?? []
  return { token, cookie: getCookie(saved), open: () => site.ask('GET', `/api/start?token=${token}`) }
}

test('with an email, a link is mailed that continues in any browser and joins the account made there', async () => {
  const { token, open } = await mailLink('Visitor@example.org', { businessName: 'Linked Ltd' })
  const opened = await open()
  expect(opened.body).toMatchObject({ businessInformation: { businessName: 'Linked Ltd' }, isJoined: false })
  const told = await keep({ businessName: 'Linked Ltd', token })
  const made = await signUp(getCookie(told), 'linked@example.org')
  expect(made.body.user).toMatchObject({ businessName: 'Linked Ltd' })
  expect((await open()).body).toEqual({ businessInformation: null, isJoined: true })
})

test('T46 opening a mailed link writes nothing and sets no cookie', async () => {
  const { open } = await mailLink('opened@example.org', { businessName: 'Opened Ltd' })
  const before = await rows()
  const opened = await open()
  expect(opened.body).toMatchObject({ businessInformation: { businessName: 'Opened Ltd' } })
  expect(opened.headers['set-cookie']).toBeUndefined()
  expect(await rows()).toEqual(before)
})

test('after signing up, the mailed link says that the answers are in the account, and no longer shows them', async () => {
  const { cookie, open } = await mailLink('since@example.org', { businessName: 'Since Ltd' })
  expect((await signUp(cookie, 'since@example.org')).body.user).toMatchObject({ businessName: 'Since Ltd' })
  expect((await open()).body).toEqual({ businessInformation: null, isJoined: true })
  expect(JSON.stringify(await rows())).not.toMatch(/Since Ltd|since@example/)
  // What is told in that browser later belongs to another visitor.
  await createAsk(site.app, cookie)('POST', '/api/start', { ...business, businessName: 'Later Ltd' })
  expect(await kept(cookie)).toMatchObject({ businessName: 'Later Ltd' })
})

test('another person with the mailed link cannot take over what the first browser told', async () => {
  const { token, cookie } = await mailLink('stranger@example.org', { businessName: 'Visitor Ltd' })
  const stranger = await keep({ businessName: 'Stranger Ltd', token })
  await signUp(getCookie(stranger), 'stranger@example.org')
  expect(await kept(cookie)).toMatchObject({ businessName: 'Visitor Ltd' })
  expect((await signUp(cookie, 'visitor-ltd@example.org')).body.user).toMatchObject({ businessName: 'Visitor Ltd' })
})

test('the information is gone after 30 days', async () => {
  const saved = await keep({ businessName: 'Old Ltd' })
  await site.database
    .update(brandSessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(brandSessions.businessName, 'Old Ltd'))
  expect(await kept(getCookie(saved))).toBeNull()
  expect((await signUp(getCookie(saved), 'late@example.org')).body.user).toMatchObject({ businessName: null })
  await keep()
  expect((await rows()).some(({ businessName }) => businessName === 'Old Ltd')).toBe(false)
})

test('every field is required and takes only listed options; “other” needs own words', async () => {
  const before = await rows()
  for (const field of Object.keys(business)) {
    const blank = await keep({ [field]: ' ' })
    expect(blank, field).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
    expect(await keep({ [field]: undefined }), field).toMatchObject({ status: 400 })
  }
  const misfits = [
    { companySize: '1-11' },
    { monthlyRevenue: 'a lot' },
    { industry: 'other' },
    { email: 'no' },
    { surplus: 1 },
  ]
  for (const misfit of misfits) expect(await keep(misfit)).toMatchObject({ status: 400 })
  expect(await rows()).toEqual(before)
})

test('T47 a cookie or token that the server did not make is ignored', async () => {
  const [, made = ''] = getCookie(await keep()).split('=')
  const [token = '', signature = ''] = made.split('.')
  const others = ['', 'a', '%00', 'x'.repeat(4000), token, 'A'.repeat(43), `${'A'.repeat(43)}.${signature}`, `${made}.`]
  for (const other of others) {
    const cookie = `signet_start=${other}`
    const saved = await createAsk(site.app, cookie)('POST', '/api/start', business)
    expect(getCookie(saved), cookie).toMatch(/^signet_start=[\w-]{43}\.[\w-]{43}$/)
    expect(getCookie(saved), cookie).not.toContain(token)
    expect(await kept(cookie), cookie).toBeNull()
  }
  expect(await kept('', '/api/start?token=made-up')).toBeNull()
})

test('T47 under https, no neighboring site can set the visitor’s cookie', async () => {
  const app = await site.again({ publicUrl: 'https://signet.example', linkBase: 'https://signet.example' })
  const saved = await createAsk(app)('POST', '/api/start', business)
  expect(String(saved.headers['set-cookie'])).toMatch(
    /^__Host-signet_start=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure/,
  )
  const plain = getCookie(saved).replace('__Host-', '')
  expect((await createAsk(app, plain)('GET', '/api/start')).body.businessInformation).toBeNull()
})

test('a name that mail programs would turn into a link is left out of the mail', async () => {
  const to = 'target@example.org'
  await keep({ email: to, firstName: 'Win at evil.example', businessName: 'https://evil.example' })
  const mail = await vi.waitFor(() => site.mails.find((each) => each.to === to) ?? expect.fail('No mail yet.'), {
    timeout: 10_000,
  })
  expect(mail.text).toMatch(/^Hello,\n/)
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('evil')
})

test('T33 the token of a link waiting to be mailed cannot be read in the database', async () => {
  await keep({ email: 'sealed@example.org' })
  const findMail = () => site.mails.find(({ to }) => to === 'sealed@example.org')
  const mail = await vi.waitFor(() => findMail() ?? expect.fail('No mail yet.'), { timeout: 10_000 })
  const [, token = ''] = /token=([\w-]{43})$/m.exec(mail.text) ?? []
  expect(token).not.toBe('')
  const { rows: jobs } = await site.database.execute(sql`SELECT payload::text FROM jobs WHERE kind = 'start-link'`)
  expect(jobs.length).toBeGreaterThan(0)
  expect(JSON.stringify(jobs)).not.toContain(token)
})
