/** The coupon of this tab: applied after the server has said what it takes off, removed at once. */
import { useState } from 'react'
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

export const isInvalidCoupon = (error: unknown) => error instanceof CallError && error.body?.code === 'invalid_coupon'

export const tellInvalidCoupon = () =>
  showToast({ title: 'Invalid Coupon', text: 'The coupon code you entered is not valid.', isBad: true })

export type CouponState = {
  coupon: Coupon | undefined
  isBusy: boolean
  /** The last code was none. */
  isRefused: boolean
  apply: (plan: PlanId, typed: string) => Promise<Quote | undefined>
  remove: () => void
  /** Somebody is typing another one. */
  forgive: () => void
}

export function useCoupon(onRefused = tellInvalidCoupon): CouponState {
  const [coupon, setCoupon] = useState(() => readCart().coupon)
  const [isBusy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const put = (next: Coupon | undefined) => {
    setCoupon(next)
    keepCart({ coupon: next })
  }
  const apply = async (plan: PlanId, typed: string) => {
    const code = typed.trim().toUpperCase()
    setBusy(true)
    setRefused(false)
    try {
      const quote = await askQuote(plan, code)
      queryClient.setQueryData(quoteKey(plan, code), quote)
      put({ code, percent: quote.percent })
      const text = `${quote.percent}% discount applied. New total: $${quote.amount}`
      showToast({ title: 'Coupon Applied!', text })
      return quote
    } catch (error) {
      if (isInvalidCoupon(error)) {
        setRefused(true)
        onRefused()
        return undefined
      }
      console.error(error)
      showToast({
        title: 'We couldn’t check your coupon',
        text: explainFailure(error, 'Please try again.'),
        isBad: true,
      })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { coupon, isBusy, isRefused, apply, remove: () => put(undefined), forgive: () => setRefused(false) }
}
