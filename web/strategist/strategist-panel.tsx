/** The panel with the Synapse conversation: beside the page, which stays usable; on phones it covers the page. */

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { strategistMessageLengthMax } from '#contract/plain/strategist-limits.ts'
import type { SearchHit, Suggestion } from '#contract/strategist.ts'
import { ConversationFullNote } from '#web/brand/showing/conversation-parts.tsx'
import { StrategistMessages } from '#web/strategist/strategist-messages.tsx'
import { Seal } from '#web/strategist/synapse-seal.tsx'
import { useChat } from '#web/strategist/use-chat.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseButton } from '#web/ui/close-button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import '#web/ui/tool-parts.css'
import './strategist-panel.css'

const leaveMs = 200
/** Below this width the panel covers the whole screen, so the page behind it is out of reach. */
const sheet = window.matchMedia('(max-width: 39.99rem)')
function listenToSheet(tell: () => void) {
  sheet.addEventListener('change', tell)
  return () => sheet.removeEventListener('change', tell)
}

type Props = {
  known: Parameters<typeof useChat>[0]
  onClose: () => void
}

/** `isAnew`: the form returned after starting over, so it takes the focus from the button that is gone. */
type FormProps = { isBusy: boolean; isAnew: boolean; onSend: (text: string) => void }

function MessageForm({ isBusy, isAnew, onSend }: FormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isAnew) field.current?.focus()
  }, [isAnew])
  const [draft, setDraft] = useState('')
  const isBlank = draft.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank || isBusy) return
    onSend(draft.trim())
    setDraft('')
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form onSubmit={submit}>
      <TextArea
        ref={field}
        isGrowing
        isLabelHidden
        label="Your message"
        rows={1}
        placeholder="Ask about your brand…"
        maxLength={strategistMessageLengthMax}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button className="send-message" kind="main" type="submit" disabled={isBlank || isBusy}>
        Send
      </Button>
    </form>
  )
}

/** Opens the dialog: modal if it covers the page, otherwise non-modal beside it. */
function useOpened() {
  const box = useRef<HTMLDialogElement>(null)
  const isSheet = useSyncExternalStore(listenToSheet, () => sheet.matches)
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (isSheet) dialog.showModal()
    else dialog.show()
    if (isSheet) dialog.focus()
    else dialog.querySelector('textarea')?.focus()
    return () => dialog.close()
  }, [isSheet])
  return box
}

export function StrategistPanel({ known, onClose }: Props) {
  const { messages, writing, ask, isLoading, isFull, onShowEarlier, startOver } = useChat(known)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const box = useOpened()
  const titleId = useId()
  const [isAnew, setAnew] = useState(false)
  const begin = async () => {
    await startOver()
    setAnew(true)
  }

  const askNow = (question: string, reviewing?: string) => {
    if (writing === undefined) void ask(question, pathname, reviewing)
  }
  const go = (action: SearchHit['action']) => {
    // The help is a page of its own: open it in a new tab.
    if (action.startsWith('/help')) return void window.open(action, '_blank', 'noopener')
    onClose()
    setTimeout(() => navigate(action), leaveMs)
  }
  const choose = ({ id, type, action, label }: Suggestion) => {
    if (type === 'review') askNow(label, id)
    else go(action)
  }
  return (
    <dialog
      ref={box}
      className="strategist"
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <header>
        <Seal />
        <div>
          <h2 id={titleId}>Synapse</h2>
          <p>Your Virtual Brand Strategist</p>
        </div>
        <CloseButton className="close-panel" isOnDark label="Close Synapse" onClose={onClose} />
      </header>
      {isLoading ? (
        <p className="history loading-history" role="status">
          <span className="spin ink" aria-hidden="true" /> One moment…
        </p>
      ) : (
        <StrategistMessages
          messages={messages}
          writing={writing}
          onShowEarlier={onShowEarlier}
          onChoose={choose}
          onGo={go}
          onAsk={askNow}
        />
      )}
      <p className="vh" role="status">
        {writing !== undefined && 'Synapse is writing…'}
      </p>
      {isFull ? (
        <ConversationFullNote onStartOver={begin} />
      ) : (
        <MessageForm isBusy={writing !== undefined} isAnew={isAnew} onSend={(text) => askNow(text)} />
      )}
    </dialog>
  )
}
