/** The settings needed to compose the app. */
import type { PaymentSettings } from '#server/checkout/add-checkout.ts'

export type AppSettings = {
  publicUrl: string | undefined
  /** Origin of the links in mails. */
  linkBase: string
  /** The sender address of mails, if one is set. */
  contactEmail?: string | undefined
  productName: string
  /** Whether mail can be sent; if so, emails must be proven by a mailed link. */
  hasMailServer: boolean
  trustProxy: string | undefined
  logLevel: string
  rateLimitScale: number
  sessionSecret: string
  auditAllowHosts: ReadonlySet<string>
  signedLinkSecret: string | undefined
  /** Admins without a second factor cannot use the admin area. */
  isAdminFactorRequired: boolean
  metricsToken: string | undefined
  payments: PaymentSettings
}
