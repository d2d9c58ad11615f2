/** The panel with the Synapse conversation: beside the page, which stays usable; on phones it covers the page. */

import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SearchHit, Suggestion } from '#contract/strategist.ts'
import { ConversationFullNote } from '#web/brand/showing/conversation-parts.tsx'
import { MessageForm } from '#web/strategist/message-form.tsx'
import { StrategistMessages } from '#web/strategist/strategist-messages.tsx'
import { Seal } from '#web/strategist/synapse-seal.tsx'
import { useAnswering } from '#web/strategist/use-answering.ts'
import { useChat } from '#web/strategist/use-chat.ts'
import { CloseButton } from '#web/ui/close-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ConsentDialog } from '#web/writing/consent-dialog.tsx'
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

type Answering = ReturnType<typeof useAnswering>

const PanelHead = ({ titleId, onClose }: { titleId: string; onClose: () => void }) => (
  <header>
    <Seal />
    <div>
      <h2 id={titleId}>Synapse</h2>
      <p>Your Virtual Brand Strategist</p>
    </div>
    <CloseButton className="close-panel" isOnDark label="Close Synapse" onClose={onClose} />
  </header>
)

const Loading = () => (
  <p className="history loading-history" role="status">
    <span className="spin ink" aria-hidden="true" /> One moment…
  </p>
)

/** Asks before a question goes to a model elsewhere; “Not now” lets the engine answer it. */
function FirstConsent({ answering }: { answering: Answering }) {
  const { asking, isOn, agree, decline } = answering
  if (!asking) return null
  return (
    <ConsentDialog
      {...asking}
      tool="synapse"
      hasAgreed={isOn}
      without="show me what the search finds"
      onSend={agree}
      onClose={decline}
    />
  )
}

/** Who answers, above the field; nothing where only the engine does. */
function Answerer({ answering }: { answering: Answering }) {
  const { model, isOn, declinedModel, reconsider } = answering
  if (declinedModel)
    return (
      <p className="answerer">
        You get what the search finds.{' '}
        <LinkButton size="in-text" onClick={reconsider}>
          Ask {declinedModel.name} instead
        </LinkButton>
      </p>
    )
  if (!model || !isOn) return null
  return (
    <p className="answerer">
      <Icon name={model.isOwnMachine ? 'desktop' : 'forward'} />
      Written by {model.name} {model.isOwnMachine ? 'on this site’s own computer' : `at ${model.recipient}`}
    </p>
  )
}

/** Opens the dialog: modal if it covers the page, otherwise non-modal beside it. */
function useOpened() {
  const box = useRef<HTMLDialogElement>(null)
  const isSheet = useSyncExternalStore(listenToSheet, () => sheet.matches)
  // Before a dialog above it opens, which would otherwise be covered.
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (isSheet) dialog.showModal()
    else dialog.show()
    if (isSheet) dialog.focus()
    else dialog.querySelector('textarea')?.focus()
    return () => dialog.close()
  }, [isSheet])
  return { box, isSheet }
}

/** Closes the panel and leads to a page of the product, or opens the help, a page of its own. */
function useWayOut(onClose: () => void) {
  const navigate = useNavigate()
  return (action: SearchHit['action']) => {
    if (action.startsWith('/help')) return void window.open(action, '_blank', 'noopener')
    onClose()
    setTimeout(() => navigate(action), leaveMs)
  }
}

export function StrategistPanel({ known, onClose }: Props) {
  const { pathname } = useLocation()
  const answering = useAnswering((message, byModel) => void ask(message, pathname, { byModel }))
  const { messages, writing, isByModel, ask, stop, isLoading, isFull, onShowEarlier, startOver } = useChat(
    known,
    answering.isOn,
  )
  const isWaiting = isLoading || answering.isPending
  const [draft, setDraft] = useState('')
  const go = useWayOut(onClose)
  const { box, isSheet } = useOpened()
  const titleId = useId()
  const [isAnew, setAnew] = useState(false)
  const begin = async () => {
    await startOver()
    setAnew(true)
  }

  const askNow = (question: string, reviewing?: string) => {
    if (writing === undefined) void ask(question, pathname, { reviewing })
  }
  /** The question stands in its field again, before what was typed meanwhile. */
  const takeBack = () => setDraft([stop(), draft].filter((text) => text.trim() !== '').join('\n'))
  const choose = ({ id, type, action, label }: Suggestion) => {
    if (type === 'review') askNow(label, id)
    else go(action)
  }
  return (
    <>
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
        <PanelHead titleId={titleId} onClose={onClose} />
        {isWaiting ? (
          <Loading />
        ) : (
          <StrategistMessages
            messages={messages}
            writing={writing}
            isByModel={isByModel}
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
          <MessageForm
            draft={draft}
            onDraft={setDraft}
            isLoading={isWaiting}
            isAnswering={writing !== undefined}
            isAnew={isAnew}
            onSend={answering.send}
            onStop={writing !== undefined && isByModel ? takeBack : undefined}
          >
            <Answerer answering={answering} />
          </MessageForm>
        )}
      </dialog>
      <FirstConsent key={String(isSheet)} answering={answering} />
    </>
  )
}
