/** Refining one variation by talking about it: each message refines the latest text, which takes the variation's place. */
import { type FormEvent, useId, useState } from 'react'
import type { Maker } from '#contract/brand.ts'
import { madeBy } from '#web/brand/made-by.ts'
import { CallError, sentenceOf } from '#web/calls/send.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { refineUvp } from '#web/uvp/uvp-queries.ts'

/** A message of the conversation; `text` is a refined sentence, `content` then says what changed, `source` who wrote it. */
type Message = { role: 'user' | 'assistant'; content: string; text?: string; source?: Maker }

const intro: Message = {
  role: 'assistant',
  content: 'What should change? Ask for more or less detail, another tone, another benefit in focus, or other words.',
}
const sorry = 'Sorry, I had trouble refining that UVP. Please try again.'

/** Where trying again would not help, the server says what would. */
const toldBy = (error: unknown) =>
  error instanceof CallError && [402, 409, 429].includes(error.status) ? sentenceOf(error, sorry) : sorry

type Props = {
  number: number
  text: string
  /** Gets each new text; it has been saved when the promise resolves. */
  onText: (text: string) => Promise<void>
  onClose: () => void
}

/** The conversation: what was said, the texts it went through, and sending. */
function useConversation({ text, onText }: Pick<Props, 'text' | 'onText'>) {
  const [messages, setMessages] = useState([intro])
  const [first] = useState(text)
  const [texts, setTexts] = useState([text])
  const [isBusy, setBusy] = useState(false)
  const latest = texts.at(-1) ?? first
  const say = (message: Message) => setMessages((before) => [...before, message])

  const send = async (feedback: string) => {
    say({ role: 'user', content: feedback })
    setBusy(true)
    try {
      const { refinedUvp, isChanged, message, source } = await refineUvp({
        originalUvp: latest,
        feedback,
        earlier: texts.slice(-20),
      })
      say({ role: 'assistant', content: message, source, ...(isChanged && { text: refinedUvp }) })
      if (isChanged) {
        setTexts((before) => [...before, refinedUvp])
        await onText(refinedUvp)
      }
    } catch (error) {
      console.error(error)
      say({ role: 'assistant', content: toldBy(error) })
    } finally {
      setBusy(false)
    }
  }

  const bringBack = async () => {
    setTexts((before) => [...before, first])
    say({ role: 'assistant', content: 'The one you came with stands again.', text: first })
    await onText(first)
  }
  return { messages, isBusy, send, bringBack, hasChanged: latest !== first }
}

function Said({ message }: { message: Message }) {
  if (message.role === 'user') {
    return (
      <div className="said me">
        <b>You</b>
        {message.content}
      </div>
    )
  }
  return (
    <div className="said syn">
      <b>Synapse</b>
      {message.text && <q>{message.text}</q>}
      <p className={message.text ? 'small quiet' : undefined}>{message.content}</p>
      {message.source && <p className="cap">{madeBy(message.source)}</p>}
    </div>
  )
}

export function RefineDialog({ number, text, onText, onClose }: Props) {
  const { messages, isBusy, send, bringBack, hasChanged } = useConversation({ text, onText })
  const [draft, setDraft] = useState('')
  const inputId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const feedback = draft.trim()
    if (feedback === '' || isBusy) return
    setDraft('')
    void send(feedback)
  }
  return (
    <Dialog
      title={`Refine UVP ${number}`}
      hint="Ask for a change of specificity, tone, benefit focus or language."
      onClose={onClose}
    >
      <blockquote className="refined-now">
        <q>{text}</q>
      </blockquote>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling history has to be reached by keyboard */}
      <div className="talk" tabIndex={0} role="log" aria-label="Conversation">
        <div>
          {messages.map((message, index) => (
            // Messages are only ever added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Said key={index} message={message} />
          ))}
          {isBusy && (
            <p className="small quiet" role="status">
              <span className="spin ink" aria-hidden="true" /> Synapse is writing…
            </p>
          )}
        </div>
      </div>
      <form className="sendrow" onSubmit={submit}>
        <label className="vh" htmlFor={inputId}>
          Your wish
        </label>
        <input
          id={inputId}
          className="input"
          placeholder="Make it warmer…"
          autoComplete="off"
          maxLength={2000}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button className="btn main" type="submit" disabled={draft.trim() === '' || isBusy}>
          Send
        </button>
      </form>
      {hasChanged && (
        <div className="row">
          <button className="btn" type="button" onClick={onClose}>
            Use this
          </button>
          <button className="btn plain" type="button" disabled={isBusy} onClick={() => void bringBack()}>
            Keep the old one
          </button>
        </div>
      )}
    </Dialog>
  )
}
