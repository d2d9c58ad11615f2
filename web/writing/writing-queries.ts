/** The calls about who writes, and the cached data that each of them updates. */
import type { WritingTool } from '#contract/plain/writing-tools.ts'
import type { WritingState } from '#contract/writing.ts'
import { send } from '#web/calls/send.ts'
import { cacheReply, useCall, useFreshCall } from '#web/calls/use-call.ts'

const stateCall = 'GET /api/writing'

/** Who writes for the signed-in user, and what they agreed to. */
export const useWritingState = () => useCall(stateCall, {})

/** Exactly what a tool would send now; `about` is which of its requests. */
export const useSentText = (tool: WritingTool, about?: string) =>
  useFreshCall('GET /api/writing/preview/:tool', { params: { tool }, query: about === undefined ? {} : { about } })

/** How much was sent, by day and tool. */
export const useSentCounts = () => useFreshCall('GET /api/writing/sent', {})

export async function changeWriting(change: Pick<WritingState, 'isOn'> & Partial<WritingState>): Promise<void> {
  const { isOn, isShownEachTime } = change
  cacheReply(
    stateCall,
    await send('PUT /api/writing', { body: { isOn, ...(isShownEachTime !== undefined && { isShownEachTime }) } }),
  )
}
