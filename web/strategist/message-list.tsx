/** What was said, with what an answer brings: suggestions, questions to choose from, cards of what was noticed. */
import { useEffect, useRef } from 'react'
import type { Choice, Nudge, Suggestion } from '#contract/strategist.ts'
import { ShowEarlier } from '#web/brand/showing/conversation-parts.tsx'
import type { ChatMessage } from '#web/strategist/use-chat.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Priority in a colour and in a word: the colour never stands alone. */
const priorities = { high: 'Now', medium: 'Soon', low: 'Any time' } as const

type Chosen = { onChoose: (suggestion: Suggestion) => void; onAsk: (question: string) => void }

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

/** The next step, or something noticed, with the words that show it. */
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

function Choices({ choices, onAsk }: { choices: readonly Choice[]; onAsk: Chosen['onAsk'] }) {
  return (
    <div className="either">
      {choices.map(({ label, question }) => (
        <button key={label} className="btn" type="button" onClick={() => onAsk(question)}>
          {label}
        </button>
      ))}
    </div>
  )
}

/** Without `chosen` it is still being written: shown, and read out only when it stands. */
function Message({ message, chosen }: { message: ChatMessage; chosen?: Chosen }) {
  const { role, content, suggestions = [], nudges = [], choices = [] } = message
  return (
    <li className={role === 'user' ? 'said me' : 'said syn'} aria-hidden={chosen === undefined}>
      <b>{role === 'user' ? 'You' : 'Synapse'}</b>
      <p>{content}</p>
      {chosen && nudges.map((nudge) => <NudgeCard key={nudge.id} nudge={nudge} onChoose={chosen.onChoose} />)}
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
    <li className="said syn typing" aria-hidden="true">
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
  onShowEarlier: (() => Promise<void>) | undefined
}

export function MessageList({ messages, writing, onShowEarlier, ...chosen }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added, its end comes into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest, writing])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling history has to be reached by keyboard
    <div className="history" ref={list} tabIndex={0} role="log" aria-label="Conversation">
      {onShowEarlier && <ShowEarlier onShow={onShowEarlier} />}
      <ol>
        {messages.map((message) => (
          <Message key={message.id} message={message} chosen={chosen} />
        ))}
        {writing === '' && <Typing />}
        {writing && <Message message={{ id: 'writing', role: 'assistant', content: writing }} />}
      </ol>
    </div>
  )
}
