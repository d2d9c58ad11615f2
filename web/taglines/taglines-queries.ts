/** How the tagline screen asks, what it keeps in the browser, and what each answer makes stale. */
import type { TaglineList } from '#contract/taglines.ts'
import { readStored, writeStored } from '#web/account/browser-storage.ts'
import { patchUser } from '#web/account/use-user.ts'
import { send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { putReply, refresh, useCall } from '#web/calls/use-call.ts'

const listCall = 'GET /api/taglines'
const cacheKey = (userId: string) => `taglines-data:${userId}`

export const useTaglines = () => useCall(listCall, {})

/** Keeps the browser's copy of the latest list, which the server holds. */
export function keepTaglines(userId: string, { taglines, madeAt }: TaglineList): void {
  const timestamp = madeAt === null ? Date.now() : Date.parse(madeAt)
  const known = readStored(cacheKey(userId))
  const next = { taglines, hasGenerated: taglines.length > 0, timestamp }
  if (JSON.stringify(known) !== JSON.stringify(next)) writeStored(cacheKey(userId), next)
}

/** Writes a new list; `onLine` gets each tagline as soon as it is written. */
export async function writeTaglines(
  onLine: (line: { tagline: string; leans: string; device: string }) => void,
  signal: AbortSignal,
): Promise<void> {
  const { list } = await stream('POST /api/generate-taglines', { body: {}, signal }, onLine)
  putReply(listCall, list)
}

/** Chooses one; the step is done from here on, everywhere. */
export async function chooseTagline(chosenTagline: string): Promise<void> {
  await send('PUT /api/user-profile/tagline', { body: { chosenTagline } })
  patchUser({ chosenTagline })
  await refresh('GET /api/user-profile')
}
