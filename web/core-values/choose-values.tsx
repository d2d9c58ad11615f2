/**
 * What was found in an uploaded document: values that it states, preselected, and sentences that may express a value,
 * which the owner selects and gives a name.
 */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FoundValue, FoundValueSentence } from '#contract/core-values.ts'
import { valueTitleLengthMax } from '#contract/plain/core-value.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** How many sentences can be named at once. */
const namedMax = 10

type Props = {
  values: readonly FoundValue[]
  sentences: readonly FoundValueSentence[]
  /** How many more values fit on the list. */
  room: number
  onAdd: (values: FoundValue[]) => void
}

/** State of the selection: the chosen values, and the chosen sentences with the names typed for them. */
function useChoice({ values, sentences, room }: Props) {
  const [stated, setStated] = useState(values.slice(0, room))
  const [named, setNamed] = useState<ReadonlyMap<FoundValueSentence, string>>(new Map())
  const count = stated.length + named.size
  const toggleStated = (value: FoundValue) =>
    setStated(stated.includes(value) ? stated.filter((each) => each !== value) : [...stated, value])
  const name = (sentence: FoundValueSentence, to: string) => setNamed(new Map(named).set(sentence, to))
  const toggleSentence = (sentence: FoundValueSentence) => {
    const next = new Map(named)
    if (!next.delete(sentence)) next.set(sentence, sentence.suggestedName)
    setNamed(next)
  }
  const chosen = () => [
    ...values.filter((each) => stated.includes(each)),
    ...sentences.flatMap((each) => {
      const title = named.get(each)?.trim() ?? ''
      return title === '' ? [] : [{ title, description: each.text, evidence: each.text }]
    }),
  ]
  return {
    ...{ stated, named, count, toggleStated, toggleSentence, name, chosen },
    isFull: count >= room,
    isFullOfNamed: count >= room || named.size >= namedMax,
    unnamed: [...named.values()].filter((each) => each.trim() === '').length,
  }
}

export function ChooseValues(props: Props) {
  const { values, sentences, onAdd } = props
  const choice = useChoice(props)
  const { stated, count, unnamed } = choice
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true }), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAdd(choice.chosen())
  }
  const isAnyLikely = sentences.some(({ isLikely }) => isLikely)
  return (
    <form ref={form} className="choosing" onSubmit={submit}>
      {values.length > 0 && (
        <section aria-labelledby="values-stated">
          <h3 id="values-stated">Values your document states</h3>
          <ul className="told-list">
            {values.map((each) => (
              <li key={each.title}>
                <label className="found-value">
                  <input
                    type="checkbox"
                    checked={stated.includes(each)}
                    disabled={!stated.includes(each) && choice.isFull}
                    onChange={() => choice.toggleStated(each)}
                  />
                  <span>
                    <b>{each.title}</b>
                    {each.description && <span className="small quiet told-note">{each.description}</span>}
                  </span>
                </label>
              </li>
            ))}
          </ul>
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
