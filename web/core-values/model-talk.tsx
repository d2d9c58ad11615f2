/** The conversation with a language model about a value: it asks, and the owner tells. */

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { AssistantMessage } from '#contract/core-values.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'
import { proposalCardId } from '#web/core-values/proposal-card.tsx'
import type { Assistant } from '#web/core-values/use-assistant.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TroubleNote } from '#web/writing/trouble-note.tsx'

const messageLengthMax = 4000

type Props = {
  assistant: Assistant
  /** The name of the language model. */
  name: string
  draft: string
  onDraft: (text: string) => void
  onSend: () => void
}

/** What was sent for a language model to answer, with the replies. */
export const listModelTalk = (messages: readonly AssistantMessage[]): AssistantMessage[] =>
  messages.filter(({ role, byModel }, at) => (role === 'user' ? byModel : messages[at - 1]?.byModel))

export function ModelTalk({ assistant, name, draft, onDraft, onSend }: Props) {
  const { pending, trouble, messages } = assistant
  const talk = listModelTalk(messages)
  const end = useRef<HTMLDivElement>(null)
  const count = talk.length + (pending === undefined ? 0 : 1)
  const shown = useRef(count)
  // What is new may be outside the window, so scroll to it.
  useEffect(() => {
    if (shown.current !== count) end.current?.scrollIntoView({ block: 'nearest' })
    shown.current = count
  }, [count])
  return (
    <div className="model-talk">
      {count === 0 && (
        <p>
          Tell {name} what you stick to, even when it costs you. It asks about it, and words the value from what you
          tell. Your list changes only when you press a button.
        </p>
      )}
      <section role="log" aria-label={`Conversation with ${name}`}>
        <ul>
          {talk.map((message, at) => (
            // Messages have no ids, and are only ever added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Message key={at} message={message} />
          ))}
          {pending !== undefined && (
            <li className="said me">
              <b>You</b>
              <p>{pending}</p>
            </li>
          )}
        </ul>
      </section>
      <div ref={end}>
        {pending !== undefined && (
          <p className="small quiet" role="status">
            <span className="spin ink" aria-hidden="true" /> {name} reads what you told…
          </p>
        )}
        <TroubleNote trouble={trouble} instead="Your message is kept; the question above is our own." />
        {pending === undefined && <TakeAsAnswer assistant={assistant} last={talk.at(-2)} />}
      </div>
      <MessageField {...{ assistant, name, draft, onDraft, onSend }} />
    </div>
  )
}

/** Leads to the card, which stands below the conversation on a phone. */
const showCard = () => document.getElementById(proposalCardId)?.focus()

function Message({ message: { role, content, writtenBy, proposals } }: { message: AssistantMessage }) {
  const [proposal] = proposals
  return (
    <li className={role === 'user' ? 'said me' : 'said syn'}>
      <b>{role === 'user' ? 'You' : (writtenBy ?? 'Values Assistant')}</b>
      <p>{content}</p>
      {writtenBy !== undefined && proposal && (
        <p className="proposed">
          <q>{proposal.title}</q>{' '}
          <LinkButton className="small" onClick={showCard}>
            Show the wording
          </LinkButton>
        </p>
      )}
    </li>
  )
}

/** Where the model could not answer, the message can still answer the open question. */
function TakeAsAnswer({ assistant, last }: { assistant: Assistant; last: AssistantMessage | undefined }) {
  if (last?.isKept !== false) return null
  return (
    <Button
      className="take-as-answer"
      disabled={assistant.isBusy}
      onClick={() => void assistant.say(last.content, { act: 'answer' })}
    >
      That’s my answer to it
    </Button>
  )
}

/** Enter sends, Shift+Enter starts a new line. */
function MessageField({ assistant, name, draft, onDraft, onSend }: Props) {
  const { isBusy, isFull, pending, stop } = assistant
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (pending === undefined) field.current?.focus()
  }, [pending])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending === undefined) onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!isBusy && draft.trim() !== '') onSend()
  }
  return (
    <form onSubmit={submit}>
      <label className="small" htmlFor={id}>
        Your message to {name}
      </label>
      <textarea
        ref={field}
        id={id}
        className="input grows guide-answer"
        rows={2}
        maxLength={messageLengthMax}
        autoComplete="off"
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <SpellingNotes of={id} text={draft} />
      <div className="question-acts">
        {/* Keys, since the press on Stop would submit the form if its button became the other. */}
        {pending === undefined ? (
          <Button key="send" kind="main" type="submit" disabled={draft.trim() === '' || isBusy || isFull}>
            Send to {name}
          </Button>
        ) : (
          <Button key="stop" kind="main" onClick={stop}>
            Stop
          </Button>
        )}
      </div>
    </form>
  )
}
