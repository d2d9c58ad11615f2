/** The slip beside a plan: its sum, the coupon, and the way to pay; on phones the sum and the way stand at the foot. */
import { type ReactNode, useId } from 'react'
import { type PlanId, plans } from '#contract/plain/plans.ts'
import { CouponBox } from '#web/checkout/coupon-box.tsx'
import { keepCart } from '#web/checkout/kept-cart.ts'
import { OrderSums, Price, priceOf } from '#web/checkout/order-sums.tsx'
import type { CouponState } from '#web/checkout/use-coupon.ts'
import { paths } from '#web/paths.ts'

type GoOnProps = { plan: PlanId; amount: number; isShut: boolean; isBig?: boolean; children: string }

/** A page of its own: only that one may load a payment provider's form. */
function GoOn({ plan, amount, isShut, isBig, children }: GoOnProps) {
  const className = isBig ? 'btn main big wide' : 'btn main'
  if (isShut) {
    return (
      <button className={className} type="button" disabled>
        {children}
      </button>
    )
  }
  const href = `${paths.checkout}?plan=${plan}&amount=${amount}`
  return (
    <a className={className} href={href} onClick={() => keepCart({ plan })}>
      {children}
    </a>
  )
}

type Props = {
  title: string
  plan: PlanId
  state: CouponState
  /** Why the plan cannot be bought. */
  shut: string | null
  goOn: string
  /** Said at the coupon's field. */
  refusal?: string
  /** What stands below the way to pay. */
  children: ReactNode
}

export function OrderSlip({ title, plan, state, shut, goOn, refusal, children }: Props) {
  const id = useId()
  const { coupon } = state
  const amount = priceOf(plan, coupon)
  return (
    <aside className="order" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <OrderSums plan={plan} originalAmount={plans[plan].price} amount={amount} coupon={coupon} />
      <CouponBox
        state={state}
        onApply={(typed) => void state.apply(plan, typed)}
        {...(refusal !== undefined && { refusal })}
      />
      {shut !== null && <p className="note mid">{shut}</p>}
      <GoOn plan={plan} amount={amount} isShut={shut !== null} isBig>
        {goOn}
      </GoOn>
      {children}
    </aside>
  )
}

export function PayBar({ plan, state, shut, goOn }: Pick<Props, 'plan' | 'state' | 'shut' | 'goOn'>) {
  return (
    <div className="paybar">
      <div className="wrap">
        <Price plan={plan} coupon={state.coupon} />
        <GoOn plan={plan} amount={priceOf(plan, state.coupon)} isShut={shut !== null}>
          {goOn}
        </GoOn>
      </div>
    </div>
  )
}
