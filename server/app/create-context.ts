/** Composes the context of the account routes. */

import type { FastifyInstance } from 'fastify'
import type { AccountContext } from '#server/account/account-context.ts'
import { createAccountStore } from '#server/account/account-store.ts'
import { recordImpersonatedCall } from '#server/account/admin-log.ts'
import { createFindCurrentUser } from '#server/account/current-user.ts'
import { createPasswordHashes } from '#server/account/password-hashes.ts'
import { createSecondFactorStore } from '#server/account/second-factor-store.ts'
import { createSessionCookie } from '#server/account/session-cookie.ts'
import { createSessionStore } from '#server/account/session-store.ts'
import type { AppSettings } from '#server/app/app-settings.ts'
import { createBrandRevisions } from '#server/brand/brand-revisions.ts'
import { createRegisterCall } from '#server/calls/answer.ts'
import { createLimitCounters } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createRateLimits } from '#server/platform/http/rate-limits.ts'
import { createSecrets } from '#server/platform/http/secrets.ts'

type Parts = { settings: AppSettings; database: Database; wake: () => void }

/** Creates what the account routes depend on. */
export function createAccountContext(app: FastifyInstance, { settings, database, wake }: Parts): AccountContext {
  const { hasMailServer } = settings
  const secrets = createSecrets(settings.sessionSecret)
  const sessions = createSessionStore(database, secrets)
  const sessionCookie = createSessionCookie(settings.publicUrl)
  const limits = createLimitCounters(createRateLimits(database.$client, settings.rateLimitScale))
  const answer = createRegisterCall(app, {
    findAsker: async (request) => {
      const token = sessionCookie.read(request)
      return token === undefined ? undefined : sessions.find(token)
    },
    limits,
    noteImpersonated: (call, asker, refusal) => recordImpersonatedCall(call, asker, refusal, database),
    isAdminFactorRequired: settings.isAdminFactorRequired,
  })
  const findCurrentUser = createFindCurrentUser(database, sessions, hasMailServer)
  return {
    answer,
    accounts: createAccountStore(database, createBrandRevisions(secrets), { secrets, hasMailServer }),
    sessions,
    cookie: sessionCookie,
    database,
    factors: createSecondFactorStore(database, secrets),
    findCurrentUser,
    hashes: createPasswordHashes(),
    limits,
    secrets,
    wake,
    productName: settings.productName,
    hasMailServer,
    isAdminFactorRequired: settings.isAdminFactorRequired,
    linkBase: settings.linkBase,
    contactEmail: settings.contactEmail,
  }
}
