/** The signed-in user. The first value comes with the page, later ones from GET /api/auth/user. */
import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/account.ts'
import type { StepUnlockFacts } from '#contract/plain/brand.ts'
import { listWrittenValues } from '#contract/plain/core-value.ts'
import { fillAnswersFromSentences } from '#contract/plain/fill-answers-from-sentences.ts'
import { bindPageToAccount } from '#web/account/bind-page-to-account.ts'
import { send } from '#web/calls/send.ts'
import { getCallKey, queryClient } from '#web/calls/use-call.ts'

const userCall = 'GET /api/auth/user'
/** The cache key of the user. */
export const userKey = getCallKey(userCall)

/** The user, or undefined while loading or after a failure; `retry` asks again. */
export function useUserQuery(): { user: CurrentUser | undefined; failure: Error | null; retry: () => void } {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: userKey,
    queryFn: async ({ signal }) => {
      const user = await send(userCall, { signal })
      bindPageToAccount(user.id)
      return user
    },
  })
  return { user: data, failure: isFetching ? null : error, retry: () => void refetch() }
}

/**
 * The user if the page or an earlier screen has loaded it already; never asks the server. For screens that visitors
 * without an account see too.
 */
export function useCachedUser(): CurrentUser | undefined {
  return useQuery<CurrentUser>({ queryKey: userKey, enabled: false }).data
}

/** The user, on a screen inside the frame, which renders only once the user is loaded. */
export function useUser(): CurrentUser {
  const { user } = useUserQuery()
  if (!user) throw new Error('A signed-in screen was rendered without a user.')
  return user
}

/**
 * The user for display: where a long answer is empty, the finished sentence to the same question is used instead. Not
 * for forms, which would save it as the long answer.
 */
export const useUserWithSentences = (): CurrentUser => fillAnswersFromSentences(useUser())

/** Caches the user that came with the page or from another call. */
export function cacheUser(user: CurrentUser): void {
  bindPageToAccount(user.id)
  queryClient.setQueryData(userKey, user)
}

/** Updates some fields of the cached user after the server has confirmed a save. */
export function updateCachedUser(change: Partial<CurrentUser>): void {
  queryClient.setQueryData<CurrentUser>(userKey, (user) => user && { ...user, ...change })
}

export const refreshUser = () => queryClient.invalidateQueries({ queryKey: [userCall] })

/** Marks the user as stale without refetching: the next screen asks the server, this one keeps what it has. */
export const markUserOutdated = () => queryClient.invalidateQueries({ queryKey: [userCall], refetchType: 'none' })

/** The fields of the user that decide which steps are unlocked. */
export function getStepUnlockFacts(user: CurrentUser): StepUnlockFacts {
  const { brandAttributesCompleted, chosenUvp, chosenTagline, brandArchetypeCompleted, websiteReviewCompleted } = user
  return {
    brandAttributesCompleted,
    chosenUvp,
    chosenTagline,
    coreValuesCount: listWrittenValues(user.coreValues).length,
    brandArchetypeCompleted,
    websiteReviewCompleted,
  }
}
