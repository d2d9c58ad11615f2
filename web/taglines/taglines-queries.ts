/** The calls of the tagline screen, what it stores in the browser, and the cached data that each call updates. */
import type { Tagline, TaglineList } from '#contract/taglines.ts'
import { readStored, writeStored } from '#web/account/browser-storage.ts'
import { patchUser } from '#web/account/use-user.ts'
import { createTurns } from '#web/brand/saving/save-in-turn.ts'
import { type CallReply, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { keyOf, putReply, queryClient, refresh, useCall } from '#web/calls/use-call.ts'

const listCall = 'GET /api/taglines'
const cacheKey = (userId: string) => `taglines-data:${userId}`

/** The contract's values, repeated here because importing them would bundle the schemas. */
export const taglineLengthMax = 200
export const taglinesMax = 20

export const linesOf = ({ taglines, details }: TaglineList): Tagline[] =>
  taglines.map((tagline, index) => ({ tagline, ...details[index] }))

export const useTaglines = () => useCall(listCall, {})

/** Stores the browser's copy of the latest list; the server has the original. */
export function keepTaglines(userId: string, { taglines, madeAt }: TaglineList): void {
  const timestamp = madeAt === null ? Date.now() : Date.parse(madeAt)
  const known = readStored(cacheKey(userId))
  const next = { taglines, hasGenerated: taglines.length > 0, timestamp }
  if (JSON.stringify(known) !== JSON.stringify(next)) writeStored(cacheKey(userId), next)
}

/** Generates a new list; `onLine` gets each tagline as it is written. */
export async function writeTaglines(onLine: (line: Tagline) => void, signal: AbortSignal): Promise<void> {
  const { list } = await stream('POST /api/generate-taglines', { body: {}, signal }, onLine)
  putReply(listCall, list)
}

const inTurn = createTurns()

/** Shows the changed lines at once and saves them; rolls back if saving fails. */
export async function saveTaglines(lines: readonly Tagline[], isRenewed = false): Promise<void> {
  const standing = queryClient.getQueryData<CallReply<typeof listCall>>(keyOf(listCall))
  if (standing) {
    const details = lines.map(({ tagline: _tagline, ...marks }) => marks)
    putReply(listCall, { ...standing, taglines: lines.map(({ tagline }) => tagline), details })
  }
  try {
    const { reply, isLast } = await inTurn(() => send('PUT /api/taglines', { body: { lines: [...lines], isRenewed } }))
    if (isLast) putReply(listCall, reply.list)
  } catch (error) {
    if (standing) putReply(listCall, standing)
    throw error
  }
}

/** Saves the chosen tagline, which completes the step. */
export async function chooseTagline(chosenTagline: string): Promise<void> {
  await send('PUT /api/user-profile/tagline', { body: { chosenTagline } })
  patchUser({ chosenTagline })
  await refresh('GET /api/user-profile')
}
