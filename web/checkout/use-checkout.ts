/** What a plan costs at the checkout: the server's price, whatever the address says. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PlanId } from '#contract/plain/plans.ts'
import { keepCart } from '#web/checkout/kept-cart.ts'
import { askQuote, isInvalidCoupon, quoteKey, tellInvalidCoupon, useCoupon } from '#web/checkout/use-coupon.ts'
import { cartPath, paths } from '#web/paths.ts'

/** Back to the cart, which says that nothing was charged. */
export function useGiveUp(): (error: unknown) => void {
  const navigate = useNavigate()
  return (error) => {
    console.error(error)
    navigate(`${paths.cart}?error=payment_failed`, { replace: true })
  }
}

export function useCheckout(plan: PlanId, asked: number) {
  const [, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const giveUp = useGiveUp()
  const coupons = useCoupon()
  const code = coupons.coupon?.code
  const { data: quote, error } = useQuery({
    queryKey: quoteKey(plan, code),
    queryFn: ({ signal }) => askQuote(plan, code, signal),
  })
  const [linkAmount, setLinkAmount] = useState<number>()
  // From then on the address differs because of what was done here.
  const hasChanged = useRef(false)

  useEffect(() => keepCart({ plan }), [plan])
  useEffect(() => {
    if (!error) return
    if (!isInvalidCoupon(error)) return giveUp(error)
    // What counted a while ago may have ended meanwhile.
    tellInvalidCoupon()
    coupons.remove()
  })
  useEffect(() => {
    if (!quote) return
    if (quote.refusal !== null) {
      navigate(cartPath(plan), { replace: true })
    } else if (quote.amount !== asked) {
      if (!hasChanged.current) setLinkAmount(asked)
      setSearch({ plan, amount: String(quote.amount) }, { replace: true })
    }
  }, [quote, asked, plan, navigate, setSearch])

  const noteChange = () => {
    hasChanged.current = true
    setLinkAmount(undefined)
  }
  const apply = async (typed: string) => {
    noteChange()
    await coupons.apply(plan, typed)
  }
  return { quote, coupons, linkAmount, apply, noteChange }
}
