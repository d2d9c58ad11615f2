/** Dependencies of the account routes. */

import type { AccountStore } from '#server/account/account-store.ts'
import type { FindCurrentUser } from '#server/account/current-user.ts'
import type { PasswordHashes } from '#server/account/password-hashes.ts'
import type { SecondFactorStore } from '#server/account/second-factor-store.ts'
import type { SessionCookie } from '#server/account/session-cookie.ts'
import type { SessionStore } from '#server/account/session-store.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import type { LimitCounters } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'

export type AccountContext = {
  answer: RegisterCall
  accounts: AccountStore
  sessions: SessionStore
  cookie: SessionCookie
  database: Database
  factors: SecondFactorStore
  findCurrentUser: FindCurrentUser
  hashes: PasswordHashes
  limits: LimitCounters
  secrets: Secrets
  /**
   * Starts due jobs without waiting for the next poll; call it after the transaction that added a job has committed.
   */
  wake: () => void
  productName: string
  /**
   * Whether mail can be sent. If so, an email counts as proven only after a mailed link was used; if not, every email
   * counts as proven.
   */
  hasMailServer: boolean
  /** Admins must set up a second factor before they can use the admin area. */
  isAdminFactorRequired: boolean
  /** Origin of the links in mails; never taken from the request. */
  linkBase: string
  /** Sender address of mails, shown to the owner of a suspended or banned account; undefined if none is set. */
  contactEmail: string | undefined
}
