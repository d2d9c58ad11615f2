/** The editable list of core values, saved automatically. */

import type { CoreValuesReply } from '#contract/core-values.ts'
import { type CoreValue, newCoreValuePlaceholders } from '#contract/plain/core-value.ts'
import { mergeCoreValues } from '#contract/plain/merge-core-values.ts'
import { updateCachedUser } from '#web/account/use-user.ts'
import { type DraftPort, SavedDraft } from '#web/brand/saving/saved-draft.ts'
import { createUnsentEdits } from '#web/brand/saving/unsent-edits.ts'
import { send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'

export const valuesSaveDelayMs = 1000

export type CoreValues = readonly CoreValue[]
type WaitingValues = { base: CoreValues; data: CoreValues }

const isWaitingValues = (value: unknown): value is WaitingValues =>
  typeof value === 'object' &&
  value !== null &&
  'base' in value &&
  'data' in value &&
  Array.isArray(value.base) &&
  Array.isArray(value.data)

export const unsentCoreValues = createUnsentEdits('values', isWaitingValues)

/** The list in the form that is sent: numbered and trimmed. An empty title falls back to the saved one. */
function toSend(values: CoreValues, base: CoreValues): CoreValue[] {
  return values.map((value, order) => ({
    ...value,
    order,
    title: value.title.trim() || base.find(({ id }) => id === value.id)?.title || newCoreValuePlaceholders.title,
    description: value.description.trim(),
  }))
}

const textOf = (values: CoreValues) =>
  JSON.stringify(values.map(({ id, title, description }) => [id, title, description]))

/** Saves a list; returns what the server stored, with the id it gave each value. Throws as `send` does. */
export function putCoreValues(values: CoreValues, base: CoreValues, revision: string, keepalive = false) {
  const isStored = (id: string) => base.some((value) => value.id === id)
  const coreValues = toSend(values, base).map(({ id, title, description, order, evidence }) => ({
    id,
    title,
    description,
    order,
    ...(evidence && !isStored(id) && { evidence }),
  }))
  return send('POST /api/core-values', { body: { coreValues, ...(revision && { revision }) }, keepalive })
}

/** Updates the cached user, and refetches the profile, whose results depend on the values. */
export function cacheCoreValues(coreValues: CoreValue[]): void {
  updateCachedUser({ coreValues })
  void refresh('GET /api/user-profile')
}

/** A draft of the list that gives each card a stable key, even when the server replaces its id. */
export type CoreValuesDraft = SavedDraft<CoreValues> & {
  keyOf: (id: string) => string
  /** Whether the history already held an earlier version of the list when this draft was loaded. */
  hasEarlier: boolean
}

/** Creates the draft from the server's reply. */
export function createCoreValuesDraft(userId: string, saved: CoreValuesReply): CoreValuesDraft {
  /** Maps a value's server id to the temporary id it was created under, which stays its key. */
  const firstIds = new Map<string, string>()
  let base: CoreValues = saved.coreValues
  const port: DraftPort<CoreValues> = {
    delayMs: valuesSaveDelayMs,
    isSame: (one, other) => textOf(toSend(one, other)) === textOf(toSend(other, other)),
    put: async ({ data, revision }, keepalive) => {
      const reply = await putCoreValues(data, base, revision, keepalive)
      for (const [sentId, id] of Object.entries(reply.ids)) if (sentId !== id) firstIds.set(id, sentId)
      return { data: reply.coreValues, revision: reply.revision }
    },
    settle: (now, sent, stored) => {
      const idOf = new Map(sent.map(({ id }, at) => [id, stored[at]?.id ?? id]))
      return now.map((value) => ({ ...value, id: idOf.get(value.id) ?? value.id }))
    },
    readCurrent: (body) => {
      const { coreValues, revision } = body as unknown as CoreValuesReply
      base = coreValues
      return { data: coreValues, revision }
    },
    merge: mergeCoreValues,
    keep: (edits) => unsentCoreValues.keep(userId, edits),
    onSaved: (stored) => {
      base = stored
      cacheCoreValues([...stored])
    },
    isTrifle: () => false,
  }
  const draft = new SavedDraft<CoreValues>({ data: saved.coreValues, revision: saved.revision }, port)
  return Object.assign(draft, { keyOf: (id: string) => firstIds.get(id) ?? id, hasEarlier: saved.earlierCount > 0 })
}
