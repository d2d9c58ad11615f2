/** The answers of the setup while they are typed: saved by themselves, field by field, and the same in every tab. */
import { useEffect, useSyncExternalStore } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { readStored, waitingKey } from '#web/account/browser-storage.ts'
import { draftOf, type ProfileDraft } from '#web/account/profile-draft.ts'
import { putUser } from '#web/account/use-user.ts'
import { createUseDraft } from '#web/brand/saving/create-use-draft.ts'
import { type DraftPort, SavedDraft, type Saving } from '#web/brand/saving/saved-draft.ts'
import { waitingEdits } from '#web/brand/saving/waiting-edits.ts'
import { send } from '#web/calls/send.ts'

const kind = 'answers'
const saveDelayMs = 800

type Key = keyof ProfileDraft
type Edits = { base: ProfileDraft; data: ProfileDraft }
export type AnswersDraft = SavedDraft<ProfileDraft>

const isEdits = (value: unknown): value is Edits =>
  typeof value === 'object' &&
  value !== null &&
  'base' in value &&
  'data' in value &&
  typeof value.base === 'object' &&
  typeof value.data === 'object'

const answersWaiting = waitingEdits(kind, isEdits)

const keysOf = (answers: ProfileDraft) => Object.keys(answers).filter((key): key is Key => key in answers)
/** An account keeps its names: a field that is being rewritten is not sent while it is empty. */
const isGiven = (key: Key, text: string) => text !== '' || (key !== 'firstName' && key !== 'lastName')

/** What of `data` differs from `base`, as it is sent. */
function changesOf(base: ProfileDraft, data: ProfileDraft): Partial<ProfileDraft> {
  const changed = keysOf(data).map((key) => [key, data[key].trim()] as const)
  return Object.fromEntries(changed.filter(([key, text]) => text !== base[key].trim() && isGiven(key, text)))
}

const merge = (base: ProfileDraft, mine: ProfileDraft, theirs: ProfileDraft): ProfileDraft => ({
  ...theirs,
  ...Object.fromEntries(keysOf(mine).flatMap((key) => (mine[key] === base[key] ? [] : [[key, mine[key]]]))),
})

/** What stands here after a save: what was typed stays as it was typed, what another tab changed comes in. */
function settle(now: ProfileDraft, sent: ProfileDraft, saved: ProfileDraft): ProfileDraft {
  const isOwn = (key: Key) => now[key] !== sent[key] || now[key].trim() === saved[key] || !isGiven(key, now[key].trim())
  return { ...saved, ...Object.fromEntries(keysOf(now).flatMap((key) => (isOwn(key) ? [[key, now[key]]] : []))) }
}

function createAnswersDraft(user: CurrentUser): AnswersDraft {
  const port: DraftPort<ProfileDraft> = {
    delayMs: saveDelayMs,
    isSame: (one, standing) => Object.keys(changesOf(standing, one)).length === 0,
    put: async ({ data }, keepalive) => {
      const { user: saved } = await send('PUT /api/profile', { body: changesOf(draft.base, data), keepalive })
      putUser(saved)
      return { data: draftOf(saved), revision: '' }
    },
    settle,
    readCurrent: () => ({ data: draft.base, revision: '' }),
    merge,
    keep: (edits) => answersWaiting.keep(user.id, edits),
    onSaved: () => {},
    isTrifle: () => false,
  }
  const draft: AnswersDraft = new SavedDraft({ data: draftOf(user), revision: '' }, port)
  return draft
}

export const useAnswersDraft = createUseDraft(
  async () => createAnswersDraft(await send('GET /api/auth/user', {})),
  (userId, draft) =>
    answersWaiting.claim(userId, ({ base, data }) => draft.change(merge(base, data, draft.data), true)),
)

/** What the draft holds and how its saving stands, anew after each change. */
export function useAnswers(draft: AnswersDraft): { answers: ProfileDraft; saving: Saving } {
  const answers = useSyncExternalStore(draft.subscribe, () => draft.data)
  const saving = useSyncExternalStore(draft.subscribe, () => draft.saving)
  return { answers, saving }
}

/** What is typed in another tab stands here at once. */
export function useOtherTabs(draft: AnswersDraft | undefined, userId: string): void {
  useEffect(() => {
    if (!draft) return
    const takeIn = (data: ProfileDraft) => draft.takeIn({ data, revision: '' })
    const listen = ({ key, newValue }: StorageEvent) => {
      if (!key?.startsWith(`${waitingKey(userId)}:${kind}:`)) return
      const edits = readStored(key)
      if (isEdits(edits)) takeIn(merge(edits.base, edits.data, draft.base))
      else if (newValue === null) send('GET /api/auth/user', {}).then((user) => takeIn(draftOf(user)), console.error)
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [draft, userId])
}
