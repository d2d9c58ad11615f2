/** The calls of the value proposition screen, and the cached data that each of them updates. */
import type { Sentences } from '#contract/plain/sentences.ts'
import type { StoredUvp, UvpList } from '#contract/uvp.ts'
import { patchUser } from '#web/account/use-user.ts'
import { createTurns } from '#web/brand/saving/save-in-turn.ts'
import { type CallReply, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { keyOf, putReply, queryClient, refresh, useCall } from '#web/calls/use-call.ts'

const profileCall = 'GET /api/user-profile'

/** The contract's value, repeated here because importing it would bundle the schemas. */
export const uvpLengthMax = 1000

/** The profile, which includes the saved drafts ("variations"). */
export const useProfile = () => useCall(profileCall, {})

const readProfile = () => queryClient.getQueryData<CallReply<typeof profileCall>>(keyOf(profileCall))

function putList(list: UvpList): void {
  const profile = readProfile()
  if (profile) putReply(profileCall, { ...profile, brandAttributesData: list })
}

/** Generates a new list; `onLine` gets each variation as it is written. The server keeps the previous list. */
export async function writeUvps(onLine: (uvp: StoredUvp) => void, signal: AbortSignal): Promise<void> {
  const { uvps } = await stream('POST /api/generate-uvp', { body: {}, signal }, onLine)
  putList(uvps)
}

const inTurn = createTurns()

/** Shows the changed list at once and saves it; rolls back if saving fails. */
export async function saveUvps(uvpVariations: readonly StoredUvp[], isRenewed = false): Promise<void> {
  const standing = readProfile()?.brandAttributesData
  if (standing) putList({ ...standing, uvpVariations: [...uvpVariations] })
  try {
    const body = { uvpVariations: [...uvpVariations], isRenewed }
    const { reply, isLast } = await inTurn(() => send('PUT /api/user-profile/uvps', { body }))
    if (isLast) putList(reply.uvps)
  } catch (error) {
    if (standing) putList(standing)
    throw error
  }
}

/** Saves the chosen draft, which completes the step. */
export async function chooseUvp(chosenUvp: string): Promise<void> {
  await send('PUT /api/user-profile/uvp', { body: { chosenUvp } })
  patchUser({ chosenUvp })
  await refresh(profileCall)
}

const inSentenceTurn = createTurns()

/** Saves finished sentences; those not given are unchanged. */
export async function saveSentences(told: Partial<Sentences>): Promise<void> {
  const { reply, isLast } = await inSentenceTurn(() => send('PUT /api/user-profile/sentences', { body: told }))
  const { sentences, uvps } = reply
  patchUser({ sentences })
  const profile = readProfile()
  if (profile && isLast) putReply(profileCall, { ...profile, sentences, brandAttributesData: uvps })
  await refresh('GET /api/taglines')
}
