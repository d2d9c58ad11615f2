/** All orders and payments, with monthly totals. */

import { useEffect } from 'react'
import { productName } from '#web/account/read-initial-data.ts'
import { useOrders } from '#web/admin/admin-queries.ts'
import { AdminTabs } from '#web/admin/admin-tabs.tsx'
import { FilterChoice } from '#web/admin/filter-choice.tsx'
import { formatCalendarMonth, formatCount } from '#web/admin/format-day.ts'
import { MonthTotals, OrdersTable } from '#web/admin/orders-table.tsx'
import {
  getOrderFilter,
  type OrdersView,
  orderPageSizes,
  orderStateNames,
  orderStates,
  useOrdersView,
} from '#web/admin/orders-view.ts'
import { MissingPage, Pager } from '#web/admin/pager.tsx'
import { SearchBox } from '#web/admin/search-box.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'

type Look = (change: Partial<OrdersView>) => void

function NoOrders({ view, look }: { view: OrdersView; look: Look }) {
  if (view.page > 1) return <MissingPage page={view.page} onFirst={() => look({ page: 1 })} />
  const isFiltered = Object.keys(getOrderFilter(view)).length > 0
  return (
    <div className="empty-state nothing">
      <h2>{isFiltered ? 'No order fits.' : 'Nothing has been ordered yet.'}</h2>
      <p className="quiet">
        {isFiltered
          ? 'Search takes a receipt’s number, or the exact letters of an email address.'
          : 'Every order and every payment shows up here, and stays when its account is deleted.'}
      </p>
      {isFiltered && (
        <Button onClick={() => look({ search: '', state: undefined, month: undefined })}>Show all orders</Button>
      )}
    </div>
  )
}

export default function AdminOrdersPage() {
  useDocumentTitle('Orders', productName)
  const [view, look] = useOrdersView()
  const { data, error, isPlaceholderData } = useOrders({ ...getOrderFilter(view), page: view.page, size: view.size })
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  const filter = new URLSearchParams(getOrderFilter(view)).toString()
  const months = data?.months.map(({ month }) => month) ?? []
  const known = view.month === undefined || months.includes(view.month) ? months : [view.month, ...months]
  return (
    <>
      <AdminTabs />
      <main id="main">
        <div className="wrap admin">
          <div className="head-row">
            <h1>Orders</h1>
            <ButtonAnchor href={`/api/admin/orders.csv${filter && `?${filter}`}`} download>
              <Icon name="download" />
              Export CSV
            </ButtonAnchor>
          </div>
          <p className="lede">
            Every order and every payment, also of guests and of accounts that were deleted.
            {data?.isSimulated && ' Payments are simulated: no money has moved.'}
          </p>
          {data && <MonthTotals months={data.months} onMonth={(month) => look({ month })} />}
          <SearchBox
            label="Search orders"
            placeholder="Search by email or receipt number..."
            search={view.search}
            says={data && !isPlaceholderData ? formatCount(data.total, 'row') : ''}
            onSearch={(search) => look({ search })}
          >
            <FilterChoice
              name="State"
              all="All states"
              value={view.state}
              values={orderStates}
              tell={(state) => orderStateNames[state]}
              onChoose={(state) => look({ state })}
            />
            <FilterChoice
              name="Month"
              all="All months"
              value={view.month}
              values={known}
              tell={formatCalendarMonth}
              onChoose={(month) => look({ month })}
            />
          </SearchBox>
          {error && <LoadFailure>The orders could not be loaded.</LoadFailure>}
          {!data && !error && <span className="sk" />}
          {data?.entries.length === 0 && <NoOrders view={view} look={look} />}
          {data && data.entries.length > 0 && (
            <>
              <OrdersTable entries={data.entries} isBusy={isPlaceholderData} />
              <Pager
                page={view.page}
                size={view.size}
                sizes={orderPageSizes}
                total={data.total}
                onPage={(page) => look({ page })}
                onSize={(size) => look({ size })}
              />
            </>
          )}
        </div>
      </main>
    </>
  )
}
