/** The headers of every answer, errors too. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** The source expression that allows an inline style or script of exactly this text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function policy(styleSources: readonly string[], isSecure: boolean): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src-elem 'self' ${styleSources.join(' ')}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The headers by name; `styleSources` are the hashes of inline styles in prebuilt pages. */
export function securityHeaders(
  styleSources: readonly string[],
  publicUrl: string | undefined,
): Readonly<Record<string, string>> {
  const isSecure = publicUrl?.startsWith('https:') ?? false
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

/** Adds them to every answer of `app`. */
export function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
