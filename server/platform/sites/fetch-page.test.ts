import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fetchPage, pageBytesMax } from '#server/platform/sites/fetch-page.ts'
import { readSiteAddress, resolveSite } from '#server/platform/sites/site-address.ts'

const lookup = vi.hoisted(() => vi.fn())
vi.mock('node:dns/promises', async (original) => {
  const real = await original<typeof import('node:dns/promises')>()
  lookup.mockImplementation(real.lookup)
  return { ...real, lookup }
})

/** How many bytes the last created decoder has produced. */
const unpacked = vi.hoisted(() => ({ bytes: 0 }))
vi.mock('node:zlib', async (original) => {
  const real = await original<typeof import('node:zlib')>()
  const createBrotliDecompress: typeof real.createBrotliDecompress = (options) => {
    unpacked.bytes = 0
    const decoder = real.createBrotliDecompress(options)
    const push = decoder.push.bind(decoder)
    decoder.push = (part, encoding) => {
      unpacked.bytes += part?.length ?? 0
      return push(part, encoding)
    }
    return decoder
  }
  return { ...real, createBrotliDecompress }
})
const bomb = brotliCompressSync(Buffer.alloc(60 * 1024 * 1024), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
/** How much of the endless page was sent. */
let sent = 0

const none: ReadonlySet<string> = new Set()
let address: string
let allowed: ReadonlySet<string>
const asked: string[] = []

const pages: Readonly<Record<string, http.RequestListener>> = {
  '/': (_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Kettle</h1>'),
  '/gzip': (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync('<h1>Kettle</h1>')),
  '/bomb': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(bomb),
  '/broken': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip at all'),
  '/endless': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const part = 'x'.repeat(64 * 1024)
    // Writes as fast as it is read, until the client disconnects.
    const go = () => {
      while (!response.destroyed && response.write(part)) sent += part.length
    }
    response.on('drain', go)
    go()
  },
  '/slow': (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
  '/picture': (_request, response) => response.setHeader('content-type', 'image/png').end('x'),
  '/gone': (_request, response) => response.writeHead(410, { 'content-type': 'text/html' }).end('gone'),
  '/moved': (_request, response) => response.writeHead(301, { location: '/' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
}

const server = http.createServer((request, response) => {
  asked.push(request.url ?? '')
  const page = pages[request.url ?? '']
  if (page) page(request, response)
  else response.writeHead(404).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  address = `http://127.0.0.1:${port}`
  allowed = new Set([`127.0.0.1:${port}`])
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const fetchAt = (path: string, signal?: AbortSignal) =>
  fetchPage({ url: new URL(path, address), accepts: /html/, allowed, ...(signal && { signal }) })

test.each([
  'ftp://example.org',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://user:secret@example.org',
  'http://example.org:8080',
  'http://[::1',
  'no address',
])('T20 %s may not be fetched', (text) => {
  expect(readSiteAddress(text, none)).toBeUndefined()
})

test('a host is allowed at the port the operator named, or at any port if none was named', () => {
  expect(readSiteAddress('http://inside:8080/', new Set(['inside:8080']))).toBeDefined()
  expect(readSiteAddress('http://inside:8081/', new Set(['inside:8080']))).toBeUndefined()
  expect(readSiteAddress('http://inside:8081/', new Set(['inside']))).toBeDefined()
})

test('a host allowed at port 80 is allowed when the URL omits the port', async () => {
  const url = new URL('http://127.0.0.1/')
  await expect(resolveSite(url, new Set(['127.0.0.1:80']))).resolves.toHaveLength(1)
  await expect(resolveSite(url, new Set(['127.0.0.1:443']))).rejects.toMatchObject({ reason: 'refused' })
})

test.each([
  'http://localhost',
  'http://127.0.0.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://0177.0.0.1',
  'http://127.1',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://0.0.0.0',
  'http://169.254.169.254',
  'http://１２７.０.０.１',
])('T20 %s points inside the network and is refused', async (text) => {
  const url = readSiteAddress(text, none)
  if (url) await expect(resolveSite(url, none)).rejects.toMatchObject({ name: 'SiteError' })
})

test('T20 a name is refused if any of its addresses is not public, and nothing is sent', async () => {
  lookup.mockResolvedValueOnce([
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.5', family: 4 },
  ])
  const wanted = { url: new URL('http://mixed.example'), accepts: /html/, allowed: none }
  await expect(fetchPage(wanted)).rejects.toMatchObject({ reason: 'refused' })
})

test('T20 a name that does not resolve within five seconds is refused', async () => {
  vi.useFakeTimers()
  lookup.mockReturnValueOnce(new Promise(() => undefined))
  const tried = resolveSite(new URL('http://silent.example'), none).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(await tried).toMatchObject({ reason: 'unreachable' })
})

test('T20 the connection uses the checked address, even if the name resolves to another one later', async () => {
  const port = Number(new URL(address).port)
  lookup.mockClear().mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
  const url = new URL(`http://moving.example:${port}/`)
  const page = await fetchPage({ url, accepts: /html/, allowed: new Set(['moving.example']) })
  expect(page.text).toBe('<h1>Kettle</h1>')
  expect(lookup).toHaveBeenCalledTimes(1)
})

test('T20 redirects are followed at most five times, and only to addresses that may be fetched', async () => {
  expect(await fetchAt('/moved')).toMatchObject({ status: 200, url: `${address}/`, text: '<h1>Kettle</h1>' })
  await expect(fetchAt('/round')).rejects.toMatchObject({ reason: 'too-many-redirects' })
  expect(asked.filter((path) => path === '/round')).toHaveLength(6)
  await expect(fetchAt('/inside')).rejects.toMatchObject({ reason: 'refused' })
  await expect(fetchAt('/file')).rejects.toMatchObject({ reason: 'refused' })
})

test('T20 proxy settings of the environment are ignored', async () => {
  vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:9')
  vi.stubEnv('http_proxy', 'http://127.0.0.1:9')
  vi.stubEnv('NODE_USE_ENV_PROXY', '1')
  expect(await fetchAt('/')).toMatchObject({ status: 200 })
  vi.unstubAllEnvs()
})

test('compressed pages are decompressed; broken, endless and bomb responses end at once', async () => {
  expect(await fetchAt('/gzip')).toMatchObject({ text: '<h1>Kettle</h1>' })
  await expect(fetchAt('/broken')).rejects.toMatchObject({ reason: 'unreadable' })
  await expect(fetchAt('/bomb')).rejects.toMatchObject({ reason: 'too-large' })
  expect(unpacked.bytes).toBeGreaterThan(pageBytesMax)
  expect(unpacked.bytes, 'of 60 MB').toBeLessThan(2 * pageBytesMax)
  await expect(fetchAt('/endless')).rejects.toMatchObject({ reason: 'too-large' })
  // Includes what is buffered by the system.
  expect(sent).toBeLessThan(16 * pageBytesMax)
})

test('a response that never ends is abandoned and reported as too slow', async () => {
  await expect(fetchAt('/slow', AbortSignal.timeout(300))).rejects.toMatchObject({ reason: 'too-slow' })
})

test('other content types are not read, and a missing page reports its status', async () => {
  await expect(fetchAt('/picture')).rejects.toMatchObject({ reason: 'not-a-page' })
  expect(await fetchAt('/gone')).toMatchObject({ status: 410 })
  await expect(
    fetchPage({ url: new URL('http://127.0.0.1:9'), accepts: /html/, allowed: new Set(['127.0.0.1']) }),
  ).rejects.toMatchObject({ reason: 'unreachable' })
})
