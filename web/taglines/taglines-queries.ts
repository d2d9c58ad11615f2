/** How the tagline screen asks, what it keeps in the browser, and what each answer makes stale. */
import type { Tagline, TaglineList } from '#contract/taglines.ts'
import { readStored, writeStored } from '#web/account/browser-storage.ts'
import { patchUser } from '#web/account/use-user.ts'
import { createTurns } from '#web/brand/saving/save-in-turn.ts'
import { type CallReply, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { keyOf, putReply, queryClient, refresh, useCall } from '#web/calls/use-call.ts'

const listCall = 'GET /api/taglines'
const cacheKey = (userId: string) => `taglines-data:${userId}`

/** As the calls have it; their file would bring the whole schema along. */
export const taglineLengthMax = 200
export const taglinesMax = 20

export const linesOf = ({ taglines, details }: TaglineList): Tagline[] =>
  taglines.map((tagline, index) => ({ tagline, ...details[index] }))

export const useTaglines = () => useCall(listCall, {})

/** Keeps the browser's copy of the latest list, which the server holds. */
export function keepTaglines(userId: string, { taglines, madeAt }: TaglineList): void {
  const timestamp = madeAt === null ? Date.now() : Date.parse(madeAt)
  const known = readStored(cacheKey(userId))
  const next = { taglines, hasGenerated: taglines.length > 0, timestamp }
  if (JSON.stringify(known) !== JSON.stringify(next)) writeStored(cacheKey(userId), next)
}

/** Writes a new list; `onLine` gets each tagline as soon as it is written. */
export async function writeTaglines(onLine: (line: Tagline) => void, signal: AbortSignal): Promise<void> {
  const { list } = await stream('POST /api/generate-taglines', { body: {}, signal }, onLine)
  putReply(listCall, list)
}

const inTurn = createTurns()

/** Shows the changed lines at once, and saves them; what cannot be saved goes back to what stood before. */
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

/** Chooses one; the step is done from here on, everywhere. */
export async function chooseTagline(chosenTagline: string): Promise<void> {
  await send('PUT /api/user-profile/tagline', { body: { chosenTagline } })
  patchUser({ chosenTagline })
  await refresh('GET /api/user-profile')
}
