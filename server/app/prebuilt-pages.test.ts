import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeWebBuild } from '#testing/server/web-build.ts'

let site: TestApp
let build: Awaited<ReturnType<typeof makeWebBuild>>
let address: string
beforeAll(async () => {
  build = await makeWebBuild()
  site = await createTestApp({}, { build })
  address = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await site.close()
  await build.remove()
})

async function look(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(address + path, { headers: { 'accept-encoding': 'br', ...headers }, redirect: 'manual' })
  const { date, ...others } = Object.fromEntries(reply.headers)
  return { status: reply.status, headers: others, text: await reply.text() }
}

test.each(['/', '/login', '/start'])(
  'the fast path for %s sends the same response as the usual path, headers included',
  async (path) => {
    const [first, later] = [await look(path), await look(path, { cookie: 'somebody=else' })]
    expect(first.status).toBe(200)
    expect(first.headers['content-security-policy']).toContain("default-src 'self'")
    expect(first).toEqual(later)
  },
)

test('a valid cached copy, another encoding and a query take the usual path', async () => {
  const { headers } = await look('/login')
  expect(await look('/login', { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304 })
  expect((await look('/login', { 'accept-encoding': 'gzip' })).headers).toMatchObject({ 'content-encoding': 'gzip' })
  expect(await look('/login?next=x')).toMatchObject({ status: 200 })
})

test('T33 a page served on the fast path is one log line, like any other', async () => {
  site.logLines.splice(0)
  await look('/login')
  await look('/start', { cookie: 'somebody=else' })
  const lines = site.logLines.map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { method: 'GET', path: '/login', ip: '127.0.0.1', status: 200, msg: 'answered' },
    { method: 'GET', path: '/start', ip: '127.0.0.1', status: 200, msg: 'answered' },
  ])
})
