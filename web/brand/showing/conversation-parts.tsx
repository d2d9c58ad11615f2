/** Shared by all conversations: the button for older messages, and the note that the conversation is full. */

import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Runs `act`; shows `failed` if it throws. */
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

/** Keeps the focus while it loads; once there are no older messages, focus moves to the conversation. */
export function ShowEarlierMessagesButton({ onShow }: { onShow: () => Promise<void> }) {
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
    <Button ref={button} kind="tool" isBusy={isBusy} onClick={run}>
      Show earlier messages
    </Button>
  )
}

export function ConversationFullNote({ onStartOver }: { onStartOver: () => Promise<unknown> }) {
  const { isBusy, run } = useAct(onStartOver, 'We couldn’t start over. Please try again.')
  return (
    <div className="note" role="status">
      <Icon name="note" />
      <div>
        <p>This conversation is full. Start over to go on; nothing you’ve made is lost.</p>
        <Button isBusy={isBusy} onClick={run}>
          <Icon name="renew" />
          Start over
        </Button>
      </div>
    </div>
  )
}
