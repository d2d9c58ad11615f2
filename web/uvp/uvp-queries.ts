/** How the value-proposition screen asks, and what each answer makes stale. */
import type { UvpList } from '#contract/uvp.ts'
import { patchUser } from '#web/account/use-user.ts'
import { type CallReply, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { keyOf, putReply, queryClient, refresh, useCall } from '#web/calls/use-call.ts'

const profileCall = 'GET /api/user-profile'

/** The profile with the saved variations. */
export const useProfile = () => useCall(profileCall, {})

const readProfile = () => queryClient.getQueryData<CallReply<typeof profileCall>>(keyOf(profileCall))

function putList(list: UvpList): void {
  const profile = readProfile()
  if (profile) putReply(profileCall, { ...profile, brandAttributesData: list })
}

/** Writes a new list; `onLine` gets each variation as soon as it is written. What stood before is kept by the server. */
export async function writeUvps(
  onLine: (uvp: { uvp: string; approach?: string | undefined; description?: string | undefined }) => void,
  signal: AbortSignal,
): Promise<void> {
  const { uvps } = await stream('POST /api/generate-uvp', { body: {}, signal }, onLine)
  putList(uvps)
}

/** Shows the list after a refinement at once, and saves it. */
export async function saveUvps(uvpVariations: UvpList['uvpVariations']): Promise<void> {
  const standing = readProfile()?.brandAttributesData
  if (standing) putList({ ...standing, uvpVariations })
  const { uvps } = await send('PUT /api/user-profile/uvps', { body: { uvpVariations } })
  putList(uvps)
}

/** Chooses one; the step is done from here on, everywhere. */
export async function chooseUvp(chosenUvp: string): Promise<void> {
  await send('PUT /api/user-profile/uvp', { body: { chosenUvp } })
  patchUser({ chosenUvp })
  await refresh(profileCall)
}

/** Asks for a refinement of `originalUvp`; `earlier` are the texts that this conversation showed before. */
export const refineUvp = (body: { originalUvp: string; feedback: string; earlier: string[] }) =>
  stream('POST /api/refine-uvp', { body }, () => undefined)
