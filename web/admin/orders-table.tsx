/** Tables of payments and unpaid orders, and of monthly totals. */
import { Link } from 'react-router'
import type { OrderEntry, OrderMonth } from '#contract/admin-orders.ts'
import { plans } from '#contract/plain/plans.ts'
import { formatCalendarMonth, formatDollars, formatMoment, formatNumber } from '#web/admin/format-day.ts'
import { type OrderState, orderStateNames } from '#web/admin/orders-view.ts'
import { adminPages } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

const tones: Readonly<Record<OrderState, string>> = {
  paid: 'good',
  pending: '',
  failed: 'mid',
  refunded: '',
  disputed: 'poor',
}

function Buyer({ email, name, userId, isDeleted }: OrderEntry) {
  const says = isDeleted ? `${name ?? ''}, account deleted` : (name ?? 'A guest')
  return (
    <>
      <b>{userId === null ? email : <Link to={`${adminPages.people}?user=${userId}`}>{email}</Link>}</b>
      <span className="cap">{says}</span>
    </>
  )
}

const tellAmount = ({ cents, state, isPayment }: OrderEntry) =>
  state === 'failed' && isPayment ? '–' : cents === 0 ? 'Free' : formatDollars(cents)

export function OrdersTable({ entries, isBusy }: { entries: readonly OrderEntry[]; isBusy: boolean }) {
  return (
    <div className="users orders">
      <table className="tbl list" aria-busy={isBusy}>
        <caption className="vh">Orders and payments</caption>
        <thead>
          <tr>
            {['Buyer', 'Date', 'Number', 'For', 'Amount', 'State'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={`${entry.number} ${entry.at}`}>
              <td>
                <Buyer {...entry} />
              </td>
              <td data-h="Date" className="num">
                {formatMoment(entry.at)}
              </td>
              <td data-h="Number" className="num">
                {entry.number}
              </td>
              <td data-h="For">
                {plans[entry.plan].name}
                {entry.coupon !== null && (
                  <span className="cap">
                    {entry.coupon}, {entry.percent}% off
                  </span>
                )}
              </td>
              <td data-h="Amount" className="num">
                {tellAmount(entry)}
              </td>
              <td data-h="State">
                <span className={`badge ${tones[entry.state]}`}>{orderStateNames[entry.state]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type MonthsProps = { months: readonly OrderMonth[]; onMonth: (month: string) => void }

export function MonthTotals({ months, onMonth }: MonthsProps) {
  if (months.length === 0) return null
  return (
    <details className="as-table" open={matchMedia('(min-width: 40rem)').matches}>
      <summary>
        <Icon name="unfold" />
        Sums by month
      </summary>
      <table className="tbl">
        <caption className="vh">Sums by month</caption>
        <thead>
          <tr>
            {['Month', 'Payments', 'Kept', 'Refunded', 'Disputed'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, payments, paidCents, refundedCents, disputedCents }) => (
            <tr key={month}>
              <td>
                <button className="month" type="button" onClick={() => onMonth(month)}>
                  {formatCalendarMonth(month)}
                </button>
              </td>
              <td data-h="Payments" className="num">
                {formatNumber(payments)}
              </td>
              <td data-h="Kept" className="num">
                <b>{formatDollars(paidCents)}</b>
              </td>
              <td data-h="Refunded" className="num">
                {formatDollars(refundedCents)}
              </td>
              <td data-h="Disputed" className="num">
                {formatDollars(disputedCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small quiet">
        By the day of payment, UTC. “Kept” leaves out what was refunded or is disputed, in the month in which it was
        paid.
      </p>
    </details>
  )
}
