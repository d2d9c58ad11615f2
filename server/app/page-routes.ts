/** The pages: prebuilt ones for visitors, the shell with its first data for signed-in users, and immutable assets. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CurrentUser } from '#contract/account.ts'
import { hasOwnTokenPurpose } from '#contract/plain/link-pages.ts'
import { chooseOnwardPath, makeSignInPath } from '#contract/plain/own-path.ts'
import type { PrebuiltPage } from '#server/app/compressed-pages.ts'
import { makePageHeaders } from '#server/app/prebuilt-pages.ts'
import type { WebBuild } from '#server/app/web-build.ts'
import type { SharedAudit } from '#server/brand-review/brand-review-store.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const compress = promisify(gzip)

export type PageParts = {
  build: WebBuild
  productName: string
  /** The content security policy of the payment page, if it differs from the usual one. */
  payPolicy?: string | undefined
  /** The user of the browser's session, or undefined. */
  findUser: (request: FastifyRequest) => Promise<CurrentUser | undefined>
  /** The shared report with this token, or undefined. */
  findShared: (token: string) => Promise<SharedAudit | undefined>
}

/** Whether the URL contains a token; such responses are not cached and send no referrer. */
const hasToken = ({ query }: FastifyRequest) => typeof query === 'object' && query !== null && 'token' in query

/** The page requested before sign-in. */
const nextOf = ({ query }: FastifyRequest) =>
  typeof query === 'object' && query !== null && 'next' in query && typeof query.next === 'string'
    ? query.next
    : undefined

function sendPage(page: PrebuiltPage, status: number, request: FastifyRequest, reply: FastifyReply) {
  reply.code(status).headers(makePageHeaders(page))
  if (hasToken(request)) reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  if (status === 200 && !hasToken(request) && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli)
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}

/** Data in a non-executable script element; `<` is escaped so that no text can end the element. */
const dataElement = (data: unknown) =>
  `<script type="application/json" id="first-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Sends HTML generated for this request, which must not be cached. */
async function sendFresh(html: string, status: number, request: FastifyRequest, reply: FastifyReply) {
  reply.code(status).headers({ vary: 'accept-encoding', 'cache-control': 'no-store' }).type('text/html; charset=utf-8')
  if (!(request.headers['accept-encoding'] ?? '').includes('gzip')) return reply.send(html)
  return reply.header('content-encoding', 'gzip').send(await compress(html, { level: 4 }))
}

type Shown = { path: string; user: CurrentUser | undefined; status: number }

function sendShell(parts: PageParts, shown: Shown, request: FastifyRequest, reply: FastifyReply) {
  const { build, payPolicy, productName } = parts
  const { path, user, status } = shown
  const before = (user && build.beforeWithScreen?.(path, user)) ?? build.shell.before
  const html = before + dataElement({ user: user ?? null, productName }) + build.shell.after
  if (hasToken(request)) reply.header('referrer-policy', 'no-referrer')
  if (path === '/checkout' && payPolicy !== undefined) reply.header('content-security-policy', payPolicy)
  return sendFresh(html, status, request, reply)
}

/** Screens that also work without an account: buyers may not have one yet. */
const isOpenToAll = (path: string) => /^\/(plans|cart|checkout|success|order)$/.test(path)
const isGuarded = (path: string) => /^\/(toolkit|profile|admin|form-demo|brand-attributes)(\/|$)/.test(path)
const needsOnboarding = (path: string) => path === '/' || /^\/(toolkit|admin|brand-attributes)(\/|$)/.test(path)

/**
 * A report for anyone with its link. Not cached, so it is gone once its owner revokes the link; and no referrer, so
 * that links in it do not leak the token.
 */
function addSharedReport(app: FastifyInstance, { build, findShared }: PageParts): void {
  app.get('/r/:token', async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
    const report = await findShared(request.params.token)
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    return sendFresh(build.sharedReportPage(report), report ? 200 : 404, request, reply)
  })
}

function addCrawlerFiles(app: FastifyInstance, { build }: PageParts): void {
  // Browsers request this for a PDF in a tab of its own.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/assets/icon.svg', 302),
  )
  for (const [path, { type, text }] of build.crawlerFiles)
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(text))
}

function addAssets(app: FastifyInstance, { build }: PageParts) {
  return app.register(fastifyStatic, {
    root: build.assetsFolder,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  })
}

/** Adds every route that is not an API call. */
export async function addPageRoutes(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { build, findUser } = parts
  await addAssets(app, parts)

  async function showScreen(path: string, request: FastifyRequest, reply: FastifyReply) {
    const user = await findUser(request)
    const status = build.isScreen(path) ? 200 : 404
    if (!user && !isOpenToAll(path)) {
      if (isGuarded(path)) return reply.header('cache-control', 'no-store').redirect(makeSignInPath(request.url), 302)
      return sendPage(build.notFound, 404, request, reply)
    }
    if (user && !user.onboardingCompleted && needsOnboarding(path))
      return reply.header('cache-control', 'no-store').redirect('/profile?onboarding=true', 302)
    return sendShell(parts, { path, user, status }, request, reply)
  }

  /** For a signed link: sends the shell without data; its script signs in, even if another user is signed in. */
  function showSignedLink(path: string, request: FastifyRequest, reply: FastifyReply) {
    const isKnown = build.pages.has(path) || build.isScreen(path)
    sendPage(build.bareShell, isKnown ? 200 : 404, request, reply)
  }

  /** Redirects signed-in users away from the sign-in page. */
  async function showLogin(page: PrebuiltPage, request: FastifyRequest, reply: FastifyReply) {
    if (await findUser(request))
      return reply.header('cache-control', 'no-store').redirect(chooseOnwardPath(nextOf(request)), 302)
    return sendPage(page, 200, request, reply)
  }

  /** Home is the dashboard for signed-in users, a public page for visitors. */
  async function showHome(page: PrebuiltPage, request: FastifyRequest, reply: FastifyReply) {
    return (await findUser(request)) ? showScreen('/', request, reply) : sendPage(page, 200, request, reply)
  }

  function showPage(path: string, page: PrebuiltPage, request: FastifyRequest, reply: FastifyReply) {
    if (hasToken(request) && !hasOwnTokenPurpose(path)) return showSignedLink(path, request, reply)
    const mayBeSignedIn = request.headers.cookie !== undefined
    if (path === '/login' && mayBeSignedIn) return showLogin(page, request, reply)
    if (path === '/' && mayBeSignedIn) return showHome(page, request, reply)
    // Prebuilt pages are sent without a promise: most visitors have no cookie yet.
    sendPage(page, 200, request, reply)
  }

  addSharedReport(app, parts)
  addCrawlerFiles(app, parts)
  for (const [path, page] of build.pages) app.get(path, (request, reply) => showPage(path, page, request, reply))

  app.setNotFoundHandler((request, reply) => {
    // Ignore a trailing slash.
    const path = (request.url.split('?')[0] ?? '').replace(/\/$/, '') || '/'
    if (/^\/(api|assets)(\/|$)/.test(path)) throw new Refusal('not_found')
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal('method_not_allowed')
    const page = build.pages.get(path)
    if (page) return showPage(path, page, request, reply)
    const isSignedLink = hasToken(request) && !hasOwnTokenPurpose(path)
    return isSignedLink ? showSignedLink(path, request, reply) : showScreen(path, request, reply)
  })
}
