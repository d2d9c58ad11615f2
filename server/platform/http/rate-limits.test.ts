import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitAttempts } from '#server/platform/http/limit-attempts.ts'
import { createRateLimits } from '#server/platform/http/rate-limits.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ rateLimitScale: 1 })
})
afterAll(() => site.close())

const forget = (app: Parameters<typeof createAsk>[0], email: string, forwarded?: string, remoteAddress?: string) =>
  createAsk(app)(
    'POST',
    '/api/auth/forgot-password',
    { email },
    {
      ...(remoteAddress !== undefined && { remoteAddress }),
      headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
    },
  )

test('T32 without TRUST_PROXY the peer’s address counts, whatever X-Forwarded-For says', async () => {
  const ask = (turn: number) => forget(site.app, 'peer@example.org', `203.0.113.${turn}`)
  for (let turn = 1; turn <= 5; turn += 1) expect(await ask(turn)).toMatchObject({ status: 200 })
  const refused = await ask(6)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('T32 X-Forwarded-For counts from the proxy that TRUST_PROXY names, and from nobody else', async () => {
  const app = await site.again({ trustProxy: '10.0.0.0/8' })
  for (let turn = 1; turn <= 7; turn += 1) {
    expect(await forget(app, 'proxy@example.org', `203.0.113.${turn}`, '10.1.2.3')).toMatchObject({ status: 200 })
  }
  const spoofed = (turn: number) => forget(app, 'proxy@example.org', `203.0.113.${turn}`, '198.51.100.9')
  for (let turn = 1; turn <= 5; turn += 1) expect(await spoofed(turn)).toMatchObject({ status: 200 })
  expect(await spoofed(6)).toMatchObject({ status: 429 })
})

test('T32 the addresses of one IPv6 network count together', async () => {
  const from = (address: string) => forget(site.app, 'network@example.org', undefined, address)
  for (let turn = 1; turn <= 5; turn += 1) expect(await from(`2001:db8:7:7::${turn}`)).toMatchObject({ status: 200 })
  expect(await from('2001:db8:7:7:8000::1')).toMatchObject({ status: 429 })
  expect(await from('2001:db8:7:8::1')).toMatchObject({ status: 200 })
})

test('T32 limits survive a restart and hold across servers', async () => {
  const [one, other] = [await site.again(), await site.again()]
  for (const app of [one, other, one, other, one])
    expect(await forget(app, 'two@example.org')).toMatchObject({ status: 200 })
  expect(await forget(other, 'two@example.org')).toMatchObject({ status: 429 })
  expect(await forget(await site.again(), 'two@example.org')).toMatchObject({ status: 429 })
})

test('a limit counts each key separately and resets after its time', async () => {
  const limit = createRateLimits(site.database.$client, 1)('test', 2, 1)
  await limit.use('a')
  await limit.use('a')
  await limit.use('b')
  await expect(limit.use('a')).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfterSeconds: 1 } })
  await expect(limit.use('a')).rejects.toMatchObject({ status: 429 })
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await limit.use('a')
})

test('an attempt counts while it runs, and afterwards only if it failed', async () => {
  const limit = createRateLimits(site.database.$client, 1)('attempts', 2, 60)
  const begin = limitAttempts(site.database.$client, limit)
  const first = await begin('a')
  const second = await begin('a')
  await expect(begin('a')).rejects.toMatchObject({ code: 'too_many_requests' })
  second.end()
  await first.fail()
  first.end()
  const third = await begin('a')
  await third.fail()
  third.end()
  await expect(begin('a')).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('an attempt is refused if any of its limits is used up, and then counts toward none', async () => {
  const limits = createRateLimits(site.database.$client, 1)
  const begin = limitAttempts(site.database.$client, limits('narrow', 1, 60), limits('wide', 2, 60))
  const first = await begin('a', 'here')
  await expect(begin('a', 'here')).rejects.toMatchObject({ code: 'too_many_requests' })
  const other = await begin('b', 'here')
  await expect(begin('c', 'here')).rejects.toMatchObject({ code: 'too_many_requests' })
  first.end()
  other.end()
  await begin('a', 'here')
})

test('RATE_LIMIT_SCALE multiplies every limit', async () => {
  const app = await site.again({ rateLimitScale: 2 })
  for (let turn = 1; turn <= 10; turn += 1) {
    expect(await forget(app, 'scale@example.org')).toMatchObject({ status: 200 })
  }
  expect(await forget(app, 'scale@example.org')).toMatchObject({ status: 429 })
})
