/** A language model's proposals for the sentences that are not finished: asked for at a press, kept until they are answered. */
import { useEffect, useRef, useState } from 'react'
import type { SentenceStem, Sentences } from '#contract/plain/sentences.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { SentenceProposal } from '#contract/sentences.ts'
import { send } from '#web/calls/send.ts'

type Found = {
  proposals: readonly SentenceProposal[]
  writtenBy?: string | undefined
  trouble?: WritingTrouble | undefined
  failure?: unknown
}

const none: Found = { proposals: [] }

/** `save` saves what was typed, since the model reads what is saved, and sentences that are taken. */
export function useProposals({ sentences, save }: Pick<Saving, 'sentences' | 'save'>) {
  const [found, setFound] = useState<Found>()
  const [isAsking, setAsking] = useState(false)
  const inFlight = useRef<AbortController>(undefined)
  const stop = () => {
    inFlight.current?.abort()
    inFlight.current = undefined
    setAsking(false)
  }
  useEffect(() => () => inFlight.current?.abort(), [])

  async function ask(byModel: boolean): Promise<void> {
    if (inFlight.current) return
    const controller = new AbortController()
    const { signal } = controller
    inFlight.current = controller
    setAsking(true)
    setFound(undefined)
    try {
      const isSaved = await save()
      if (!isSaved || signal.aborted) return
      setFound(await send('POST /api/user-profile/sentences/proposals', { body: { byModel }, signal }))
    } catch (failure) {
      if (signal.aborted) return
      console.error(failure)
      setFound({ proposals: [], failure })
    } finally {
      if (!signal.aborted) stop()
    }
  }

  const { proposals, ...more } = found ?? none
  const leave = (stems: readonly SentenceStem[]) =>
    setFound({ ...more, proposals: proposals.filter(({ stem }) => !stems.includes(stem)) })
  const take = (taken: readonly SentenceProposal[]) => {
    leave(taken.map(({ stem }) => stem))
    void save(Object.fromEntries(taken.map(({ stem, words }) => [stem, words])))
  }
  const open = proposals.filter(({ stem }) => sentences[stem].trim() === '')
  return {
    ...{ proposals, ...more, isAsking, ask, stop, leave, take },
    /** Whether an answer came, or a failure. */
    isAnswered: found !== undefined,
    /** Those whose blank is still empty. */
    open,
  }
}

type Saving = { sentences: Sentences; save: (taken?: Partial<Sentences>) => Promise<boolean> }
export type Proposals = ReturnType<typeof useProposals>
