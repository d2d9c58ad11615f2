/** A signed cookie token that identifies a visitor without an account. */
import { timingSafeEqual } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Secrets } from '#server/platform/http/secrets.ts'

export type BrowserToken = {
  /** The token of the browser without its signature; undefined if the signature is not ours. */
  read: (request: FastifyRequest) => string | undefined
  /** Sets the token, replacing an existing one. */
  write: (reply: FastifyReply, token: string) => void
}

type Parts = { secrets: Pick<Secrets, 'hashOf'>; linkBase: string }

/** Under https the cookie has the `__Host-` prefix, so that no sibling subdomain can set it. */
export function createBrowserToken(name: string, days: number, { secrets, linkBase }: Parts): BrowserToken {
  const isSecure = linkBase.startsWith('https:')
  const cookie = isSecure ? `__Host-${name}` : name
  const sign = (token: string) => secrets.hashOf(`${name} ${token}`)
  return {
    read: (request) => {
      const [token = '', signature = '', ...more] = (request.cookies[cookie] ?? '').split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(token))]
      const isOurs = more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs ? token : undefined
    },
    write: (reply, token) => {
      reply.setCookie(cookie, `${token}.${sign(token)}`, {
        ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
        maxAge: days * 86_400,
      })
    },
  }
}
