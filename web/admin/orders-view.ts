/** Which orders are shown. The URL holds it, so that reload and back show the same ones. */
import { useSearchParams } from 'react-router'
import type { OrderEntry } from '#contract/admin-orders.ts'

export type OrderState = OrderEntry['state']
export const orderStateNames: Readonly<Record<OrderState, string>> = {
  paid: 'Paid',
  pending: 'Not paid yet',
  failed: 'Not paid',
  refunded: 'Refunded',
  disputed: 'Disputed',
}
export const orderStates: readonly OrderState[] = ['paid', 'pending', 'failed', 'refunded', 'disputed']
export const orderPageSizes = [25, 50, 100] as const

export type OrdersView = {
  search: string
  state: OrderState | undefined
  /** "2026-11" */
  month: string | undefined
  page: number
  size: number
}

function read(params: URLSearchParams): OrdersView {
  const [page, size] = [Number(params.get('page') ?? 1), Number(params.get('size'))]
  const month = params.get('month') ?? ''
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    state: orderStates.find((state) => state === params.get('state')),
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    size: orderPageSizes.find((known) => known === size) ?? orderPageSizes[0],
  }
}

/** The parameters of the call and the URL: only those that are set. */
export const getOrderFilter = ({ search, state, month }: OrdersView) => ({
  ...(search && { search }),
  ...(state && { state }),
  ...(month && { month }),
})

function write(view: OrdersView): Record<string, string> {
  return {
    ...getOrderFilter(view),
    ...(view.page > 1 && { page: String(view.page) }),
    ...(view.size !== orderPageSizes[0] && { size: String(view.size) }),
  }
}

/** The current view, and a function to change it. */
export function useOrdersView(): [OrdersView, (change: Partial<OrdersView>) => void] {
  const [params, setParams] = useSearchParams()
  const look = (change: Partial<OrdersView>) =>
    setParams((before) => write({ ...read(before), page: 1, ...change }), { replace: 'search' in change })
  return [read(params), look]
}
