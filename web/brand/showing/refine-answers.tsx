/**
 * Questions back to the owner about a typed wish (a change they want to a line): which words it means, or to which of
 * their six sentences it adds a fact (something the line could not say before, as the owner had not told it).
 */

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { cleanOwnerWords } from '#contract/plain/sentence-drafts.ts'
import {
  formatStem,
  makeEmptySentences,
  removeRepeatedStem,
  type SentenceStem,
  type Sentences,
} from '#contract/plain/sentences.ts'
import type { Refinement } from '#contract/uvp.ts'
import { checkBlank } from '#web/brand/sentences/sentence-blanks.ts'
import type { LineRefinementState } from '#web/brand/showing/use-refining.ts'
import { getErrorMessage, send } from '#web/calls/send.ts'
import { refresh, useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

const bare = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The line, with the words highlighted that a wish may refer to. */
export function MarkedLine({ text, marked }: { text: string; marked: readonly string[] }) {
  const pieces = text.split(new RegExp(`(${marked.map(bare).join('|')})`))
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
  return pieces.map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))
}

/** A question back appears above the text field: scrolls it into view and moves the focus to it. */
function useArrival<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
  }, [])
  return box
}

type MarkedProps = {
  marked: readonly string[]
  onWish: (wish: Refinement) => void
  onReplace: (what: string) => void
}

export function MarkedWords({ marked, onWish, onReplace }: MarkedProps) {
  const box = useArrival<HTMLUListElement>()
  return (
    <ul className="marked-words" aria-label="Marked words" ref={box}>
      {marked.map((words) => (
        <li key={words} className="part-menu">
          <span className="small">“{words}”</span>
          <Button aria-label={`Take out “${words}”`} onClick={() => onWish({ kind: 'leave-out', part: words })}>
            Take out
          </Button>
          <Button aria-label={`Replace “${words}”…`} onClick={() => onReplace(words)}>
            Replace…
          </Button>
        </li>
      ))}
    </ul>
  )
}

type FactProps = { stems: readonly SentenceStem[]; wish: string; line: LineRefinementState; onDone: () => void }

/** Adds a new fact to the sentence it belongs to; lets the owner choose the sentence if several are possible. */
export function NewFact({ stems, wish, line, onDone }: FactProps) {
  const { data } = useCall('GET /api/user-profile', {})
  const [picked, setPicked] = useState<SentenceStem | undefined>(stems.length === 1 ? stems[0] : undefined)
  const sentences = data?.sentences ?? makeEmptySentences()
  if (!data) return null
  return picked ? (
    <StemForm {...{ stem: picked, sentences, wish, line, onDone }} />
  ) : (
    <StemChoice {...{ stems, sentences, wish }} onPick={setPicked} />
  )
}

type ChoiceProps = Pick<FactProps, 'stems' | 'wish'> & { sentences: Sentences; onPick: (stem: SentenceStem) => void }

function StemChoice({ stems, sentences, wish, onPick }: ChoiceProps) {
  const box = useArrival<HTMLDivElement>()
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div className="picker" role="group" aria-label="In which sentence?" ref={box}>
      <p className="small">
        <b>In which sentence?</b> You asked: “{wish}”
      </p>
      {stems.map((stem) => (
        <button type="button" className="picker-row plain" key={stem} onClick={() => onPick(stem)}>
          <span className="vh">Write it in: </span>
          {formatStem(stem, sentences.isOne)} …<small>{sentences[stem] || 'Not finished yet'}</small>
        </button>
      ))}
    </div>
  )
}

type FormProps = Omit<FactProps, 'stems'> & { stem: SentenceStem; sentences: Sentences }

/**
 * Edits the sentence: an unfinished one is prefilled with the new words, a finished one offers them on a button. The
 * line changes only once the sentence is saved.
 */
function StemForm({ stem, sentences, wish, line, onDone }: FormProps) {
  const box = useArrival<HTMLFormElement>()
  const offered = removeRepeatedStem(stem, line.said?.fact ?? '')
  const [words, setWords] = useState(sentences[stem] || offered)
  const [failure, setFailure] = useState<string>()
  const tooLong = checkBlank(stem, words)
  const wrong = tooLong ?? failure
  const isReady = cleanOwnerWords(stem, words) !== '' && words.trim() !== sentences[stem] && !tooLong && !line.isBusy
  const hasOffer = offered !== '' && !words.includes(offered)
  const put = (changed: string) => {
    setWords(changed)
    setFailure(undefined)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    try {
      await send('PUT /api/user-profile/sentences', { body: { [stem]: words.trim() } })
      await line.sayStem(stem, cleanOwnerWords(stem, sentences[stem]), cleanOwnerWords(stem, words))
      onDone()
      await refresh('GET /api/user-profile')
    } catch (error) {
      console.error(error)
      setFailure(getErrorMessage(error, 'We couldn’t save it. Please try again.'))
    }
  }
  return (
    <form className="picker replace" ref={box} onSubmit={(event) => void save(event)}>
      <p className="small">You asked: “{wish}”</p>
      <Field label={formatStem(stem, sentences.isOne)} error={wrong} isErrorAlert>
        {(control) => (
          <>
            <input {...control} autoComplete="off" value={words} onChange={(event) => put(event.target.value)} />
            {hasOffer && (
              <Button kind="tool" onClick={() => put([words.trim(), offered].filter(Boolean).join(', '))}>
                <Icon name="plus" />
                Put in “{offered}”
              </Button>
            )}
          </>
        )}
      </Field>
      <Button type="submit" disabled={!isReady}>
        Save the sentence
      </Button>
    </form>
  )
}
