/** The headers of every response, errors included. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** The CSP source that allows an inline style or script with exactly this text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** External sources a page may load from, by directive. */
type Foreign = Readonly<Partial<Record<'script' | 'connect' | 'frame', readonly string[]>>>

/** Stripe's payment form: card numbers are typed into its frames and never reach our pages. */
const stripeSources: Foreign = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

const withForeign = (directive: string, foreign: readonly string[] = []) => [directive, "'self'", ...foreign].join(' ')

function policy(styleSources: readonly string[], isSecure: boolean, foreign: Foreign = {}): string {
  return [
    "default-src 'self'",
    withForeign('script-src', foreign.script),
    `style-src-elem 'self' ${styleSources.join(' ')}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    withForeign('connect-src', foreign.connect),
    ...(foreign.frame ? [withForeign('frame-src', foreign.frame)] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const isHttps = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false

/** The policy of the page that takes payments through Stripe. */
export const stripePagePolicy = (styleSources: readonly string[], publicUrl: string | undefined): string =>
  policy(styleSources, isHttps(publicUrl), stripeSources)

/** The headers by name; `styleSources` are the hashes of inline styles in prebuilt pages. */
export function securityHeaders(
  styleSources: readonly string[],
  publicUrl: string | undefined,
): Readonly<Record<string, string>> {
  const isSecure = isHttps(publicUrl)
  return {
    'content-security-policy': policy(styleSources, isSecure),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Adds the headers to every response of `app`. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
