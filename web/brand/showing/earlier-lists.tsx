/** What stood before, one click away: earlier states of a part of the brand, each of which can be brought back. */
import { useState } from 'react'
import type { HistoryPart } from '#contract/brand-history.ts'
import { send, sentenceOf } from '#web/calls/send.ts'
import { useFreshCall } from '#web/calls/use-call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Props = { part: HistoryPart; title: string; onRestored: () => Promise<unknown>; onClose: () => void }

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export function EarlierLists({ part, title, onRestored, onClose }: Props) {
  const { data, isError } = useFreshCall('GET /api/brand/history', { query: { part } })
  const [isBusy, setBusy] = useState(false)

  const restore = async (id: string) => {
    setBusy(true)
    try {
      await send('POST /api/brand/history/:id/restore', { params: { id }, body: {} })
      await onRestored()
      showToast({ title: 'Brought back', text: 'The version it replaced is saved in your earlier versions.' })
      onClose()
    } catch (error) {
      showToast({
        title: 'Error',
        text: sentenceOf(error, 'We couldn’t bring it back. Please try again.'),
        isBad: true,
      })
      setBusy(false)
    }
  }

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
            <button className="btn" type="button" disabled={isBusy} onClick={() => restore(id)}>
              Bring this back
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
