/** The receipt with a drawn seal, which stays blank until the payment is confirmed. */
import type { Order } from '#contract/checkout.ts'
import { OrderTotals } from '#web/checkout/order-totals.tsx'
import { formatDay } from '#web/checkout/plan-texts.ts'
import { receiptPath } from '#web/paths.ts'
import { Logo } from '#web/ui/seal.tsx'

export function OpenSeal() {
  return (
    <svg className="seal-big open" viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="41" />
      <circle className="in" cx="48" cy="48" r="34" />
    </svg>
  )
}

function totalOf({ state, amount }: Order): string {
  if (state !== 'paid') return 'To be confirmed'
  return amount === 0 ? 'Total' : 'Paid'
}

export function Receipt({ order }: { order: Order }) {
  const isPaid = order.state === 'paid'
  const coupon = order.coupon === null ? undefined : { code: order.coupon, percent: order.percent }
  return (
    <aside className="slip-paper" aria-labelledby="receipt-head">
      <div className="head">
        <h2 id="receipt-head">{isPaid ? 'Receipt' : 'Your order'}</h2>
        <span className="num small quiet">{order.number}</span>
      </div>
      <OrderTotals
        plan={order.plan}
        originalAmount={order.originalAmount}
        amount={order.amount}
        coupon={coupon}
        total={totalOf(order)}
        date={formatDay(order.paidAt ?? order.orderedAt)}
      />
      <p className="small quiet">
        {isPaid
          ? `Sent to ${order.email}. `
          : `We’ll send the receipt to ${order.email} once the payment is confirmed.`}
        {isPaid && order.isClaimed && (
          <>
            <a href={receiptPath(order.number)}>Open it as a page</a>, with your billing details and as PDF.
          </>
        )}
      </p>
      {isPaid ? <Logo className="seal-big" size={96} /> : <OpenSeal />}
    </aside>
  )
}
