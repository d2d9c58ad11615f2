/** What every conversation shows of its length: the way to its older messages, and that it is full. */
import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Runs `act`; a failure is told as `failed`. */
function useAct(act: () => Promise<unknown>, failed: string) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    if (isBusy) return
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

/** It keeps the focus while it works; when there are no older ones any more the conversation itself gets it. */
export function ShowEarlier({ onShow }: { onShow: () => Promise<void> }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    const talk = own?.closest<HTMLElement>('[role="log"]')
    return () => {
      if (document.activeElement === own) talk?.focus({ preventScroll: true })
    }
  }, [])
  const { isBusy, run } = useAct(onShow, 'We couldn’t load earlier messages. Please try again.')
  return (
    <button ref={button} className="btn tool" type="button" aria-disabled={isBusy} onClick={run}>
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
        <button className="btn" type="button" aria-disabled={isBusy} onClick={run}>
          <Icon name="renew" />
          Start over
        </button>
      </div>
    </div>
  )
}
