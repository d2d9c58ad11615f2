/** The conversation with a language model about a line: any wish, in the owner's words. */
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import type { RefineTurn } from '#web/brand/showing/refine-requests.ts'
import type { LineRefinementState } from '#web/brand/showing/use-refining.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TroubleNote } from '#web/writing/trouble-note.tsx'

const quickWishes: Readonly<Record<LineKind['name'], readonly string[]>> = {
  UVP: ['Shorter', 'Plainer', 'Warmer', 'Two sentences'],
  tagline: ['Shorter', 'Plainer', 'Bolder', 'Say it another way'],
}

/** How long the owner has waited, in whole seconds. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

/** From here on the wait is explained. */
const longWait = 5

function Waiting({ hasText, isOwnMachine }: { hasText: boolean; isOwnMachine: boolean }) {
  const seconds = useSeconds()
  return (
    <p className="small quiet">
      <span className="spin ink" aria-hidden="true" />{' '}
      {hasText || seconds < longWait
        ? `Writing, ${seconds} seconds`
        : `Still waiting, ${seconds} seconds.${isOwnMachine ? ' A model on this site’s own computer may be loading.' : ''}`}
    </p>
  )
}

type TurnProps = { turn: RefineTurn; isLast: boolean; isBusy: boolean; onAsk: (wish: string) => void }

function Turn({ turn: { asked, note, options = [], trouble }, isLast, isBusy, onAsk }: TurnProps) {
  return (
    <>
      <li className="said me">
        <b>You</b>
        {asked}
      </li>
      <li className="said syn turn-reply">
        <b>Synapse</b>
        {trouble === undefined ? (
          <p>{note}</p>
        ) : (
          <TroubleNote
            trouble={trouble}
            instead="Your wish is still in the field. The changes by button work without it."
          />
        )}
        {isLast && options.length > 0 && (
          <div className="either">
            {options.map((option) => (
              <Button key={option} disabled={isBusy} onClick={() => onAsk(option)}>
                {option}
              </Button>
            ))}
          </div>
        )}
      </li>
    </>
  )
}

const Start = () => (
  <div className="start">
    <p>Any wish, in your own words. For example:</p>
    <ul>
      <li>“say it the way my dad would”</li>
      <li>“less about price”</li>
      <li>“don’t sound like an ad”</li>
    </ul>
  </div>
)

type Props = {
  line: LineRefinementState
  kind: LineKind['name']
  /** Whether the model runs on the computer of this site. */
  isOwnMachine: boolean
  typed: string
  setTyped: (typed: string) => void
  /** Sends a wish to the model. */
  onAsk: (wish: string) => void
  /** What still works, below the conversation. */
  children: ReactNode
}

export function RefineTalk({ line, kind, isOwnMachine, typed, setTyped, onAsk, children }: Props) {
  const { turns, isBusy } = line
  const thread = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is said, or the field takes more room
  useEffect(() => {
    if (turns.length > 0 || isBusy)
      thread.current?.querySelector('.turns + p, .turns')?.scrollIntoView({ block: 'end' })
  }, [turns.length, isBusy, typed])
  return (
    <section className="duo-talk" aria-label="What you would change">
      {/* It scrolls, so it must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
      <div className="thread" role="log" aria-label="Conversation" tabIndex={0} ref={thread}>
        {turns.length === 0 && !isBusy && <Start />}
        <ol className="turns">
          {turns.map((turn, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added
            <Turn key={at} {...{ turn, isBusy, onAsk }} isLast={at === turns.length - 1} />
          ))}
        </ol>
        {isBusy ? <Waiting hasText={line.writing !== undefined} isOwnMachine={isOwnMachine} /> : children}
      </div>
      <div className="duo-say">
        {turns.length === 0 && (
          // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
          <div className="quick" role="group" aria-label="Quick wishes">
            {quickWishes[kind].map((wish) => (
              <button key={wish} className="wish" type="button" disabled={isBusy} onClick={() => onAsk(wish)}>
                {wish}
              </button>
            ))}
          </div>
        )}
        <SayForm {...{ typed, setTyped, isBusy, onAsk }} onStop={line.stop} />
      </div>
    </section>
  )
}

type FormProps = Pick<Props, 'typed' | 'setTyped' | 'onAsk'> & { isBusy: boolean; onStop: () => void }

function SayForm({ typed, setTyped, isBusy, onAsk, onStop }: FormProps) {
  const isOff = typed.trim() === '' || isBusy
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!isOff) onAsk(typed.trim())
  }
  return (
    <form className="sendrow" onSubmit={submit}>
      <textarea
        className="input grows say-field"
        aria-label="What would you change?"
        placeholder="What would you change?"
        rows={1}
        maxLength={2000}
        enterKeyHint="send"
        value={typed}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
        }}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isBusy ? (
        <Button className="say-send" onClick={onStop}>
          <Icon name="stop" />
          Stop
        </Button>
      ) : (
        <Button className="say-send" type="submit" disabled={isOff}>
          Send
        </Button>
      )}
    </form>
  )
}
