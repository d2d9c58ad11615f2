/** Word suggestions, while typing and on request. One request at a time; a failure empties the list. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Category, ResultSource } from '#contract/plain/brand.ts'
import { send } from '#web/calls/send.ts'

const typingPauseMs = 300
/** Shorter input is treated as empty. */
export const suggestionInputMin = 2
const count = 6

export type Suggestions = { words: string[]; source: ResultSource | undefined; input: string; isAsking: boolean }

const none: Suggestions = { words: [], source: undefined, input: '', isAsking: false }

/** `input` is the text typed; `existingWords` are the owner's own. `ask` requests suggestions at once. */
export function useSuggestions(category: Category, input: string, existingWords: readonly string[]) {
  const [found, setFound] = useState(none)
  const inFlight = useRef<AbortController>(undefined)
  const typed = input.trim()

  const ask = useCallback(
    async (text: string) => {
      if (inFlight.current) return
      const controller = new AbortController()
      const { signal } = controller
      inFlight.current = controller
      setFound((before) => ({ ...before, isAsking: true }))
      try {
        const body = {
          category,
          existingWords: existingWords.slice(0, 100),
          count,
          ...(text !== '' && { input: text }),
        }
        const { suggestions, source } = await send('POST /api/suggest-words', { body, signal })
        if (signal.aborted) return
        setFound({ words: suggestions, source, input: text, isAsking: false })
      } catch (error) {
        if (signal.aborted) return
        console.error(error)
        setFound(none)
      } finally {
        if (!signal.aborted) inFlight.current = undefined
      }
    },
    [category, existingWords],
  )

  const latestAsk = useRef(ask)
  latestAsk.current = ask
  useEffect(() => {
    if (typed.length < suggestionInputMin) return
    // While a request is in flight, check again after a pause, so that suggestions for the last letters are fetched.
    const timer = setInterval(() => {
      if (inFlight.current) return
      clearInterval(timer)
      void latestAsk.current(typed)
    }, typingPauseMs)
    return () => clearInterval(timer)
  }, [typed])

  const drop = (word: string) =>
    setFound((before) => {
      const words = before.words.filter((each) => each !== word)
      return words.length > 0 ? { ...before, words } : none
    })
  /** Empties the list, and gives up the request in flight: what it was asked for has been added. */
  const forget = () => {
    inFlight.current?.abort()
    inFlight.current = undefined
    setFound(none)
  }
  return { suggestions: found, ask, drop, forget }
}
