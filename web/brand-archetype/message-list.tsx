/** What was said so far, each with its time; the newest is in view. */
import type { ArchetypeMessage } from '#contract/brand-archetype.ts'
import { ShowEarlier } from '#web/brand/showing/conversation-parts.tsx'

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
const dayAndClock = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

function Time({ at }: { at: string }) {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  return <time dateTime={at}>{(isToday ? clock : dayAndClock).format(date)}</time>
}

function Said({ role, content, timestamp }: ArchetypeMessage) {
  return (
    <div className={role === 'user' ? 'said me' : 'said syn'}>
      <p className="who-said">
        <b>{role === 'user' ? 'You' : 'Synapse'}</b> <Time at={timestamp} />
      </p>
      <p>{content}</p>
    </div>
  )
}

type Props = {
  messages: readonly ArchetypeMessage[]
  arriving: string
  isWaiting: boolean
  onShowEarlier: (() => Promise<void>) | undefined
}

export function MessageList({ messages, arriving, isWaiting, onShowEarlier }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling history has to be reached by keyboard
    <div className="talk interview" tabIndex={0} role="log" aria-label="Conversation">
      <div>
        {onShowEarlier && <ShowEarlier onShow={onShowEarlier} />}
        {messages.map((message) => (
          <Said key={message.id} {...message} />
        ))}
        {arriving !== '' && <p className="said syn">{arriving}</p>}
        {isWaiting && arriving === '' && (
          <p className="small quiet" role="status">
            <span className="spin ink" aria-hidden="true" /> Synapse is analyzing your brand psychology...
          </p>
        )}
      </div>
    </div>
  )
}
