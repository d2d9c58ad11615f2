/**
 * The Values Assistant: a dialog of five short questions, and beside them the core value made of the answers; or a
 * conversation with a language model, where one may write.
 */

import { useEffect, useRef, useState } from 'react'
import { type CoreValue, hasNoDescription } from '#contract/plain/core-value.ts'
import { composeGuidedValue, findOpenGuideQuestion } from '#contract/plain/guided-value.ts'
import { useUser } from '#web/account/use-user.ts'
import { ConversationFullNote } from '#web/brand/showing/conversation-parts.tsx'
import { GuideCard } from '#web/core-values/guide-card.tsx'
import { GuideQuestions } from '#web/core-values/guide-questions.tsx'
import { listModelTalk, ModelTalk } from '#web/core-values/model-talk.tsx'
import { ProposalCard, type Wording } from '#web/core-values/proposal-card.tsx'
import { type Assistant, useAssistant } from '#web/core-values/use-assistant.ts'
import type { ValuesEditor } from '#web/core-values/use-values.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConsentDialog } from '#web/writing/consent-dialog.tsx'
import { useModelWriting } from '#web/writing/use-model-writing.ts'

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
      hint={value ? `About “${value.title}”` : 'A value is something you stick to even when it costs you.'}
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
  const isOfList = reply?.writtenBy === undefined && (reply?.content.startsWith('“') ?? false)
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
  const talking = useModelTalk(assistant, { draft, setDraft, about: valueId })
  const keep = async (wording: Wording) => {
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
  const parts = { assistant, value, draft, setDraft, keep, keepLabel: value ? 'Use this wording' : 'Add to my list' }
  const choices = value ? [] : editor.values.map(({ id, title }) => ({ key: editor.keyOf(id), title }))
  const { name, isByModel } = talking
  return (
    <>
      {assistant.isFull && <ConversationFullNote onStartOver={assistant.startOver} />}
      {name !== undefined && <WayChoice {...talking} name={name} isOff={assistant.isBusy} />}
      {isByModel && name !== undefined ? (
        <WithModel {...parts} name={name} onSend={talking.send} />
      ) : (
        <Questions {...parts} choices={choices} onChoose={onAbout} />
      )}
      <Tools assistant={assistant} isByModel={isByModel} hasList={editor.values.length > 0} />
      {talking.consent}
    </>
  )
}

type Drafting = { draft: string; setDraft: (text: string) => void }

/** The way by a language model: whether it is open, and sending, after asking where that is needed. */
function useModelTalk(assistant: Assistant, { draft, setDraft, about }: Drafting & { about: string | undefined }) {
  const { impersonating } = useUser()
  const [chosen, setByModel] = useState<boolean>()
  const start = async (byModel: boolean) => {
    const message = draft.trim()
    if (!byModel || message === '' || assistant.isBusy) return
    setDraft('')
    if (!(await assistant.sayToModel(message))) setDraft(draft)
  }
  const writing = useModelWriting({
    ...{ tool: 'values', isImpersonated: impersonating },
    start: (byModel) => void start(byModel),
  })
  const { model, isOn, isOffered, isAsking, ask } = writing
  const name = model && (isOn || isOffered) ? model.name : undefined
  const wasLast = assistant.messages.at(-2)?.byModel === true
  const send = () => (isOffered ? ask(true) : writing.write())
  const notNow = () => {
    ask(false)
    if (!isOn) setByModel(false)
  }
  const consent = model && isAsking && (
    <ConsentDialog
      {...{ model, tool: 'values', about, hasAgreed: isOn, typed: draft.trim() }}
      without="go on with the five questions"
      onSend={writing.writeByModel}
      onClose={notNow}
    />
  )
  return { name, isByModel: name !== undefined && (chosen ?? wasLast), setByModel, send, consent }
}

type WayProps = { name: string; isByModel: boolean; setByModel: (isByModel: boolean) => void; isOff: boolean }

/** Leads from the five questions to the language model, and back. */
const WayChoice = ({ name, isByModel, setByModel, isOff }: WayProps) => (
  <p className="way-choice">
    <Button kind="plain" isFlush disabled={isOff} onClick={() => setByModel(!isByModel)}>
      <Icon name={isByModel ? 'back' : 'refine'} />
      {isByModel ? 'Back to the five questions' : `Or talk it over with ${name}`}
    </Button>
  </p>
)

type WayParts = Drafting & {
  assistant: Assistant
  value: CoreValue | undefined
  keep: (wording: Wording) => Promise<void>
  keepLabel: string
}

/** Left the conversation with the model, right the wording that it proposes. */
function WithModel({
  assistant,
  value,
  draft,
  setDraft,
  keep,
  ...rest
}: WayParts & { name: string; onSend: () => void }) {
  const { name, onSend, keepLabel } = rest
  return (
    <div className="guide">
      <ModelTalk {...{ assistant, name, draft, onSend }} onDraft={setDraft} />
      <ProposalCard
        talk={listModelTalk(assistant.messages)}
        standing={value}
        isBusy={assistant.isBusy}
        onKeep={(wording) => void keep(wording)}
        {...{ name, keepLabel }}
      />
    </div>
  )
}

type QuestionsProps = WayParts & { choices: { key: string; title: string }[]; onChoose: (key: string) => void }

/** Left the five questions, right the value made of the answers. */
function Questions({ assistant, value, draft, setDraft, keep, keepLabel, choices, onChoose }: QuestionsProps) {
  const { answers } = assistant.guide
  const open = findOpenGuideQuestion(answers)
  const forming = open === undefined ? answers : { ...answers, [open]: draft.trim() || undefined }
  const sendDraft = async () => {
    const message = draft.trim()
    if (message === '' || assistant.isBusy) return
    setDraft('')
    if (!(await assistant.say(message))) setDraft(draft)
  }
  return (
    <>
      <Notice assistant={assistant} isOpen={open !== undefined} />
      <div className="guide">
        <section role="log" aria-label="Conversation">
          <GuideQuestions
            {...{ assistant, open, draft, choices, onChoose }}
            onDraft={setDraft}
            onSend={() => void sendDraft()}
          />
        </section>
        <GuideCard
          assistant={assistant}
          answers={forming}
          isDone={open === undefined}
          standing={value && !hasNoDescription(value.description) ? value.description : ''}
          keepLabel={keepLabel}
          onKeep={(name) => void keep(composeGuidedValue({ ...answers, name }))}
        />
      </div>
    </>
  )
}

function Tools({ assistant, isByModel, hasList }: { assistant: Assistant; isByModel: boolean; hasList: boolean }) {
  const { isBusy, pending, guide, messages, say, startOver } = assistant
  return (
    <div className="row">
      {!isByModel && (
        <Button kind="tool" disabled={isBusy || guide.depth === 0} onClick={() => void say('Undo', { act: 'undo' })}>
          <Icon name="undo" />
          Undo
        </Button>
      )}
      {hasList && !isByModel && (
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
      {isBusy && pending === undefined && (
        <span className="small quiet" role="status">
          <span className="spin ink" aria-hidden="true" /> One moment…
        </span>
      )}
    </div>
  )
}
