/** Calls as hooks: one cache, nothing retried, nothing fetched twice by itself. */
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

/** The cache's key of a call. */
export const keyOf = <Name extends ReadName>(name: Name, input: object = {}) => [name, input] as const

/** The answer of a GET call, cached under its name and input. */
export function useCall<Name extends ReadName>(
  name: Name,
  input: CallInput<Name>,
  isEnabled = true,
): UseQueryResult<CallReply<Name>> {
  return useQuery({
    queryKey: keyOf(name, input),
    queryFn: ({ signal }) => send(name, { ...input, signal }),
    enabled: isEnabled,
  })
}

/** The same, asked for anew by each screen that opens: for what the other screens change. */
export function useFreshCall<Name extends ReadName>(
  name: Name,
  input: CallInput<Name>,
  isEnabled = true,
): UseQueryResult<CallReply<Name>> {
  return useQuery({
    queryKey: keyOf(name, input),
    queryFn: ({ signal }) => send(name, { ...input, signal }),
    enabled: isEnabled,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Puts an answer into the cache, as when another call already brought it. */
export function putReply<Name extends ReadName>(name: Name, reply: CallReply<Name>, input: object = {}): void {
  queryClient.setQueryData(keyOf(name, input), reply)
}

/** Makes every cached answer of these calls be fetched again. */
export async function refresh(...names: ReadName[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}
