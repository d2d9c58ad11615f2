/** Word suggestions, while typing and on request. One request at a time; a failure empties the list. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Category, ResultSource } from '#contract/plain/brand.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { send } from '#web/calls/send.ts'

const typingPauseMs = 300
/** Shorter input is treated as empty. */
export const suggestionInputMin = 2
const count = 6

export type Suggestions = {
  words: string[]
  source: ResultSource | undefined
  /** The language model that suggests them. */
  writtenBy?: string | undefined
  trouble?: WritingTrouble | undefined
  input: string
  isAsking: boolean
}

const none: Suggestions = { words: [], source: undefined, input: '', isAsking: false }
/** How many of the owner's words go along. */
const existingMax = 100
export const listSentWords = (words: readonly string[]) => words.slice(0, existingMax)

type InFlight = { controller: AbortController; byModel: boolean }
type Asking = {
  inFlight: RefObject<InFlight | undefined>
  lastAsked: RefObject<string | undefined>
  ask: (text: string) => Promise<void>
}

/** Asks for what is typed after each pause, unless that was asked for already; gives up a request to a language model for it. */
function useAskWhileTyping(typed: string, { inFlight, lastAsked, ask }: Asking): void {
  const latestAsk = useRef(ask)
  latestAsk.current = ask
  useEffect(() => {
    if (typed.length < suggestionInputMin) return
    // While a request is in flight, check again after a pause, so that suggestions for the last letters are fetched.
    const timer = setInterval(() => {
      const isAsked = lastAsked.current === typed
      if (inFlight.current && (isAsked || !inFlight.current.byModel)) return
      clearInterval(timer)
      if (isAsked) return
      inFlight.current?.controller.abort()
      inFlight.current = undefined
      void latestAsk.current(typed)
    }, typingPauseMs)
    return () => clearInterval(timer)
  }, [typed, inFlight, lastAsked])
}

/**
 * `input` is the text typed; `existingWords` are the owner's own. `ask` requests suggestions at once, of a language model if
 * the owner pressed for it; typing never does, and gives up such a request.
 */
export function useSuggestions(category: Category, input: string, existingWords: readonly string[]) {
  const [found, setFound] = useState(none)
  const inFlight = useRef<InFlight>(undefined)
  /** What was typed at the last request, which is not asked for again when the owner pauses. */
  const lastAsked = useRef<string>(undefined)
  const typed = input.trim()
  const latestTyped = useRef(typed)
  latestTyped.current = typed

  const ask = useCallback(
    async (text: string, byModel = false) => {
      // A press counts more than what is asked while typing.
      if (inFlight.current && (!byModel || inFlight.current.byModel)) return
      inFlight.current?.controller.abort()
      const controller = new AbortController()
      const { signal } = controller
      inFlight.current = { controller, byModel }
      lastAsked.current = latestTyped.current
      setFound((before) => ({ ...before, isAsking: true }))
      try {
        const body = {
          category,
          existingWords: listSentWords(existingWords),
          count,
          ...(text !== '' && { input: text }),
          ...(byModel && { byModel }),
        }
        const { suggestions, ...about } = await send('POST /api/suggest-words', { body, signal })
        if (signal.aborted) return
        setFound({ words: suggestions, ...about, input: text, isAsking: false })
      } catch (error) {
        if (signal.aborted) return
        console.error(error)
        lastAsked.current = undefined
        setFound(none)
      } finally {
        if (!signal.aborted) inFlight.current = undefined
      }
    },
    [category, existingWords],
  )

  useAskWhileTyping(typed, { inFlight, lastAsked, ask })
  useEffect(() => () => inFlight.current?.controller.abort(), [])

  const drop = (word: string) =>
    setFound((before) => {
      const words = before.words.filter((each) => each !== word)
      return words.length > 0 ? { ...before, words } : none
    })
  /** Empties the list, and gives up the request in flight: what it was asked for has been added. */
  const forget = () => {
    inFlight.current?.controller.abort()
    inFlight.current = undefined
    lastAsked.current = undefined
    setFound(none)
  }
  return { suggestions: found, ask, drop, forget }
}
