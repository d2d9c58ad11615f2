/** A receipt: what was paid, by whom and to whom, on screen and as a PDF. */

import { useParams } from 'react-router'
import { describePaymentState, formatCents, listBillLines } from '#contract/plain/receipt-words.ts'
import type { Receipt } from '#contract/receipts.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { CallError } from '#web/calls/send.ts'
import { useFreshCall } from '#web/calls/use-call.ts'
import { BillingForm } from '#web/checkout/billing-form.tsx'
import { formatDay } from '#web/checkout/plan-texts.ts'
import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Logo } from '#web/ui/seal.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/checkout/checkout.css'

export default function ReceiptPage() {
  const { number = '' } = useParams()
  const { data: receipt, error } = useFreshCall('GET /api/receipts/:number', { params: { number } })
  const isMissing = error instanceof CallError && error.status === 404
  useDocumentTitle('Receipt', productName)
  return (
    <main id="main" className="shop">
      <div className="wrap">
        <h1>{isMissing ? 'There’s no such receipt.' : 'Receipt'}</h1>
        {receipt ? (
          <div className="receipt">
            <ReceiptSlip receipt={receipt} />
            <BillingForm details={receipt.details} />
          </div>
        ) : (
          <Waiting hasFailed={error !== null && !isMissing} isMissing={isMissing} />
        )}
        <p className="receipt-back">
          <a href={paths.profile}>All your payments</a>
        </p>
      </div>
    </main>
  )
}

function Waiting({ hasFailed, isMissing }: { hasFailed: boolean; isMissing: boolean }) {
  if (isMissing) return <p className="lede">None of your payments has this number.</p>
  if (hasFailed) return <LoadFailure>We couldn’t load this receipt.</LoadFailure>
  return (
    <p className="loading" role="status">
      <span className="spin ink" aria-hidden="true" />
      <span>Looking up your receipt…</span>
    </p>
  )
}

function Buyer({ details, email }: Pick<Receipt, 'details' | 'email'>) {
  const { business, name, address, taxNumber } = details
  return (
    <>
      {business && <b>{business}</b>}
      {name && <span>{name}</span>}
      {address && <span className="address">{address}</span>}
      {taxNumber && <span>Tax number: {taxNumber}</span>}
      <span>{email}</span>
    </>
  )
}

function ReceiptSlip({ receipt }: { receipt: Receipt }) {
  const { number, state, paidAt, cents, isSimulated, seller } = receipt
  const note = describePaymentState(state, isSimulated)
  return (
    <section className="slip-paper" aria-labelledby="receipt-head">
      <div className="head">
        <h2 id="receipt-head">{number}</h2>
        <span className="small quiet">{formatDay(paidAt)}</span>
      </div>
      <dl className="parties">
        <div>
          <dt>Seller</dt>
          <dd>
            <b>{seller}</b>
          </dd>
        </div>
        <div>
          <dt>Buyer</dt>
          <dd>
            <Buyer {...receipt} />
          </dd>
        </div>
      </dl>
      <dl className="sums">
        {listBillLines(receipt).map(({ what, says }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{says}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{cents === 0 ? 'Total' : 'Paid'}</dt>
          <dd>{cents === 0 ? 'FREE' : formatCents(cents)}</dd>
        </div>
      </dl>
      <p className="small quiet">Prices are in US dollars.{note && ` ${note}`}</p>
      <p>
        <ButtonAnchor href={`/api/receipts/${number}/pdf`} target="_blank" rel="noopener">
          <Icon name="download" />
          Download as PDF
        </ButtonAnchor>
      </p>
      <Logo className="seal-big" size={96} />
    </section>
  )
}
