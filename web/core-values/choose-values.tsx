/**
 * What was found in an uploaded document: values that it states, preselected; values that a language model reads out of it;
 * and sentences that may express a value, which the owner selects and gives a name.
 */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FoundValue, FoundValueSentence } from '#contract/core-values.ts'
import { valueTitleLengthMax } from '#contract/plain/core-value.ts'
import type { Found } from '#web/core-values/use-extraction.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ReadNotes } from '#web/writing/read-with-model.tsx'

/** How many sentences can be named at once. */
const namedMax = 10

type Props = Found & {
  /** How many more values fit on the list. */
  room: number
  onAdd: (values: FoundValue[]) => void
}

/** State of the selection: the chosen values, and the chosen sentences with the names typed for them. */
function useChoice({ values, suggested, sentences, room }: Props) {
  const [picked, setPicked] = useState(values.slice(0, room))
  const [named, setNamed] = useState<ReadonlyMap<FoundValueSentence, string>>(new Map())
  const count = picked.length + named.size
  const toggleValue = (value: FoundValue) =>
    setPicked(picked.includes(value) ? picked.filter((each) => each !== value) : [...picked, value])
  const name = (sentence: FoundValueSentence, to: string) => setNamed(new Map(named).set(sentence, to))
  const toggleSentence = (sentence: FoundValueSentence) => {
    const next = new Map(named)
    if (!next.delete(sentence)) next.set(sentence, sentence.suggestedName)
    setNamed(next)
  }
  const chosen = () => [
    ...[...values, ...suggested].filter((each) => picked.includes(each)),
    ...sentences.flatMap((each) => {
      const title = named.get(each)?.trim() ?? ''
      return title === '' ? [] : [{ title, description: each.text, evidence: each.text }]
    }),
  ]
  return {
    ...{ picked, named, count, toggleValue, toggleSentence, name, chosen },
    isFull: count >= room,
    isFullOfNamed: count >= room || named.size >= namedMax,
    unnamed: [...named.values()].filter((each) => each.trim() === '').length,
  }
}

export function ChooseValues(props: Props) {
  const { values, suggested, suggestedBy, sentences, onAdd } = props
  const choice = useChoice(props)
  const { count, unnamed } = choice
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true }), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAdd(choice.chosen())
  }
  const isAnyLikely = sentences.some(({ isLikely }) => isLikely)
  return (
    <form ref={form} className="choosing" onSubmit={submit}>
      <ReadNotes {...props} what="values" />
      {values.length > 0 && (
        <section aria-labelledby="values-stated">
          <h3 id="values-stated">Values your document states</h3>
          <Values {...choice} values={values} />
        </section>
      )}
      {suggested.length > 0 && (
        <section aria-labelledby="values-suggested">
          <h3 id="values-suggested">Values it may show</h3>
          <p className="small quiet">
            Suggested and worded by {suggestedBy}, each from the passage below it. Check the ones that are yours.
          </p>
          <Values {...choice} values={suggested} isQuoted />
        </section>
      )}
      {sentences.length > 0 && (
        <section aria-labelledby="values-shown">
          <h3 id="values-shown">{isAnyLikely ? 'Sentences that may show a value' : 'Other sentences'}</h3>
          <p className="small quiet">
            Check the ones you’d stand by, and give each a name. You can name {namedMax} at once.
          </p>
          <Sentences {...choice} sentences={sentences} />
        </section>
      )}
      <div className="row between">
        <span className="small quiet" role="status">
          {unnamed > 0 && (unnamed === 1 ? 'One sentence needs a name.' : `${unnamed} sentences need a name.`)}
        </span>
        <Button kind="main" type="submit" disabled={count === 0 || unnamed > 0}>
          {count > 1 ? `Add ${count} values` : 'Add this value'}
        </Button>
      </div>
    </form>
  )
}

type ValuesProps = { values: readonly FoundValue[]; isQuoted?: boolean } & ReturnType<typeof useChoice>

/** Values to check; `isQuoted` shows the passage of each. */
function Values({ values, isQuoted, picked, isFull, toggleValue }: ValuesProps) {
  return (
    <ul className="told-list">
      {values.map((each) => (
        <li key={each.title}>
          <label className="found-value">
            <input
              type="checkbox"
              checked={picked.includes(each)}
              disabled={!picked.includes(each) && isFull}
              onChange={() => toggleValue(each)}
            />
            <span>
              <b>{each.title}</b>
              {each.description && each.description !== (isQuoted ? each.evidence : '') && (
                <span className="small quiet told-note">{each.description}</span>
              )}
              {isQuoted && (
                <span className="told-note">
                  <q>{each.evidence}</q>
                </span>
              )}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

type SentencesProps = { sentences: readonly FoundValueSentence[] } & ReturnType<typeof useChoice>

/** Shows the sentences that probably express a value; the others only on request. */
function Sentences({ sentences, ...choice }: SentencesProps) {
  const [isWhole, setWhole] = useState(false)
  const likely = sentences.filter(({ isLikely }) => isLikely)
  const others = sentences.filter(({ isLikely }) => !isLikely)
  const more = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isWhole) more.current?.querySelector('input')?.focus()
  }, [isWhole])
  return (
    <>
      {likely.length > 0 && (
        <ul className="told-list">
          {likely.map((each) => (
            <Sentence key={each.text} {...choice} sentence={each} />
          ))}
        </ul>
      )}
      {others.length > 0 && !isWhole && (
        <Button kind="plain" onClick={() => setWhole(true)}>
          {others.length === 1 ? 'Show one more sentence' : `Show ${others.length} more sentences`}
        </Button>
      )}
      {isWhole && (
        <ul ref={more} className="told-list" aria-label="More sentences">
          {others.map((each) => (
            <Sentence key={each.text} {...choice} sentence={each} />
          ))}
        </ul>
      )}
    </>
  )
}

type SentenceProps = { sentence: FoundValueSentence } & ReturnType<typeof useChoice>

/** A sentence to select, which opens the field for its name. */
function Sentence({ sentence, named, isFullOfNamed, toggleSentence, name }: SentenceProps) {
  const title = named.get(sentence)
  return (
    <li>
      <label className="found-value">
        <input
          type="checkbox"
          checked={title !== undefined}
          disabled={title === undefined && isFullOfNamed}
          onChange={() => toggleSentence(sentence)}
        />
        <span>
          <q>{sentence.text}</q>
          {sentence.source === 'record' && <span className="small quiet told-note">You told us this earlier.</span>}
        </span>
      </label>
      {title !== undefined && (
        <TextField
          className="told-name"
          label="What would you call this?"
          autoComplete="off"
          maxLength={valueTitleLengthMax}
          value={title}
          onChange={(event) => name(sentence, event.target.value)}
        />
      )}
    </li>
  )
}
