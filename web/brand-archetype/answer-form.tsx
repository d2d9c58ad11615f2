/** The answer field: typed or spoken. Enter sends, Shift+Enter starts a new line. */

import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { answerLengthMax, describeRemainingLength } from '#web/brand-archetype/answer-room.ts'
import type { Conversation } from '#web/brand-archetype/use-conversation.ts'
import { useVoiceInput } from '#web/brand-archetype/voice-input.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The label of the button that ends the interview early; also the message that it sends. */
const endNow = 'See my result now'

type Props = {
  conversation: Conversation
  isLocked: boolean
  /** Whether the interview was just started over. */
  isAnew: boolean
  /** The text of an earlier question that the owner chose to answer in place of the last one. */
  chosen: string | undefined
  /** The choices offered by the last question. */
  offered: readonly string[]
  /** Whether the owner may end the interview now. */
  mayEnd: boolean
}

export function AnswerForm({ conversation, isLocked, isAnew, chosen, offered, mayEnd }: Props) {
  const { draft, setDraft, isWaiting, choose, send, stop } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const [fieldId, hintId] = [useId(), useId()]
  const { isListening, listen } = useVoiceInput((heard) => {
    setDraft((draft.trim() === '' ? heard : `${draft.trimEnd()} ${heard}`).slice(0, answerLengthMax))
    field.current?.focus()
  })
  useEffect(() => {
    if (chosen !== undefined) field.current?.focus()
    if (!isAnew) return
    // The first question should be read before the field, so the page stays at its top.
    field.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isAnew, chosen])
  const isOff = isWaiting || isLocked || draft.trim() === ''
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isOff) return
    field.current?.focus()
    send()
  }
  return (
    <form className="answer" onSubmit={submit}>
      {chosen === undefined ? (
        <label className="vh" htmlFor={fieldId}>
          Your answer
        </label>
      ) : (
        <p className="chosen">
          <label htmlFor={fieldId}>{chosen}</label>{' '}
          <LinkButton onClick={() => choose(undefined)}>Answer the last question instead</LinkButton>
        </p>
      )}
      <Offered answers={offered} isOff={isWaiting || isLocked} onPick={send} />
      <textarea
        ref={field}
        id={fieldId}
        className="input grows"
        rows={2}
        placeholder="Share detailed insights about your brand..."
        maxLength={answerLengthMax}
        aria-describedby={hintId}
        readOnly={isWaiting || isLocked}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
        }}
      />
      <p className="hint" id={hintId}>
        {describeRemainingLength(draft) ?? (
          <span className="by-keys">
            A story tells more than a slogan. Press Enter to send, Shift + Enter for a new line.
          </span>
        )}
      </p>
      <div className="row">
        <Button aria-pressed={isListening} disabled={isWaiting || isListening || isLocked} onClick={listen}>
          <Icon name="microphone" />
          {isListening ? 'Listening…' : 'Voice input'}
        </Button>
        <SendButton isOff={isOff} stop={stop} field={field} />
      </div>
      {mayEnd && (
        <Button disabled={isWaiting || isLocked} onClick={() => send(endNow)}>
          {endNow}
        </Button>
      )}
    </form>
  )
}

type SendProps = { isOff: boolean; stop: (() => void) | undefined; field: RefObject<HTMLTextAreaElement | null> }

/** Sends the answer; while a model words the next question, it stops waiting for that instead. */
function SendButton({ isOff, stop, field }: SendProps) {
  return stop ? (
    <Button
      className="send-answer"
      onClick={() => {
        field.current?.focus()
        stop()
      }}
    >
      <Icon name="close" />
      Stop
    </Button>
  ) : (
    <Button className="send-answer" kind="main" type="submit" disabled={isOff}>
      Send
    </Button>
  )
}

type OfferedProps = { answers: readonly string[]; isOff: boolean; onPick: (answer: string) => void }

/** The answers that the question suggests, as buttons; the field stays for the owner's own words. */
function Offered({ answers, isOff, onPick }: OfferedProps) {
  if (answers.length === 0) return null
  return (
    <fieldset className="chips" disabled={isOff}>
      <legend className="vh">Pick one, or answer in your own words</legend>
      {answers.map((answer) => (
        <button key={answer} className="chip" type="button" onClick={() => onPick(answer)}>
          {answer}
        </button>
      ))}
    </fieldset>
  )
}
