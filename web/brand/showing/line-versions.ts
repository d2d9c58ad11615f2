/** The versions that a line goes through in the dialog that refines it; one of them is shown. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { Claim } from '#contract/plain/claim.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import type { RefinementOptions } from '#contract/uvp.ts'

/**
 * One version of the line. `label` says how it came about, `saysStem` that it contains a sentence that the owner finished
 * in this dialog, and `writtenBy` names the language model that changed it last.
 */
export type LineVersion = {
  text: string
  /** What can be done to it; undefined until that is known. */
  bench: RefinementOptions | undefined
  label: string
  saysStem?: boolean
  writtenBy?: string | undefined
  /** What it claims, if a language model wrote it. */
  claims?: readonly Claim[] | undefined
}

const bareBench = (text: string): RefinementOptions => ({ parts: [text], addable: [], cannot: {} })

type Look = (version: LineVersion, signal: AbortSignal) => Promise<RefinementOptions>

/** Fetches what can be done to a version that does not know yet: when the dialog opens, and after an edit by hand. */
function useBench(
  now: LineVersion,
  { look, onFailure }: { look: Look; onFailure: (error: unknown) => void },
  setVersions: Dispatch<SetStateAction<readonly LineVersion[]>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (now.bench) return
    const controller = new AbortController()
    const { signal } = controller
    const lay = (bench: RefinementOptions) =>
      setVersions((before) => before.map((each) => (each === now ? { ...each, bench } : each)))
    look(now, signal)
      .then(lay)
      .catch((error: unknown) => {
        if (signal.aborted) return
        console.error(error)
        onFailure(error)
        lay(bareBench(now.text))
      })
    return () => controller.abort()
  }, [now])
}

/** `look` asks what can be done to a version. */
export function useLineVersions(
  { text, writtenBy }: WrittenLine,
  looking: { look: Look; onFailure: (error: unknown) => void },
) {
  const [opened] = useState<LineVersion>({ text, bench: undefined, label: 'Opened', writtenBy })
  const [versions, setVersions] = useState<readonly LineVersion[]>([opened])
  const [shown, show] = useState<number>()
  const upToNow = shown === undefined ? versions : versions.slice(0, shown + 1)
  const now = upToNow.at(-1) ?? opened
  useBench(now, looking, setVersions)
  return {
    versions,
    /** Those up to the one that is shown, the last. */
    upToNow,
    now,
    show,
    /** Adds a version, or goes back to the one before if that says the same. */
    put: (next: LineVersion) => {
      show(undefined)
      setVersions((before) =>
        before.at(-2)?.text === next.text && before.length > 1 ? before.slice(0, -1) : [...before, next],
      )
    },
    undo: () => {
      show(undefined)
      setVersions((before) => (before.length > 1 ? before.slice(0, -1) : before))
    },
  }
}
