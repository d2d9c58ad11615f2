import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { auditRequest } from '#contract/brand-review.ts'
import { createAuditStore } from '#server/brand-review/brand-review-store.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { brandAudits } from '#server/tables/tables.ts'
import { makeAudit } from '#testing/server/brand-reviews.ts'
import type { TestPerson } from '#testing/server/people.ts'
import {
  fetchAudit,
  makeReviewForm,
  serveReviewedSite,
  startReview,
  waitForAuditEnd,
} from '#testing/server/reviewed-site.ts'

const pages: Readonly<Record<string, string>> = {
  '/': `<!doctype html><html lang="en"><title>Tern & Tide: sea swimming for grown-ups</title><meta name="viewport" content="width=device-width">
    <header><nav><a href="/about">About</a> <a href="/prices">Prices</a></nav></header>
    <main><h1>Learn to swim in the sea, without fear</h1>
    <p>We teach nervous grown-ups to feel at home in open water. You swim with us, in groups of four, on calm mornings.</p>
    <a href="/prices">Book your first lesson</a></main><footer>Tern & Tide</footer></html>`,
  '/about': `<!doctype html><html lang="en"><title>About Tern & Tide</title><h1>About us</h1><p>We began in a harbour in 2011. We still swim there every morning.</p></html>`,
  '/emoji': `<!doctype html><html lang="en"><title>${'🍞'.repeat(300)}</title><h1>${'🍞a'.repeat(300)}</h1>
    <p>We leverage synergies ${'😀'.repeat(501)} best-in-class ${'🥐'.repeat(301)}.</p><img src="/${'😀'.repeat(120)}.png"></html>`,
  '/prices': `<!doctype html><html lang="en"><title>Prices of Tern & Tide</title><h1>Prices</h1><p>A lesson costs 30 pounds. You pay after it.</p></html>`,
}
let asked: string[] = []
const answer: http.RequestListener = (request, response) => {
  asked.push(request.url ?? '')
  const page = pages[request.url ?? '']
  response
    .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    .end(page ?? 'not here')
}

const { site, address, close } = await serveReviewedSite(answer)
afterAll(close)

const form = (more: object = {}) => ({ ...makeReviewForm(address), ...more })

async function makeReviewer(columns = {}): Promise<TestPerson> {
  const person = await site.makeOwner(columns)
  await site.setBrand(person, {
    coreValues: [{ id: 'a', title: 'Calm', description: '', order: 0 }],
    brandArchetypeCompleted: true,
  })
  return person
}

const start = (person: TestPerson, more: object = {}) => startReview(person, form(more))
const mailsTo = (to: string) => site.mails.filter((mail) => mail.to === to)

test('an audit is fetched and measured, quotes the site, and completes the step', async () => {
  const person = await makeReviewer()
  const audit = await waitForAuditEnd(person, await start(person))
  expect(audit).toMatchObject({ status: 'complete', websiteUrl: address, reason: null, sharePath: null })
  const { analysis } = audit
  if (!analysis) throw new Error('There is no analysis.')
  expect(analysis.checks.length).toBeGreaterThanOrEqual(30)
  expect(analysis.madeFrom).toMatchObject({
    asked: { brandArchetype: 'caregiver', brandTone: 'friendly', coreValues: ['trust'] },
    record: { coreValues: ['Calm'], chosenTagline: 'Braver by the wave.' },
  })
  const html = Object.values(pages).join(' ').replace(/\s+/g, ' ').replaceAll('&amp;', '&')
  for (const { evidence } of analysis.checks) {
    for (const each of evidence) if ('quote' in each) expect(html).toContain(each.quote.replace(/\s+/g, ' '))
  }
  const user = await person.ask('GET', '/api/auth/user')
  expect(user.body).toMatchObject({ websiteReviewCompleted: true })
})

test('the same site gets the same scores, and the list shows what changed since', async () => {
  const person = await makeReviewer()
  const [first, second] = [
    await waitForAuditEnd(person, await start(person)),
    await waitForAuditEnd(person, await start(person)),
  ]
  expect(second.analysis).toEqual(first.analysis)
  // The site has too little text for a voice score.
  const scores = { voice: null, visual: 0, messaging: 0, consistency: 0 }
  expect(second.changes).toMatchObject({
    overall: 0,
    scores,
    done: [],
    mended: [],
    broken: [],
    isOtherwiseAsked: false,
  })
  const { body } = await person.ask('GET', '/api/audits')
  expect(body.audits).toMatchObject([
    { id: second.id, changes: { overall: 0 } },
    { id: first.id, changes: null },
  ])
})

test('a site is the same with or without a trailing slash', async () => {
  const person = await makeReviewer()
  const { id } = await waitForAuditEnd(person, await start(person))
  const second = await waitForAuditEnd(person, await start(person, { websiteUrl: address.slice(0, -1) }))
  expect(second).toMatchObject({ changes: { overall: 0, since: (await fetchAudit(person, id)).createdAt } })
  const third = await waitForAuditEnd(person, await start(person, { brandTone: 'luxury' }))
  expect(third).toMatchObject({ changes: { isOtherwiseAsked: true } })
})

test('a text cut inside an emoji is stored without the half character', async () => {
  const person = await makeReviewer()
  const audit = await waitForAuditEnd(person, await start(person, { websiteUrl: `${address}emoji` }))
  expect(audit).toMatchObject({ status: 'complete' })
  expect(JSON.stringify(audit.analysis)).toContain('🍞')
})

test.each([
  'http://127.0.0.1:1/',
  'http://169.254.169.254/',
  'http://nowhere.invalid/',
  'ftp://example.org/',
  'http://a:b@example.org/',
])('T20 %s is refused with one sentence; nothing is stored or requested', async (websiteUrl) => {
  const person = await makeReviewer()
  asked = []
  const answered = await person.ask('POST', '/api/audit', form({ websiteUrl }))
  expect(answered).toMatchObject({ status: 400, body: { error: 'Please enter a valid website URL' } })
  expect(await site.database.select().from(brandAudits).where(eq(brandAudits.brandId, person.brandId))).toEqual([])
  expect(asked).toEqual([])
})

test('T39 a social handle is a bare name, and an address must be http or https', async () => {
  const person = await makeReviewer()
  for (const odd of ['a/b', 'https://example.org/a', 'a b', '<a>', 'x'.repeat(51)]) {
    const answered = await person.ask('POST', '/api/audit', form({ socialHandles: { instagram: odd } }))
    expect(answered, odd).toMatchObject({ status: 400 })
  }
  const id = await start(person, { socialHandles: { instagram: ' @tern.and_tide ', twitter: '' } })
  expect(await fetchAudit(person, id)).toMatchObject({ request: { socialHandles: { instagram: 'tern.and_tide' } } })
  const script = await person.ask('POST', '/api/audit', form({ websiteUrl: 'javascript:alert(1)' }))
  expect(script).toMatchObject({ status: 400 })
})

test('T21 only the owner can open, print and share an audit; its link shows it to anyone until it is closed', async () => {
  const [person, other] = [await makeReviewer(), await makeReviewer()]
  const { id } = await waitForAuditEnd(person, await start(person))
  for (const path of ['', '/pdf'])
    expect(await other.ask('GET', `/api/audit/${id}${path}`)).toMatchObject({ status: 404 })
  expect(await other.ask('POST', `/api/audit/${id}/share`, {})).toMatchObject({ status: 404 })
  const shared = await person.ask('POST', `/api/audit/${id}/share`, {})
  expect(shared.body.sharePath).toMatch(/^\/r\/[\w-]{22}$/)
  expect((await person.ask('POST', `/api/audit/${id}/share`, {})).body.sharePath).toBe(shared.body.sharePath)
  expect(await other.ask('DELETE', `/api/audit/${id}/share`, {})).toMatchObject({ status: 404 })
  expect(await person.ask('DELETE', `/api/audit/${id}/share`, {})).toMatchObject({ status: 200 })
  expect(await fetchAudit(person, id)).toMatchObject({ sharePath: null })
  expect((await person.ask('POST', `/api/audit/${id}/share`, {})).body.sharePath).not.toBe(shared.body.sharePath)
  const { findShared } = createAuditStore(site.database)
  for (const odd of ['\0', '', '%', `${String(shared.body.sharePath).slice(3)}x`])
    expect(await findShared(odd)).toBeUndefined()
})

test('T22 the account’s own address gets the report at once, as a PDF, and only once', async () => {
  const person = await makeReviewer()
  const { id } = await waitForAuditEnd(person, await start(person, { email: person.email.toUpperCase() }))
  await vi.waitFor(() => expect(mailsTo(person.email)).toHaveLength(1), { timeout: 15_000 })
  const [mail] = mailsTo(person.email)
  expect(mail?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toMatch(/Hello \w+,/)
    expect(part).toContain('you asked us to send a copy to your own address')
    expect(part).toMatch(/Overall, it scores \d\.\d out of 10/)
    expect(part).toContain(`/toolkit/brand-review?audit=${id}`)
  }
  await person.ask('POST', `/api/audit/${id}/mail`, { email: person.email })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(mailsTo(person.email)).toHaveLength(1)
  expect(await fetchAudit(person, id)).toMatchObject({ mails: [{ address: person.email, state: 'sent' }] })
})

test('T22 any other address gets one neutral mail, and the report only after the click', async () => {
  const person = await makeReviewer()
  const address = `partner-${person.userId}@example.org`
  const { id } = await waitForAuditEnd(person, await start(person, { email: address }))
  await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(1), { timeout: 15_000 })
  expect(mailsTo(address)[0]?.text).not.toContain('Overall')
  expect(await fetchAudit(person, id)).toMatchObject({ mails: [{ address, state: 'unconfirmed' }] })
  const token = /token=([\w-]+)/.exec(mailsTo(address)[0]?.text ?? '')?.[1] ?? ''
  expect(await site.ask('POST', '/api/audit-mail/confirm', { token: `${token}x` })).toMatchObject({ status: 400 })
  expect(await site.ask('POST', '/api/audit-mail/confirm', { token })).toMatchObject({ status: 200 })
  await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(2), { timeout: 15_000 })
  await site.ask('POST', '/api/audit-mail/confirm', { token })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(mailsTo(address)).toHaveLength(2)
  expect(mailsTo(address)[1]?.text, 'who has no account is not sent to a page for members').not.toContain('/toolkit')
})

test('T22 an address is asked for consent once, however often it is entered; a report already mailed is shown as sent', async () => {
  const person = await makeReviewer()
  const other = `friend-${person.userId}@example.org`
  const { id } = await waitForAuditEnd(person, await start(person))
  const mail = (email: string) => person.ask('POST', `/api/audit/${id}/mail`, { email })
  const asked = await Promise.all([mail(other), mail(other), mail(other.toUpperCase())])
  for (const answered of asked) expect(answered).toMatchObject({ status: 200, body: { state: 'unconfirmed' } })
  expect(await mail(person.email)).toMatchObject({ body: { state: 'waiting' } })
  await vi.waitFor(() => expect(mailsTo(person.email)).toHaveLength(1), { timeout: 15_000 })
  expect(mailsTo(other)).toHaveLength(1)
  expect(await mail(person.email)).toMatchObject({ body: { state: 'sent' } })
})

test('T22 three consent mails a day, even to one address or when requested at once', async () => {
  const person = await makeReviewer()
  const { id } = await waitForAuditEnd(person, await start(person))
  const mail = (email: string) => person.ask('POST', `/api/audit/${id}/mail`, { email })
  const answers = await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => mail(`p${name}@example.org`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const same = await makeReviewer()
  const email = `again-${same.userId}@example.org`
  for (let audit = 0; audit < 3; audit += 1) await start(same, { email })
  const fourth = await same.ask('POST', '/api/audit', form({ email }))
  expect(fourth).toMatchObject({ status: 429, body: { fields: { email: expect.stringContaining('three') } } })
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(3), { timeout: 10_000 })
})

test('T22 three new addresses a day, and one address per request', async () => {
  const person = await makeReviewer()
  const { id } = await waitForAuditEnd(person, await start(person))
  const mail = (email: string) => person.ask('POST', `/api/audit/${id}/mail`, { email })
  for (const name of ['a', 'b', 'c']) expect(await mail(`${name}@example.org`)).toMatchObject({ status: 200 })
  expect(await mail('d@example.org')).toMatchObject({ status: 429 })
  for (const odd of ['a@example.org,b@example.org', 'a@example.org\nbcc: b@example.org', 'nobody']) {
    expect(await mail(odd)).toMatchObject({ status: 400 })
  }
})

test('T38 an audit continues after its server was killed, without fetching the site again', async () => {
  const person = await makeReviewer()
  const id = await start(person)
  await waitForAuditEnd(person, id)
  // Reviews of earlier tests may still be fetching the same site.
  await vi.waitFor(async () => {
    const { rows } = await site.database.execute(
      sql`SELECT 1 FROM jobs WHERE kind = 'audit' AND state IN ('waiting', 'running')`,
    )
    expect(rows).toEqual([])
  }, 30_000)
  const kept = {
    entry: address,
    pages: [{ url: address, status: 200, contentType: 'text/html', html: pages['/'] }],
    stylesheets: [],
    unreachable: [],
  }
  await site.database
    .update(brandAudits)
    .set({ status: 'analysing', analysis: null, websiteContent: kept })
    .where(eq(brandAudits.id, id))
  asked = []
  await site.database.execute(sql`
    UPDATE jobs SET state = 'running', alive_at = now() - interval '1 minute' WHERE payload->>'auditId' = ${id}`)
  const audit = await waitForAuditEnd(person, id)
  expect(audit.status).toBe('complete')
  expect(asked).toEqual([])
})

test('an audit of a site that does not exist fails with a reason and can be retried', async () => {
  const person = await makeReviewer()
  const gone = http.createServer()
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(gone.address())
  gone.close()
  const app = await site.again({ auditAllowHosts: new Set([`127.0.0.1:${port}`, new URL(address).host]) })
  const request = auditRequest.parse(form({ websiteUrl: `http://127.0.0.1:${port}/` }))
  const id = await createAuditStore(site.database).create(person.brandId, request, site.database)
  await addJob('audit', { auditId: id }, person.userId, site.database)
  await app.ready()
  const audit = await waitForAuditEnd(person, id)
  expect(audit).toMatchObject({ status: 'failed', analysis: null })
  expect(audit.reason).toMatch(/\S/)
  expect(await person.ask('POST', `/api/audit/${id}/retry`, {})).toMatchObject({ status: 200 })
  expect(await person.ask('GET', `/api/audit/${id}/pdf`)).toMatchObject({ status: 404 })
})

test('T48 the newest hundred reviews of a brand are kept', async () => {
  const person = await makeReviewer()
  const { brandId } = person
  await makeAudit(site, person)
  await site.database.execute(sql`
    INSERT INTO brand_audits (id, brand_id, website_url, brand_archetype, core_values, target_audience, brand_tone,
      social_handles, status, created_at)
    SELECT gen_random_uuid(), brand_id, website_url, brand_archetype, core_values, target_audience, brand_tone,
      social_handles, 'failed', created_at - interval '1 minute' + number * interval '1 millisecond'
    FROM brand_audits, generate_series(1, 120) AS number WHERE brand_id = ${brandId}`)
  await site.database.execute(sql`
    UPDATE brand_audits SET created_at = created_at - interval '1 hour' WHERE brand_id = ${brandId} AND status = 'complete'`)
  const newest = await waitForAuditEnd(person, await start(person))
  const kept = await site.database.select().from(brandAudits).where(eq(brandAudits.brandId, brandId))
  expect(kept).toHaveLength(100)
  expect(kept.map(({ id }) => id)).toContain(newest.id)
  expect(kept.map(({ status }) => status).filter((status) => status === 'complete')).toHaveLength(1)
})
