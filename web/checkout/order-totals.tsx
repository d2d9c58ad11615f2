/** A price, and the calculation that leads to it: the plan, the discount, the total. */
import { computeDiscountedPrice, formatCoupon, type PlanId, plans } from '#contract/plain/plans.ts'
import type { Coupon } from '#web/checkout/kept-cart.ts'
import { billItemNames, describeFirstMonth, formatDollars, formatPrice, termSuffix } from '#web/checkout/plan-texts.ts'

export const getDiscountedPrice = (plan: PlanId, coupon: Coupon | undefined) =>
  computeDiscountedPrice(plans[plan].price, coupon?.percent ?? 0)

export function Price({ plan, coupon }: { plan: PlanId; coupon?: Coupon | undefined }) {
  const { price, term } = plans[plan]
  const amount = getDiscountedPrice(plan, coupon)
  const isFirstMonth = term === 'month' && amount !== price
  return (
    <span className="price">
      {amount !== price && !isFirstMonth && (
        <s className="was-price">
          <span className="vh">Was </span>
          {formatDollars(price)}
        </s>
      )}
      {formatPrice(amount)}
      {isFirstMonth && <small className="once">{describeFirstMonth(price, amount)}</small>}
      {amount > 0 && term !== 'kept' && !isFirstMonth && <small>{termSuffix[term]}</small>}
    </span>
  )
}

type Props = {
  plan: PlanId
  originalAmount: number
  amount: number
  coupon?: Coupon | undefined
  /** The label of the last line. */
  total?: string
  /** A line with the date, above that of the plan. */
  date?: string
}

export function OrderTotals({ plan, originalAmount, amount, coupon, total = 'Total', date }: Props) {
  return (
    <dl className="sums">
      {date && (
        <div>
          <dt>Date</dt>
          <dd>{date}</dd>
        </div>
      )}
      <div>
        <dt>{billItemNames[plan]}</dt>
        <dd>{formatDollars(originalAmount)}</dd>
      </div>
      {coupon && (
        <div>
          <dt>{formatCoupon(coupon.code, coupon.percent, originalAmount)}</dt>
          <dd className="off">−{formatDollars(originalAmount - amount)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{total}</dt>
        <dd>{formatPrice(amount)}</dd>
      </div>
    </dl>
  )
}
