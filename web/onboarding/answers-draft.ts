/**
 * The editable draft of all answers of the setup (onboarding): saved automatically, only the fields that changed, and
 * kept in sync between tabs.
 */
import { useEffect, useSyncExternalStore } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { makeEmptySentences, type Sentences } from '#contract/plain/sentences.ts'
import { readStored, unsentEditsKey } from '#web/account/browser-storage.ts'
import { type ProfileDraft, toProfileDraft } from '#web/account/profile-draft.ts'
import { cacheUser, updateCachedUser } from '#web/account/use-user.ts'
import { createUseDraft } from '#web/brand/saving/create-use-draft.ts'
import { type DraftPort, SavedDraft, type SaveProgress } from '#web/brand/saving/saved-draft.ts'
import { createUnsentEdits } from '#web/brand/saving/unsent-edits.ts'
import { checkBlank, sentenceBlanks } from '#web/brand/sentences/sentence-blanks.ts'
import { send } from '#web/calls/send.ts'

const kind = 'answers'
const saveDelayMs = 800

/** The fields of the profile and the six sentences, as currently typed. */
export type SetupAnswers = ProfileDraft & Sentences
type Key = keyof SetupAnswers
type Edits = { base: SetupAnswers; data: SetupAnswers }
export type AnswersDraft = SavedDraft<SetupAnswers>

const isEdits = (value: unknown): value is Edits =>
  typeof value === 'object' &&
  value !== null &&
  'base' in value &&
  'data' in value &&
  typeof value.base === 'object' &&
  typeof value.data === 'object'

const answersWaiting = createUnsentEdits(kind, isEdits)

const answersOf = (user: CurrentUser): SetupAnswers => ({ ...toProfileDraft(user), ...user.sentences })
const keysOf = (answers: SetupAnswers) => Object.keys(answers).filter((key): key is Key => key in answers)
const tidy = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value)
/** First and last name are required: if one is emptied, it is not sent, and the saved one stays. */
const isGiven = (key: Key, value: string | boolean) => value !== '' || (key !== 'firstName' && key !== 'lastName')

/** The fields of `data` that differ from `base`. */
const editsOf = (base: SetupAnswers, data: SetupAnswers) =>
  keysOf(data)
    .map((key) => [key, tidy(data[key])] as const)
    .filter(([key, value]) => value !== tidy(base[key]) && isGiven(key, value))

/** A sentence that is too long is not sent until it has been shortened; its field shows the error. */
function fits(key: Key, value: string | boolean): boolean {
  const blank = sentenceBlanks.find((each) => each === key)
  return blank === undefined || typeof value !== 'string' || checkBlank(blank, value) === undefined
}

/** The changed fields that can be sent. */
const changesOf = (base: SetupAnswers, data: SetupAnswers) =>
  editsOf(base, data).filter(([key, value]) => fits(key, value))

const isOfSentences = (key: Key) => key in makeEmptySentences()

/** Splits the changes by the call that saves them (profile or sentences); undefined if a call has nothing to save. */
function partsOf(changes: ReturnType<typeof changesOf>) {
  const part = (isWanted: (key: Key) => boolean) => {
    const wanted = changes.filter(([key]) => isWanted(key))
    const texts = wanted.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : []))
    return wanted.length === 0 ? undefined : Object.fromEntries(texts)
  }
  const isOne = changes.find(([key]) => key === 'isOne')?.[1]
  const told = part(isOfSentences)
  return {
    profile: part((key) => !isOfSentences(key)),
    sentences: told && { ...told, ...(typeof isOne === 'boolean' && { isOne }) },
  }
}

/** Saves the changes, even if the tab is closed; returns what the server has now. */
async function putAnswers(base: SetupAnswers, data: SetupAnswers): Promise<SetupAnswers> {
  const { profile, sentences } = partsOf(changesOf(base, data))
  const [saved, told] = await Promise.all([
    profile && send('PUT /api/profile', { body: profile, keepalive: true }),
    sentences && send('PUT /api/user-profile/sentences', { body: sentences, keepalive: true }),
  ])
  if (saved) cacheUser(saved.user)
  if (told) updateCachedUser({ sentences: told.sentences })
  return { ...(saved ? answersOf(saved.user) : base), ...told?.sentences }
}

const merge = (base: SetupAnswers, mine: SetupAnswers, theirs: SetupAnswers): SetupAnswers => ({
  ...theirs,
  ...Object.fromEntries(keysOf(mine).flatMap((key) => (mine[key] === base[key] ? [] : [[key, mine[key]]]))),
})

/** The answers after a save: what was typed during it stays, and fields changed in another tab are updated. */
function settle(now: SetupAnswers, sent: SetupAnswers, saved: SetupAnswers): SetupAnswers {
  const isSent = (key: Key) => isGiven(key, tidy(now[key])) && fits(key, now[key])
  const isOwn = (key: Key) => now[key] !== sent[key] || tidy(now[key]) === saved[key] || !isSent(key)
  return { ...saved, ...Object.fromEntries(keysOf(now).flatMap((key) => (isOwn(key) ? [[key, now[key]]] : []))) }
}

function createAnswersDraft(user: CurrentUser): AnswersDraft {
  const port: DraftPort<SetupAnswers> = {
    delayMs: saveDelayMs,
    isSame: (one, standing) => editsOf(standing, one).length === 0,
    hasToSend: (data, base) => changesOf(base, data).length > 0,
    put: async ({ data }) => ({ data: await putAnswers(draft.base, data), revision: '' }),
    settle,
    readCurrent: () => ({ data: draft.base, revision: '' }),
    merge,
    keep: (edits) => answersWaiting.keep(user.id, edits),
    onSaved: () => {},
    isTrifle: () => false,
  }
  const draft: AnswersDraft = new SavedDraft({ data: answersOf(user), revision: '' }, port)
  return draft
}

export const useAnswersDraft = createUseDraft(
  async () => createAnswersDraft(await send('GET /api/auth/user', {})),
  (userId, draft) =>
    answersWaiting.claim(userId, ({ base, data }) => draft.change(merge(base, data, draft.data), true)),
)

/** The draft's answers and its save state; re-renders on each change. */
export function useAnswers(draft: AnswersDraft): { answers: SetupAnswers; saving: SaveProgress } {
  const answers = useSyncExternalStore(draft.subscribe, () => draft.data)
  const saving = useSyncExternalStore(draft.subscribe, () => draft.saving)
  return { answers, saving }
}

/** Updates the answers at once when they are edited in another tab. */
export function useSyncDraftAcrossTabs(draft: AnswersDraft | undefined, userId: string): void {
  useEffect(() => {
    if (!draft) return
    const takeIn = (data: SetupAnswers) => draft.takeIn({ data, revision: '' })
    const listen = ({ key, newValue }: StorageEvent) => {
      if (!key?.startsWith(`${unsentEditsKey(userId)}:${kind}:`)) return
      const edits = readStored(key)
      if (isEdits(edits)) takeIn(merge(edits.base, edits.data, draft.base))
      else if (newValue === null) send('GET /api/auth/user', {}).then((user) => takeIn(answersOf(user)), console.error)
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [draft, userId])
}
