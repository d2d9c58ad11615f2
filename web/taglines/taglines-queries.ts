/** The calls of the tagline screen, what it stores in the browser, and the cached data that each call updates. */
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { lineOfTagline, taglineOfLine, type WrittenLine } from '#contract/plain/written-line.ts'
import type { TaglineList } from '#contract/taglines.ts'
import { readStored, writeStored } from '#web/account/browser-storage.ts'
import { updateCachedUser } from '#web/account/use-user.ts'
import { createSaveLines } from '#web/brand/saving/save-lines.ts'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import { type CallReply, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { cacheReply, getCallKey, queryClient, refresh, useCall } from '#web/calls/use-call.ts'

const listCall = 'GET /api/taglines'
const cacheKey = (userId: string) => `taglines-data:${userId}`

/** The contract's value, repeated here because importing it would bundle the schemas. */
export const taglinesMax = 20

export const listTaglines = ({ taglines, details }: TaglineList): WrittenLine[] =>
  taglines.map((tagline, index) => lineOfTagline({ tagline, ...details[index] }))

export const useTaglines = () => useCall(listCall, {})

/** Stores the browser's copy of the latest list; the server has the original. */
export function storeTaglines(userId: string, { taglines, madeAt }: TaglineList): void {
  const timestamp = madeAt === null ? Date.now() : Date.parse(madeAt)
  const known = readStored(cacheKey(userId))
  const next = { taglines, hasGenerated: taglines.length > 0, timestamp }
  if (JSON.stringify(known) !== JSON.stringify(next)) writeStored(cacheKey(userId), next)
}

/** Generates a new list; `onLine` gets each tagline as it is written. */
export async function writeTaglines(
  onLine: (line: WrittenLine, at?: number) => void,
  signal: AbortSignal,
  byModel: boolean,
): Promise<WritingTrouble | undefined> {
  const body = byModel ? { byModel } : {}
  const { list, trouble } = await stream('POST /api/generate-taglines', { body, signal }, (event) => {
    const { at, ...line } = { at: undefined, ...event }
    onLine(lineOfTagline(line), at)
  })
  cacheReply(listCall, list)
  return trouble
}

const saveTaglines = createSaveLines<TaglineList>({
  read: () => queryClient.getQueryData<CallReply<typeof listCall>>(getCallKey(listCall)),
  put: (list) => cacheReply(listCall, list),
  withLines: (list, lines) => ({
    ...list,
    taglines: lines.map(({ text }) => text),
    details: lines.map((line) => {
      const { tagline: _tagline, ...marks } = taglineOfLine(line)
      return { ...marks, ...(line.claims && { claims: line.claims }) }
    }),
  }),
  send: async (lines, as) => {
    const { list } = await send('PUT /api/taglines', {
      body: { lines: lines.map(taglineOfLine), isRenewed: as === 'renewed', isStopped: as === 'stopped' },
    })
    return list
  },
})

/** Saves the chosen tagline, which completes the step. */
async function chooseTagline(chosenTagline: string): Promise<void> {
  await send('PUT /api/user-profile/tagline', { body: { chosenTagline } })
  updateCachedUser({ chosenTagline })
  await refresh('GET /api/user-profile')
}

/** The length is the contract's, repeated here because importing it would bundle the schemas. */
export const taglineKind: LineKind = {
  name: 'tagline',
  title: 'Tagline',
  lengthMax: 200,
  chosen: 'chosenTagline',
  save: saveTaglines,
  choose: chooseTagline,
}
