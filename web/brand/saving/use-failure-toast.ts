/** Reports a draft's failed save once. */
import { useEffect, useRef } from 'react'
import type { Saving } from '#web/brand/saving/saved-draft.ts'
import { shownSaveState } from '#web/brand/saving/shown-save-state.ts'

/** Calls `tell` once per failure, however many retries follow, until a save succeeds. */
export function useFailureToast(saving: Saving, tell: (failure: unknown) => void): void {
  const { failure } = saving
  const saveState = shownSaveState(saving)
  const isTold = useRef(false)
  useEffect(() => {
    if (saveState === 'saved') isTold.current = false
    if (saveState !== 'refused' || isTold.current) return
    isTold.current = true
    console.error(failure)
    tell(failure)
  }, [saveState, failure, tell])
}
