/** State of the dialog that refines a line: its versions, the requests for changes ("wishes"), and what was answered. */
import { useState } from 'react'
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import type { SentenceStem } from '#contract/plain/sentences.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import { useLineVersions } from '#web/brand/showing/line-versions.ts'
import {
  type Asked,
  type ByModel,
  describeRefineFailure,
  type RefineTurn,
  refine,
  useRefineRequests,
} from '#web/brand/showing/refine-requests.ts'
import type { CallReply } from '#web/calls/send.ts'

/**
 * The outcome of the last wish. `isChange`: the text has changed. The rest asks back: `marked` are words that the wish
 * may refer to, `stems` the sentences that its new `fact` may belong to.
 */
type Said = {
  note: string
  isChange: boolean
  marked?: readonly string[]
  stems?: readonly SentenceStem[]
  fact?: string
}

type Outcome = { isChanged: boolean; isOpen: boolean; isAnswered: boolean }
const nothing: Outcome = { isChanged: false, isOpen: false, isAnswered: false }

const labelOf = (asked: Asked) =>
  'feedback' in asked ? asked.feedback : capitalizeFirstLetter(asked.wish.kind.replaceAll('-', ' '))

function saidOf({ message, isChanged, marked, stems, fact }: CallReply<'POST /api/refine-uvp'>): Said {
  return {
    note: message,
    isChange: isChanged,
    ...(marked && { marked }),
    ...(stems && { stems }),
    ...(fact && { fact }),
  }
}

/** Asks for changes; `turns` is the conversation with a language model. */
function useWishes(original: WrittenLine, kind: LineKind['name']) {
  const [said, setSaid] = useState<Said>()
  const [turns, setTurns] = useState<readonly RefineTurn[]>([])
  const [writing, setWriting] = useState<string>()
  const fail = (error: unknown) => setSaid({ note: describeRefineFailure(error, kind), isChange: false })
  const line = useLineVersions(original, {
    look: async (version, signal) => (await refine([version], { wish: { kind: 'look' } }, signal)).bench,
    onFailure: fail,
  })
  const requests = useRefineRequests(line.upToNow)

  /** Requests a change. `isOpen`: it takes the owner's own hand. `isAnswered`: by a language model. */
  const ask = async (asked: Asked, { saysStem = line.now.saysStem === true, isByModel = false } = {}) => {
    setSaid(undefined)
    const byModel: ByModel | undefined = isByModel ? { kind, turns, onText: setWriting } : undefined
    try {
      const reply = await requests.request(asked, byModel)
      if (!reply) return nothing
      const { refinedUvp: text, isChanged, bench, message: note, claims, options, trouble, source } = reply
      const writtenBy = reply.writtenBy ?? line.now.writtenBy
      if (isChanged) line.put({ text, bench, label: labelOf(asked), saysStem, writtenBy, claims })
      // What a language model said stands in the conversation.
      if (!byModel || (isChanged && source === 'embedded')) setSaid(saidOf(reply))
      if (byModel && 'feedback' in asked)
        setTurns((before) => [...before, { asked: asked.feedback, note, options, trouble, text }])
      return { isChanged, isOpen: reply.isOpen === true, isAnswered: source === 'provider' }
    } catch (error) {
      console.error(error)
      fail(error)
      return nothing
    } finally {
      setWriting(undefined)
    }
  }
  return { line, said, setSaid, turns, writing, setWriting, requests, ask }
}

/** `kind` is what messages call the line. Nothing is saved here. */
export function useRefining(original: WrittenLine, kind: LineKind['name']) {
  const { line, said, setSaid, turns, writing, setWriting, requests, ask } = useWishes(original, kind)
  const { now, upToNow, versions } = line
  const { isBusy, request, giveUp } = requests
  const saysStem = now.saysStem === true
  return {
    ...{ text: now.text, bench: now.bench, claims: now.claims, writtenBy: now.writtenBy },
    ...{ said, turns, isBusy, saysStem, ask },
    /** The version before this one. */
    before: upToNow.at(-2)?.text,
    versions,
    /** The place of the version that is shown. */
    at: upToNow.length - 1,
    show: (at: number) => {
      giveUp()
      setSaid(undefined)
      line.show(at)
    },
    /** What has arrived of a line that a language model is writing. */
    writing,
    stop: () => {
      giveUp()
      setWriting(undefined)
    },
    canUndo: versions.length > 1,
    /** Puts a sentence just finished into the line: replaces its old words in it, or adds it if it is not in there. */
    sayStem: async (stem: SentenceStem, before: string, words: string): Promise<void> => {
      const isSaid = before !== '' && now.text.toLowerCase().includes(before.toLowerCase())
      if (isSaid) return void (await ask({ wish: { kind: 'replace', what: before, with: words } }, { saysStem: true }))
      const looked = await request({ wish: { kind: 'look' } })
      if (!looked) return
      const added = looked.bench.addable.find(({ field }) => field === stem)?.text
      if (added) await ask({ wish: { kind: 'add', what: added } }, { saysStem: true })
      else setSaid({ note: 'Your sentence is saved. New drafts are written with it.', isChange: false })
    },
    /** Replaces the current text with the owner's own, also if a change to it is still under way. */
    write: (text: string) => {
      giveUp()
      setSaid({ note: 'Now it’s in your own words.', isChange: true })
      line.put({ text, bench: undefined, label: 'By hand', saysStem })
    },
    undo: () => {
      setSaid({ note: 'Back to the line before.', isChange: true })
      line.undo()
    },
    tell: (note: string) => setSaid({ note, isChange: false }),
  }
}

export type LineRefinementState = ReturnType<typeof useRefining>
