/** Stripe's webhook: verifies the signature over the raw body, then processes the message once. */

import { z } from 'zod'
import { checkoutCalls } from '#contract/checkout.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { webhookLimit } from '#server/checkout/checkout-limits.ts'
import { PaymentProviderError } from '#server/checkout/payment-provider.ts'
import { receiveEvent } from '#server/checkout/receive-event.ts'
import { readStripeEvent } from '#server/checkout/stripe-events.ts'
import type { StripeProvider } from '#server/checkout/stripe-provider.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readRawBody } from '#server/platform/http/read-bodies.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Signed but malformed. Retrying would not help, and Stripe's dashboard shows the failure. */
const isUnreadable = (error: unknown) => error instanceof TypeError || error instanceof z.ZodError

type Parts = { answer: RegisterCall; database: Database; wake: () => void; stripe: StripeProvider | undefined }

export function addWebhookRoute({ answer, database, wake, stripe }: Parts): void {
  answer.overHttp(checkoutCalls.stripeWebhook, [webhookLimit], async ({ request }) => {
    if (!stripe) throw new Refusal('not_found')
    const signature = request.headers['stripe-signature']
    const event = readSigned(stripe, readRawBody(request), typeof signature === 'string' ? signature : '')
    const told = await readStripeEvent(event, stripe.findInvoice).catch((error: unknown) => {
      // Stripe will send it again.
      if (error instanceof PaymentProviderError) throw new Refusal('payment_unavailable', { cause: error })
      if (!isUnreadable(error)) throw error
      const sentence = 'This message doesn’t say what it should.'
      throw new Refusal('invalid_input', { sentence, cause: error })
    })
    if (told) await receiveEvent(told, database)
    wake()
    return { received: true as const }
  })
}

function readSigned(stripe: StripeProvider, body: string | undefined, signature: string) {
  if (!body) throw new Refusal('invalid_signature')
  try {
    return stripe.readSigned(body, signature)
  } catch {
    throw new Refusal('invalid_signature')
  }
}
