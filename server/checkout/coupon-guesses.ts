/** Limits guessing of coupon codes: each address has a few wrong codes a minute over all calls. Valid codes are not counted. */
import type { FastifyRequest } from 'fastify'
import type { PriceQuote } from '#contract/checkout.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { couponLimit } from '#server/checkout/checkout-limits.ts'
import { type QuoteRequest, quotePrice } from '#server/checkout/quote.ts'
import { limitAttempts } from '#server/platform/http/limit-attempts.ts'
import { makeNetworkKey } from '#server/platform/http/network-key.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type QuotePriceForRequest = (wanted: QuoteRequest, request: FastifyRequest) => Promise<PriceQuote>

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
export function createPriceQuotes(context: AccountContext, isSimulated: boolean): QuotePriceForRequest {
  const beginAttempt = limitAttempts(context.database.$client, context.limits.of(couponLimit))
  return async (wanted, { ip }) => {
    if (wanted.coupon === undefined) return quotePrice(wanted, context, isSimulated)
    const attempt = await beginAttempt(makeNetworkKey(ip)).catch((error: unknown) => {
      throw tooManyGuesses(error)
    })
    try {
      return await quotePrice(wanted, context, isSimulated)
    } catch (error) {
      if (isGuess(error)) await attempt.fail()
      throw error
    } finally {
      attempt.end()
    }
  }
}
