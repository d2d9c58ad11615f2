/** What every conversation shows of its length: the way to its older messages, and that it is full. */
import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Runs `act`; a failure is told as `failed`. */
function useAct(act: () => Promise<unknown>, failed: string) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      console.error(error)
      showToast({ title: 'Error', text: failed, isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run: () => void run() }
}

export function ShowEarlier({ onShow }: { onShow: () => Promise<void> }) {
  const { isBusy, run } = useAct(onShow, 'We couldn’t load earlier messages. Please try again.')
  return (
    <button className="btn tool" type="button" disabled={isBusy} onClick={run}>
      Show earlier messages
    </button>
  )
}

export function FullNote({ onStartOver }: { onStartOver: () => Promise<unknown> }) {
  const { isBusy, run } = useAct(onStartOver, 'We couldn’t start over. Please try again.')
  return (
    <div className="note" role="status">
      <Icon name="note" />
      <div>
        <p>This conversation is full. Start over to go on; nothing you’ve made is lost.</p>
        <button className="btn" type="button" disabled={isBusy} onClick={run}>
          <Icon name="renew" />
          Start over
        </button>
      </div>
    </div>
  )
}
