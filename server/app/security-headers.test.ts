import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, type TestPerson } from '#testing/server/people.ts'
import { makeWebBuild } from '#testing/server/web-build.ts'

let site: TestApp
let owner: TestPerson
let build: Awaited<ReturnType<typeof makeWebBuild>>
beforeAll(async () => {
  build = await makeWebBuild()
  site = await createTestApp({}, { build })
  owner = await site.makeOwner({ onboardingCompleted: true })
})
afterAll(async () => {
  await site.close()
  await build.remove()
})

/** Fails unless the response has all the common headers. */
function expectHeaders(headers: Record<string, unknown>, where: string) {
  const policy = String(headers['content-security-policy'])
  expect(policy, where).toMatch(/^default-src 'self'; script-src 'self'; style-src-elem 'self'/)
  for (const part of [
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "style-src-attr 'unsafe-inline'",
  ]) {
    expect(policy, where).toContain(part)
  }
  expect(policy, where).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe-inline|https?:|\*)/)
  expect(headers, where).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
}

test('T34 every response has the headers: calls, errors, files, streams, pages and missing ones', async () => {
  const signedOut = ['/', '/login', '/nothing', '/assets/app.js', '/assets/none.js', '/api/health', '/api/auth/user']
  const odd = [
    '/api/nothing',
    '/api/%zz',
    '/%zz',
    '/api/brand/history/%00/restore',
    '/api/openapi.json',
    `/api/${'x'.repeat(3000)}`,
  ]
  for (const url of [...signedOut, ...odd]) expectHeaders((await site.ask('GET', url)).headers, url)
  const own = [
    '/',
    '/toolkit',
    '/nothing',
    '/api/logout',
    '/api/brand-attributes/pdf',
    '/api/brand/export/json',
    '/api/auth/user',
  ]
  for (const url of own) expectHeaders((await owner.ask('GET', url)).headers, url)
  const again = await site.makeOwner()
  const stream = await again.ask('POST', '/api/generate-uvp', {}, { headers: { accept: 'text/event-stream' } })
  expect(stream.headers['content-type']).toContain('text/event-stream')
  expectHeaders(stream.headers, 'stream')
  const post = (url: string, payload: string, headers = {}) => again.ask('POST', url, undefined, { payload, headers })
  expectHeaders((await post('/api/auth/login', '{', { 'content-type': 'application/json' })).headers, 'broken JSON')
  expectHeaders((await post('/api/auth/login', '{}', { origin: 'https://evil.example' })).headers, 'foreign origin')
  expectHeaders((await post('/toolkit', '{}')).headers, 'no method')
  for (const method of ['HEAD', 'OPTIONS', 'DELETE', 'PATCH'] as const) {
    expectHeaders((await site.app.inject({ method, url: '/api/auth/user' })).headers, method)
  }
})

test('T34 an unreadable URL is answered in the common shape', async () => {
  for (const url of ['/api/%zz', '/%', `/api/brand/history/${'9'.repeat(201)}/restore`]) {
    const refused = await owner.ask(
      url.includes('history') ? 'POST' : 'GET',
      url,
      url.includes('history') ? {} : undefined,
    )
    expect(refused, url).toMatchObject({ status: 404, body: { error: 'Not found.', code: 'not_found' } })
    expect(refused.headers['cache-control']).toBe('no-store')
  }
})

/** What a server answers to raw bytes that no client library would send. */
async function say(port: number, said: string) {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes.toString()
  })
  socket.write(said)
  await once(socket, 'close')
  const [head = '', body = ''] = heard.split('\r\n\r\n')
  const [status, ...lines] = head.split('\r\n')
  const parts = lines.map((line) => /^([^:]+): (.*)$/.exec(line) ?? [])
  const headers = Object.fromEntries(parts.map(([, name = '', value]) => [name.toLowerCase(), value]))
  return { status, headers, body }
}

test('T34 a request that is not HTTP, or that Node would answer itself, gets the headers and the common shape', async () => {
  const app = await site.again()
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const unread = { error: 'The request could not be read.', code: 'invalid_json' }
  const unmet = { error: 'This server can’t do what the Expect header asks for.', code: 'unmet_expectation' }
  const end = 'connection: close\r\n\r\n'
  for (const [said, status, body] of [
    ['NONSENSE\r\n\r\n', '400 Bad Request', unread],
    [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, '400 Bad Request', unread],
    [`GET / HTTP/1.1\r\n${end}`, '400 Bad Request', unread],
    [`GET / HTTP/1.1\r\nhost: x\r\nexpect: a-miracle\r\n${end}`, '417 Expectation Failed', unmet],
    [
      `POST /api/auth/login HTTP/1.1\r\nhost: x\r\nexpect: 200-ok\r\ncontent-length: 2\r\n${end}{}`,
      '417 Expectation Failed',
      unmet,
    ],
  ] as const) {
    const told = await say(port, said)
    expect(told.status, said.slice(0, 60)).toBe(`HTTP/1.1 ${status}`)
    expectHeaders(told.headers, said.slice(0, 60))
    expect(told.headers['cache-control']).toBe('no-store')
    expect(told.body).toContain(JSON.stringify(body))
  }
})

test('T34 HSTS is sent only under https', async () => {
  expect((await site.ask('GET', '/api/health')).headers).not.toHaveProperty('strict-transport-security')
  const app = await site.again({ publicUrl: 'https://signet.example' })
  const { headers } = await createAsk(app)('GET', '/api/health')
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
})

test('T34 inline styles of prebuilt pages are allowed only by their hash', async () => {
  const policy = String((await site.ask('GET', '/login')).headers['content-security-policy'])
  expect(policy).toContain(build.styleSources[0])
  expect(policy).not.toMatch(/style-src-elem[^;]*unsafe-inline/)
})
