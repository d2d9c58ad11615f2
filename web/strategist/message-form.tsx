/** The field of the conversation with Synapse, with Send or Stop, and who answers. */
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { strategistMessageLengthMax } from '#contract/plain/strategist-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** In the place of Send: takes over the focus from it, and hands it on to the field. */
function StopButton({ field, onStop }: { field: RefObject<HTMLTextAreaElement | null>; onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    const text = field.current
    if (document.activeElement === document.body) own?.focus()
    return () => {
      if (document.activeElement === own) text?.focus()
    }
  }, [field])
  return (
    <Button ref={button} className="send-message stop-message" onClick={onStop}>
      <Icon name="stop" />
      Stop
    </Button>
  )
}

type Props = {
  draft: string
  onDraft: (draft: string) => void
  /** Whether the conversation is still loading: what is sent meanwhile goes out once it is there. */
  isLoading: boolean
  /** Whether an answer is being written: a new message waits in its field. */
  isAnswering: boolean
  /** The form returned after starting over, so it takes the focus from the button that is gone. */
  isAnew: boolean
  onSend: (text: string) => void
  /** Set while a language model answers. */
  onStop: (() => void) | undefined
  /** Who answers. */
  children: ReactNode
}

export function MessageForm(props: Props) {
  const { draft, onDraft, isLoading, isAnswering, isAnew, onSend, onStop, children } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isAnew) field.current?.focus()
  }, [isAnew])
  const isBlank = draft.trim() === ''
  const [isHeld, setHeld] = useState(false)
  const send = () => {
    onSend(draft.trim())
    onDraft('')
  }
  useEffect(() => {
    if (!isHeld || isLoading) return
    setHeld(false)
    if (!isBlank) send()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank || isAnswering) return
    if (isLoading) setHeld(true)
    else send()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form onSubmit={submit}>
      {children}
      <TextArea
        ref={field}
        isGrowing
        isLabelHidden
        label="Your message"
        rows={1}
        placeholder="Ask about your brand…"
        maxLength={strategistMessageLengthMax}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      {onStop ? (
        <StopButton field={field} onStop={onStop} />
      ) : (
        <Button className="send-message" kind="main" type="submit" disabled={isBlank || isAnswering}>
          Send
        </Button>
      )}
    </form>
  )
}
