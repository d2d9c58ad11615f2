/** Who makes a call: the account, and how it was authenticated. */
import type { AccessFacts } from '#contract/plain/access.ts'
import type { StepUnlockFacts } from '#contract/plain/brand.ts'

/** How an asker was authenticated: by a browser session, a row of `sessions`. */
export type AskerOrigin = { kind: 'session'; sid: string }

/** The caller, with everything the checks before a handler need. */
export type Asker = {
  via: AskerOrigin
  userId: string
  brandId: string
  email: string
  isAdmin: boolean
  /** The admin who impersonates this user, if any. */
  impersonatorId: string | null
  hasPassword: boolean
  hasSecondFactor: boolean
  /** Whether the password or a code was given in this session within the last ten minutes. */
  isConfirmed: boolean
  /** Whether a second-factor code was given in this session. */
  hasUsedFactor: boolean
  access: AccessFacts
  chain: StepUnlockFacts
}
