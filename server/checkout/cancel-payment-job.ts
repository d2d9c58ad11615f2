/** Cancels the provider's payment of an abandoned order, so that it cannot be paid on an old screen. */
import { z } from 'zod'
import { planIds } from '#contract/plain/plans.ts'
import type { PaymentProvider } from '#server/checkout/payment-provider.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'

export const cancelPaymentJob = 'call-off-payment'
const callOffPayload = z.object({ plan: z.enum(planIds), providerId: z.string() })

export const createCancelPaymentJob = (provider: PaymentProvider): JobKind => ({
  work: async ({ payload, finish }) => {
    await provider.cancelPayment(callOffPayload.parse(payload))
    await finish(async () => undefined)
  },
  // If it is paid all the same, the payment is checked when the provider reports it.
  fail: async () => undefined,
})
