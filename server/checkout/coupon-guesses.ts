/** Limits guessing of coupon codes: each address has a few wrong codes a minute over all calls. Valid codes are not counted. */
import type { FastifyRequest } from 'fastify'
import type { Quote } from '#contract/checkout.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { couponLimit } from '#server/checkout/checkout-limits.ts'
import { quoteFor, type Wanted } from '#server/checkout/quote.ts'
import { limitAttempts } from '#server/platform/http/limit-attempts.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type AskQuote = (wanted: Wanted, request: FastifyRequest) => Promise<Quote>

const isGuess = (error: unknown) =>
  error instanceof Refusal && (error.code === 'invalid_coupon' || error.code === 'coupon_refused')

function tooManyGuesses(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  const sentence = 'Too many coupon codes in a short time. Please wait a minute and try again.'
  return new Refusal(error.code, {
    ...error.details,
    sentence,
    fields: { coupon: sentence },
    security: { limit: 'coupon' },
  })
}

/** Creates the only function that quotes prices; with a coupon, it counts wrong codes. */
export function createQuotes(context: AccountContext, isSimulated: boolean): AskQuote {
  const beginAttempt = limitAttempts(context.database.$client, context.limits.of(couponLimit))
  return async (wanted, { ip }) => {
    if (wanted.coupon === undefined) return quoteFor(wanted, context, isSimulated)
    const attempt = await beginAttempt(networkOf(ip)).catch((error: unknown) => {
      throw tooManyGuesses(error)
    })
    try {
      return await quoteFor(wanted, context, isSimulated)
    } catch (error) {
      if (isGuess(error)) await attempt.fail()
      throw error
    } finally {
      attempt.end()
    }
  }
}
