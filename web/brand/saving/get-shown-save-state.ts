/** The save state shown on screen: shows a server error as a refused save, not as offline, though both are retried. */
import type { SaveProgress, SaveState } from '#web/brand/saving/saved-draft.ts'
import { CallError } from '#web/calls/send.ts'

export function getShownSaveState({ saveState, failure }: SaveProgress): SaveState {
  const hasFailed = failure instanceof CallError && (failure.status >= 500 || failure.status === 429)
  return saveState === 'offline' && hasFailed ? 'refused' : saveState
}
