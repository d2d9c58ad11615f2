/** Shown while the payment provider has not confirmed the payment; the page keeps checking. */

import type { Order } from '#contract/checkout.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { CheckoutSteps } from '#web/checkout/checkout-steps.tsx'
import { buildCheckoutQuery } from '#web/checkout/kept-cart.ts'
import { Receipt } from '#web/checkout/receipt.tsx'
import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'

export function WaitingOrder({ order }: { order: Order }) {
  useDocumentTitle('Your payment is being confirmed.', productName)
  return (
    <>
      <CheckoutSteps at="Payment" />
      <div className="after">
        <div>
          <h1>Your payment is being confirmed.</h1>
          <p className="lede">
            We’re waiting for the payment provider to confirm it. That usually takes a few seconds, and up to an hour
            with some banks. You can close this page: we’ll open your access and email you.
          </p>
          <ol className="pay-stages">
            <li>
              <span className="pip done">
                <Icon name="check" />
              </span>
              Payment sent
            </li>
            <li aria-current="step">
              <span className="pip">
                <span className="spin ink" aria-hidden="true" />
              </span>
              <span role="status">Waiting for confirmation</span>
              <span className="cap">checks automatically</span>
            </li>
            <li>
              <span className="pip locked">3</span>
              Your tools open
            </li>
          </ol>
          <p>
            Left before you confirmed the payment?{' '}
            <a href={`${paths.checkout}?${buildCheckoutQuery(order.plan, order.amount, order.coupon ?? undefined)}`}>
              Go back and finish it
            </a>
          </p>
          {order.isClaimed && (
            <p className="hero-act">
              <ButtonAnchor href={paths.toolkit}>Go to the toolkit for now</ButtonAnchor>
            </p>
          )}
        </div>
        <Receipt order={order} />
      </div>
    </>
  )
}
