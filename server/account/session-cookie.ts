/** The cookie that carries a session: HttpOnly, SameSite=Lax, and under https Secure with the `__Host-` prefix. */
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionLifeMs } from '#server/account/session-store.ts'

export type SessionCookie = {
  /** Whether cookies travel by https alone here. */
  isSecure: boolean
  read: (request: FastifyRequest) => string | undefined
  write: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
}

const isHttps = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false

/** What the cookie is called. */
export const sessionCookieName = (publicUrl: string | undefined) => (isHttps(publicUrl) ? '__Host-signet' : 'signet')

export function createSessionCookie(publicUrl: string | undefined): SessionCookie {
  const isSecure = isHttps(publicUrl)
  const name = sessionCookieName(publicUrl)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    isSecure,
    read: (request) => request.cookies[name],
    write: (reply, token) => {
      // As long as a session can live: its row decides when it ends, idle ones sooner.
      reply.setCookie(name, token, { ...options, maxAge: Math.floor(sessionLifeMs / 1000) })
    },
    clear: (reply) => {
      reply.clearCookie(name, options)
    },
  }
}
