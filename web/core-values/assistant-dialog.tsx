/** The Values Assistant: a dialog of five short questions, and beside them the core value made of the answers. */

import { useEffect, useRef, useState } from 'react'
import { hasNoDescription } from '#contract/plain/core-value.ts'
import { composeGuidedValue, findOpenGuideQuestion } from '#contract/plain/guided-value.ts'
import { ConversationFullNote } from '#web/brand/showing/conversation-parts.tsx'
import { GuideCard } from '#web/core-values/guide-card.tsx'
import { GuideQuestions } from '#web/core-values/guide-questions.tsx'
import { type Assistant, useAssistant } from '#web/core-values/use-assistant.ts'
import type { ValuesEditor } from '#web/core-values/use-values.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  editor: ValuesEditor
  /** The key of the card to work on; undefined for a new value. */
  aboutKey: string | undefined
  onAbout: (key: string) => void
  /** Called once the value is on the list, with the key of its card, which then gets the focus. */
  onKept: (key: string) => void
  onClose: () => void
}

const isTemporary = (id: string) => /^(?:new|extracted)-/.test(id)

export function AssistantDialog(props: Props) {
  const { editor, aboutKey, onClose } = props
  const value = editor.values.find(({ id }) => editor.keyOf(id) === aboutKey)
  const [isSaved, setSaved] = useState(false)
  const { saveNow } = editor
  // Save first: the conversation is stored under the server's id, and starts from the card's current title.
  useEffect(() => {
    saveNow()
      .catch(console.error)
      .finally(() => setSaved(true))
  }, [saveNow])
  const isWaiting = !isSaved || (value !== undefined && isTemporary(value.id))
  return (
    <Dialog
      isWide
      title="Values Assistant"
      hint={
        value
          ? `About “${value.title}”`
          : 'Five short questions. A value is something you stick to even when it costs you.'
      }
      onClose={onClose}
    >
      {isWaiting ? <Waiting /> : <Talk key={value?.id ?? ''} {...props} valueId={value?.id} />}
    </Dialog>
  )
}

const Waiting = () => (
  <p className="small quiet" role="status">
    <span className="spin ink" aria-hidden="true" /> One moment…
  </p>
)

/** The assistant's reply to a message that it did not take as an answer, or its remark on the list of values. */
function Notice({ assistant, isOpen }: { assistant: Assistant; isOpen: boolean }) {
  const [said, reply] = assistant.messages.slice(-2)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(reply)
  // The reply may be outside the window when it arrives, so scroll to it.
  useEffect(() => {
    if (shown.current !== reply) place.current?.scrollIntoView({ block: 'nearest' })
    shown.current = reply
  }, [reply])
  const isRefused = said?.isKept === false
  const isOfList = reply?.content.startsWith('“') ?? false
  if (!reply || (!isRefused && !isOfList)) return <div ref={place} role="status" />
  const paragraphs = reply.content.split('\n\n')
  return (
    <div ref={place} className="note" role="status">
      <Icon name="note" />
      <div>
        {(isOfList ? paragraphs : paragraphs.slice(0, 1)).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {isRefused && isOpen && (
          <>
            <p className="quiet">“{said.content}”</p>
            <Button disabled={assistant.isBusy} onClick={() => void assistant.say(said.content, { act: 'answer' })}>
              Yes, that’s my answer
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function Talk({ editor, aboutKey, onAbout, onKept, valueId }: Props & { valueId: string | undefined }) {
  const assistant = useAssistant(editor, valueId)
  const [draft, setDraft] = useState('')
  const value = editor.values.find(({ id }) => id === valueId)
  const { answers } = assistant.guide
  const open = findOpenGuideQuestion(answers)
  const forming = open === undefined ? answers : { ...answers, [open]: draft.trim() || undefined }
  const sendDraft = async () => {
    const message = draft.trim()
    if (message === '' || assistant.isBusy) return
    setDraft('')
    if (!(await assistant.say(message))) setDraft(draft)
  }
  const keep = async (name: string) => {
    const wording = composeGuidedValue({ ...answers, name })
    if (value && aboutKey !== undefined) {
      await editor.replace(value.id, wording)
      return onKept(aboutKey)
    }
    const key = await editor.addAll('new', [wording])
    const id = editor.idOf(key)
    if (id !== undefined && !isTemporary(id)) await assistant.handOver(id)
    onKept(key)
  }
  if (assistant.isLoading) return <Waiting />
  return (
    <>
      {assistant.isFull && <ConversationFullNote onStartOver={assistant.startOver} />}
      <Notice assistant={assistant} isOpen={open !== undefined} />
      <div className="guide">
        <section role="log" aria-label="Conversation">
          <GuideQuestions
            assistant={assistant}
            open={open}
            draft={draft}
            onDraft={setDraft}
            onSend={() => void sendDraft()}
            choices={value ? [] : editor.values.map(({ id, title }) => ({ key: editor.keyOf(id), title }))}
            onChoose={onAbout}
          />
        </section>
        <GuideCard
          assistant={assistant}
          answers={forming}
          isDone={open === undefined}
          standing={value && !hasNoDescription(value.description) ? value.description : ''}
          keepLabel={value ? 'Use this wording' : 'Add to my list'}
          onKeep={(name) => void keep(name)}
        />
      </div>
      <Tools assistant={assistant} hasList={editor.values.length > 0} />
    </>
  )
}

function Tools({ assistant, hasList }: { assistant: Assistant; hasList: boolean }) {
  const { isBusy, guide, messages, say, startOver } = assistant
  return (
    <div className="row">
      <Button kind="tool" disabled={isBusy || guide.depth === 0} onClick={() => void say('Undo', { act: 'undo' })}>
        <Icon name="undo" />
        Undo
      </Button>
      {hasList && (
        <Button kind="tool" disabled={isBusy} onClick={() => void say('Challenge my list', { act: 'challenge' })}>
          <Icon name="refine" />
          Challenge my list
        </Button>
      )}
      {messages.length > 0 && (
        <Button kind="tool" disabled={isBusy} onClick={() => void startOver()}>
          <Icon name="renew" />
          Start over
        </Button>
      )}
      {isBusy && (
        <span className="small quiet" role="status">
          <span className="spin ink" aria-hidden="true" /> One moment…
        </span>
      )}
    </div>
  )
}
