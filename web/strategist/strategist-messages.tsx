/**
 * The messages of the conversation. Besides text, an answer can contain suggestions, questions to choose from, search
 * hits, and cards with nudges (the next step, or something Synapse noticed).
 */

import { useEffect, useRef } from 'react'
import type { Nudge, QuestionChoice, SearchHit, Suggestion } from '#contract/strategist.ts'
import { ShowEarlierMessagesButton } from '#web/brand/showing/conversation-parts.tsx'
import { UntoldText } from '#web/brand/showing/untold-text.tsx'
import type { ChatMessage } from '#web/strategist/use-chat.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TroubleNote } from '#web/writing/trouble-note.tsx'

/** The words for a suggestion's priority, which must not be told by colour alone. */
const priorities = { high: 'Now', medium: 'Soon', low: 'Any time' } as const

const places = { brand: 'Your brand', method: 'The method', help: 'Help' } as const
const leads = { brand: 'Go there', method: 'Open the tool', help: 'Read it in the help' } as const

type Chosen = {
  onGo: (action: SearchHit['action']) => void
  onChoose: (suggestion: Suggestion) => void
  onAsk: (question: string) => void
}

function SuggestionButton({ suggestion, onChoose }: { suggestion: Suggestion; onChoose: Chosen['onChoose'] }) {
  const { type, label, priority } = suggestion
  return (
    <button className={`suggestion ${priority}`} type="button" onClick={() => onChoose(suggestion)}>
      <Icon name={type === 'review' ? 'note' : 'forward'} />
      <span>{label}</span>
      <span className={priority === 'low' ? 'vh' : 'when'}>
        <span className="vh">Priority: </span>
        {priorities[priority]}
      </span>
    </button>
  )
}

/** A nudge: the next step, or something Synapse noticed, with a quote of the owner's words that it is about. */
function NudgeCard({ nudge, onChoose }: { nudge: Nudge; onChoose: Chosen['onChoose'] }) {
  const { type, reason, quote } = nudge
  return (
    <div className="next-card">
      <p className="k">{type === 'complete' ? 'Next step' : 'I noticed'}</p>
      <p>{reason}</p>
      {quote && (
        <blockquote>
          “{quote.text}”<cite>{quote.source}</cite>
        </blockquote>
      )}
      <SuggestionButton suggestion={nudge} onChoose={onChoose} />
    </div>
  )
}

/** Search hits. The first one and those from the owner's brand are open; the others show only a title. */
function Hits({ hits, onGo }: { hits: readonly SearchHit[]; onGo: Chosen['onGo'] }) {
  return (
    <ul className="hits">
      {hits.map(({ place, title, text, action }, at) => (
        <li key={`${place} ${title} ${text}`}>
          <details className={`hit of-${place}`} open={at === 0 || place === 'brand'}>
            <summary>
              <span>
                <small>{places[place]}</small>
                {title}
              </span>
              <Icon name="unfold" />
            </summary>
            <p>{place === 'brand' ? `“${text}”` : text}</p>
            <a
              href={action}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onGo(action)
              }}
            >
              {leads[place]}
              <span className="vh">: {title}</span>
            </a>
          </details>
        </li>
      ))}
    </ul>
  )
}

function Choices({ choices, onAsk }: { choices: readonly QuestionChoice[]; onAsk: Chosen['onAsk'] }) {
  return (
    <div className="either">
      {choices.map(({ label, question }) => (
        <Button className="either-one" key={label} onClick={() => onAsk(question)}>
          {label}
        </Button>
      ))}
    </div>
  )
}

/** Where an answer leads: an anchor that closes the panel first, unless it is opened in a tab of its own. */
function SourceLink({ source, onGo }: { source: SearchHit; onGo: Chosen['onGo'] }) {
  const { title, text, action } = source
  return (
    <a
      className="source-chip"
      href={action}
      title={text}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onGo(action)
      }}
    >
      {title}
      <span className="vh">: “{text}”</span>
    </a>
  )
}

/** What a language model's answer rests on, what nobody told, and who wrote it. */
function AnswerMarks({ message, onGo }: { message: ChatMessage; onGo: Chosen['onGo'] }) {
  const { sources = [], untold = [], writtenBy, trouble } = message
  if (writtenBy === undefined) return null
  return (
    <>
      {sources.length > 0 && (
        <p className="sources">
          <span>From</span>
          {sources.map((source) => (
            <SourceLink key={`${source.title} ${source.text}`} {...{ source, onGo }} />
          ))}
        </p>
      )}
      {untold.length > 0 && (
        <p className="untold-key">
          <span className="unsaid">Underlined</span>: not from what you told us
        </p>
      )}
      <p className="wrote">Written by {writtenBy}</p>
      <div className="reply-trouble">
        <TroubleNote trouble={trouble} instead="What was whole stands here; ask again for the rest." />
      </div>
    </>
  )
}

/** One message. Without `chosen` it is still streaming: screen readers announce it only when it is complete. */
function Message({ message, chosen, isByModel }: { message: ChatMessage; chosen?: Chosen; isByModel?: boolean }) {
  const { role, content, suggestions = [], nudges = [], hits = [], choices = [], untold = [] } = message
  const { writtenBy, trouble } = message
  return (
    <li className={role === 'user' ? 'said me own-message' : 'said syn reply'} aria-hidden={chosen === undefined}>
      <b>{role === 'user' ? 'You' : 'Synapse'}</b>
      {writtenBy === undefined && trouble !== undefined && (
        <div className="reply-trouble">
          <TroubleNote trouble={trouble} instead="This is what I know without it." />
        </div>
      )}
      <p className="said-text">
        <UntoldText text={content} untold={untold} />
        {!chosen && isByModel && <i className="caret" />}
      </p>
      {chosen && <AnswerMarks message={message} onGo={chosen.onGo} />}
      {chosen && nudges.map((nudge) => <NudgeCard key={nudge.id} nudge={nudge} onChoose={chosen.onChoose} />)}
      {chosen && hits.length > 0 && <Hits hits={hits} onGo={chosen.onGo} />}
      {chosen && choices.length > 0 && <Choices choices={choices} onAsk={chosen.onAsk} />}
      {chosen && suggestions.length > 0 && (
        <div className="suggestions">
          {suggestions.map((suggestion) => (
            <SuggestionButton key={suggestion.id} suggestion={suggestion} onChoose={chosen.onChoose} />
          ))}
        </div>
      )}
    </li>
  )
}

function Typing() {
  return (
    <li className="said syn reply typing" aria-hidden="true">
      <b>Synapse</b>
      <i />
      <i />
      <i />
    </li>
  )
}

type Props = Chosen & {
  messages: readonly ChatMessage[]
  writing: string | undefined
  /** Whether a language model writes it. */
  isByModel: boolean
  onShowEarlier: (() => Promise<void>) | undefined
}

export function StrategistMessages({ messages, writing, isByModel, onShowEarlier, ...chosen }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added, its end comes into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest, writing])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling history has to be reached by keyboard
    <div className="history" ref={list} tabIndex={0} role="log" aria-label="Conversation">
      {onShowEarlier && <ShowEarlierMessagesButton onShow={onShowEarlier} />}
      <ol>
        {messages.map((message) => (
          <Message key={message.id} message={message} chosen={chosen} />
        ))}
        {writing === '' && <Typing />}
        {writing && <Message message={{ id: 'writing', role: 'assistant', content: writing }} isByModel={isByModel} />}
      </ol>
    </div>
  )
}
