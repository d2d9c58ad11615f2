/** The coupon of this tab's cart. It is applied only once the server has confirmed its discount. */
import { useEffect, useRef, useState } from 'react'
import type { PlanId } from '#contract/plain/plans.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { queryClient } from '#web/calls/use-call.ts'
import { type Coupon, readCart, storeCart } from '#web/checkout/kept-cart.ts'
import { showToast } from '#web/ui/toast.tsx'

export const fetchQuote = (plan: PlanId, code: string | undefined, signal?: AbortSignal) =>
  send('POST /api/checkout/quote', {
    body: { plan, ...(code !== undefined && { coupon: code }) },
    ...(signal && { signal }),
  })

/** The cache key of a price. */
export const buildQuoteKey = (plan: PlanId, code: string | undefined) => ['quote', plan, code ?? ''] as const

/** Whether an error is about the coupon: whatever the reason, the server then names its field. */
export const isCouponRefusal = (error: unknown) =>
  error instanceof CallError && error.body?.fields?.['coupon'] !== undefined

const isUnknownCode = (error: unknown) => error instanceof CallError && error.body?.code === 'invalid_coupon'

/** The last refused code, and why; `isTold` if a toast has already said so. */
type RefusedCode = { code: string; sentence: string; isTold: boolean }

export type CouponState = {
  coupon: Coupon | undefined
  isBusy: boolean
  refused: RefusedCode | undefined
  apply: (plan: PlanId, typed: string) => Promise<void>
  remove: () => void
  /** Removes a code that the server refuses, and shows why at the field. */
  refuse: (code: string, error: unknown) => void
  /** Checks, when another plan is selected, whether the coupon counts for it too: some are for one plan only. */
  follow: (plan: PlanId) => Promise<void>
  /** Clears the error, as another code is being typed. */
  forgive: () => void
}

/** Of the answers from the server only that to the buyer's latest step counts. */
function useTurns() {
  const [isBusy, setBusy] = useState(false)
  /** The code that is being applied. */
  const applying = useRef<string>(undefined)
  const turn = useRef(0)
  /** Begins the next step; `code` if it applies one. Returns whether it is still the latest. */
  const begin = (code?: string) => {
    turn.current += 1
    const mine = turn.current
    applying.current = code
    setBusy(code !== undefined)
    return () => turn.current === mine
  }
  return { isBusy, applying, begin }
}

/** `unknownText` is shown at the field for an unknown code, instead of a toast. */
export function useCoupon(unknownText?: string): CouponState {
  const [coupon, setCoupon] = useState(() => readCart().coupon)
  const { isBusy, applying, begin } = useTurns()
  const [refused, setRefused] = useState<RefusedCode>()
  const put = (next: Coupon | undefined) => {
    setCoupon(next)
    storeCart({ coupon: next })
  }
  const ask = async (plan: PlanId, code: string, isLatest: () => boolean) => {
    const quote = await fetchQuote(plan, code)
    queryClient.setQueryData(buildQuoteKey(plan, code), quote)
    if (!isLatest()) return undefined
    put({ code, percent: quote.percent })
    return quote
  }
  const remove = () => {
    begin()
    put(undefined)
  }
  const refuse = (code: string, error: unknown) => {
    remove()
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
    const isLatest = begin(code)
    setRefused(undefined)
    try {
      const quote = await ask(plan, code, isLatest)
      if (!quote) return
      begin()
      const text = `${quote.percent}% discount applied. New total: $${quote.amount}`
      showToast({ title: 'Coupon Applied!', text })
    } catch (error) {
      if (isLatest()) refuse(code, error)
    }
  }
  const follow = async (plan: PlanId) => {
    if (applying.current !== undefined) return apply(plan, applying.current)
    if (coupon === undefined) return
    const isLatest = begin()
    try {
      await ask(plan, coupon.code, isLatest)
    } catch (error) {
      // If the server could not be reached, keep the price; the checkout checks again.
      if (isLatest() && isCouponRefusal(error)) refuse(coupon.code, error)
    }
  }
  const forgive = () => setRefused(undefined)
  return { coupon, isBusy, refused, apply, remove, refuse, follow, forgive }
}

/** Rechecks the coupon when another plan is selected. */
export function useCouponRecheck(plan: PlanId | undefined, { follow }: CouponState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each plan is asked about once
  useEffect(() => {
    if (plan !== undefined) void follow(plan)
  }, [plan])
}
