import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { adminLog, brandAudits } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit, openReview } from '#testing/server/brand-reviews.ts'
import { type Ask, createAsk, getCookie, type TestPerson } from '#testing/server/people.ts'
import { requestsByCall } from '#testing/server/requests.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

async function become(who: TestPerson): Promise<Ask> {
  const admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  const started = await admin.ask('POST', `/api/admin/impersonate/${who.userId}`)
  expect(started.status, started.text).toBe(200)
  return createAsk(site.app, getCookie(started))
}

/** What an impersonating admin may do: view every screen and its PDF, and edit what is there. */
const allowed = [
  'GET /api/account/second-factor',
  'GET /api/account/sessions',
  'GET /api/ai-core-values-assistant',
  'GET /api/audit/:id',
  'GET /api/audit/:id/pdf',
  'GET /api/audits',
  'GET /api/auth/user',
  'GET /api/billing',
  'GET /api/brand-archetype',
  'GET /api/brand-attributes',
  'GET /api/brand-attributes/pdf',
  'GET /api/brand/contradictions',
  'GET /api/brand/history',
  'GET /api/checkout/order',
  'GET /api/core-values',
  'GET /api/core-values/pdf',
  'GET /api/receipts/:number',
  'GET /api/receipts/:number/pdf',
  'GET /api/strategist/analysis',
  'GET /api/strategist/conversation',
  'GET /api/taglines',
  'GET /api/toolkit',
  'GET /api/user-profile',
  'GET /api/writing',
  'GET /api/writing/preview/:tool',
  'GET /api/writing/sent',
  'DELETE /api/audit/:id/share',
  'DELETE /api/brand-archetype/text',
  'DELETE /api/brand-archetype/readings',
  'POST /api/ai-core-values-assistant',
  'POST /api/ai-core-values-assistant/reset',
  'POST /api/audit',
  'POST /api/audit/:id/retry',
  'POST /api/auth/confirm-email',
  'POST /api/brand-archetype/analyze',
  'POST /api/brand-archetype/pdf',
  'POST /api/brand-archetype/renew',
  'POST /api/brand-archetype/readings',
  'POST /api/brand-archetype/reset',
  'POST /api/brand-archetype/resume',
  'POST /api/brand-archetype/save',
  'POST /api/brand-archetype/text',
  'POST /api/brand-attributes/upload',
  'POST /api/brand/history/:id/restore',
  'POST /api/checkout/claim/look',
  'POST /api/checkout/quote',
  'POST /api/core-values',
  'POST /api/extract-core-values',
  'POST /api/generate-taglines',
  'POST /api/generate-uvp',
  'POST /api/onboarding/upload',
  'POST /api/refine-uvp',
  'POST /api/strategist/chat',
  'POST /api/strategist/reset',
  'POST /api/suggest-words',
  'POST /api/user-profile/sentences/proposals',
  'PUT /api/audit/:id/judgments',
  'PUT /api/audit/:id/mark',
  'PUT /api/brand-archetype/answers/:id',
  'PUT /api/brand-archetype/readings',
  'PUT /api/brand/contradictions',
  'PUT /api/brand-attributes',
  'PUT /api/profile',
  'PUT /api/taglines',
  'PUT /api/user-profile/tagline',
  'PUT /api/user-profile/uvp',
  'PUT /api/user-profile/sentences',
  'PUT /api/user-profile/uvps',
]

test('T12 of the calls that identify the asker, an impersonating admin may make only those listed', async () => {
  const owner = await site.makeOwner()
  const as = await become(owner)
  const open: string[] = []
  for (const spec of allCalls.filter(({ caller }) => caller !== 'anyone')) {
    const name = `${spec.method} ${spec.path}`
    // Stopping is always allowed, and would end the impersonation.
    if (name === 'POST /api/admin/stop-impersonation') continue
    const url = spec.path.replace(':id', owner.userId).replace(':format', 'json').replace(':code', 'FOUNDER')
    const answered = await as(spec.method, url, spec.method === 'GET' ? undefined : {})
    if (!/^(already_)?impersonating$/.test(String(answered.body.code))) open.push(name)
  }
  expect(open.toSorted()).toEqual(allowed.toSorted())
})

test('T12 exports, shared links and mailed reports are refused during impersonation, and each attempt is logged', async () => {
  const owner = await site.makeOwner()
  const audit = await makeAudit(site, owner)
  const as = await become(owner)
  const tries = [
    ['GET', '/api/brand/export/json', undefined],
    ['GET', '/api/brand/export', undefined],
    ['GET', '/api/account/export', undefined],
    ['POST', `/api/audit/${audit}/share`, {}],
    ['POST', `/api/audit/${audit}/mail`, { email: 'mallory@example.org' }],
  ] as const
  for (const [method, url, body] of tries)
    expect(await as(method, url, body), url).toMatchObject({ status: 403, body: { code: 'impersonating' } })
  const [kept] = await site.database.select().from(brandAudits).where(eq(brandAudits.id, audit))
  expect(kept?.shareToken).toBeNull()
  const rows = await site.database
    .select()
    .from(adminLog)
    .where(eq(adminLog.userId, owner.userId))
    .orderBy(desc(adminLog.id))
    .limit(tries.length)
  expect(rows.map(({ subject, refusal }) => [subject, refusal !== null]).reverse()).toEqual([
    ['GET /api/brand/export/:format', true],
    ['GET /api/brand/export', true],
    ['GET /api/account/export', true],
    ['POST /api/audit/:id/share', true],
    ['POST /api/audit/:id/mail', true],
  ])
})

test('T12 a review requested during impersonation is mailed only to the owner', async () => {
  const owner = await site.makeOwner()
  await openReview(site, owner)
  const as = await become(owner)
  const { body } = await requestsByCall['POST /api/audit']({ site, asker: owner, owner })
  const ask = (email: string) => as('POST', '/api/audit', { ...Object(body), email })
  expect(await ask('mallory@example.org')).toMatchObject({ status: 403, body: { code: 'impersonating' } })
  expect((await owner.ask('GET', '/api/audits')).body.audits).toEqual([])
  expect((await ask(owner.email)).status).toBe(200)
})
