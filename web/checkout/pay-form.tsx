/** The form around any payment provider: its field, the error, and the button. */

import type { FormEvent, ReactNode } from 'react'
import { formatDollars } from '#web/checkout/plan-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  amount: number
  /** False until the provider is ready. */
  canPay: boolean
  isBusy: boolean
  failure: string | undefined
  onPay: () => void
  children: ReactNode
}

export function PayForm({ amount, canPay, isBusy, failure, onPay, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canPay && !isBusy) onPay()
  }
  return (
    <form className="pay-form" onSubmit={submit} aria-label="Payment">
      {children}
      {failure !== undefined && (
        <div className="note poor" role="alert">
          <Icon name="note" />
          <p>
            <b>{failure}</b> You weren’t charged. Try another card, or ask your bank what went wrong.
          </p>
        </div>
      )}
      <PayButton isDisabled={!canPay || isBusy} isBusy={isBusy}>
        {`Complete Payment - ${formatDollars(amount)}`}
      </PayButton>
    </form>
  )
}

export function PayButton(props: { isDisabled: boolean; isBusy: boolean; children: string }) {
  const { isDisabled, isBusy, children } = props
  return (
    <Button kind="main" isBig isWide type="submit" disabled={isDisabled} isBusy={isBusy}>
      {isBusy ? 'Processing...' : children}
    </Button>
  )
}

/** A placeholder of the same size while the provider's field loads. */
export function FieldSkeleton() {
  return (
    <>
      <p className="row" role="status">
        <span className="spin ink" aria-hidden="true" />
        Loading the payment form…
      </p>
      <div className="payframe" aria-hidden="true">
        <div>
          <i className="sk" />
          <i className="sk" />
          <div className="pair2">
            <i className="sk" />
            <i className="sk" />
          </div>
        </div>
      </div>
    </>
  )
}
