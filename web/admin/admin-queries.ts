/** The calls of the administration, and the cached data that each change updates. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminUserDetail } from '#contract/admin.ts'
import { refreshUser } from '#web/account/use-user.ts'
import { getUserFilter, type UsersView } from '#web/admin/users-view.ts'
import { CallError, type CallInput, send } from '#web/calls/send.ts'
import { cacheReply, getCallKey, refresh, useFreshCall } from '#web/calls/use-call.ts'

export const useStats = () => useFreshCall('GET /api/admin/stats', {})

/** If a call failed as the user is no longer an admin, refetches the user, so that the frame notices and redirects. */
function askWhoAmI(error: unknown): void {
  if (error instanceof CallError && error.body?.code === 'admin_required') void refreshUser()
}

type PagedCall = 'GET /api/admin/users' | 'GET /api/admin/waitlist' | 'GET /api/admin/log' | 'GET /api/admin/orders'

/** A page of a list; the previous page stays visible until the next one has loaded. */
function usePage<Name extends PagedCall>(name: Name, input: CallInput<Name>) {
  return useQuery({
    queryKey: getCallKey(name, input),
    queryFn: async ({ signal }) => {
      try {
        return await send(name, { ...input, signal })
      } catch (error) {
        askWhoAmI(error)
        throw error
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useUsers(view: UsersView) {
  const { sort, direction, page, size } = view
  return usePage('GET /api/admin/users', { query: { ...getUserFilter(view), sort, direction, page, size } })
}

export const useOrders = (query: CallInput<'GET /api/admin/orders'>['query']) =>
  usePage('GET /api/admin/orders', { query })

export const useWaitlist = (page: number, size: number) => usePage('GET /api/admin/waitlist', { query: { page, size } })

export const useAdminLog = (query: CallInput<'GET /api/admin/log'>['query']) => usePage('GET /api/admin/log', { query })

/** Who writes, whether it works, and what its calls took. */
export const useModelState = () => useFreshCall('GET /api/admin/model', {})

const userCall = 'GET /api/admin/users/:id'

export const useUserDetail = (id: string) => useFreshCall(userCall, { params: { id } })

/** What a user bought: the plans kept for good, and every payment. */
export const useUserBilling = (id: string) => useFreshCall('GET /api/admin/users/:id/billing', { params: { id } })

/** Caches the user returned by a change, and refetches everything that shows it. */
export async function cacheChangedUser(user: AdminUserDetail): Promise<void> {
  cacheReply(userCall, { user }, { params: { id: user.id } })
  await refresh('GET /api/admin/users', 'GET /api/admin/stats', 'GET /api/admin/log')
}
