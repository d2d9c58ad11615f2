/** The list of core values as its screen edits it. */
import { useMemo, useState, useSyncExternalStore } from 'react'
import {
  type CoreValue,
  coreValuesMax,
  listWrittenValues,
  newCoreValuePlaceholders,
  valueDescriptionLengthMax,
  valueEvidenceLengthMax,
  valueTitleLengthMax,
} from '#contract/plain/core-value.ts'
import { mergeCoreValues } from '#contract/plain/merge-core-values.ts'
import {
  type CoreValues,
  type CoreValuesDraft,
  createCoreValuesDraft,
  unsentCoreValues,
} from '#web/brand/saving/core-values-draft.ts'
import { createUseDraft } from '#web/brand/saving/create-use-draft.ts'
import { getShownSaveState } from '#web/brand/saving/get-shown-save-state.ts'
import type { SaveState } from '#web/brand/saving/saved-draft.ts'
import { useFailureToast } from '#web/brand/saving/use-failure-toast.ts'
import { getErrorMessage, send } from '#web/calls/send.ts'
import { showToast } from '#web/ui/toast.tsx'

export const useValuesDraft = createUseDraft(
  async (userId) => createCoreValuesDraft(userId, await send('GET /api/core-values', {})),
  (userId, draft) =>
    unsentCoreValues.claim(userId, ({ base, data }) => draft.change(mergeCoreValues(base, data, draft.data), true)),
)

const savedToast = 'Core values saved successfully!'
const failedToast = 'Failed to save core values'

/** Reports a failed save with the server's message. */
export const showSaveFailure = (failure: unknown) =>
  showToast({ title: failedToast, text: getErrorMessage(failure, 'Please try again.'), isBad: true })

/** A temporary id; unique even within one millisecond. */
function temporaryId(kind: 'new' | 'extracted', values: CoreValues): string {
  let time = Date.now()
  const isTaken = (id: string) => values.some((value) => value.id === id)
  while (isTaken(`${kind}-${time}`)) time += 1
  return `${kind}-${time}`
}

/** The content of a value being added. */
type NewValue = Pick<CoreValue, 'title' | 'description' | 'evidence'>

/** Truncated to the list's maximum lengths. */
const shortened = ({ title, description, evidence }: NewValue): NewValue => ({
  title: title.slice(0, valueTitleLengthMax),
  description: description.slice(0, valueDescriptionLengthMax),
  ...(evidence && { evidence: evidence.slice(0, valueEvidenceLengthMax) }),
})

function withNew(values: CoreValues, kind: 'new' | 'extracted', said: NewValue): CoreValue[] {
  const value = {
    ...shortened(said),
    id: temporaryId(kind, values),
    order: values.length,
    createdAt: '',
    updatedAt: '',
  }
  return [...values, value].slice(0, coreValuesMax)
}

export type DeletedValue = { value: CoreValue; at: number }

/** The list and the functions that edit it; each edit is saved. */
export type ValuesEditor = {
  values: CoreValues
  saveState: SaveState
  /** The last deleted value, which can be restored. */
  deleted: DeletedValue | undefined
  keyOf: (id: string) => string
  /** The current id of a card's value: the server assigns it with the first save. */
  idOf: (key: string) => string | undefined
  /** Updates what is being typed; saved a second after the last key. */
  type: (id: string, change: Partial<Pick<CoreValue, 'title' | 'description'>>) => void
  /** The field was left or confirmed: saves at once. */
  commit: () => Promise<void>
  /** Adds a card and returns its key. */
  add: () => string
  /** Adds cards and returns the key of the first. */
  addAll: (kind: 'new' | 'extracted', said: readonly NewValue[]) => Promise<string>
  replace: (id: string, said: Pick<CoreValue, 'title' | 'description'>) => Promise<void>
  move: (from: number, to: number) => Promise<void>
  remove: (id: string) => void
  /** Restores the deleted card and returns its key. */
  undo: () => string
  /** Resolves once the server has everything, rejects if it could not be sent. */
  saveNow: () => Promise<void>
}

/** The list as a string for comparison, without empty cards: adding one is no change to announce. */
const saidIn = (values: CoreValues) =>
  JSON.stringify(listWrittenValues(values).map(({ id, title, description }) => [id, title, description]))

/**
 * Sends what is unsent, with a toast if the list's content changed; failures are reported through the draft's state.
 */
async function saveAndTell(draft: CoreValuesDraft): Promise<void> {
  if (!draft.isUnsent) return
  const isNews = saidIn(draft.base) !== saidIn(draft.data)
  try {
    await draft.saveNow()
    if (isNews) showToast({ title: savedToast })
  } catch (error) {
    console.error(error)
  }
}

function edit(draft: CoreValuesDraft, setDeleted: (deleted: DeletedValue | undefined) => void) {
  const save = (values: CoreValues) => {
    draft.change(values)
    return saveAndTell(draft)
  }
  const replaceText = (id: string, said: Partial<Pick<CoreValue, 'title' | 'description'>>) =>
    draft.data.map((value) => (value.id === id ? { ...value, ...said } : value))
  return {
    type: (id: string, change: Partial<Pick<CoreValue, 'title' | 'description'>>) =>
      draft.change(replaceText(id, change)),
    commit: () => saveAndTell(draft),
    add: () => {
      const values = withNew(draft.data, 'new', newCoreValuePlaceholders)
      void save(values)
      return values.at(-1)?.id ?? ''
    },
    addAll: async (kind: 'new' | 'extracted', said: readonly NewValue[]) => {
      const values = said.reduce<CoreValues>((all, each) => withNew(all, kind, each), draft.data)
      const key = values[draft.data.length]?.id ?? ''
      await save(values)
      return key
    },
    replace: (id: string, said: Pick<CoreValue, 'title' | 'description'>) => save(replaceText(id, shortened(said))),
    move: (from: number, to: number) => {
      const values = [...draft.data]
      values.splice(to, 0, ...values.splice(from, 1))
      return save(values)
    },
    remove: (id: string) => {
      const at = draft.data.findIndex((value) => value.id === id)
      const value = draft.data[at]
      if (!value) return
      setDeleted({ value, at })
      void save(draft.data.filter((each) => each.id !== id))
    },
    saveNow: () => draft.saveNow(),
    restore: ({ value, at }: DeletedValue) => {
      setDeleted(undefined)
      if (draft.data.some(({ id }) => id === value.id)) return
      const values = [...draft.data]
      values.splice(at, 0, value)
      void save(values)
    },
    keyOf: draft.keyOf,
    idOf: (key: string) => draft.data.find(({ id }) => draft.keyOf(id) === key)?.id,
  }
}

/** The values of an autosaved draft, and functions that edit them. */
export function useValues(draft: CoreValuesDraft): ValuesEditor {
  const values = useSyncExternalStore(draft.subscribe, () => draft.data)
  const saving = useSyncExternalStore(draft.subscribe, () => draft.saving)
  const [deleted, setDeleted] = useState<DeletedValue>()
  const saveState = getShownSaveState(saving)
  useFailureToast(saving, showSaveFailure)
  const { restore, ...does } = useMemo(() => edit(draft, setDeleted), [draft])
  const undo = () => {
    if (deleted) restore(deleted)
    return deleted ? draft.keyOf(deleted.value.id) : ''
  }
  return { values, saveState, deleted, undo, ...does }
}
