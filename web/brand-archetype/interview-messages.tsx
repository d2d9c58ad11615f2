/** The messages so far, each with its time. The newest is scrolled into view; sent answers can be corrected. */
import { useEffect, useRef } from 'react'
import type { ArchetypeMessage } from '#contract/brand-archetype.ts'
import { ShowEarlierMessagesButton } from '#web/brand/showing/conversation-parts.tsx'
import { AnswerCorrection } from '#web/brand-archetype/answer-correction.tsx'
import { sendingMessageId } from '#web/brand-archetype/use-conversation.ts'
import type { AnswerCorrecting } from '#web/brand-archetype/use-correcting.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
const dayAndClock = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

function Time({ at }: { at: string }) {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  return <time dateTime={at}>{(isToday ? clock : dayAndClock).format(date)}</time>
}

type WordedProps = { wording: NonNullable<ArchetypeMessage['wording']>; isOwnMachine: boolean }

/** Who worded a question, with our own wording one tap away. */
function Worded({ wording: { ours, writtenBy }, isOwnMachine }: WordedProps) {
  return (
    <details className="worded">
      <summary>
        <span>
          <Icon name={isOwnMachine ? 'desktop' : 'forward'} />
          Worded by {writtenBy}
        </span>
        <span className="ours-link">As we’d ask it</span>
      </summary>
      <p>{ours}</p>
    </details>
  )
}

function Said({ role, content, timestamp, wording, isOwnMachine }: ArchetypeMessage & { isOwnMachine: boolean }) {
  return (
    <div className={role === 'user' ? 'said me' : 'said syn'}>
      <p className={role === 'user' ? 'who-said of-owner' : 'who-said'}>
        <b>{role === 'user' ? 'You' : 'Synapse'}</b> <Time at={timestamp} />
      </p>
      <p className={role === 'user' ? 'words-said' : 'words-said of-synapse'}>{content}</p>
      {wording && <Worded wording={wording} isOwnMachine={isOwnMachine} />}
    </div>
  )
}

const namedLettersMax = 50
/** The first words of an answer, for the accessible name of its correct button. */
const beginningOf = (text: string) =>
  text.length <= namedLettersMax ? text : `${text.slice(0, namedLettersMax).replace(/\s+\S*$/, '')}…`

type SentProps = { message: ArchetypeMessage; question: string; correcting: AnswerCorrecting; isWaiting: boolean }

/** A sent answer with a button to correct it. One editor is open at a time; closing it returns focus to its button. */
function Sent({ message, question, correcting, isWaiting }: SentProps) {
  const { content, timestamp, correctedAt } = message
  const { open, begin } = correcting
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = open?.id === message.id
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div className={isOpen ? 'said me being-corrected' : 'said me'}>
      <p className="who-said of-owner">
        <b>You</b> <Time at={timestamp} />
        {correctedAt && <span className="corrected">corrected</span>}
        {!isOpen && (
          <LinkButton
            ref={button}
            className="correct"
            disabled={isWaiting || open !== undefined}
            aria-label={`Correct your answer “${beginningOf(content)}”`}
            onClick={() => begin(message)}
          >
            Correct
          </LinkButton>
        )}
      </p>
      {isOpen ? (
        <AnswerCorrection correcting={correcting} question={question} stored={content} isOff={isWaiting} />
      ) : (
        <p className="words-said">{content}</p>
      )}
    </div>
  )
}

type Props = {
  messages: readonly ArchetypeMessage[]
  arriving: string
  isWaiting: boolean
  isOwnMachine: boolean
  /** Undefined if answers may not be corrected at the moment. */
  correcting: AnswerCorrecting | undefined
  onShowEarlier: (() => Promise<void>) | undefined
}

export function InterviewMessages(props: Props) {
  const { messages, arriving, isWaiting, isOwnMachine, correcting, onShowEarlier } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling history has to be reached by keyboard
    <div className="talk" tabIndex={0} role="log" aria-label="Conversation">
      <div>
        {onShowEarlier && <ShowEarlierMessagesButton onShow={onShowEarlier} />}
        {messages.map((message, at) =>
          message.role === 'user' && message.id !== sendingMessageId && correcting ? (
            <Sent
              key={message.id}
              message={message}
              question={messages[at - 1]?.content ?? ''}
              correcting={correcting}
              isWaiting={isWaiting}
            />
          ) : (
            <Said key={message.id} {...message} isOwnMachine={isOwnMachine} />
          ),
        )}
        {arriving !== '' && <p className="said syn words-said of-synapse">{arriving}</p>}
        {isWaiting && arriving === '' && (
          <p className="small quiet" role="status">
            <span className="spin ink" aria-hidden="true" /> Synapse is analyzing your brand psychology...
          </p>
        )}
      </div>
    </div>
  )
}
