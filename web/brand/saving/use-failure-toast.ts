/** Reports a draft's failed save once. */
import { useEffect, useRef } from 'react'
import { getShownSaveState } from '#web/brand/saving/get-shown-save-state.ts'
import type { SaveProgress } from '#web/brand/saving/saved-draft.ts'

/** Calls `tell` once per failure, however many retries follow, until a save succeeds. */
export function useFailureToast(saving: SaveProgress, tell: (failure: unknown) => void): void {
  const { failure } = saving
  const saveState = getShownSaveState(saving)
  const isTold = useRef(false)
  useEffect(() => {
    if (saveState === 'saved') isTold.current = false
    if (saveState !== 'refused' || isTold.current) return
    isTold.current = true
    console.error(failure)
    tell(failure)
  }, [saveState, failure, tell])
}
