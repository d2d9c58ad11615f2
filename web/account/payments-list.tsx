/** Payments, newest first. */
import { Link } from 'react-router'
import type { Payment } from '#contract/checkout.ts'
import { formatCents } from '#contract/plain/receipt-words.ts'
import { receiptPath } from '#web/paths.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

const states = {
  paid: { name: 'Paid', tone: 'good' },
  failed: { name: 'Not paid', tone: 'mid' },
  refunded: { name: 'Refunded', tone: '' },
  disputed: { name: 'Disputed', tone: 'poor' },
} as const

/** `isOwn`: the payments are the user's own, so each links to its receipt. */
export function PaymentsList({ payments, isOwn }: { payments: readonly Payment[]; isOwn?: boolean }) {
  return (
    <div>
      <h3>Payments</h3>
      <table className="tbl">
        <caption className="vh">Payments</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">For</th>
            <th scope="col">Amount</th>
            <th scope="col">State</th>
            <th scope="col">Receipt</th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ number, what, cents, state, at }) => (
            <tr key={`${number} ${at}`}>
              <td className="num" data-h="Date">
                <b>{day.format(new Date(at))}</b>
              </td>
              <td data-h="For">{what}</td>
              <td className="num" data-h="Amount">
                {state === 'failed' ? '–' : formatCents(cents)}
              </td>
              <td data-h="State">
                <span className={`badge ${states[state].tone}`}>{states[state].name}</span>
              </td>
              <td className="num" data-h="Receipt">
                {number !== null && isOwn ? <Link to={receiptPath(number)}>{number}</Link> : (number ?? '–')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
