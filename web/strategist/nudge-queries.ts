/** Nudges are what Synapse says unasked: the next step, and what it noticed. They are fetched in the background. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { categories, findStepStates } from '#contract/plain/brand.ts'
import type { Suggestion } from '#contract/strategist.ts'
import { isLeavingPage } from '#web/account/leave-page.ts'
import { getStepUnlockFacts, useUser } from '#web/account/use-user.ts'
import { type CallReply, send } from '#web/calls/send.ts'
import { getCallKey, queryClient } from '#web/calls/use-call.ts'
import { categoryPath, screenPaths } from '#web/paths.ts'

const analysisCall = 'GET /api/strategist/analysis'
const analysisFreshMs = 5 * 60_000
/** How long to wait after the page has loaded, so that the screen and its data come first. */
const patienceMs = 1500

/** True from a moment after the page has loaded. */
export function useIsPageSettled(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => setQuiet(true), patienceMs)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', wait)
    }
  }, [])
  return isQuiet
}

const screens: readonly string[] = [...screenPaths, ...categories.map(categoryPath)]

/** Drops suggestions that lead to no screen of this product, unless they are answered in the conversation. */
export const keepReachableNudges = <Each extends Suggestion>(suggestions: readonly Each[]): Each[] =>
  suggestions.filter(({ type, action }) => type === 'review' || screens.includes(action))

/** Updates the cached nudges, which also say whether there is a stored conversation for the panel to load. */
export function noteStoredConversation(): void {
  queryClient.setQueriesData<CallReply<typeof analysisCall>>(
    { queryKey: [analysisCall] },
    (known) => known && { ...known, hasConversation: true },
  )
}

/**
 * The nudges, fetched once the page has loaded; fetched again when a step was completed, or when they are needed after
 * more than five minutes.
 */
export function useNudges(isQuiet: boolean): CallReply<typeof analysisCall> | undefined {
  const states = findStepStates(getStepUnlockFacts(useUser()))
  const { data, isError } = useQuery({
    queryKey: [...getCallKey(analysisCall), Object.values(states).join()],
    queryFn: ({ signal }) => send(analysisCall, { signal }),
    enabled: isQuiet && !isLeavingPage(),
    staleTime: analysisFreshMs,
  })
  // Without nudges the conversation still works.
  if (isError) return { nudges: [], hasConversation: true }
  return data && { ...data, nudges: keepReachableNudges(data.nudges) }
}
