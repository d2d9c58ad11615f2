/**
 * State of the dialog that refines a line: every text it had so far (for Undo), the possible changes ("bench") to the
 * current one, and the requests for changes ("wishes").
 */
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { SentenceStem } from '#contract/plain/sentences.ts'
import type { Refinement, RefinementOptions } from '#contract/uvp.ts'
import { describeSource } from '#web/brand/showing/describe-source.ts'
import { CallError, getErrorMessage, send } from '#web/calls/send.ts'

/** One text of the line. `saysStem`: it contains a sentence that the owner finished in this dialog. */
type Standing = { text: string; bench: RefinementOptions | undefined; saysStem?: boolean }

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
type Asked = { wish: Refinement } | { feedback: string }

const earlierMax = 20
const bareBench = (text: string): RefinementOptions => ({ parts: [text], addable: [], cannot: {} })

/** The error message: the server's own where retrying would not help, as it says what would. */
function toldBy(error: unknown, kind: string): string {
  const sorry = `Sorry, I had trouble refining that ${kind}. Please try again.`
  return error instanceof CallError && [402, 409, 429].includes(error.status) ? getErrorMessage(error, sorry) : sorry
}

/** The one call that refines a line; the API names it after value propositions, and taglines use it too. */
const refine = (texts: readonly Standing[], asked: Asked, signal: AbortSignal) =>
  send('POST /api/refine-uvp', {
    body: {
      originalUvp: texts.at(-1)?.text ?? '',
      earlier: texts
        .slice(0, -1)
        .map(({ text }) => text)
        .slice(-earlierMax),
      ...asked,
    },
    signal,
  })

/** Fetches the possible changes to a text that has no bench yet: when the dialog opens, and after an edit by hand. */
function useBench(
  now: Standing,
  kind: string,
  setTexts: Dispatch<SetStateAction<readonly Standing[]>>,
  setSaid: Dispatch<SetStateAction<Said | undefined>>,
): void {
  useEffect(() => {
    if (now.bench) return
    const controller = new AbortController()
    const { signal } = controller
    const lay = (bench: RefinementOptions) =>
      setTexts((before) => before.map((each) => (each === now ? { ...each, bench } : each)))
    refine([now], { wish: { kind: 'look' } }, signal)
      .then(({ bench }) => lay(bench))
      .catch((error: unknown) => {
        if (signal.aborted) return
        console.error(error)
        setSaid({ note: toldBy(error, kind), isChange: false })
        lay(bareBench(now.text))
      })
    return () => controller.abort()
  }, [now, kind, setTexts, setSaid])
}

/** Refines the last of `texts`, one request at a time; closing the dialog gives up the one under way. */
function useRequests(texts: readonly Standing[]) {
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Resolves to undefined if the request was given up. Throws as `send` does. */
  const request = async (asked: Asked) => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBusy(true)
    try {
      const reply = await refine(texts, asked, signal)
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

/** `kind` is what messages call the line. Nothing is saved here. */
export function useRefining(original: string, kind: string) {
  const [texts, setTexts] = useState<readonly Standing[]>([{ text: original, bench: undefined }])
  const [said, setSaid] = useState<Said>()
  const { isBusy, request, giveUp } = useRequests(texts)
  const now: Standing = texts.at(-1) ?? { text: original, bench: undefined }

  useBench(now, kind, setTexts, setSaid)
  const put = (text: string, bench: RefinementOptions | undefined, saysStem = now.saysStem === true) =>
    setTexts((before) =>
      before.at(-2)?.text === text && before.length > 1 ? before.slice(0, -1) : [...before, { text, bench, saysStem }],
    )

  /** Requests a change; resolves to whether the line changed, or should open for editing by hand. */
  const ask = async (asked: Asked, saysStem?: boolean): Promise<{ isChanged: boolean; isOpen: boolean }> => {
    setSaid(undefined)
    try {
      const reply = await request(asked)
      if (!reply) return { isChanged: false, isOpen: false }
      const { refinedUvp, isChanged, message, source, bench, marked, stems, fact, isOpen } = reply
      if (isChanged) put(refinedUvp, bench, saysStem)
      const note = source === 'provider' ? `${message} ${describeSource(source)}.` : message
      setSaid({ note, isChange: isChanged, ...(marked && { marked }), ...(stems && { stems }), ...(fact && { fact }) })
      return { isChanged, isOpen: isOpen === true }
    } catch (error) {
      console.error(error)
      setSaid({ note: toldBy(error, kind), isChange: false })
      return { isChanged: false, isOpen: false }
    }
  }
  return {
    text: now.text,
    bench: now.bench,
    said,
    isBusy,
    saysStem: now.saysStem === true,
    canUndo: texts.length > 1,
    ask,
    /** Puts a sentence just finished into the line: replaces its old words in it, or adds it if it is not in there. */
    sayStem: async (stem: SentenceStem, before: string, words: string): Promise<void> => {
      const isSaid = before !== '' && now.text.toLowerCase().includes(before.toLowerCase())
      if (isSaid) return void (await ask({ wish: { kind: 'replace', what: before, with: words } }, true))
      const looked = await request({ wish: { kind: 'look' } })
      if (!looked) return
      const added = looked.bench.addable.find(({ field }) => field === stem)?.text
      if (added) await ask({ wish: { kind: 'add', what: added } }, true)
      else setSaid({ note: 'Your sentence is saved. New drafts are written with it.', isChange: false })
    },
    /** Replaces the current text with the owner's own, also if a change to it is still under way. */
    write: (text: string) => {
      giveUp()
      setSaid({ note: 'Now it’s in your own words.', isChange: true })
      put(text, undefined)
    },
    undo: () => {
      setSaid({ note: 'Back to the line before.', isChange: true })
      setTexts((before) => (before.length > 1 ? before.slice(0, -1) : before))
    },
    tell: (note: string) => setSaid({ note, isChange: false }),
  }
}

export type LineRefinementState = ReturnType<typeof useRefining>
