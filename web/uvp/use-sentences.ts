/**
 * State of the sentences while they are typed: shown at once, saved when the owner leaves a blank; what cannot be
 * saved stays as typed.
 */
import { useState } from 'react'
import type { Sentences } from '#contract/plain/sentences.ts'
import { checkBlank, clearTooLongSentences, sentenceBlanks } from '#web/brand/sentences/sentence-blanks.ts'
import { useSaving } from '#web/brand/showing/choice-bar.tsx'
import { saveSentences } from '#web/uvp/uvp-queries.ts'

export function useSentences(saved: Sentences) {
  // Only the fields changed here: all others show, and are not overwritten by, what is saved elsewhere.
  const [changed, setChanged] = useState<Partial<Sentences>>({})
  const sentences: Sentences = { ...saved, ...changed }
  const { isSaving, run } = useSaving('Not saved')

  /** Saves the changed sentences that are not too long, and those just taken; resolves to false if the request failed. */
  async function save(taken: Partial<Sentences> = {}): Promise<boolean> {
    if (Object.keys(taken).length > 0) setChanged((before) => ({ ...before, ...taken }))
    const fits = ([key, value]: [string, unknown]) =>
      typeof value !== 'string' ||
      checkBlank(sentenceBlanks.find((blank) => blank === key) ?? 'shortName', value) === undefined
    const told = Object.fromEntries(Object.entries({ ...changed, ...taken }).filter(fits))
    if (Object.keys(told).length === 0) return true
    const isDone = await run(() => saveSentences(told))
    // Keep what was typed during the save.
    const isNew = ([key, value]: [string, unknown]) => !(key in told) || told[key] !== value
    if (isDone) setChanged((now) => Object.fromEntries(Object.entries(now).filter(isNew)))
    return isDone
  }

  return {
    sentences,
    draftable: clearTooLongSentences(sentences),
    isSaving,
    save,
    change: (part: Partial<Sentences>) => setChanged((before) => ({ ...before, ...part })),
  }
}
