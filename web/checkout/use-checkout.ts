/** The price of a plan at the checkout: always the server's, whatever the URL says. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PlanId } from '#contract/plain/plans.ts'
import { CallError } from '#web/calls/send.ts'
import { buildCheckoutQuery, storeCart } from '#web/checkout/kept-cart.ts'
import { buildQuoteKey, type CouponState, fetchQuote, isCouponRefusal, useCoupon } from '#web/checkout/use-coupon.ts'
import { paths } from '#web/paths.ts'

/** Returns a function that goes back to the cart, which says that nothing was charged and shows the server's reason. */
export function useReturnToCart(): (error: unknown) => void {
  const navigate = useNavigate()
  return (error) => {
    console.error(error)
    const why = error instanceof CallError && error.status < 500 ? error.body?.error : undefined
    navigate(`${paths.cart}?error=payment_failed`, { replace: true, state: why })
  }
}

/**
 * Applies the coupon named in the URL as if it had been typed. Returns whether that is still going on: the price is
 * not requested before it is done.
 */
function useCouponOfAddress(plan: PlanId, coupons: CouponState): boolean {
  const [search] = useSearchParams()
  const [named] = useState(() => search.get('coupon')?.trim().toUpperCase() ?? '')
  const [isApplying, setApplying] = useState(named !== '' && coupons.coupon?.code !== named)
  const { apply } = coupons
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isApplying || hasBegun.current) return
    hasBegun.current = true
    void apply(plan, named).finally(() => setApplying(false))
  }, [isApplying, apply, plan, named])
  return isApplying
}

/** Notes to show if the price is not the one expected: the URL named another one, or a coupon no longer counts. */
function useWhy(coupons: CouponState) {
  const { refused } = coupons
  const [linkAmount, setLinkAmount] = useState<number>()
  const [lostCode, setLostCode] = useState<string>()
  // Once the buyer has changed something here, a difference from the URL needs no explanation.
  const hasChanged = useRef(false)
  useEffect(() => {
    // If the URL's coupon was refused, its price differs for that reason, which is shown already.
    if (refused) hasChanged.current = true
  }, [refused])
  const noteLink = useCallback((amount: number) => {
    if (!hasChanged.current) setLinkAmount(amount)
  }, [])
  const noteChange = () => {
    hasChanged.current = true
    setLinkAmount(undefined)
    setLostCode(undefined)
  }
  /** A coupon that counted earlier may have expired since. */
  const refuseCoupon = (refusal: unknown) => {
    const code = coupons.coupon?.code ?? ''
    noteChange()
    setLostCode(code)
    coupons.refuse(code, refusal)
  }
  return { linkAmount, lostCode, noteLink, noteChange, refuseCoupon }
}

export function useCheckout(plan: PlanId, asked: number) {
  const [search, setSearch] = useSearchParams()
  const giveUp = useReturnToCart()
  const coupons = useCoupon()
  const isApplying = useCouponOfAddress(plan, coupons)
  const code = coupons.coupon?.code
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: buildQuoteKey(plan, code),
    queryFn: ({ signal }) => fetchQuote(plan, code, signal),
    enabled: !isApplying,
    // Keep the last price, and what is typed beside it, until the next one is here.
    placeholderData: (last) => (last?.plan === plan ? last : undefined),
  })
  const quote = isPlaceholderData ? undefined : data
  const { linkAmount, lostCode, noteLink, noteChange, refuseCoupon } = useWhy(coupons)

  useEffect(() => storeCart({ plan }), [plan])
  useEffect(() => {
    if (!error) return
    if (code !== undefined && isCouponRefusal(error)) refuseCoupon(error)
    else giveUp(error)
  })
  const isNamed = (search.get('coupon') ?? '').toUpperCase() === (code ?? '')
  useEffect(() => {
    if (!quote || isApplying) return
    if (quote.amount !== asked || !isNamed) {
      if (quote.amount !== asked) noteLink(asked)
      setSearch(buildCheckoutQuery(plan, quote.amount, code), { replace: true })
    }
  }, [quote, isApplying, isNamed, asked, plan, code, setSearch, noteLink])

  const apply = async (typed: string) => {
    noteChange()
    await coupons.apply(plan, typed)
  }
  return {
    quote: isApplying ? undefined : data,
    isRepricing: isPlaceholderData,
    coupons,
    linkAmount,
    lostCode,
    apply,
    refuseCoupon,
    noteChange,
  }
}
