/** The sentences while they are typed: shown at once, saved when a blank is left, kept as typed if saving fails. */
import { useState } from 'react'
import type { Sentences } from '#contract/plain/sentences.ts'
import { blankError, blanks, fitting } from '#web/brand/sentences/fitting.ts'
import { useSaving } from '#web/brand/showing/choice-bar.tsx'
import { saveSentences } from '#web/uvp/uvp-queries.ts'

export function useSentences(saved: Sentences) {
  // Only the changed fields, so that this tab shows what another one saves and does not overwrite it.
  const [changed, setChanged] = useState<Partial<Sentences>>({})
  const sentences: Sentences = { ...saved, ...changed }
  const { isSaving, run } = useSaving('Not saved')

  /** Saves the changes that fit; false if something could not be saved. */
  async function save(): Promise<boolean> {
    const fits = ([key, value]: [string, unknown]) =>
      typeof value !== 'string' || blankError(blanks.find((blank) => blank === key) ?? 'shortName', value) === undefined
    const told = Object.fromEntries(Object.entries(changed).filter(fits))
    if (Object.keys(told).length === 0) return true
    const isDone = await run(() => saveSentences(told))
    // Keep what was typed during the save.
    const isNew = ([key, value]: [string, unknown]) => !(key in told) || told[key] !== value
    if (isDone) setChanged((now) => Object.fromEntries(Object.entries(now).filter(isNew)))
    return isDone
  }

  return {
    sentences,
    draftable: fitting(sentences),
    isSaving,
    save,
    change: (part: Partial<Sentences>) => setChanged((before) => ({ ...before, ...part })),
  }
}
