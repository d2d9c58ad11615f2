/** Who is signed in. The first answer comes with the page; later ones from the call. */
import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/account.ts'
import type { ChainFacts } from '#contract/brand.ts'
import { send } from '#web/calls/send.ts'
import { keyOf, queryClient } from '#web/calls/use-call.ts'

const userCall = 'GET /api/auth/user'
/** Under which the cache holds the user. */
export const userKey = keyOf(userCall)

/** The user, or undefined as long as the answer is on its way or has failed; `retry` asks again. */
export function useMaybeUser(): { user: CurrentUser | undefined; failure: Error | null; retry: () => void } {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => send(userCall, { signal }),
  })
  return { user: data, failure: isFetching ? null : error, retry: () => void refetch() }
}

/** The user, on a screen that stands inside the frame, which waits for it. */
export function useUser(): CurrentUser {
  const { user } = useMaybeUser()
  if (!user) throw new Error('A signed-in screen was rendered without a user.')
  return user
}

/** Keeps what another call answered about the user. */
export function putUser(user: CurrentUser): void {
  queryClient.setQueryData(userKey, user)
}

/** Changes some of the user's fields in the cache, after a save that the server has confirmed. */
export function patchUser(change: Partial<CurrentUser>): void {
  queryClient.setQueryData<CurrentUser>(userKey, (user) => user && { ...user, ...change })
}

/** Makes sure that the session still is this user's before her words are read or sent; otherwise the page starts anew. */
export async function confirmSession(userId: string): Promise<void> {
  const { id } = await send(userCall, {})
  if (id === userId) return
  location.reload()
  throw new Error("The browser has another account's session now.")
}

/** Asks the server again. */
export const refreshUser = () => queryClient.invalidateQueries({ queryKey: [userCall] })

/** What the unlock chain looks at, out of the user's fields. */
export function chainOf(user: CurrentUser): ChainFacts {
  const { brandAttributesCompleted, chosenUvp, chosenTagline, brandArchetypeCompleted, websiteReviewCompleted } = user
  return {
    brandAttributesCompleted,
    chosenUvp,
    chosenTagline,
    coreValuesCount: user.coreValues.length,
    brandArchetypeCompleted,
    websiteReviewCompleted,
  }
}
