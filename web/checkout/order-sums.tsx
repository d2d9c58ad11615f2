/** A price, and the calculation that leads to it: the plan, the discount, the total. */
import { computeDiscountedPrice, formatCoupon, type PlanId, plans } from '#contract/plain/plans.ts'
import type { Coupon } from '#web/checkout/kept-cart.ts'
import { billLines, dollarsText, firstMonthText, priceText, termSuffix } from '#web/checkout/plan-words.ts'

export const priceOf = (plan: PlanId, coupon: Coupon | undefined) =>
  computeDiscountedPrice(plans[plan].price, coupon?.percent ?? 0)

export function Price({ plan, coupon }: { plan: PlanId; coupon?: Coupon | undefined }) {
  const { price, term } = plans[plan]
  const amount = priceOf(plan, coupon)
  const isFirstMonth = term === 'month' && amount !== price
  return (
    <span className="price">
      {amount !== price && !isFirstMonth && (
        <s className="was-price">
          <span className="vh">Was </span>
          {dollarsText(price)}
        </s>
      )}
      {priceText(amount)}
      {isFirstMonth && <small className="once">{firstMonthText(price, amount)}</small>}
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

export function OrderSums({ plan, originalAmount, amount, coupon, total = 'Total', date }: Props) {
  return (
    <dl className="sums">
      {date && (
        <div>
          <dt>Date</dt>
          <dd>{date}</dd>
        </div>
      )}
      <div>
        <dt>{billLines[plan]}</dt>
        <dd>{dollarsText(originalAmount)}</dd>
      </div>
      {coupon && (
        <div>
          <dt>{formatCoupon(coupon.code, coupon.percent, originalAmount)}</dt>
          <dd className="off">−{dollarsText(originalAmount - amount)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{total}</dt>
        <dd>{priceText(amount)}</dd>
      </div>
    </dl>
  )
}
