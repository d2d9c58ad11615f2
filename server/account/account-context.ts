/** What the routes of the account are given. */

import type { AccountStore } from '#server/account/account-store.ts'
import type { FindCurrentUser } from '#server/account/current-user.ts'
import type { PasswordHashes } from '#server/account/password-hashes.ts'
import type { SecondFactorStore } from '#server/account/second-factor-store.ts'
import type { SessionCookie } from '#server/account/session-cookie.ts'
import type { SessionStore } from '#server/account/session-store.ts'
import type { Answer } from '#server/calls/answer.ts'
import type { Limits } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'

export type AccountContext = {
  answer: Answer
  accounts: AccountStore
  sessions: SessionStore
  cookie: SessionCookie
  database: Database
  factors: SecondFactorStore
  findCurrentUser: FindCurrentUser
  hashes: PasswordHashes
  limits: Limits
  secrets: Secrets
  /** Looks for jobs at once: for when the transaction that added one has ended. */
  wake: () => void
  productName: string
  /** Mail goes out: an address counts as proven only once a mailed link was used. Without one every address does. */
  hasMailServer: boolean
  /** An admin without a second factor is led to set one up before the administration opens. */
  isAdminFactorRequired: boolean
  /** What mailed links begin with; never taken from the request. */
  linkBase: string
  /** Whom a shut-out owner writes to: the address that mails come from; undefined where none is set. */
  contactEmail: string | undefined
}
