/** The coupon of this tab: applied after the server has said what it takes off, removed at once. */
import { useEffect, useState } from 'react'
import type { Quote } from '#contract/checkout.ts'
import type { PlanId } from '#contract/plain/plans.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { queryClient } from '#web/calls/use-call.ts'
import { type Coupon, keepCart, readCart } from '#web/checkout/kept-cart.ts'
import { showToast } from '#web/ui/toast.tsx'

export const askQuote = (plan: PlanId, code: string | undefined, signal?: AbortSignal) =>
  send('POST /api/checkout/quote', {
    body: { plan, ...(code !== undefined && { coupon: code }) },
    ...(signal && { signal }),
  })

/** Under which the cache holds a price. */
export const quoteKey = (plan: PlanId, code: string | undefined) => ['quote', plan, code ?? ''] as const

/** The server names the field where it is the coupon that it refuses, whatever the reason. */
export const isCouponRefusal = (error: unknown) =>
  error instanceof CallError && error.body?.fields?.['coupon'] !== undefined

const isUnknownCode = (error: unknown) => error instanceof CallError && error.body?.code === 'invalid_coupon'

/** The last code that did not count, and why; `isTold` where a toast said it already. */
type RefusedCode = { code: string; sentence: string; isTold: boolean }

export type CouponState = {
  coupon: Coupon | undefined
  isBusy: boolean
  refused: RefusedCode | undefined
  apply: (plan: PlanId, typed: string) => Promise<Quote | undefined>
  remove: () => void
  /** Takes a code away that the server does not take, and says why at the field. */
  refuse: (code: string, error: unknown) => void
  /** Asks whether it counts for this plan too: some coupons are made for one plan. */
  follow: (plan: PlanId) => Promise<void>
  /** Somebody is typing another one. */
  forgive: () => void
}

/** `unknownText` stands at the field for a code that nobody knows, and then no toast says it. */
export function useCoupon(unknownText?: string): CouponState {
  const [coupon, setCoupon] = useState(() => readCart().coupon)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<RefusedCode>()
  const put = (next: Coupon | undefined) => {
    setCoupon(next)
    keepCart({ coupon: next })
  }
  const refuse = (code: string, error: unknown) => {
    put(undefined)
    if (!isCouponRefusal(error)) console.error(error)
    const said = explainFailure(error, 'Please try again.')
    const sentence = unknownText !== undefined && isUnknownCode(error) ? unknownText : said
    const isTold = unknownText === undefined
    setRefused({ code, sentence, isTold })
    const isInvalid = error instanceof CallError && error.status < 429 && isCouponRefusal(error)
    const title = isInvalid ? 'Invalid Coupon' : 'We couldn’t check your coupon'
    if (isTold) showToast({ title, text: said, isBad: true })
  }
  const apply = async (plan: PlanId, typed: string) => {
    const code = typed.trim().toUpperCase()
    setBusy(true)
    setRefused(undefined)
    try {
      const quote = await askQuote(plan, code)
      queryClient.setQueryData(quoteKey(plan, code), quote)
      put({ code, percent: quote.percent })
      const text = `${quote.percent}% discount applied. New total: $${quote.amount}`
      showToast({ title: 'Coupon Applied!', text })
      return quote
    } catch (error) {
      refuse(code, error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const follow = async (plan: PlanId) => {
    if (coupon === undefined) return
    try {
      const quote = await askQuote(plan, coupon.code)
      queryClient.setQueryData(quoteKey(plan, coupon.code), quote)
      put({ code: coupon.code, percent: quote.percent })
    } catch (error) {
      // Without an answer the price stands as it was told; the checkout asks once more.
      if (isCouponRefusal(error)) refuse(coupon.code, error)
    }
  }
  const forgive = () => setRefused(undefined)
  return { coupon, isBusy, refused, apply, remove: () => put(undefined), refuse, follow, forgive }
}

/** Keeps the coupon true to the plan that is chosen. */
export function useCouponOf(plan: PlanId | undefined, { follow }: CouponState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each plan is asked about once
  useEffect(() => {
    if (plan !== undefined) void follow(plan)
  }, [plan])
}
