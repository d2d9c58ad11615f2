/** The settings that the server is composed with. */
import type { PaymentSettings } from '#server/checkout/add-checkout.ts'

export type AppSettings = {
  publicUrl: string | undefined
  /** What mailed links begin with. */
  linkBase: string
  /** The address that mails come from, where one is set. */
  contactEmail?: string | undefined
  productName: string
  /** Whether mail goes out, so that an address has to be proven by a mailed link. */
  hasMailServer: boolean
  trustProxy: string | undefined
  logLevel: string
  rateLimitScale: number
  sessionSecret: string
  auditAllowHosts: ReadonlySet<string>
  signedLinkSecret: string | undefined
  /** The administration is closed to an admin without a second factor. */
  isAdminFactorRequired: boolean
  metricsToken: string | undefined
  payments: PaymentSettings
}
