/** Sets up buying and billing with the configured payment provider. */
import type { AccountContext } from '#server/account/account-context.ts'
import { endRenewalJob } from '#server/account/end-renewal.ts'
import { addAllOrdersRoutes } from '#server/checkout/all-orders-routes.ts'
import { addBillingRoutes } from '#server/checkout/billing-routes.ts'
import { cancelPaymentJob, createCancelPaymentJob } from '#server/checkout/cancel-payment-job.ts'
import { addCheckoutRoutes } from '#server/checkout/checkout-routes.ts'
import { addOrderClaimRoutes } from '#server/checkout/claim-routes.ts'
import { addCouponsRoutes } from '#server/checkout/coupons-routes.ts'
import { createEndRenewalJob } from '#server/checkout/end-renewal-job.ts'
import { createGuestBuyers } from '#server/checkout/guests.ts'
import { abandonOldOrders, deleteForgottenOrders } from '#server/checkout/open-orders.ts'
import { createPaymentMailKinds } from '#server/checkout/payment-mails.ts'
import { addReceiptsRoutes } from '#server/checkout/receipts-routes.ts'
import { requeueUnsentReceipts } from '#server/checkout/receive-event.ts'
import { createEndSubscriptionJob, endSubscriptionJob } from '#server/checkout/release-orders.ts'
import { confirmationJob, createSimulatedProvider } from '#server/checkout/simulated-provider.ts'
import type { StripeProvider, StripeSettings } from '#server/checkout/stripe-provider.ts'
import { addWebhookRoute } from '#server/checkout/webhook-route.ts'
import type { JobQueue } from '#server/platform/jobs/job-worker.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'

export type PaymentSettings = { provider: 'simulated' } | ({ provider: 'stripe' } & StripeSettings)

export type Checkout = { lines: JobQueue[]; mails: Record<string, MailKind>; sweep: () => Promise<void> }

/** Imported only if configured, because the library is large. */
async function loadStripe(settings: PaymentSettings): Promise<StripeProvider | undefined> {
  if (settings.provider !== 'stripe') return undefined
  const { createStripeProvider } = await import('#server/checkout/stripe-provider.ts')
  return createStripeProvider(settings)
}

/** Adds the routes; returns the jobs and mails they use, and the periodic clean-up. */
export async function addCheckout(
  context: AccountContext,
  settings: PaymentSettings,
  printer: PdfPrinter,
): Promise<Checkout> {
  const { answer, database, secrets, wake } = context
  const stripe = await loadStripe(settings)
  const simulated = stripe ? undefined : createSimulatedProvider(database, secrets)
  const provider = stripe ?? simulated
  if (!provider) throw new Error('There is no payment provider.')
  addCheckoutRoutes(context, { provider, simulated, guests: createGuestBuyers(context) })
  addOrderClaimRoutes(context)
  addBillingRoutes(context, provider)
  addReceiptsRoutes(context, printer)
  addWebhookRoute({ answer, database, wake, stripe })
  addCouponsRoutes(context, simulated !== undefined)
  addAllOrdersRoutes(context, simulated !== undefined)
  const kinds = {
    [endRenewalJob]: createEndRenewalJob(database, provider),
    [endSubscriptionJob]: createEndSubscriptionJob(provider),
    [cancelPaymentJob]: createCancelPaymentJob(provider),
    ...(simulated && { [confirmationJob]: simulated.confirmation }),
  }
  return {
    lines: [{ kinds, ...{ atOnce: 2, ofOneOwner: 2, attemptsMax: 14 } }],
    mails: createPaymentMailKinds(context),
    sweep: async () => {
      await abandonOldOrders(database)
      await database.transaction(deleteForgottenOrders)
      await requeueUnsentReceipts(database)
      await simulated?.renew()
    },
  }
}
