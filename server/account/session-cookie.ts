/** The session cookie: HttpOnly, SameSite=Lax, and under https Secure with the `__Host-` prefix. */
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionLifeMs } from '#server/account/session-store.ts'

export type SessionCookie = {
  /** Whether cookies are sent over https only. */
  isSecure: boolean
  read: (request: FastifyRequest) => string | undefined
  write: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
}

const isHttps = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false

/** The name of the session cookie. */
export const sessionCookieName = (publicUrl: string | undefined) => (isHttps(publicUrl) ? '__Host-signet' : 'signet')

export function createSessionCookie(publicUrl: string | undefined): SessionCookie {
  const isSecure = isHttps(publicUrl)
  const name = sessionCookieName(publicUrl)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    isSecure,
    read: (request) => request.cookies[name],
    write: (reply, token) => {
      // The maximum session life; the row decides whether the session ends earlier.
      reply.setCookie(name, token, { ...options, maxAge: Math.floor(sessionLifeMs / 1000) })
    },
    clear: (reply) => {
      reply.clearCookie(name, options)
    },
  }
}
