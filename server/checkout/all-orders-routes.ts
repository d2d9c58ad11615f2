/** The admins' list of all orders and payments: in pages with monthly sums, and as a CSV file. */

import { adminOrdersCalls } from '#contract/admin-orders.ts'
import { plans } from '#contract/plain/plans.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { adminExportLimit, adminReadLimit } from '#server/calls/limits.ts'
import { listOrderEntries, readAllEntries, sumOrdersByMonth } from '#server/checkout/all-orders-store.ts'
import { sendCsv } from '#server/platform/http/send-csv.ts'

const titles = [
  ...['Date', 'Number', 'Kind', 'Email', 'Name', 'Account deleted', 'Plan', 'Amount (USD)', 'Coupon', 'Percent off'],
  ...['State', 'Simulated'],
]
const yes = (is: boolean) => (is ? 'yes' : '')

export function addAllOrdersRoutes({ answer, database }: AccountContext, isSimulated: boolean): void {
  answer(adminOrdersCalls.listAllOrders, [adminReadLimit], async ({ query: { page, size, ...filter } }) => ({
    ...(await listOrderEntries(filter, { page, size }, database)),
    months: await sumOrdersByMonth(isSimulated, database),
    isSimulated,
  }))

  answer.overHttp(adminOrdersCalls.exportAllOrders, [adminExportLimit], async ({ query, reply }) => {
    async function* rows() {
      for await (const entry of readAllEntries(query, database))
        yield [
          ...[entry.at, entry.number, entry.isPayment ? 'payment' : 'order', entry.email, entry.name ?? ''],
          ...[yes(entry.isDeleted), plans[entry.plan].name, (entry.cents / 100).toFixed(2), entry.coupon ?? ''],
          ...[entry.percent === 0 ? '' : String(entry.percent), entry.state, yes(entry.isSimulated)],
        ]
    }
    return sendCsv(reply, 'orders.csv', titles, rows())
  })
}
