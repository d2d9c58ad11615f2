/** Reads must not change any row: a mail scanner, another site or a prefetching browser may open a link. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit, openReview } from '#testing/server/brand-reviews.ts'
import { confirmPayment, createPayment } from '#testing/server/buying.ts'
import type { TestPerson } from '#testing/server/people.ts'
import { requestsByCall } from '#testing/server/requests.ts'
import { signLinkToken } from '#testing/server/signed-links.ts'
import { makeWebBuild } from '#testing/server/web-build.ts'

let site: TestApp
let build: Awaited<ReturnType<typeof makeWebBuild>>
let askers: { name: string; asker: TestPerson | undefined }[]
let owner: TestPerson
beforeAll(async () => {
  build = await makeWebBuild()
  site = await createTestApp({}, { build })
  owner = await site.makeOwner({ onboardingCompleted: true })
  const admin = await site.makeOwner({ isAdmin: true, userRole: 'admin', onboardingCompleted: true })
  // Something is in progress in every tool: a read that continued it would change a row.
  await openReview(site, owner)
  const said = { message: 'We teach grown-ups to swim in the sea.' }
  for (const tool of ['strategist/chat', 'ai-core-values-assistant'])
    expect(await owner.ask('POST', `/api/${tool}`, said)).toMatchObject({ status: 200 })
  for (const [tool, body] of [
    ['brand-archetype/analyze', { ...said, brandAttributes: null }],
    ['generate-uvp', { businessName: 'Tern & Tide', culture: 'Steadfast' }],
    ['generate-taglines', { businessName: 'Tern & Tide', culture: 'Steadfast' }],
  ] as const)
    expect((await owner.ask('POST', `/api/${tool}`, body)).status, tool).toBeLessThan(410)
  askers = [
    { name: 'signed out', asker: undefined },
    { name: 'as the owner', asker: owner },
    { name: 'as an admin', asker: admin },
  ]
})
afterAll(async () => {
  await site.close()
  await build.remove()
})

/** All rows of all tables, except rate-limit counts and the last use of sessions. */
async function stored(): Promise<Record<string, unknown>> {
  const { rows: tables } = await site.database.execute<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'rate_limits' ORDER BY 1`)
  expect(tables.length).toBeGreaterThan(15)
  const marks = tables.map(({ name }) => {
    const row = name === 'sessions' ? `to_jsonb(t) - 'expire'` : 'to_jsonb(t)'
    return `(SELECT md5(string_agg((${row})::text, ',' ORDER BY (${row})::text)) FROM "${name}" t) AS "${name}"`
  })
  const { rows } = await site.database.execute(sql.raw(`SELECT ${marks.join(', ')}`))
  return rows[0] ?? {}
}

/** Waits for the background work of earlier requests: mails and jobs. */
const settle = () =>
  expect
    .poll(
      async () => {
        const { rowCount } = await site.database.execute(sql`SELECT 1 FROM jobs WHERE state IN ('waiting', 'running')`)
        return rowCount
      },
      { timeout: 20_000 },
    )
    .toBe(0)

/** Requests a URL, and fails if a row changed or a cookie was set. */
async function readHarmlessly(url: string, name: string, asker: TestPerson | undefined, more = {}): Promise<number> {
  await settle()
  const before = await stored()
  const answered = await (asker?.ask ?? site.ask)('GET', url, undefined, more)
  const what = `GET ${url} ${name}: ${answered.status}`
  expect(answered.status, what).toBeLessThan(500)
  expect(answered.headers['set-cookie'], what).toBeUndefined()
  await settle()
  expect(await stored(), what).toEqual(before)
  return answered.status
}

/** Sign-out by navigation is specified: only this site's own links and the address bar end a session. */
const isException = (path: string) => path === '/api/logout'
const reads = allCalls.filter(({ method, path }) => method === 'GET' && !isException(path))

test.each(reads.map((spec) => [spec.path, spec] as const))(
  'T46 GET %s changes nothing, signed out, as an owner or as an admin',
  { timeout: 60_000 },
  async (path, { method }) => {
    const request = requestsByCall[`${method} ${path}` as keyof typeof requestsByCall]
    for (const { name, asker } of askers) {
      const { url = path, more } = await request({ site, asker, owner })
      await readHarmlessly(url, name, asker, more)
    }
  },
)

test('T46 GET /api/logout ends a session only for this site and changes nothing for another', async () => {
  for (const { name, asker } of askers.slice(1))
    for (const site of ['cross-site', 'same-site'])
      await readHarmlessly('/api/logout', name, asker, { headers: { 'sec-fetch-site': site } })
})

const screens = ['/', '/toolkit', '/toolkit/uvp-generator', '/profile', '/admin', '/plans', '/cart', '/checkout']
const others = ['/success', '/order', '/login', '/start', '/waitlist', '/no-such-page', '/robots.txt']

test('T46 no page changes any row', { timeout: 60_000 }, async () => {
  for (const { name, asker } of askers)
    for (const path of [...screens, ...others, '/success?redirect_status=succeeded', '/login?next=/order'])
      await readHarmlessly(path, name, asker)
})

/** Every kind of mail with a token in its link, and the other links that contain one. */
async function gatherLinks(): Promise<string[]> {
  const begun = await createPayment(site, 'starter-bundle', 79, { email: 'guest@example.org' })
  await confirmPayment(site, begun.body.clientSecret)
  const told = { firstName: 'Ida', lastName: 'Moor', businessName: 'Tern & Tide', industry: 'education' }
  const sizes = { companySize: '1-10', monthlyRevenue: '10k-50k' }
  await site.ask('POST', '/api/start', { ...told, ...sizes, email: 'visitor@example.org' })
  await site.ask('POST', '/api/auth/forgot-password', { email: owner.email })
  const audit = await makeAudit(site, owner)
  await owner.ask('POST', `/api/audit/${audit}/mail`, { email: 'reader@example.org' })
  const shared = (await owner.ask('POST', `/api/audit/${audit}/share`, {})).text
  await settle()
  const mailed = site.mails.flatMap(({ text }) => text.match(/http:\/\/localhost:3000\/\S*token=\S+/g) ?? [])
  const paths = [...new Set(mailed)].map((link) => link.slice('http://localhost:3000'.length))
  return [...paths, `/r/${/\/r\/([\w-]+)/.exec(shared)?.[1]}`, `/toolkit?token=${signLinkToken(owner)}`]
}

test('T46 opening a link from a mail changes no row, and neither does the call that its page makes', {
  timeout: 60_000,
}, async () => {
  const links = await gatherLinks()
  for (const page of ['/order?', '/start?', '/reset-password?', '/audit-mail?', '/r/', '/toolkit?'])
    expect(
      links.filter((link) => link.startsWith(page)),
      page,
    ).not.toEqual([])
  const asked = links.flatMap((link) => {
    if (link.startsWith('/start?')) return [link, `/api${link}`]
    return link.startsWith('/order?') ? [link, link.replace('/order?', '/api/checkout/claim?')] : [link]
  })
  for (const { name, asker } of askers) for (const link of asked) await readHarmlessly(link, name, asker)
})
