import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSignInPath } from '#contract/plain/own-path.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit } from '#testing/server/brand-reviews.ts'
import { createAsk, type TestPerson } from '#testing/server/people.ts'
import { makeWebBuild } from '#testing/server/web-build.ts'

let site: TestApp
let build: Awaited<ReturnType<typeof makeWebBuild>>
let owner: TestPerson
let newcomer: TestPerson
beforeAll(async () => {
  build = await makeWebBuild()
  site = await createTestApp({}, { build })
  owner = await site.makeOwner({ onboardingCompleted: true })
  newcomer = await site.makePerson()
})
afterAll(async () => {
  await site.close()
  await build.remove()
})

const guarded = [
  '/toolkit',
  '/toolkit/uvp-generator',
  '/profile',
  '/profile?onboarding=true',
  '/admin',
  '/form-demo',
  '/brand-attributes',
]

describe('signed out', () => {
  test.each(guarded)('%s redirects to the sign-in page', async (path) => {
    const answer = await site.ask('GET', path)
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: makeSignInPath(path), 'cache-control': 'no-store' },
    })
  })

  test('T5 the sign-in page is never given a page of another site', async () => {
    for (const path of [
      '/toolkit/export?next=//evil.example',
      '/toolkit/%5c%5cevil.example',
      '/profile?a=https://evil.example',
    ]) {
      const { location } = (await site.ask('GET', path)).headers
      expect(location, path).toMatch(/^\/login(\?next=\/(toolkit|profile)|$)/)
    }
  })

  test('the public pages are shown', async () => {
    for (const path of ['/login', '/start', '/waitlist']) {
      const page = await site.ask('GET', path)
      expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
      expect(page.text).toContain(`<title>${path.slice(1)}</title>`)
    }
  })

  test('home is a public page for visitors, even with an ended session, and the dashboard for signed-in users', async () => {
    for (const ask of [site.ask, createAsk(site.app, 'signet_session=ended')]) {
      const page = await ask('GET', '/')
      expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
      expect(page.text).toContain('<title>home</title>')
    }
    const dashboard = await owner.ask('GET', '/')
    expect(dashboard.headers['cache-control']).toBe('no-store')
    expect(dashboard.text).toContain('<title>shell</title>')
  })

  test('robots.txt and the sitemap list the public pages and exclude screens and API', async () => {
    const robots = await site.ask('GET', '/robots.txt')
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    for (const path of ['/api/', '/toolkit', '/profile', '/admin', '/checkout', '/form-demo'])
      expect(robots.text.split('\n'), path).toContain(`Disallow: ${path}`)
    expect(robots.text).toContain('Sitemap: https://signet.example/sitemap.xml')
    const sitemap = await site.ask('GET', '/sitemap.xml')
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(sitemap.text).toContain('<loc>https://signet.example/waitlist</loc>')
  })

  test('the checkout pages open without an account, and no page allows Stripe’s form while payments are simulated', async () => {
    for (const path of ['/plans?plan=all-access', '/cart', '/checkout?plan=all-access&amount=299', '/success']) {
      const page = await site.ask('GET', path)
      expect(page, path).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
      expect(page.text, path).toContain('"user":null')
      expect(page.headers['content-security-policy'], path).not.toContain('stripe.com')
    }
  })

  test('any other path shows the not-found page', async () => {
    for (const path of ['/nothing', '/toolkits', '/login/x', '//evil.example', '/%2e%2e/etc/passwd']) {
      const page = await site.ask('GET', path)
      expect(page, path).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
      expect(page.text).toContain('<title>not found</title>')
    }
  })
})

describe('signed in', () => {
  test.each(['/', '/toolkit', '/toolkit/uvp-generator', '/profile'])(
    '%s shows the shell with its first data',
    async (path) => {
      const page = await owner.ask('GET', path)
      expect(page.status).toBe(200)
      const [, data = ''] = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(page.text) ?? []
      expect(JSON.parse(data)).toMatchObject({ user: { id: owner.userId }, productName: 'Signet' })
      expect(page.text).not.toContain('passwordHash')
    },
  )

  test('T9 the shell is never cached', async () => {
    expect((await owner.ask('GET', '/toolkit')).headers['cache-control']).toBe('no-store')
    expect((await owner.ask('GET', '/nothing')).headers['cache-control']).toBe('no-store')
  })

  test('the sign-in page redirects to the toolkit', async () => {
    for (const [asked, led] of [
      ['/login', '/toolkit'],
      ['/login?next=/toolkit/export', '/toolkit/export'],
      ['/login?next=//evil.example', '/toolkit'],
      ['/login?next=/a&next=/b', '/toolkit'],
    ] as const) {
      expect(await owner.ask('GET', asked), asked).toMatchObject({ status: 302, headers: { location: led } })
    }
  })

  test('an unknown path is 404 with the shell, which shows its own not-found screen', async () => {
    const page = await owner.ask('GET', '/nothing')
    expect([page.status, page.text.includes('id="first-data"')]).toEqual([404, true])
  })

  test('no text of the owner can end the first-data element', async () => {
    const person = await site.makePerson({ onboardingCompleted: true, firstName: '</script><script>alert(1)</script>' })
    const page = await person.ask('GET', '/toolkit')
    expect(page.text).not.toContain('</script><script>')
    expect(page.text.match(/<\/script>/g)).toHaveLength(1)
  })
})

describe('before the onboarding', () => {
  test.each(['/', '/toolkit', '/toolkit/taglines', '/admin', '/brand-attributes'])(
    '%s redirects to the onboarding',
    async (path) => {
      const answer = await newcomer.ask('GET', path)
      expect(answer).toMatchObject({ status: 302, headers: { location: '/profile?onboarding=true' } })
    },
  )

  test('the profile itself is shown, and after onboarding the toolkit too', async () => {
    expect(await newcomer.ask('GET', '/profile?onboarding=true')).toMatchObject({ status: 200 })
    const person = await site.makePerson()
    await person.ask('PUT', '/api/profile', { onboardingCompleted: true })
    expect(await person.ask('GET', '/toolkit')).toMatchObject({ status: 200 })
  })
})

describe('a token in the URL', () => {
  const hidden = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

  test.each(['/', '/login', '/login/', '/toolkit', '/profile', '/nothing'])(
    'T4 on %s gets the bare shell, signed in or not, without caching or referrer',
    async (path) => {
      for (const ask of [site.ask, owner.ask, newcomer.ask]) {
        const page = await ask('GET', `${path}?token=a.signed.token&userId=x`)
        expect(page).toMatchObject({ status: path === '/nothing' ? 404 : 200, headers: hidden })
        expect(page.text).toContain('<title>shell</title>')
        expect(page.text).not.toContain('first-data')
      }
    },
  )

  test('T4 of a mailed link is left to the page it belongs to', async () => {
    const page = await site.ask('GET', '/start?token=of-the-page')
    expect(page).toMatchObject({ status: 200, headers: hidden })
    expect(page.text).toContain('<title>start</title>')
  })

  test('T4 is kept out of the log, and so is the body of the call that sends it on', async () => {
    site.logLines.splice(0)
    await site.ask('GET', '/?token=a.secret.token&email=ida@example.org')
    await site.ask('GET', '/nothing?token=a.secret.token')
    await site.ask('POST', '/api/auth/token', { token: 'a.secret.token', userEmail: 'ida@example.org' })
    await site.ask('POST', '/api/auth/token', { token: ['a.secret.token'] })
    expect(site.logLines.filter((line) => line.includes('"msg":"answered"'))).toHaveLength(4)
    expect(site.logLines.join('')).not.toMatch(/secret|ida@/)
  })
})

test('/favicon.ico redirects to the icon of the pages', async () => {
  const icon = await site.ask('GET', '/favicon.ico')
  expect(icon).toMatchObject({ status: 302, headers: { location: '/assets/icon.svg' } })
})

describe('a shared report', () => {
  test('T21 opens for anyone with its link, is not indexed and never cached', async () => {
    const id = await makeAudit(site, owner)
    const sharePath = String((await owner.ask('POST', `/api/audit/${id}/share`, {})).body.sharePath)
    for (const ask of [site.ask, newcomer.ask, owner.ask]) {
      const page = await ask('GET', sharePath)
      expect(page).toMatchObject({
        status: 200,
        headers: {
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
          'content-type': 'text/html; charset=utf-8',
        },
      })
      expect(page.text).toContain('https://tern.example/')
    }
    await owner.ask('DELETE', `/api/audit/${id}/share`, {})
    expect((await site.ask('GET', sharePath)).text).toContain('not shared')
  })

  test('answers 404 for any other token', async () => {
    for (const path of ['/r/AAAAAAAAAAAAAAAAAAAAAA', '/r/', '/r/x/y', '/r/%27%20OR%201=1'])
      expect(await site.ask('GET', path), path).toMatchObject({ status: 404 })
  })
})

describe('encodings and caching', () => {
  const raw = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

  test('a page is sent in an encoding the browser accepts, and not again if it is cached', async () => {
    const plain = (await raw('/login')).rawPayload
    const zipped = await raw('/login', { 'accept-encoding': 'gzip' })
    const brotli = await raw('/login', { 'accept-encoding': 'gzip, br' })
    expect([zipped.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br'])
    expect(gunzipSync(zipped.rawPayload)).toEqual(plain)
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain)
    expect(zipped.headers.vary).toBe('accept-encoding')
    const known = await raw('/login', { 'if-none-match': String(zipped.headers.etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  test('an asset is cached for a year and compressed in advance', async () => {
    const asset = await raw('/assets/app.js', { 'accept-encoding': 'br' })
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
    })
    expect(brotliDecompressSync(asset.rawPayload).toString()).toContain('answer = 42')
  })

  test('a missing asset or call is answered as JSON, and no file outside the folder is served', async () => {
    const outside = [
      '/assets/../build.json',
      '/assets/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/',
      '/assets',
    ]
    for (const url of ['/assets/none.js', '/api/none', '/api/', ...outside]) {
      const answer = await raw(url)
      expect(answer.statusCode, url).toBe(404)
      const isCallOrAsset = ['/assets/none.js', '/assets/', '/api/none', '/api/'].includes(url)
      if (isCallOrAsset) expect(answer.json(), url).toMatchObject({ code: 'not_found' })
    }
  })

  test('HEAD answers like GET without a body, and other methods are refused', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: '/login' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const refused = await site.app.inject({ method, url: '/login' })
      expect([refused.statusCode, refused.json().code]).toEqual([405, 'method_not_allowed'])
    }
  })
})
