/**
 * Sign-out by API call, or by browser navigation, which asks for confirmation if another site sent the browser here.
 */

import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountCalls } from '#contract/account.ts'
import { isOwnPath } from '#contract/plain/own-path.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { signOutLimit } from '#server/account/account-limits.ts'
import type { SessionCookie } from '#server/account/session-cookie.ts'
import { createSignOutConfirmations } from '#server/account/sign-out-confirmations.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { logSecurityEvent } from '#server/platform/http/security-events.ts'

/** Clears the browser's data for this site, and tells the sign-in page that the user signed out on purpose. */
export function clearSignedOutBrowser(reply: FastifyReply, { isSecure }: Pick<SessionCookie, 'isSecure'>): void {
  reply.header('clear-site-data', '"cache", "storage"')
  reply.setCookie('signet_signed_out', '1', { path: '/', sameSite: 'lax', secure: isSecure, maxAge: 60 })
}

/** Ends the browser's current session, if any, so that it does not live on beside a new one. Returns whose it was. */
export async function endBrowserSession(
  { cookie, sessions }: AccountContext,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = cookie.read(request)
  return token === undefined ? undefined : sessions.end(token)
}

/**
 * `askPage` is the HTML of the confirmation page, with `%SIGN_OUT_TOKEN%` in its link; undefined on a server without
 * screens.
 */
export function addSignOutRoutes(context: AccountContext, askPage: string | undefined): void {
  const { answer, cookie, secrets } = context
  answer.overHttp(accountCalls.signInPage, [], async ({ reply }) => reply.redirect('/login', 302))

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.userId = await endBrowserSession(context, request)
    cookie.clear(reply)
    clearSignedOutBrowser(reply, cookie)
    if (request.userId !== undefined) logSecurityEvent(request, 'signed_out')
  }

  answer.overHttp(accountCalls.signOut, [signOutLimit], async ({ request, reply }) => {
    await signOut(request, reply)
    return { success: true as const }
  })

  const confirmations = createSignOutConfirmations(secrets.hashOf)
  answer.overHttp(accountCalls.signOutPage, [signOutLimit], async ({ query, request, reply }) => {
    // Link checkers send HEAD requests, which must not sign anyone out.
    if (request.method === 'HEAD') return reply.redirect('/login', 302)
    const site = request.headers['sec-fetch-site']
    const token = cookie.read(request)
    const isOwnWish = site === 'same-origin' || site === 'none'
    const isConfirmed = token !== undefined && query.token !== undefined && confirmations.use(query.token, token)
    if (token !== undefined && !isOwnWish && !isConfirmed) {
      if (askPage === undefined) throw new Refusal('foreign_origin')
      const page = askPage.replace('%SIGN_OUT_TOKEN%', encodeURIComponent(confirmations.make(token)))
      return reply.type('text/html; charset=utf-8').send(page)
    }
    await signOut(request, reply)
    return reply.redirect(query.next !== undefined && isOwnPath(query.next) ? query.next : '/login', 302)
  })
}
