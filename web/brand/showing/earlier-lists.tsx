/** Version history: earlier states of a part of the brand, each of which can be restored. */

import { useState } from 'react'
import type { HistoryPart } from '#contract/brand-history.ts'
import { getErrorMessage, send } from '#web/calls/send.ts'
import { useFreshCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Restoring = { part: HistoryPart; onRestored: () => Promise<unknown> }
type Props = Restoring & { title: string; onClose: () => void }

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** `restore` restores the version whose id `find` returns, confirms it in a toast, and calls `onDone`. */
function useRestoring({ onRestored }: Restoring, onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const restore = async (find: () => Promise<string> | string) => {
    setBusy(true)
    try {
      await send('POST /api/brand/history/:id/restore', { params: { id: await find() }, body: {} })
      await onRestored()
      showToast({ title: 'Brought back', text: 'The version it replaced is saved in your earlier versions.' })
      onDone()
    } catch (error) {
      showToast({
        title: 'Error',
        text: getErrorMessage(error, 'We couldn’t bring it back. Please try again.'),
        isBad: true,
      })
    }
    setBusy(false)
  }
  return { isBusy, restore }
}

/** Undo, offered right after a list was regenerated. */
export function RestoreListButton({ onDone, ...restoring }: Restoring & { onDone: () => void }) {
  const { isBusy, restore } = useRestoring(restoring, onDone)
  const findLast = async () => {
    const { versions } = await send('GET /api/brand/history', { query: { part: restoring.part } })
    return versions.find(({ reason }) => reason.startsWith('Regenerated'))?.id ?? ''
  }
  return (
    <LinkButton size="in-text" disabled={isBusy} onClick={() => restore(findLast)}>
      Bring the earlier lines back
    </LinkButton>
  )
}

export function EarlierLists({ title, onClose, ...restoring }: Props) {
  const { data, isError } = useFreshCall('GET /api/brand/history', { query: { part: restoring.part } })
  const { isBusy, restore } = useRestoring(restoring, onClose)

  return (
    <Dialog title={title} hint="The last fifty versions stay here." onClose={onClose}>
      {isError && <p className="err">We couldn’t load the earlier versions. Please close this and try again.</p>}
      {data?.versions.length === 0 && <p className="quiet">There are no earlier versions yet.</p>}
      <ol className="versions">
        {data?.versions.map(({ id, replacedAt, reason, lines }) => (
          <li key={id}>
            <p className="cap">
              Used until {when.format(new Date(replacedAt))} · {reason}
            </p>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Button disabled={isBusy} onClick={() => restore(() => id)}>
              Bring this back
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
