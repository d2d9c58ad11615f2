/** The hook that gives a screen its draft: the newest state to edit, and what waited merged into it. */
import { useEffect, useState } from 'react'
import { useUser } from '#web/account/use-user.ts'
import { useSavingOnTheWay } from '#web/brand/saving/use-saving-on-the-way.ts'

type Draft = { isUnsent: boolean; saveNow: () => Promise<void>; flushOnHide: () => void; retry: () => void }
export type LoadedDraft<Kind> = { draft: Kind | undefined; hasFailed: boolean; reload: () => Promise<void> }

/**
 * Makes the hook for one kind of draft. `load` makes a draft of what the server has, `claim` has it take in what pages left
 * that are gone. `reload` of the hook starts anew, as after a restored version.
 */
export function createUseDraft<Kind extends Draft>(
  load: (userId: string) => Promise<Kind>,
  claim: (userId: string, draft: Kind) => () => void,
): () => LoadedDraft<Kind> {
  /** The draft that a screen of this page showed last. */
  let last: Kind | undefined
  let stopClaiming = () => {}

  /** What the screen before still had to send comes first, or goes on here. */
  async function loadNext(userId: string): Promise<Kind> {
    await last?.saveNow().catch(console.error)
    if (last?.isUnsent) return last
    const draft = await load(userId)
    stopClaiming()
    stopClaiming = claim(userId, draft)
    return draft
  }

  return function useDraft() {
    const { id } = useUser()
    const [draft, setDraft] = useState<Kind>()
    const [hasFailed, setFailed] = useState(false)
    const reload = async () => setDraft(await loadNext(id))
    useEffect(() => {
      let isGone = false
      loadNext(id)
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
    useEffect(() => {
      if (draft) last = draft
    }, [draft])
    useSavingOnTheWay(draft)
    return { draft, hasFailed, reload }
  }
}
