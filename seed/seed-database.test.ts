/** A small database, filled as `npm run seed` does it. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { accountCalls } from '#contract/account.ts'
import { auditCalls } from '#contract/brand-review-calls.ts'
import { findStepStates, steps } from '#contract/plain/brand.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, getCookie } from '#testing/server/people.ts'
import { inventOwners } from './invent-owners.ts'
import { type SeedResult, seedDatabase, seededAdminEmail } from './seed-database.ts'
import { seedPassword } from './walk-owner.ts'

const users = 12
const secret = 'a secret for tests only, of 48 characters or more'
const seedIn = (database: Database, seed = 1) =>
  seedDatabase({ database, sessionSecret: secret, productName: 'Signet', users, seed, now: new Date() })

let site: TestApp
let seeded: SeedResult
beforeAll(async () => {
  site = await createTestApp({ sessionSecret: secret })
  seeded = await seedIn(site.database)
}, 120_000)
afterAll(() => site.close())

async function signIn(email: string) {
  const answered = await site.ask('POST', '/api/auth/login', { email, password: seedPassword })
  expect(answered.status).toBe(200)
  const ask = createAsk(site.app, getCookie(answered))
  return { ask, user: accountCalls.getCurrentUser.reply.parse((await ask('GET', '/api/auth/user')).body) }
}
const ofStage = (stage: string) => seeded.walked.filter(({ reached }) => reached === stage)
const count = async (table: string, db = site.database) => {
  const { rows } = await db.execute(sql.raw(`SELECT count(*)::int AS count FROM ${table}`))
  return z.array(z.object({ count: z.int() })).parse(rows)[0]?.count
}
const brandsOf = async (db: Database) =>
  (
    await db.execute(sql`SELECT email, brands.business_name, chosen_uvp, chosen_tagline FROM users JOIN brands ON owner_id = users.id
    WHERE NOT is_admin ORDER BY email`)
  ).rows

describe('a seeded database', () => {
  test('has brands in every stage, each with all earlier steps done', async () => {
    /** The minimum and maximum number of finished steps. */
    const done = {
      'signed-up': [0, 0],
      attributes: [0, 0],
      uvp: [1, 3],
      values: [4, 4],
      archetype: [5, 5],
      review: [6, 6],
    }
    for (const [stage, [least = 0, most = 0]] of Object.entries(done)) {
      expect(ofStage(stage), stage).not.toEqual([])
      for (const { owner } of ofStage(stage)) {
        const { user } = await signIn(owner.email)
        const states = findStepStates({ ...user, coreValuesCount: user.coreValues.length })
        const finished = steps.findIndex(({ id }) => states[id] !== 'done')
        const steady = finished < 0 ? steps.length : finished
        expect(steady, `${stage} ${owner.email}`).toBeGreaterThanOrEqual(least)
        expect(steady, `${stage} ${owner.email}`).toBeLessThanOrEqual(most)
        expect(Object.values(states).filter((state) => state === 'done')).toHaveLength(steady)
      }
    }
  })

  test('shows a report for the address its owner would have typed', async () => {
    const [reviewed] = ofStage('review')
    const { ask } = await signIn(reviewed?.owner.email ?? '')
    const { audits } = auditCalls.listAudits.reply.parse((await ask('GET', '/api/audits')).body)
    expect(audits[0]?.websiteUrl).toMatch(/^https:\/\/[\p{L}\d]+\.example\/$/u)
    const report = await ask('GET', `/api/audit/${audits[0]?.id}`)
    expect(report.body).toMatchObject({ audit: { status: 'complete' } })
    expect(report.text).not.toContain('127.0.0.1')
  })

  test('has an admin, and users who signed up over weeks and were last seen after that', async () => {
    expect((await signIn(seededAdminEmail)).user).toMatchObject({ isAdmin: true, userRole: 'admin' })
    const { rows } = await site.database.execute(sql`
      SELECT count(*) FILTER (WHERE last_login_at < created_at OR last_login_at > now())::int AS wrong,
        extract(day FROM max(created_at) - min(created_at))::int AS days FROM users WHERE NOT is_admin`)
    const [house] = z.array(z.object({ wrong: z.int(), days: z.int() })).parse(rows)
    expect(house?.wrong).toBe(0)
    expect(house?.days).toBeGreaterThan(60)
  })

  test('has no mail to send, no job, and no used-up rate limit for real visitors', async () => {
    // Signing in above has used some limits.
    expect([await count('jobs'), await count("rate_limits WHERE key LIKE '%sign-up%'")]).toEqual([0, 0])
    expect(site.mails).toEqual([])
  })

  test('has people on the waitlist', async () => {
    expect(await count('waitlist WHERE created_at < now()')).toBe(Math.ceil(users * 0.06))
  })

  test('is not seeded again: the attempt is refused and changes nothing', async () => {
    const before = await brandsOf(site.database)
    await expect(seedIn(site.database, 2)).rejects.toThrow('The database has accounts already.')
    expect(await brandsOf(site.database)).toEqual(before)
    expect(await count('coupons')).toBe(seeded.coupons)
  })

  test('has the same businesses for the same seed, and others for another', async () => {
    const again = await createTestApp()
    await seedIn(again.database)
    expect(await brandsOf(again.database)).toEqual(await brandsOf(site.database))
    await again.close()
    const named = (seed: number, now: Date) =>
      inventOwners(users, seed, now).map(({ email, stage, business }) => [email, stage, business.name])
    expect(named(1, new Date('2027-03-06T03:00:00Z'))).toEqual(named(1, new Date('2026-12-31T22:00:00Z')))
    expect(named(2, new Date())).not.toEqual(named(1, new Date()))
  }, 120_000)
})
