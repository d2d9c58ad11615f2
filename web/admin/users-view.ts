/** Which users are shown. The URL holds it, so that reload and back show the same ones. */
import { useSearchParams } from 'react-router'
import type { UserSortOrder } from '#contract/admin.ts'
import { type SubscriptionStatus, subscriptionStatuses } from '#contract/plain/access.ts'
import { type AccountStatus, accountStatuses, type UserRole, userRoles } from '#contract/plain/people.ts'
import { type PlanFilterValue, planFilterValues } from '#contract/plain/plans.ts'

const orders: readonly UserSortOrder[] = ['joined', 'lastLogin', 'name', 'email']
export const pageSizes = [10, 25, 50, 100] as const

export type UsersView = {
  search: string
  role: UserRole | undefined
  status: AccountStatus | undefined
  subscription: SubscriptionStatus | undefined
  plan: PlanFilterValue | undefined
  sort: UserSortOrder
  direction: 'asc' | 'desc'
  page: number
  size: number
  /** The user whose panel is open. */
  user: string | undefined
}

const unfiltered = { search: '', role: undefined, status: undefined, subscription: undefined, plan: undefined }
const standard: UsersView = {
  ...unfiltered,
  ...{ sort: 'joined', direction: 'desc', page: 1, size: 10, user: undefined },
}
const searchLengthMax = 100

/** Reads the view from the URL; missing or invalid parameters get their defaults. */
export function readUsersView(params: URLSearchParams): UsersView {
  const page = Number(params.get('page') ?? standard.page)
  const size = Number(params.get('size') ?? standard.size)
  return {
    search: (params.get('search') ?? '').slice(0, searchLengthMax),
    role: userRoles.find((role) => role === params.get('role')),
    status: accountStatuses.find((status) => status === params.get('status')),
    subscription: subscriptionStatuses.find((status) => status === params.get('subscription')),
    plan: planFilterValues.find((plan) => plan === params.get('plan')),
    sort: orders.find((order) => order === params.get('sort')) ?? standard.sort,
    direction: params.get('direction') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : standard.page,
    size: pageSizes.find((known) => known === size) ?? standard.size,
    user: params.get('user') ?? undefined,
  }
}

/** The parameters of the call: only those that are set. */
export const getUserFilter = ({ search, role, status, subscription, plan }: UsersView) => ({
  ...(search && { search }),
  ...(role && { role }),
  ...(status && { status }),
  ...(subscription && { subscription }),
  ...(plan && { plan }),
})

/** Resets all filters. */
export const noUserFilters: Partial<UsersView> = { ...unfiltered, page: 1 }

/** The URL parameters of a view: only those that differ from the defaults. */
export function writeUsersView(view: UsersView): Record<string, string> {
  const usual: Record<string, unknown> = standard
  return Object.fromEntries(
    Object.entries(view).flatMap(([key, value]) =>
      value === undefined || value === usual[key] ? [] : [[key, String(value)]],
    ),
  )
}

/** The current view, and a function to change it; `replace` adds no history entry. */
export function useUsersView(): [UsersView, (change: Partial<UsersView>, replace?: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const look = (change: Partial<UsersView>, replace = false) =>
    setParams((before) => writeUsersView({ ...readUsersView(before), ...change }), { replace })
  return [readUsersView(params), look]
}
