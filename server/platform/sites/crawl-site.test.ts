import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { crawlSite } from '#server/platform/sites/crawl-site.ts'

type Files = Readonly<Record<string, string | http.RequestListener>>
const servers: http.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const typeOf = (path: string) =>
  path.endsWith('.css') ? 'text/css' : path.endsWith('.txt') ? 'text/plain' : 'text/html'

/** Serves the files on loopback and crawls from `/`; also returns the requested paths. */
async function crawl(files: Files) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const file = files[path]
    if (typeof file === 'function') file(request, response)
    else if (file === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('not here')
    else response.writeHead(200, { 'content-type': typeOf(path) }).end(file)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  const address = `http://127.0.0.1:${port}`
  const site = await crawlSite({ entry: new URL(address), allowed: new Set([`127.0.0.1:${port}`]) })
  const pathOf = (url: string) => url.replace(address, '')
  return { site, asked, pathOf, paths: site.pages.map(({ url }) => pathOf(url)) }
}

test('the start page and the pages its navigation links to are read once each, with their style sheets', async () => {
  const { site, paths, pathOf } = await crawl({
    '/': `<link rel="stylesheet" href="/all.css"><a href="/late">Late</a>
      <nav><a href="/about#team">About</a><a href="/about">About</a><a href="/menu.pdf">Menu</a><a href="/login">In</a></nav>
      <a href="mailto:a@example.org">Mail</a><a href="https://elsewhere.example/">Elsewhere</a>`,
    '/about': '<link rel=stylesheet href="all.css"><h1>About</h1>',
    '/late': '<h1>Late</h1>',
    '/all.css': '@import url("base.css");h1{color:red}',
    '/base.css': 'body{color:black}',
  })
  expect(paths).toEqual(['/', '/about', '/late'])
  expect(site.stylesheets.map(({ url }) => pathOf(url))).toEqual(['/base.css', '/all.css'])
  expect(site.stylesheets[1]?.pages.map(pathOf)).toEqual(['/', '/about'])
  expect(site.unreachable).toEqual([])
})

test('at most eight further pages are read, and a dozen links checked', async () => {
  const pages = Array.from({ length: 20 }, (_, at) => `/page-${at}`)
  const links = pages.map((page) => `<a href="${page}">x</a>`).join('')
  const { paths, asked } = await crawl({
    '/': links,
    ...Object.fromEntries(pages.map((page) => [page, '<p>Hello</p>'])),
  })
  expect(paths).toHaveLength(9)
  expect(asked.filter((path) => path.startsWith('/page'))).toHaveLength(20)
})

test('what robots.txt disallows is not requested, and is reported', async () => {
  const { paths, asked, site } = await crawl({
    '/robots.txt': 'User-agent: *\nDisallow: /private\n\nUser-agent: SignetReview\nDisallow: /ours\nDisallow: /private',
    '/': '<a href="/ours">a</a><a href="/open">b</a>',
    '/ours': 'x',
    '/open': '<p>Open</p>',
  })
  expect(paths).toEqual(['/', '/open'])
  expect(asked).not.toContain('/ours')
  expect(site.unreachable).toMatchObject([{ reason: 'robots' }])
})

test('a site that excludes us, or whose robots.txt cannot be fetched, is left alone', async () => {
  const shut = await crawl({ '/robots.txt': 'User-agent: *\nDisallow: /', '/': '<h1>x</h1>' })
  expect(shut.site).toMatchObject({ pages: [], unreachable: [{ reason: 'robots' }] })
  expect(shut.asked).toEqual(['/robots.txt'])
  const ill = await crawl({ '/robots.txt': (_request, response) => void response.writeHead(503).end(), '/': 'x' })
  expect(ill.site).toMatchObject({ pages: [], unreachable: [{ reason: 'its robots.txt answered with status 503' }] })
  expect(ill.asked).toEqual(['/robots.txt'])
})

test('a page that fails is reported, and the others are read', async () => {
  const { paths, site, pathOf } = await crawl({
    '/': '<a href="/gone">a</a><a href="/picture">b</a><a href="/fine">c</a>',
    '/picture': (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
    '/fine': '<p>Fine</p>',
  })
  expect(paths).toEqual(['/', '/gone', '/fine'])
  expect(site.pages[1]).toMatchObject({ status: 404 })
  expect(site.unreachable.map(({ url, reason }) => `${pathOf(url)} ${reason}`)).toEqual(['/picture not-a-page'])
})

test('an unreachable site gives a crawl without pages', async () => {
  const site = await crawlSite({ entry: new URL('http://127.0.0.1:9'), allowed: new Set(['127.0.0.1:9']) })
  expect(site).toMatchObject({ pages: [], unreachable: [{ reason: 'unreachable' }] })
})

test('T20 nothing inside the network is requested, whatever a page, its base or a style sheet links to', async () => {
  const inside: string[] = []
  const secret = http.createServer((request, response) => {
    inside.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/css' }).end('p{color:red}')
  })
  servers.push(secret)
  await new Promise<void>((resolve) => secret.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(secret.address())
  const other = `http://127.0.0.1:${port}`
  const { site, paths } = await crawl({
    '/': `<link rel=stylesheet href="${other}/linked.css"><link rel=stylesheet href="/own.css"><a href="${other}/page">a</a>
      <img src="${other}/picture.png"><img src="/moved"><a href="/based">b</a><a href="/moved">c</a><a href="http://[::ffff:127.0.0.1]:${port}/odd">d</a>`,
    '/own.css': `@import "${other}/imported.css"; @import url(http://localhost:${port}/named.css); p{color:black}`,
    '/based': `<base href="${other}/"><link rel=stylesheet href="based.css"><a href="based-page">x</a>`,
    '/moved': (_request, response) => void response.writeHead(302, { location: `${other}/moved` }).end(),
  })
  expect(paths).toEqual(['/', '/based'])
  expect(site.stylesheets).toHaveLength(1)
  expect(new Set(site.unreachable.map(({ reason }) => reason))).toEqual(new Set(['refused']))
  expect(inside).toEqual([])
})

test('T20 beyond 8 million characters the rest of a site is not read but reported', async () => {
  const page = (links: string) => `${links}<p>${'a '.repeat(1_000_000)}</p>`
  const paths = ['/1', '/2', '/3', '/4', '/5']
  const links = paths.map((path) => `<a href="${path}">x</a>`).join('')
  const { site } = await crawl({ '/': page(links), ...Object.fromEntries(paths.map((path) => [path, page('')])) })
  expect(site.pages).toHaveLength(4)
  expect(site.unreachable.map(({ reason }) => reason)).toEqual(['too-large', 'too-large'])
})

test('links of further pages are checked, and dead ones reported', async () => {
  const { paths, site, pathOf } = await crawl({
    '/': '<a href="/about">About</a>',
    '/about': '<a href="/team">Team</a><a href="/lost">Lost</a>',
    '/team': '<p>Team</p>',
  })
  expect(paths).toEqual(['/', '/about', '/lost'])
  expect(site.pages.find(({ url }) => pathOf(url) === '/lost')).toMatchObject({ status: 404, html: '' })
})

test('T20 http is tried if https does not respond, and forbidden redirects are still refused', async () => {
  const plain = http.createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1:9/inside' }).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Blankets washed</h1><a href="/moved">x</a>')
  })
  servers.push(plain)
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(plain.address())
  const entry = new URL(`https://127.0.0.1:${port}`)
  const site = await crawlSite({ entry, allowed: new Set([`127.0.0.1:${port}`]) })
  expect(site.entry).toBe(`http://127.0.0.1:${port}/`)
  expect(site.pages[0]?.html).toContain('Blankets washed')
  expect(site.unreachable.map(({ reason }) => reason)).toEqual(['refused'])
  const inside = await crawlSite({ entry, allowed: new Set() })
  expect(inside).toMatchObject({ pages: [], unreachable: [{ reason: 'refused' }] })
})

test('an address that responds to neither https nor http is reported as entered', async () => {
  const site = await crawlSite({ entry: new URL('https://127.0.0.1:9'), allowed: new Set(['127.0.0.1:9']) })
  expect(site).toMatchObject({ pages: [], unreachable: [{ url: 'https://127.0.0.1:9/', reason: 'unreachable' }] })
})

test('missing images are reported, but not one that only refuses HEAD', async () => {
  const asked: string[] = []
  const { site, pathOf } = await crawl({
    '/': '<img src="lost.jpg"><img src="there.jpg"><img src="shy.jpg"><img src="data:image/gif;base64,R0lG"><a href="/b">b</a>',
    '/b': `<img src="/lost.jpg">${Array.from({ length: 40 }, (_, at) => `<img src="/${at}.png">`).join('')}`,
    '/there.jpg': ({ method = '' }, response) => {
      asked.push(method)
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('x')
    },
    '/shy.jpg': ({ method }, response) => void response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  })
  const lost = site.goneImages?.map(pathOf) ?? []
  expect(lost.slice(0, 2)).toEqual(['/lost.jpg', '/0.png'])
  expect(lost).toHaveLength(22)
  expect(asked).toEqual(['HEAD'])
})
