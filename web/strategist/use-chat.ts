/** State of the conversation: stored messages, welcome, nudges, and what was said since the panel was opened. */
import { useEffect, useRef, useState } from 'react'
import { strategistMemoryMax } from '#contract/plain/strategist-limits.ts'
import type { Nudge, StrategistMessage } from '#contract/strategist.ts'
import { CallError } from '#web/calls/send.ts'
import { askStrategist, loadEarlierMessages, startOver, useStoredConversation } from '#web/strategist/chat-queries.ts'
import { keepReachableNudges, noteStoredConversation } from '#web/strategist/nudge-queries.ts'

export type ChatMessage = Omit<StrategistMessage, 'timestamp'>

const nudgeDelayMs = 1000
export const failureText = "I'm having trouble connecting right now. Please try again in a moment."
const nudgeText = 'Based on your current progress, I have some strategic recommendations:'
const welcomeText =
  'Hello, I’m Synapse, your brand strategist. Ask me what to do next or what I noticed, or type what you’re looking for: I search your brand, the method and the help, and I say so when I find nothing.'
const welcome: ChatMessage = { id: 'welcome', role: 'assistant', content: welcomeText }

/** The message without suggestions and nudges that lead to no screen of this product, such as one stored long ago. */
const leading = <Each extends Pick<ChatMessage, 'suggestions' | 'nudges'>>(message: Each) => ({
  ...message,
  suggestions: keepReachableNudges(message.suggestions ?? []),
  nudges: keepReachableNudges(message.nudges ?? []),
})

let made = 0
function newId(): string {
  made += 1
  return `new-${made}`
}

type Known = { nudges: readonly Nudge[]; hasConversation: boolean } | undefined

/** The stored messages from before the panel opened; `messages` is undefined while loading. */
function useEarlier(now: Known) {
  // Keep the first known state: what is said from then on is shown below it, not loaded with it again.
  const [known, setKnown] = useState(now)
  if (known === undefined && now !== undefined) setKnown(now)
  const { data, isError } = useStoredConversation(known?.hasConversation ?? false)
  const read = (): readonly ChatMessage[] | undefined => {
    if (known === undefined) return undefined
    if (!known.hasConversation || isError) return []
    return data?.messages.map(leading)
  }
  const before = data?.before
  return {
    messages: read(),
    isFull: data?.isFull ?? false,
    showEarlier: data && before !== undefined ? () => loadEarlierMessages(data, before) : undefined,
  }
}

/** Shows the nudges one second after the welcome, if nothing else was said. */
function useNudgeMessage(isDue: boolean, show: () => void): void {
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(show, nudgeDelayMs)
    return () => clearTimeout(timer)
  }, [isDue, show])
}

/**
 * Returns a function to call when something is said. That there is a conversation now is recorded when the panel
 * closes, as until then the panel itself has its messages.
 */
function useNotedConversation() {
  const hasSpoken = useRef(false)
  useEffect(
    () => () => {
      if (hasSpoken.current) noteStoredConversation()
    },
    [],
  )
  return () => {
    hasSpoken.current = true
  }
}

export function useChat(known: Known) {
  const { messages: earlier, ...stored } = useEarlier(known)
  const [hasFilled, setFilled] = useState(false)
  const [said, setSaid] = useState<readonly ChatMessage[]>([])
  const [writing, setWriting] = useState<string>()
  const [hasNudged, setNudged] = useState(false)
  const isNew = earlier?.length === 0
  const nudges = known?.nudges ?? []
  const opening: ChatMessage[] = isNew ? [welcome] : [...(earlier ?? [])]
  const nudged: ChatMessage[] = hasNudged
    ? [{ id: 'nudges', role: 'assistant', content: nudgeText, nudges: [...nudges] }]
    : []
  const messages = [...opening, ...nudged, ...said]
  const isDue = isNew && nudges.length > 0 && said.length === 0 && writing === undefined && !hasNudged
  const [showNudges] = useState(() => () => setNudged(true))
  useNudgeMessage(isDue, showNudges)
  const noteSpoken = useNotedConversation()

  const add = (message: Omit<ChatMessage, 'id'>) => setSaid((before) => [...before, { ...message, id: newId() }])
  const ask = async (message: string, path: string, reviewing?: string) => {
    const history = messages.slice(-strategistMemoryMax).map(({ role, content }) => ({ role, content }))
    add({ role: 'user', content: message })
    noteSpoken()
    setWriting('')
    try {
      const turn = { message, path, history, ...(reviewing !== undefined && { reviewing }) }
      const {
        response,
        source: _source,
        isFull,
        ...brought
      } = await askStrategist(turn, (text) => setWriting((before = '') => before + text))
      add({ role: 'assistant', content: response, ...leading(brought) })
      setFilled(isFull ?? false)
    } catch (error) {
      console.error(error)
      const isFull = error instanceof CallError && error.body?.code === 'conversation_full'
      setFilled(isFull)
      if (!isFull) add({ role: 'assistant', content: failureText })
    } finally {
      setWriting(undefined)
    }
  }
  const begin = async () => {
    await startOver()
    setSaid([])
    setFilled(false)
  }
  const { showEarlier: onShowEarlier } = stored
  const isFull = stored.isFull || hasFilled
  return { messages, writing, ask, isLoading: earlier === undefined, isFull, onShowEarlier, startOver: begin }
}
