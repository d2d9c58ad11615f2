/** What was said, with the suggestions that an answer brings. */
import { useEffect, useRef } from 'react'
import type { Suggestion } from '#contract/strategist.ts'
import type { ChatMessage } from '#web/strategist/use-chat.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Priority in a colour and in a word: the colour never stands alone. */
const priorities = { high: 'Now', medium: 'Soon', low: 'Any time' } as const

type OnChoose = (suggestion: Suggestion) => void

function SuggestionButton({ suggestion, onChoose }: { suggestion: Suggestion; onChoose: OnChoose }) {
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

/** Without `onChoose` it is still being written: shown, and read out only when it stands. */
function Message({ message, onChoose }: { message: ChatMessage; onChoose?: OnChoose }) {
  const { role, content, suggestions = [] } = message
  return (
    <li className={role === 'user' ? 'said me' : 'said syn'} aria-hidden={onChoose === undefined}>
      <b>{role === 'user' ? 'You' : 'Synapse'}</b>
      {content.split('\n\n').map((paragraph, index) => (
        // Paragraphs of a message never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index}>{paragraph}</p>
      ))}
      {onChoose && suggestions.length > 0 && (
        <div className="suggestions">
          {suggestions.map((suggestion) => (
            <SuggestionButton key={suggestion.id} suggestion={suggestion} onChoose={onChoose} />
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

type Props = { messages: readonly ChatMessage[]; writing: string | undefined; onChoose: OnChoose }

export function MessageList({ messages, writing, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const length = messages.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added, its end comes into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [length, writing])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling history has to be reached by keyboard
    <div className="history" ref={list} tabIndex={0} role="log" aria-label="Conversation">
      <ol>
        {messages.map((message) => (
          <Message key={message.id} message={message} onChoose={onChoose} />
        ))}
        {writing === '' && <Typing />}
        {writing && <Message message={{ id: 'writing', role: 'assistant', content: writing }} />}
      </ol>
    </div>
  )
}
