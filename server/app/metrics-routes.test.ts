import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit } from '#testing/server/brand-reviews.ts'
import { createTestModel } from '#testing/server/language-model.ts'
import { modelLimits, modelLines, writeByModel } from '#testing/server/model-site.ts'
import { createAsk } from '#testing/server/people.ts'
import { makeWebBuild } from '#testing/server/web-build.ts'

const metricsToken = 'a token of the tests, of 32 letters or more'.replaceAll(/[ ,]/g, '-')

let site: TestApp
let build: Awaited<ReturnType<typeof makeWebBuild>>
beforeAll(async () => {
  build = await makeWebBuild()
  site = await createTestApp()
})
afterAll(async () => {
  await site.close()
  await build.remove()
})

const watched = (parts: Parameters<TestApp['again']>[1] = {}) => site.again({ metricsToken }, parts)
const scrape = (app: FastifyInstance, authorization = `Bearer ${metricsToken}`) =>
  createAsk(app)('GET', '/api/metrics', undefined, { headers: { authorization } })
/** The value of a series, by its name and labels as written. */
const figure = async (app: FastifyInstance, series: string) => {
  const line = (await scrape(app)).text.split('\n').find((text) => text.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('without METRICS_TOKEN there are no metrics, whatever token is sent', async () => {
  const nowhere = await site.ask('GET', '/api/nowhere')
  for (const headers of [{}, { authorization: `Bearer ${metricsToken}` }, { authorization: 'Bearer undefined' }]) {
    const refused = await site.ask('GET', '/api/metrics', undefined, { headers })
    expect([refused.status, refused.text]).toEqual([404, nowhere.text])
  }
})

test('a missing or wrong token is refused in the common shape, even for a signed-in admin', async () => {
  const app = await watched()
  const admin = await site.makeOwner({ isAdmin: true, userRole: 'admin' })
  const wrong = [
    '',
    metricsToken,
    `Basic ${metricsToken}`,
    `Bearer ${metricsToken}x`,
    `Bearer ${metricsToken.slice(1)}`,
  ]
  for (const authorization of wrong) {
    const refused = await createAsk(app, admin.cookie)('GET', '/api/metrics', undefined, { headers: { authorization } })
    expect(refused.status, authorization).toBe(401)
    expect(refused.body).toEqual({ error: 'Invalid credentials', code: 'invalid_credentials' })
    expect(refused.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
  }
  const read = await scrape(app)
  expect(read).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } })
  expect(site.logLines.join('')).not.toContain(metricsToken)
})

test('requests are counted by route pattern and status class, never by URL or person', async () => {
  const app = await watched({ build })
  const owner = await site.makeOwner({ onboardingCompleted: true })
  const ask = createAsk(app, owner.cookie)
  const audit = await makeAudit(site, owner)
  await ask('GET', `/api/audit/${audit}`)
  await ask('GET', `/api/audit/${audit}`)
  await ask('GET', `/api/audit/00000000-0000-4000-8000-000000000000`)
  await ask('GET', '/toolkit')
  await ask('GET', '/canary-1')
  await ask('GET', '/canary-2?token=canary')
  await createAsk(app)('POST', '/api/auth/login', { email: 'canary@example.org', password: 'canary' })
  const count = (method: string, route: string, status: string) =>
    figure(app, `signet_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`)
  expect(await count('GET', '/api/audit/:id', '2xx')).toBe(2)
  expect(await count('GET', '/api/audit/:id', '4xx')).toBe(1)
  expect(await count('GET', '*', '2xx')).toBe(1)
  expect(await count('GET', '*', '4xx')).toBe(2)
  expect(await count('POST', '/api/auth/login', '4xx')).toBe(1)
  const { text } = await scrape(app)
  for (const secret of [audit, owner.userId, owner.email, 'canary']) expect(text).not.toContain(secret)
})

test('request durations are reported in buckets, the last of which holds all requests', async () => {
  const app = await watched()
  for (let turn = 0; turn < 3; turn += 1) await createAsk(app)('GET', '/api/health')
  const series = (what: string, le = '') =>
    figure(app, `signet_request_duration_seconds_${what}{${le}method="GET",route="/api/health",status="2xx"}`)
  expect(await series('bucket', 'le="+Inf",')).toBe(3)
  expect(await series('sum')).toBeGreaterThan(0)
})

test('a page served on the fast path is counted too', async () => {
  const app = await watched({ build })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${address}/login`, { headers: { 'accept-encoding': 'br' } })
  await fetch(`${address}/login`, { headers: { 'accept-encoding': 'br', cookie: 'somebody=else' } })
  const series = 'signet_request_duration_seconds_count{method="GET",route="/login",status="2xx"}'
  await expect.poll(() => figure(app, series)).toBe(2)
})

test('jobs are counted by kind and state', async () => {
  const app = await watched()
  for (let turn = 0; turn < 3; turn += 1) await addJob('told-by-nobody', {}, null, site.database)
  await site.database.execute(sql`
    UPDATE jobs SET state = 'failed', ended_at = now() WHERE id = (SELECT id FROM jobs WHERE kind = 'told-by-nobody' LIMIT 1)`)
  expect(await figure(app, 'signet_jobs{kind="told-by-nobody",state="waiting"}')).toBe(2)
  expect(await figure(app, 'signet_jobs{kind="told-by-nobody",state="failed"}')).toBe(1)
  await site.database.execute(sql`DELETE FROM jobs WHERE kind = 'told-by-nobody'`)
  expect(await figure(app, 'signet_jobs{kind="told-by-nobody",state="waiting"}')).toBeUndefined()
})

test('mails are counted by whether they were sent or failed', async () => {
  let isAway = false
  const sendMail = async () => {
    if (isAway) throw new Error('The mail server is away.')
  }
  const app = await watched({ sendMail })
  const { email } = await site.makePerson()
  const sent = () => figure(app, 'signet_mails_total{outcome="sent"}')
  const failed = () => figure(app, 'signet_mails_total{outcome="failed"}')
  expect([await sent(), await failed()]).toEqual([0, 0])
  await createAsk(app)('POST', '/api/auth/forgot-password', { email })
  await expect.poll(sent).toBe(1)
  isAway = true
  await createAsk(app)('POST', '/api/auth/forgot-password', { email })
  await expect.poll(failed).toBe(1)
  expect(await sent()).toBe(1)
})

test('calls of the language model are counted by tool and outcome, with tokens, dollars and seconds', async () => {
  const model = createTestModel({ isOwnMachine: true })
  const app = await watched({ writing: { model, ...modelLimits } })
  const owner = await site.makeOwner()
  const { ask } = { ask: createAsk(app, owner.cookie) }
  model.answer = (_request, say) => say(modelLines.join('\n'))
  await writeByModel({ ask })
  model.answer = () => {
    throw new ModelFailure('wrong_key')
  }
  await writeByModel({ ask })
  const calls = (outcome: string) => figure(app, `signet_model_calls_total{tool="uvp",outcome="${outcome}"}`)
  expect([await calls('answered'), await calls('wrong_key')]).toEqual([1, 1])
  expect(await figure(app, 'signet_model_tokens_total{tool="uvp",direction="read"}')).toBe(400)
  expect(await figure(app, 'signet_model_tokens_total{tool="uvp",direction="written"}')).toBe(60)
  expect(await figure(app, 'signet_model_cost_dollars_total{tool="uvp"}')).toBeCloseTo(0.0014)
  expect(await figure(app, 'signet_model_call_duration_seconds_count{tool="uvp"}')).toBe(1)
  expect((await scrape(app)).text).not.toMatch(/Tern|swim/)
})

test('a full connection pool and its waiting requests are shown, and only the jobs are missing', async () => {
  const app = await watched()
  const connections = (state: string) => figure(app, `signet_database_connections{state="${state}"}`)
  const pool = site.database.$client
  const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const waiting = pool.connect()
  try {
    expect(await connections('in use')).toBe(all.length)
    expect(await connections('waiting')).toBeGreaterThan(0)
    expect((await scrape(app)).text).not.toContain('signet_jobs{')
  } finally {
    for (const one of all) one.release()
    ;(await waiting).release()
  }
  await expect.poll(() => connections('waiting')).toBe(0)
  await expect.poll(() => connections('idle')).toBeGreaterThan(0)
})

test('a blocked event loop shows in the next reading, and only in that one', async () => {
  const app = await watched()
  await sleep(100)
  const worst = () => figure(app, 'signet_event_loop_delay_seconds{quantile="1"}')
  const until = performance.now() + 1000
  while (performance.now() < until);
  await sleep(50)
  expect(await worst()).toBeGreaterThan(0.5)
  // Each reading resets the figure; other work may block one reading, but not all.
  await expect.poll(worst, { interval: 50 }).toBeLessThan(0.5)
})

test('without a database everything else is still reported', async () => {
  const nowhere = openDatabase({ host: '127.0.0.1', port: 1 })
  const app = await watched({ database: nowhere })
  const { status, text } = await scrape(app)
  expect(status).toBe(200)
  expect(text).not.toContain('signet_jobs{')
  expect(text).toContain('signet_event_loop_delay_seconds{')
  expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(20_000_000)
  expect(Number(/^process_start_time_seconds (\d+)$/m.exec(text)?.[1])).toBeLessThanOrEqual(Date.now() / 1000)
})
