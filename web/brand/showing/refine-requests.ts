/** The requests that refine a line, one at a time; the API names them after value propositions, and taglines use them too. */
import { useEffect, useRef, useState } from 'react'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { Refinement } from '#contract/uvp.ts'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import type { LineVersion } from '#web/brand/showing/line-versions.ts'
import { CallError, getErrorMessage, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'

/** A change ("wish"): chosen by button, or in the owner's words. */
export type Asked = { wish: Refinement } | { feedback: string }

/** A wish that the owner typed, and what was answered. */
export type RefineTurn = {
  asked: string
  note: string
  /** What the wish could mean, if a language model asks back. */
  options?: readonly string[] | undefined
  trouble?: WritingTrouble | undefined
  /** The line after it. */
  text: string
}

/** What a language model is told besides; `onText` gets the line as far as it is written. */
export type ByModel = { kind: LineKind['name']; turns: readonly RefineTurn[]; onText: (text: string) => void }

const refineCall = 'POST /api/refine-uvp'
const earlierMax = 20
/** The contract's number, repeated here because importing it would bundle the schemas. */
const turnsMax = 6

/** The error message: the server's own where retrying would not help, as it says what would. */
export function describeRefineFailure(error: unknown, kind: string): string {
  const sorry = `Sorry, I had trouble refining that ${kind}. Please try again.`
  return error instanceof CallError && [402, 409, 429].includes(error.status) ? getErrorMessage(error, sorry) : sorry
}

const bodyOf = (versions: readonly LineVersion[], asked: Asked) => ({
  originalUvp: versions.at(-1)?.text ?? '',
  earlier: versions
    .slice(0, -1)
    .map(({ text }) => text)
    .slice(-earlierMax),
  ...asked,
})

/** What a language model is told of the conversation: the last wishes, each with the line or the question that came. */
export const listSentTurns = (turns: readonly RefineTurn[]) =>
  turns.slice(-turnsMax).map(({ asked, options, note, text }) => ({ asked, said: options ? note : text }))

/** Asks for a change to the last version by the engine. */
export const refine = (versions: readonly LineVersion[], asked: Asked, signal: AbortSignal) =>
  send(refineCall, { body: bodyOf(versions, asked), signal })

function refineByModel(versions: readonly LineVersion[], asked: Asked, byModel: ByModel, signal: AbortSignal) {
  const turns = listSentTurns(byModel.turns)
  const kind = byModel.kind === 'UVP' ? 'uvp' : 'tagline'
  const body = { ...bodyOf(versions, asked), byModel: true, kind, turns } as const
  return stream(refineCall, { body, signal }, ({ text }) => byModel.onText(text))
}

/** Refines the last of `versions`; closing the dialog gives up the request under way. */
export function useRefineRequests(versions: readonly LineVersion[]) {
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Resolves to undefined if the request was given up. Throws as `send` does. */
  const request = async (asked: Asked, byModel?: ByModel) => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBusy(true)
    try {
      const reply = await (byModel ? refineByModel(versions, asked, byModel, signal) : refine(versions, asked, signal))
      return signal.aborted ? undefined : reply
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }
  const giveUp = () => {
    running.current?.abort()
    setBusy(false)
  }
  return { isBusy, request, giveUp }
}
