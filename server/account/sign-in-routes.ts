/** Sign-up, sign-in and the current user. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountCalls } from '#contract/account.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import {
  confirmEmailMailLimit,
  signInAccountLimit,
  signInAddressLimit,
  signInLimit,
  signUpLimit,
} from '#server/account/account-limits.ts'
import { emailKey } from '#server/account/account-store.ts'
import { checkPassword } from '#server/account/check-password.ts'
import { explainClosedAccount } from '#server/account/closed-account.ts'
import { queueConfirmationMail } from '#server/account/confirm-email.ts'
import { describeDevice } from '#server/account/describe-device.ts'
import { makeSecondStepChallenge } from '#server/account/second-step.ts'
import { endBrowserSession } from '#server/account/sign-out-routes.ts'
import { readLimit } from '#server/calls/limits.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { limitAttempts } from '#server/platform/http/limit-attempts.ts'
import { describeRequest } from '#server/platform/http/log-requests.ts'
import { makeNetworkKey } from '#server/platform/http/network-key.ts'
import { addUserToRefusal, Refusal } from '#server/platform/http/refusal.ts'
import { logSecurityEvent } from '#server/platform/http/security-events.ts'

/** The response reveals nothing about the account; the log names it. */
const refuseSignIn = (user: string | undefined) =>
  new Refusal('invalid_credentials', { security: { event: 'sign_in_failed', user } })

/** Hook that runs in the transaction that creates an account, for example to add a visitor's business information. */
export type AccountCreationHook = (
  account: { userId: string; brandId: string },
  request: FastifyRequest,
  db: Queryable,
) => Promise<void>

/**
 * Finds the account that matches email and password. Failures count, and concurrent attempts count while they still
 * run.
 */
function createCheckCredentials(context: AccountContext) {
  const { accounts, database, hashes, limits } = context
  const beginAttempt = limitAttempts(database.$client, limits.of(signInAccountLimit), limits.of(signInAddressLimit))
  return async (email: string, password: string, address: string) => {
    const account = `${emailKey(email)} ${address}`
    await limits.of(signInLimit).use(account)
    const attempt = await beginAttempt(account, address).catch(async (refused: unknown) => {
      throw addUserToRefusal(refused, (await accounts.findForSignIn(email))?.id)
    })
    try {
      const found = await accounts.findForSignIn(email)
      const passwordHash = found?.passwordHash ?? null
      const fits = await hashes.verify(password, passwordHash)
      if (!found || passwordHash === null || !fits) {
        await attempt.fail()
        throw refuseSignIn(found?.id)
      }
      const { id: userId, accountStatus, hasSecondFactor } = found
      if (accountStatus !== 'active') {
        const security = { event: 'sign_in_failed', user: userId } as const
        throw new Refusal('account_shut', { sentence: explainClosedAccount(accountStatus, context), security })
      }
      return { userId, passwordHash, hasSecondFactor }
    } finally {
      attempt.end()
    }
  }
}

/** Queues the confirmation mail. If that fails, the account still exists and can request it again. */
function createMailConfirmation(context: AccountContext) {
  return async (account: { userId: string; email: string }, request: FastifyRequest): Promise<void> => {
    if (!context.hasMailServer) return
    try {
      await queueConfirmationMail(account, context)
    } catch (error) {
      if (!(error instanceof Refusal))
        request.log.error({ ...describeRequest(request), err: error }, 'no link was mailed')
    }
  }
}

function addCurrentUser({ answer, cookie, findCurrentUser, limits, secrets }: AccountContext): void {
  answer.overHttp(accountCalls.getCurrentUser, [readLimit], async ({ request }) => {
    const token = cookie.read(request)
    const found = token === undefined ? undefined : await findCurrentUser(secrets.hashOf(token))
    if (!found) throw new Refusal('signed_out')
    request.userId = found.id
    await limits.of(readLimit).use(found.id)
    return found
  })
}

export function addSignInRoutes(context: AccountContext, join: AccountCreationHook): void {
  const { answer, accounts, sessions, cookie, database, findCurrentUser, hashes, secrets } = context

  async function welcome(
    event: 'signed_up' | 'signed_in',
    token: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    cookie.write(reply, token)
    const found = await findCurrentUser(secrets.hashOf(token))
    if (!found) throw refuseSignIn(undefined)
    request.userId = found.id
    logSecurityEvent(request, event)
    return { success: true as const, user: found }
  }

  const checkCredentials = createCheckCredentials(context)
  const mailConfirmation = createMailConfirmation(context)

  answer.overHttp(accountCalls.register, [signUpLimit, confirmEmailMailLimit], async ({ body, request, reply }) => {
    const { email, password, firstName, lastName } = body
    checkPassword(password, { email, firstName, lastName, business: '' })
    const passwordHash = await hashes.hash(password)
    const { userId, token } = await database.transaction(async (tx) => {
      const account = await accounts.create({ email, passwordHash, firstName, lastName }, tx)
      await join(account, request, tx)
      // `join` may have added a business name that the visitor entered before signing up.
      checkPassword(password, await accounts.findNames(account.userId, tx))
      const token = await sessions.start(account.userId, describeDevice(request), { isConfirmed: true }, tx)
      return { userId: account.userId, token }
    })
    await mailConfirmation({ userId, email: emailKey(email) }, request)
    await endBrowserSession(context, request)
    return welcome('signed_up', token, request, reply)
  })

  answer.overHttp(
    accountCalls.signIn,
    [signInLimit, signInAccountLimit, signInAddressLimit],
    async ({ body, request, reply }) => {
      const { email, password } = body
      const found = await checkCredentials(email, password, makeNetworkKey(request.ip))
      await endBrowserSession(context, request)
      if (found.hasSecondFactor) {
        request.userId = found.userId
        const challenge = makeSecondStepChallenge(found.userId, found.passwordHash, secrets)
        return { success: false as const, challenge }
      }
      const renewedHash = hashes.isOutdated(found.passwordHash) ? await hashes.hash(password) : undefined
      const token = await sessions.startChecked({ ...found, renewedHash }, describeDevice(request))
      // The password was changed since it was checked: refuse, and do not restore the old one.
      if (token === undefined) throw refuseSignIn(found.userId)
      return welcome('signed_in', token, request, reply)
    },
  )

  addCurrentUser(context)
}
