/** Who is signed in. The first answer comes with the page; later ones from the call. */
import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/account.ts'
import type { ChainFacts } from '#contract/plain/brand.ts'
import { writtenValues } from '#contract/plain/core-value.ts'
import { withSentences } from '#contract/plain/told-answers.ts'
import { keepToAccount } from '#web/account/keep-to-account.ts'
import { send } from '#web/calls/send.ts'
import { keyOf, queryClient } from '#web/calls/use-call.ts'

const userCall = 'GET /api/auth/user'
/** Under which the cache holds the user. */
export const userKey = keyOf(userCall)

/** The user, or undefined as long as the answer is on its way or has failed; `retry` asks again. */
export function useMaybeUser(): { user: CurrentUser | undefined; failure: Error | null; retry: () => void } {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: userKey,
    queryFn: async ({ signal }) => {
      const user = await send(userCall, { signal })
      keepToAccount(user.id)
      return user
    },
  })
  return { user: data, failure: isFetching ? null : error, retry: () => void refetch() }
}

/** The user where the page or an earlier screen told it; the server is never asked. For screens that open to everybody. */
export function useKnownUser(): CurrentUser | undefined {
  return useQuery<CurrentUser>({ queryKey: userKey, enabled: false }).data
}

/** The user, on a screen that stands inside the frame, which waits for it. */
export function useUser(): CurrentUser {
  const { user } = useMaybeUser()
  if (!user) throw new Error('A signed-in screen was rendered without a user.')
  return user
}

/** The user to show what she told: a finished sentence stands in each long answer that is empty. Not for editing. */
export const useToldUser = (): CurrentUser => withSentences(useUser())

/** Keeps what the page brought along, or another call answered, about the user. */
export function putUser(user: CurrentUser): void {
  keepToAccount(user.id)
  queryClient.setQueryData(userKey, user)
}

/** Changes some of the user's fields in the cache, after a save that the server has confirmed. */
export function patchUser(change: Partial<CurrentUser>): void {
  queryClient.setQueryData<CurrentUser>(userKey, (user) => user && { ...user, ...change })
}

/** Asks the server again. */
export const refreshUser = () => queryClient.invalidateQueries({ queryKey: [userCall] })

/** The next screen asks the server; this one goes on with what it knows. */
export const markUserOutdated = () => queryClient.invalidateQueries({ queryKey: [userCall], refetchType: 'none' })

/** What the unlock chain looks at, out of the user's fields. */
export function chainOf(user: CurrentUser): ChainFacts {
  const { brandAttributesCompleted, chosenUvp, chosenTagline, brandArchetypeCompleted, websiteReviewCompleted } = user
  return {
    brandAttributesCompleted,
    chosenUvp,
    chosenTagline,
    coreValuesCount: writtenValues(user.coreValues).length,
    brandArchetypeCompleted,
    websiteReviewCompleted,
  }
}
