/** Has the provider call off the payment of an order that was given up, so that nobody pays it by an earlier screen. */
import { z } from 'zod'
import { planIds } from '#contract/plain/plans.ts'
import type { PaymentProvider } from '#server/checkout/payment-provider.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'

export const callOffJob = 'call-off-payment'
const callOffPayload = z.object({ plan: z.enum(planIds), providerId: z.string() })

export const createCallOff = (provider: PaymentProvider): JobKind => ({
  work: async ({ payload, finish }) => {
    await provider.callOff(callOffPayload.parse(payload))
    await finish(async () => undefined)
  },
  // Money that comes for it all the same is checked when it is told of.
  fail: async () => undefined,
})
