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
/** Where a language model answers. */
const talkText =
  'Hello, I’m Synapse, your brand strategist. Ask me anything about your brand: I answer from what you told us, the method and the help, and show what each answer rests on. What nobody told me I don’t know, and I say so.'
const makeWelcome = (hasModel: boolean): ChatMessage => ({
  ...{ id: 'welcome', role: 'assistant', content: hasModel ? talkText : welcomeText },
})

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

/** `reviewing`: the suggestion that was pressed; `byModel`: a language model may answer. */
type Way = { reviewing?: string | undefined; byModel?: boolean }
type Asking = { controller: AbortController; message: string; byModel: boolean }

/** The question that is being answered; leaving the conversation ends a language model's answer. */
function useAsking() {
  const asking = useRef<Asking>(undefined)
  useEffect(
    () => () => {
      if (asking.current?.byModel) asking.current.controller.abort()
    },
    [],
  )
  return asking
}

const releaseMs = 400
const triesMax = 6
/** Asks; right after Stop the server may still be ending the answer before, so this waits for it. */
async function askAfterStop(
  asked: Parameters<typeof askStrategist>[0],
  hear: (text: string) => void,
  isAfterStop: boolean,
): ReturnType<typeof askStrategist> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askStrategist(asked, hear)
    } catch (error) {
      const isBusy = error instanceof CallError && error.body?.code === 'conversation_busy'
      if (!isBusy || !isAfterStop || tries === triesMax) throw error
      await new Promise((resolve) => setTimeout(resolve, releaseMs))
    }
  }
}

type Turn = Way & { message: string; path: string; history: { role: string; content: string }[] }

/** What was said since the panel opened, and the answer that is being written. */
function useTurns(noteSpoken: () => void) {
  const [hasFilled, setFilled] = useState(false)
  const [said, setSaid] = useState<readonly ChatMessage[]>([])
  const [writing, setWriting] = useState<string>()
  const [isByModel, setByModel] = useState(false)
  const asking = useAsking()
  const add = (message: Omit<ChatMessage, 'id'>) => setSaid((before) => [...before, { ...message, id: newId() }])

  const ask = async ({ message, byModel = false, reviewing, ...turn }: Turn) => {
    const isAfterStop = asking.current?.controller.signal.aborted === true
    const controller = new AbortController()
    const { signal } = controller
    asking.current = { controller, message, byModel }
    setByModel(byModel)
    add({ role: 'user', content: message })
    noteSpoken()
    setWriting('')
    const hear = (text: string) => {
      if (!signal.aborted) setWriting((before = '') => before + text)
    }
    try {
      const asked = { ...turn, message, byModel, signal, ...(reviewing !== undefined && { reviewing }) }
      const { response, source: _source, isFull, ...brought } = await askAfterStop(asked, hear, isAfterStop)
      add({ role: 'assistant', content: response, ...leading(brought) })
      setFilled(isFull ?? false)
    } catch (error) {
      if (signal.aborted) return
      console.error(error)
      const isFull = error instanceof CallError && error.body?.code === 'conversation_full'
      setFilled(isFull)
      if (!isFull) add({ role: 'assistant', content: failureText })
    } finally {
      if (!signal.aborted) setWriting(undefined)
    }
  }
  /** Takes the question back, which is nowhere stored, and returns it. */
  const stop = (): string => {
    const { controller, message = '' } = asking.current ?? {}
    controller?.abort()
    setSaid((before) => before.slice(0, -1))
    setWriting(undefined)
    return message
  }
  const clear = () => {
    setSaid([])
    setFilled(false)
  }
  return { said, writing, isByModel, hasFilled, ask, stop, clear }
}

/** `hasModel`: a language model answers what is typed. */
export function useChat(known: Known, hasModel = false) {
  const { messages: earlier, ...stored } = useEarlier(known)
  const { said, hasFilled, clear, ...turns } = useTurns(useNotedConversation())
  const { writing } = turns
  const [hasNudged, setNudged] = useState(false)
  const isNew = earlier?.length === 0
  const nudges = known?.nudges ?? []
  const opening: ChatMessage[] = isNew ? [makeWelcome(hasModel)] : [...(earlier ?? [])]
  const nudged: ChatMessage[] = hasNudged
    ? [{ id: 'nudges', role: 'assistant', content: nudgeText, nudges: [...nudges] }]
    : []
  const messages = [...opening, ...nudged, ...said]
  const isDue = isNew && nudges.length > 0 && said.length === 0 && writing === undefined && !hasNudged
  const [showNudges] = useState(() => () => setNudged(true))
  useNudgeMessage(isDue, showNudges)

  const ask = (message: string, path: string, way: Way = {}) => {
    const history = messages.slice(-strategistMemoryMax).map(({ role, content }) => ({ role, content }))
    return turns.ask({ message, path, history, ...way })
  }
  const begin = async () => {
    await startOver()
    clear()
  }
  const { showEarlier: onShowEarlier } = stored
  const isFull = stored.isFull || hasFilled
  return { ...turns, messages, ask, isLoading: earlier === undefined, isFull, onShowEarlier, startOver: begin }
}
