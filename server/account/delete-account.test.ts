import { eq, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#server/tables/payment-tables.ts'
import { brandSessions, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit } from '#testing/server/brand-reviews.ts'
import { getCookie, type TestPerson, testPassword } from '#testing/server/people.ts'
import { turnSecondFactorOn } from '#testing/server/second-factor.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
  await site.app.ready()
})
afterAll(() => site.close())

const confirmation = { confirmation: 'delete', businessName: 'Tern & Tide' }
const remove = (person: TestPerson, body: object = confirmation) => person.ask('POST', '/api/account/delete', body)
const isThere = async ({ userId }: TestPerson) =>
  (await site.database.select({ id: users.id }).from(users).where(eq(users.id, userId))).length === 1

/** The number of rows in each table that mention this user, their brand or their email. */
async function rowsOf({ userId, brandId, email }: TestPerson): Promise<Record<string, number>> {
  const { rows: tables } = await site.database.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const hers = `${userId}|${brandId}|${email.replaceAll('.', '\\.')}`
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const count = await site.database.$count(sql.raw(`"${name}" AS each`), sql`to_jsonb(each)::text ~ ${hers}`)
    if (count > 0) found[name] = count
  }
  return found
}

/** A person with data in every table. */
async function makeFullOwner(): Promise<TestPerson> {
  const person = await site.makeOwner()
  await person.ask('PUT', '/api/brand-attributes', { attributesData: {}, currentStep: 1 })
  await person.ask('POST', '/api/generate-uvp', {})
  await person.ask('POST', '/api/strategist/chat', { message: 'What should I do next?' })
  const audit = await makeAudit(site, person)
  await person.ask('POST', `/api/audit/${audit}/share`, {})
  await person.ask('POST', `/api/audit/${audit}/mail`, { email: person.email })
  await site.ask('POST', '/api/auth/forgot-password', { email: person.email })
  await site.ask('POST', '/api/waitlist', { email: person.email.toUpperCase(), firstName: 'Ada' })
  const asGuest = { amount: 79, planName: 'starter-bundle', email: person.email.toUpperCase() }
  expect((await site.ask('POST', '/api/create-payment-intent', asGuest)).status).toBe(200)
  await turnSecondFactorOn(site, person)
  const start = { firstName: 'Ada', lastName: 'Ferry', businessName: 'Tern & Tide', industry: 'education' }
  const sizes = { companySize: '1-10', monthlyRevenue: '10k-50k' }
  await site.ask('POST', '/api/start', { ...start, ...sizes, email: person.email })
  await expect
    .poll(() => site.mails.filter(({ to }) => to === person.email).length, { timeout: 10_000 })
    .toBeGreaterThan(2)
  return person
}

describe('deleting an account', () => {
  test('T21 removes its data from every table, except the queued goodbye mail', async () => {
    const person = await makeFullOwner()
    const other = await site.makeOwner()
    const shared = await site.database.execute<{ token: string }>(
      sql`SELECT share_token AS token FROM brand_audits WHERE brand_id = ${person.brandId}`,
    )
    expect(Object.keys(await rowsOf(person)).length).toBeGreaterThan(8)
    expect((await remove(person)).body).toEqual({ success: true })
    const left = await rowsOf(person)
    expect(left).toEqual({ jobs: 1 })
    expect(await isThere(other)).toBe(true)
    expect((await site.ask('GET', `/r/${shared.rows[0]?.token}`)).status).toBe(404)
    expect(await site.database.select().from(brandSessions).where(eq(brandSessions.email, person.email))).toEqual([])
    const subjects = () => site.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject)
    await expect.poll(subjects, { timeout: 10_000 }).toContain('Your account was deleted')
  })

  test('T6 ends every session, clears the cookie, and frees the email for a new account without a second trial', async () => {
    const person = await site.makeOwner()
    const elsewhere = await site.ask('POST', '/api/auth/login', { email: person.email, password: testPassword })
    const answered = await remove(person)
    expect(String(answered.headers['set-cookie'])).toMatch(/signet=;/)
    expect(answered.headers['clear-site-data']).toContain('"storage"')
    expect((await person.ask('GET', '/api/auth/user')).status).toBe(401)
    const other = await site.ask('GET', '/api/auth/user', undefined, { headers: { cookie: getCookie(elsewhere) } })
    expect(other.status).toBe(401)
    const signIn = await site.ask('POST', '/api/auth/login', { email: person.email, password: testPassword })
    expect(signIn.body).toEqual({ code: 'invalid_credentials', error: 'Invalid credentials' })
    const fresh = { email: person.email, password: testPassword, firstName: 'Ada', lastName: 'Ferry' }
    const made = await site.ask('POST', '/api/auth/register', { ...fresh, email: person.email.toUpperCase() })
    expect(made).toMatchObject({ status: 200, body: { user: { subscriptionStatus: 'inactive' } } })
    const another = await site.ask('POST', '/api/auth/register', { ...fresh, email: `new-${person.email}` })
    expect(another.body).toMatchObject({ user: { subscriptionStatus: 'trialing' } })
  })

  test('asks for the word and the business name, in any case; without a name the email is asked for', async () => {
    const person = await site.makeOwner()
    for (const body of [
      { confirmation: 'yes', businessName: 'Tern & Tide' },
      { confirmation: 'delete', businessName: 'Tern' },
      { confirmation: 'delete', businessName: person.email },
      { confirmation: 'delete', businessName: '' },
    ])
      expect(await remove(person, body)).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: {} } })
    expect(await isThere(person)).toBe(true)
    expect((await remove(person, { confirmation: ' DELETE ', businessName: 'tern  &  TIDE' })).status).toBe(200)
    const nameless = await site.makePerson()
    expect(
      (await remove(nameless, { confirmation: 'delete', businessName: nameless.email.toUpperCase() })).status,
    ).toBe(200)
  })

  test('T11 is refused to the last admin, even when two delete their accounts at the same moment', async () => {
    const [one, two] = [await site.makeOwner({ isAdmin: true }), await site.makeOwner({ isAdmin: true })]
    await site.makeOwner({ isAdmin: true, accountStatus: 'suspended' })
    const answered = await Promise.all([remove(one), remove(two)])
    expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answered.find(({ status }) => status === 409)?.body).toEqual({
      code: 'last_admin',
      error: 'You’re the last admin. Add another one first.',
    })
  })

  test('keeps paid orders with number, amount and buyer, and removes unpaid ones', async () => {
    const person = await site.makeOwner({ firstName: 'Marta', lastName: 'Lind' })
    const pay = async (planName: string, amount: number, outcome: string | undefined) => {
      const begun = await person.ask('POST', '/api/create-payment-intent', { amount, planName })
      const { clientSecret } = begun.body
      if (outcome !== undefined) await person.ask('POST', '/api/checkout/simulate', { clientSecret, outcome })
    }
    await pay('all-access', 299, 'succeed')
    await pay('starter-bundle', 79, undefined)
    expect((await remove(person)).status).toBe(200)
    const kept = await site.database
      .select()
      .from(orders)
      .where(or(eq(orders.email, person.email), eq(orders.buyerName, 'Marta Lind')))
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({
      ...{ userId: null, claimHash: null, clientSecret: null, plan: 'all-access', amount: 299, state: 'paid' },
      ...{ email: person.email, buyerName: 'Marta Lind' },
    })
    const [order] = kept
    expect(order?.buyer).not.toContain(person.userId)
  })
})
