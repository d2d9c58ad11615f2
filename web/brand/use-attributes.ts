/** The words of the brand as a screen edits them. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useBeforeSignOut } from '#web/account/sign-out.ts'
import { useUser } from '#web/account/use-user.ts'
import { AttributesDraft, type DraftState } from '#web/brand/attributes-draft.ts'
import { claimWaiting } from '#web/brand/waiting-edits.ts'
import { send } from '#web/calls/send.ts'

/** The draft that a screen of this page showed last. */
let lastDraft: AttributesDraft | undefined
let stopClaiming = () => {}

/** The newest words of this user, to edit. What the screen before still had to send comes first, or goes on here. */
async function loadDraft(userId: string): Promise<AttributesDraft> {
  await lastDraft?.saveNow().catch(console.error)
  if (lastDraft?.isUnsent) return lastDraft
  const { brandAttributes } = await send('GET /api/brand-attributes', {})
  const draft = new AttributesDraft(userId, brandAttributes)
  stopClaiming()
  stopClaiming = claimWaiting(userId, (edits) => draft.adopt(edits))
  return draft
}

/** Loads the newest words and makes a draft of them; `reload` starts anew, as after a restored version. */
export function useDraft(): { draft: AttributesDraft | undefined; hasFailed: boolean; reload: () => Promise<void> } {
  const { id } = useUser()
  const [draft, setDraft] = useState<AttributesDraft>()
  const [hasFailed, setFailed] = useState(false)
  const reload = async () => {
    setDraft(await loadDraft(id))
  }
  useEffect(() => {
    let isGone = false
    loadDraft(id)
      .then((loaded) => {
        if (!isGone) setDraft(loaded)
      })
      .catch((error: unknown) => {
        console.error(error)
        if (!isGone) setFailed(true)
      })
    return () => {
      isGone = true
    }
  }, [id])
  useSavingOnTheWay(draft)
  useBeforeSignOut(useCallback(async () => draft?.saveNow(), [draft]))
  return { draft, hasFailed, reload }
}

/** Saves when the page is hidden or left, and sends what waited when the network is back. */
function useSavingOnTheWay(draft: AttributesDraft | undefined): void {
  useEffect(() => {
    if (!draft) return
    lastDraft = draft
    const hide = () => {
      if (document.visibilityState === 'hidden') draft.flushOnHide()
    }
    const leave = () => draft.flushOnHide()
    const online = () => draft.retry()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', online)
      draft.flushOnHide()
    }
  }, [draft])
}

/** The draft's state, anew after each change. */
export function useDraftState(draft: AttributesDraft): DraftState {
  return useSyncExternalStore(draft.subscribe, () => draft.state)
}
