/** How the screen tells of a save: a server that answers with an error is no missing network, though it is tried again alike. */
import type { SaveState, Saving } from '#web/brand/saving/saved-draft.ts'
import { CallError } from '#web/calls/send.ts'

export function toldSaveState({ saveState, failure }: Saving): SaveState {
  const hasFailed = failure instanceof CallError && (failure.status >= 500 || failure.status === 429)
  return saveState === 'offline' && hasFailed ? 'refused' : saveState
}
