/**
 * Creates hooks that give a screen its draft: the server's latest state with unsent edits merged in, to be edited and
 * saved automatically (see `saved-draft.ts`).
 */
import { useEffect, useState } from 'react'
import { useUser } from '#web/account/use-user.ts'
import { useSaveOnLeave } from '#web/brand/saving/use-save-on-leave.ts'

type Draft = { isUnsent: boolean; saveNow: () => Promise<void>; flushOnHide: () => void; retry: () => void }
export type LoadedDraft<Kind> = { draft: Kind | undefined; hasFailed: boolean; reload: () => Promise<void> }

/**
 * Creates the hook for one kind of draft. `load` builds a draft from the server's state; `claim` merges in edits that
 * closed pages left unsent. The hook's `reload` loads again, for instance after a version was restored.
 */
export function createUseDraft<Kind extends Draft>(
  load: (userId: string) => Promise<Kind>,
  claim: (userId: string, draft: Kind) => () => void,
): () => LoadedDraft<Kind> {
  type Owned = { userId: string; draft: Kind }
  /** The draft of the last screen that used this hook since the page was loaded. */
  let last: Owned | undefined
  let stopClaiming = () => {}

  /** Loads a new draft once the last one's edits are sent; if that fails, reuses it, unless it is another account's. */
  async function loadNext(userId: string): Promise<Owned> {
    await last?.draft.saveNow().catch(console.error)
    if (last?.userId === userId && last.draft.isUnsent) return last
    const draft = await load(userId)
    stopClaiming()
    stopClaiming = claim(userId, draft)
    return { userId, draft }
  }

  return function useDraft() {
    const { id } = useUser()
    const [loaded, setLoaded] = useState<Owned>()
    const [hasFailed, setFailed] = useState(false)
    const draft = loaded?.userId === id ? loaded.draft : undefined
    const reload = async () => setLoaded(await loadNext(id))
    useEffect(() => {
      let isGone = false
      loadNext(id)
        .then((next) => {
          if (!isGone) setLoaded(next)
        })
        .catch((error: unknown) => {
          console.error(error)
          if (!isGone) setFailed(true)
        })
      return () => {
        isGone = true
      }
    }, [id])
    useEffect(() => {
      if (loaded) last = loaded
    }, [loaded])
    useSaveOnLeave(draft)
    return { draft, hasFailed, reload }
  }
}
