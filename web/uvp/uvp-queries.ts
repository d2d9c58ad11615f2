/** The calls of the value proposition screen, and the cached data that each of them updates. */
import type { Sentences } from '#contract/plain/sentences.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { lineOfUvp, uvpOfLine, type WrittenLine } from '#contract/plain/written-line.ts'
import type { UvpList } from '#contract/uvp.ts'
import { updateCachedUser } from '#web/account/use-user.ts'
import { createSaveQueue } from '#web/brand/saving/create-save-queue.ts'
import { createSaveLines } from '#web/brand/saving/save-lines.ts'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import { type CallReply, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { cacheReply, getCallKey, queryClient, refresh, useCall } from '#web/calls/use-call.ts'

const profileCall = 'GET /api/user-profile'

/** The profile, which includes the saved drafts ("variations"). */
export const useProfile = () => useCall(profileCall, {})

const readProfile = () => queryClient.getQueryData<CallReply<typeof profileCall>>(getCallKey(profileCall))

function putList(list: UvpList): void {
  const profile = readProfile()
  if (profile) cacheReply(profileCall, { ...profile, brandAttributesData: list })
}

/** Generates a new list; `onLine` gets each variation as it is written. The server keeps the previous list. */
export async function writeUvps(
  onLine: (line: WrittenLine, at?: number) => void,
  signal: AbortSignal,
  byModel: boolean,
): Promise<WritingTrouble | undefined> {
  const body = byModel ? { byModel } : {}
  const { uvps, trouble } = await stream('POST /api/generate-uvp', { body, signal }, (event) => {
    const { at, ...uvp } = { at: undefined, ...event }
    onLine(lineOfUvp(uvp), at)
  })
  putList(uvps)
  return trouble
}

const saveUvps = createSaveLines<UvpList>({
  read: () => readProfile()?.brandAttributesData,
  put: putList,
  withLines: (list, lines) => ({
    ...list,
    uvpVariations: lines.map((line) => ({ ...uvpOfLine(line), ...(line.claims && { claims: line.claims }) })),
  }),
  send: async (lines, as) => {
    const { uvps } = await send('PUT /api/user-profile/uvps', {
      body: { uvpVariations: lines.map(uvpOfLine), isRenewed: as === 'renewed', isStopped: as === 'stopped' },
    })
    return uvps
  },
})

/** Saves the chosen draft, which completes the step. */
async function chooseUvp(chosenUvp: string): Promise<void> {
  await send('PUT /api/user-profile/uvp', { body: { chosenUvp } })
  updateCachedUser({ chosenUvp })
  await refresh(profileCall)
}

/** The length is the contract's, repeated here because importing it would bundle the schemas. */
export const uvpKind: LineKind = {
  name: 'UVP',
  title: 'UVP',
  lengthMax: 1000,
  chosen: 'chosenUvp',
  save: saveUvps,
  choose: chooseUvp,
}

const inSentenceTurn = createSaveQueue()

/** Saves finished sentences; those not given are unchanged. */
export async function saveSentences(told: Partial<Sentences>): Promise<void> {
  const { reply, isLast } = await inSentenceTurn(() => send('PUT /api/user-profile/sentences', { body: told }))
  const { sentences, uvps } = reply
  updateCachedUser({ sentences })
  const profile = readProfile()
  if (profile) cacheReply(profileCall, { ...profile, sentences, ...(isLast && { brandAttributesData: uvps }) })
  await refresh('GET /api/taglines', 'GET /api/brand/contradictions')
}
