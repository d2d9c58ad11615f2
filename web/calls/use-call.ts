/** Calls as React hooks: one cache, no retries, no automatic refetching. */
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { CallName } from '#contract/calls.ts'
import { type CallInput, type CallReply, send } from '#web/calls/send.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false },
  },
})

type ReadName = Extract<CallName, `GET ${string}`>

/** The cache key of a call. */
export const getCallKey = <Name extends ReadName>(name: Name, input: object = {}) => [name, input] as const

/** The reply of a GET call, cached by name and input. */
export function useCall<Name extends ReadName>(
  name: Name,
  input: CallInput<Name>,
  isEnabled = true,
): UseQueryResult<CallReply<Name>> {
  return useQuery({
    queryKey: getCallKey(name, input),
    queryFn: ({ signal }) => send(name, { ...input, signal }),
    enabled: isEnabled,
  })
}

/** Like `useCall`, but refetched on every mount: for data that other screens or devices change. */
export function useFreshCall<Name extends ReadName>(
  name: Name,
  input: CallInput<Name>,
  isEnabled = true,
): UseQueryResult<CallReply<Name>> {
  return useQuery({
    queryKey: getCallKey(name, input),
    queryFn: ({ signal }) => send(name, { ...input, signal }),
    enabled: isEnabled,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Puts a reply into the cache, for instance when another call returned it. */
export function cacheReply<Name extends ReadName>(name: Name, reply: CallReply<Name>, input: object = {}): void {
  queryClient.setQueryData(getCallKey(name, input), reply)
}

/** Invalidates all cached replies of these calls. */
export async function refresh(...names: ReadName[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}
