/** The order summary beside a plan: total, coupon, and pay button; on phones total and button are at the bottom. */
import { type ReactNode, useId } from 'react'
import { type PlanId, plans } from '#contract/plain/plans.ts'
import { CouponBox } from '#web/checkout/coupon-box.tsx'
import { buildCheckoutQuery, storeCart } from '#web/checkout/kept-cart.ts'
import { getDiscountedPrice, OrderTotals, Price } from '#web/checkout/order-totals.tsx'
import type { PlanAvailability } from '#web/checkout/plan-list.tsx'
import type { CouponState } from '#web/checkout/use-coupon.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'

type GoOnProps = {
  plan: PlanId
  amount: number
  code: string | undefined
  isShut: boolean
  isBig?: boolean
  children: string
}

/** The link to the checkout. It loads a new page, as only that page's CSP allows the payment provider's form. */
function GoOn({ plan, amount, code, isShut, isBig, children }: GoOnProps) {
  const look = { kind: 'main', isBig, isWide: isBig, className: isBig ? 'order-button' : undefined } as const
  if (isShut) {
    return (
      <Button {...look} disabled>
        {children}
      </Button>
    )
  }
  return (
    <ButtonAnchor
      {...look}
      href={`${paths.checkout}?${buildCheckoutQuery(plan, amount, code)}`}
      onClick={() => storeCart({ plan })}
    >
      {children}
    </ButtonAnchor>
  )
}

type Props = {
  title: string
  plan: PlanId
  state: CouponState
  sale: PlanAvailability
  goOn: string
  /** Content below the pay button. */
  children: ReactNode
}

export function OrderSummary({ title, plan, state, sale, goOn, children }: Props) {
  const id = useId()
  const { coupon } = state
  const amount = getDiscountedPrice(plan, coupon)
  return (
    <aside className="order" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <OrderTotals plan={plan} originalAmount={plans[plan].price} amount={amount} coupon={coupon} />
      <CouponBox state={state} onApply={(typed) => void state.apply(plan, typed)} />
      {sale.refusal !== null && <p className="note mid">{sale.refusal}</p>}
      {sale.refusal === null && sale.note !== null && <p className="note">{sale.note}</p>}
      <GoOn plan={plan} amount={amount} code={coupon?.code} isShut={sale.refusal !== null} isBig>
        {goOn}
      </GoOn>
      {children}
    </aside>
  )
}

export function PayBar({ plan, state, sale, goOn }: Pick<Props, 'plan' | 'state' | 'sale' | 'goOn'>) {
  return (
    <div className="paybar">
      <div className="wrap">
        <Price plan={plan} coupon={state.coupon} />
        <GoOn
          plan={plan}
          amount={getDiscountedPrice(plan, state.coupon)}
          code={state.coupon?.code}
          isShut={sale.refusal !== null}
        >
          {goOn}
        </GoOn>
      </div>
    </div>
  )
}
