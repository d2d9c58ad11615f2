/** Who makes a call: the account, and how it was proven. */
import type { AccessFacts } from '#contract/plain/access.ts'
import type { ChainFacts } from '#contract/plain/brand.ts'

/** How an asker is known: by the session of a browser, a row of `sessions`. */
export type Via = { kind: 'session'; sid: string }

/** Who is asking, with everything that the checks before a handler read. */
export type Asker = {
  via: Via
  userId: string
  brandId: string
  email: string
  isAdmin: boolean
  /** The admin who is signed in as this user. */
  impersonatorId: string | null
  hasPassword: boolean
  hasSecondFactor: boolean
  /** The password or a code was given in this session within the last ten minutes. */
  isConfirmed: boolean
  /** A code of the second factor was given in this session. */
  hasUsedFactor: boolean
  access: AccessFacts
  chain: ChainFacts
}
