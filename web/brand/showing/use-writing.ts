/** Writing that streams: which lines have arrived, whether it still runs, whether it failed. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Write<Line> = (onLine: (line: Line) => void, signal: AbortSignal) => Promise<void>

export type Writing<Line> = {
  /** The lines of the run under way, or undefined when none is. */
  lines: Line[] | undefined
  failure: unknown
  start: () => void
}

/** Runs `write` when started; leaving the screen ends it. A failed run leaves what stood before, `failure` says why. */
export function useWriting<Line>(write: Write<Line>): Writing<Line> {
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
        // The cache tells its readers in the next turn: the new list stands there before its lines go.
        setTimeout(() => {
          running.current = undefined
          setLines(undefined)
        })
      })
  }, [write])
  return { lines, failure, start }
}

/** Starts the writing by itself, once a visit, when there is nothing yet and everything needed is there. */
export function useFirstWriting(isWanted: boolean, start: () => void): void {
  const hasStarted = useRef(false)
  // Before anything is painted: "No drafts" never flashes in front of "Writing…".
  useLayoutEffect(() => {
    if (!isWanted || hasStarted.current) return
    hasStarted.current = true
    start()
  }, [isWanted, start])
}
