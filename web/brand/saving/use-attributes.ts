/** React hooks for the draft of the brand attribute words. */
import { useSyncExternalStore } from 'react'
import { AttributesDraft, type DraftState } from '#web/brand/saving/attributes-draft.ts'
import { createUseDraft } from '#web/brand/saving/create-use-draft.ts'
import { unsentWordEdits } from '#web/brand/saving/unsent-words.ts'
import { send } from '#web/calls/send.ts'

/** Loads the latest words and creates their draft. */
export const useAttributesDraft = createUseDraft(
  async (userId) => {
    const { brandAttributes } = await send('GET /api/brand-attributes', {})
    return new AttributesDraft(userId, brandAttributes)
  },
  (userId, draft) => unsentWordEdits.claim(userId, (edits) => draft.adopt(edits)),
)

/** The draft's state; re-renders on each change. */
export function useDraftState(draft: AttributesDraft): DraftState {
  return useSyncExternalStore(draft.subscribe, () => draft.state)
}
