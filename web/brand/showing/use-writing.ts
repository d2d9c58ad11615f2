/** Streamed generation: which lines have arrived, whether it is running, whether it failed. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'

/** `byModel`: a language model may write. Resolves with the trouble that one had, if any. */
type Write<Line> = (
  onLine: (line: Line) => void,
  signal: AbortSignal,
  byModel: boolean,
) => Promise<WritingTrouble | undefined>

export type LineWritingState<Line> = {
  /** The lines received so far, or undefined if nothing is being generated. */
  lines: Line[] | undefined
  /** Whether a language model may be writing them, which takes its time. */
  isByModel: boolean
  failure: unknown
  trouble: WritingTrouble | undefined
  start: (byModel?: boolean) => void
  /** Ends what is being generated; the previous lines stay. */
  stop: () => void
}

/**
 * Runs `write` when `start` is called; leaving the screen aborts it. If it fails, the previous lines stay, and
 * `failure` is the error.
 */
export function useWriting<Line>(write: Write<Line>): LineWritingState<Line> {
  const [lines, setLines] = useState<Line[]>()
  const [failure, setFailure] = useState<unknown>()
  const [trouble, setTrouble] = useState<WritingTrouble>()
  const [isByModel, setByModel] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(
    (byModel = false) => {
      if (running.current && !running.current.signal.aborted) return
      const controller = new AbortController()
      running.current = controller
      setFailure(undefined)
      setTrouble(undefined)
      setByModel(byModel)
      setLines([])
      const hear = (line: Line) => {
        if (!controller.signal.aborted) setLines((before) => [...(before ?? []), line])
      }
      write(hear, controller.signal, byModel)
        .then((met) => {
          if (!controller.signal.aborted) setTrouble(met)
        })
        .catch((error: unknown) => {
          if (controller.signal.aborted) return
          console.error(error)
          setFailure(error)
        })
        .finally(() => {
          if (controller.signal.aborted) return
          // The query cache notifies on the next tick: keep the streamed lines until the new list is shown.
          setTimeout(() => {
            running.current = undefined
            setLines(undefined)
          })
        })
    },
    [write],
  )
  const stop = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setLines(undefined)
  }, [])
  return { lines, isByModel, failure, trouble, start, stop }
}

/** Starts the first generation automatically, once per visit, if there is nothing yet and all input is present. */
export function useFirstWriting(isWanted: boolean, start: () => void): void {
  const hasStarted = useRef(false)
  // A layout effect runs before paint, so "No drafts" never flashes before "Writing…".
  useLayoutEffect(() => {
    if (!isWanted || hasStarted.current) return
    hasStarted.current = true
    start()
  }, [isWanted, start])
}
