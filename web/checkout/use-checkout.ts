/** What a plan costs at the checkout: the server's price, whatever the address says. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PlanId } from '#contract/plain/plans.ts'
import { CallError } from '#web/calls/send.ts'
import { checkoutQuery, keepCart } from '#web/checkout/kept-cart.ts'
import { askQuote, type CouponState, isCouponRefusal, quoteKey, useCoupon } from '#web/checkout/use-coupon.ts'
import { paths } from '#web/paths.ts'

/** Back to the cart, which says that nothing was charged, and why where the server said it. */
export function useGiveUp(): (error: unknown) => void {
  const navigate = useNavigate()
  return (error) => {
    console.error(error)
    const why = error instanceof CallError && error.status < 500 ? error.body?.error : undefined
    navigate(`${paths.cart}?error=payment_failed`, { replace: true, state: why })
  }
}

/** The coupon that the address names counts as if it had been typed; until then no price is asked for. */
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

export function useCheckout(plan: PlanId, asked: number) {
  const [search, setSearch] = useSearchParams()
  const giveUp = useGiveUp()
  const coupons = useCoupon()
  const isApplying = useCouponOfAddress(plan, coupons)
  const code = coupons.coupon?.code
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: quoteKey(plan, code),
    queryFn: ({ signal }) => askQuote(plan, code, signal),
    enabled: !isApplying,
    // The last price stands until the next one is here, and what is typed beside it.
    placeholderData: (last) => (last?.plan === plan ? last : undefined),
  })
  const quote = isPlaceholderData ? undefined : data
  const [linkAmount, setLinkAmount] = useState<number>()
  // From then on the address differs because of what was done here.
  const hasChanged = useRef(false)
  const [lostCode, setLostCode] = useState<string>()
  const noteChange = () => {
    hasChanged.current = true
    setLinkAmount(undefined)
    setLostCode(undefined)
  }
  /** What counted a while ago may have ended meanwhile: then that, and no link, is why the price is another. */
  const refuseCoupon = (refusal: unknown) => {
    noteChange()
    setLostCode(code)
    coupons.refuse(code ?? '', refusal)
  }

  useEffect(() => keepCart({ plan }), [plan])
  useEffect(() => {
    if (!error) return
    if (code !== undefined && isCouponRefusal(error)) refuseCoupon(error)
    else giveUp(error)
  })
  useEffect(() => {
    // The address named it, with the price that it made.
    if (coupons.refused) hasChanged.current = true
  }, [coupons.refused])
  const isNamed = (search.get('coupon') ?? '').toUpperCase() === (code ?? '')
  useEffect(() => {
    if (!quote || isApplying) return
    if (quote.amount !== asked || !isNamed) {
      if (quote.amount !== asked && !hasChanged.current) setLinkAmount(asked)
      setSearch(checkoutQuery(plan, quote.amount, code), { replace: true })
    }
  }, [quote, isApplying, isNamed, asked, plan, code, setSearch])

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
