/** Lets a language model write when the owner presses a button that says so, after asking where that is needed. */
import { useEffect, useState } from 'react'
import type { WritingTool } from '#contract/plain/writing-tools.ts'
import type { WritingState } from '#contract/writing.ts'
import { useWritingState } from '#web/writing/writing-queries.ts'

type Parts = { tool: WritingTool; isImpersonated: boolean; start: (byModel: boolean) => void }

export type ModelWriting = {
  tool: WritingTool
  model: WritingState['model']
  /** Whether the model may write for this owner. */
  isOn: boolean
  /** Whether there is a model that the owner was never asked about. */
  isOffered: boolean
  /** Whether the owner wants to see the text each time before it goes out. */
  isShownFirst: boolean
  /** Whether the owner is being asked, or shown the text. */
  isAsking: boolean
  ask: (isAsking: boolean) => void
  /** Writes: by the model if it may, after showing the text if the owner wants that. */
  write: () => void
  writeByModel: () => void
}

/** `start` writes, by a language model or by the engine. */
export function useModelWriting({ tool, isImpersonated, start }: Parts): ModelWriting {
  const { data: state, isPending } = useWritingState()
  const [isAsking, ask] = useState(false)
  const [isPressedEarly, setPressedEarly] = useState(false)
  const model = isImpersonated ? null : (state?.model ?? null)
  const isOn = model !== null && state?.isOn === true
  const isElsewhere = model !== null && !model.isOwnMachine
  const isShownFirst = isOn && isElsewhere && state.isShownEachTime
  const write = () => {
    if (isPending) setPressedEarly(true)
    else if (isShownFirst) ask(true)
    else start(isOn)
  }
  // A press before the page knows who writes waits: the engine would write where the owner chose the model.
  useEffect(() => {
    if (!isPressedEarly || isPending) return
    setPressedEarly(false)
    write()
  })
  return {
    ...{ tool, model, isOn, isShownFirst, isAsking, ask },
    isOffered: isElsewhere && !isOn && state?.agreedAt === null,
    write,
    writeByModel: () => {
      ask(false)
      start(true)
    },
  }
}
