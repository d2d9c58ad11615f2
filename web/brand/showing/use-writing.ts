/** Streamed generation: which lines have arrived, whether it is running, whether it failed. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'

/**
 * `byModel`: a language model may write. Resolves with the trouble that one had, if any. A line that was checked comes with
 * `at`, the number of the one that it takes the place of.
 */
type Write<Line> = (
  onLine: (line: Line, at?: number) => void,
  signal: AbortSignal,
  byModel: boolean,
) => Promise<WritingTrouble | undefined>

export type LineWritingState<Line> = {
  /** The lines received so far, or undefined if nothing is being generated. */
  lines: Line[] | undefined
  /** Whether a language model may be writing them, which takes its time. */
  isByModel: boolean
  /** Whether all lines have come, and some that say what nobody told are being mended. */
  isChecking: boolean
  failure: unknown
  trouble: WritingTrouble | undefined
  /** The whole lines of a language model that was stopped or broke off, until they are kept or left out. */
  stopped: readonly Line[]
  start: (byModel?: boolean) => void
  /** Ends what is being generated; the previous lines stay. */
  stop: () => void
  /** Forgets the stopped lines. */
  leaveOut: () => void
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
  const [isChecking, setChecking] = useState(false)
  const [stopped, setStopped] = useState<readonly Line[]>([])
  const leaveOut = useCallback(() => setStopped([]), [])
  const running = useRef<{ controller: AbortController; byModel: boolean; heard: Line[] }>(undefined)
  useEffect(() => () => running.current?.controller.abort(), [])

  const start = useCallback(
    (byModel = false) => {
      if (running.current && !running.current.controller.signal.aborted) return
      const controller = new AbortController()
      const heard: Line[] = []
      running.current = { controller, byModel, heard }
      setFailure(undefined)
      setTrouble(undefined)
      setByModel(byModel)
      setChecking(false)
      setStopped([])
      setLines([])
      const hear = (line: Line, at = heard.length) => {
        if (controller.signal.aborted) return
        if (at < heard.length) setChecking(true)
        heard[at] = line
        setLines([...heard])
      }
      write(hear, controller.signal, byModel)
        .then((met) => {
          if (!controller.signal.aborted) setTrouble(met)
        })
        .catch((error: unknown) => {
          if (controller.signal.aborted) return
          console.error(error)
          setFailure(error)
          if (byModel) setStopped(heard)
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
    if (running.current?.byModel) setStopped(running.current.heard)
    running.current?.controller.abort()
    running.current = undefined
    setLines(undefined)
  }, [])
  return { lines, isByModel, isChecking, failure, trouble, stopped, start, stop, leaveOut }
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
