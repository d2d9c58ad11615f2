/** What was paid, newest first. */
import type { Payment } from '#contract/checkout.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

const states = {
  paid: { name: 'Paid', tone: 'good' },
  failed: { name: 'Not paid', tone: 'mid' },
  refunded: { name: 'Refunded', tone: '' },
  disputed: { name: 'Disputed', tone: 'poor' },
} as const

const dollarsOf = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

export function PaymentsList({ payments }: { payments: readonly Payment[] }) {
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
                {state === 'failed' ? '–' : dollarsOf(cents)}
              </td>
              <td data-h="State">
                <span className={`badge ${states[state].tone}`}>{states[state].name}</span>
              </td>
              <td className="num" data-h="Receipt">
                {number ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
