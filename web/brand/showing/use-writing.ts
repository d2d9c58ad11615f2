/** Streamed generation: which lines have arrived, whether it is running, whether it failed. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Write<Line> = (onLine: (line: Line) => void, signal: AbortSignal) => Promise<void>

export type LineWritingState<Line> = {
  /** The lines received so far, or undefined if nothing is being generated. */
  lines: Line[] | undefined
  failure: unknown
  start: () => void
}

/**
 * Runs `write` when `start` is called; leaving the screen aborts it. If it fails, the previous lines stay, and
 * `failure` is the error.
 */
export function useWriting<Line>(write: Write<Line>): LineWritingState<Line> {
  const [lines, setLines] = useState<Line[]>()
  const [failure, setFailure] = useState<unknown>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(() => {
    if (running.current && !running.current.signal.aborted) return
    const controller = new AbortController()
    running.current = controller
    setFailure(undefined)
    setLines([])
    write((line) => setLines((before) => [...(before ?? []), line]), controller.signal)
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
  }, [write])
  return { lines, failure, start }
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
