import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeWebBuild } from '#testing/server/web-build.ts'

let site: TestApp
let build: Awaited<ReturnType<typeof makeWebBuild>>
let port: number
beforeAll(async () => {
  build = await makeWebBuild()
  site = await createTestApp({}, { build })
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await site.close()
  await build.remove()
})

/** The raw response to a request line and these header lines. */
async function send(...lines: string[]): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${[...lines, 'accept-encoding: br', 'connection: close'].join('\r\n')}\r\n\r\n`)
  return text(socket)
}

test.each([
  'GET / HTTP/1.1',
  'GET /login HTTP/1.1',
  'GET /nowhere HTTP/1.1',
  'GET /api/health HTTP/1.1',
  'POST /api/auth/logout HTTP/1.1',
])('%s with two Host headers is 400, with one it is accepted', async (line) => {
  for (const second of ['Host: evil.example', 'HOST: signet.example']) {
    const refused = await send(line, 'Host: signet.example', second)
    expect(refused).toMatch(/^HTTP\/1\.1 400 /)
    expect(refused).toContain('"code":"invalid_json"')
    expect(refused).toMatch(/content-security-policy: /i)
  }
  expect(await send(line, 'Host: signet.example')).not.toContain('"code":"invalid_json"')
})
