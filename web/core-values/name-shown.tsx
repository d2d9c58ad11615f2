/** A value that a document only shows: its sentence, and the question what its owner calls it. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { FoundValue } from '#contract/core-values.ts'
import { valueTitleLengthMax } from '#contract/plain/core-value.ts'

type Props = {
  value: FoundValue
  /** "1 of 2 · handbook.pdf" */
  place: string
  fileName: string
  onName: (title: string) => void
  onLeaveOut: () => void
}

export function NameShown({ value, place, fileName, onName, onLeaveOut }: Props) {
  const [name, setName] = useState('')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Each one begins at its sentence, however far down the one before had been read.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('dialog')?.scrollTo(0, 0)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onName(name.trim())
  }
  return (
    <form className="guide naming" onSubmit={submit}>
      <div>
        <p className="small quiet num">{place}</p>
        <blockquote className="shown-q">
          <q>{value.evidence}</q>
        </blockquote>
        <h3 ref={heading} tabIndex={-1}>
          What would you call this?
        </h3>
        <div className="namer">
          {value.suggestions.map((each) => (
            <button
              className={each === name ? 'chip kept' : 'chip offer'}
              type="button"
              key={each}
              aria-pressed={each === name}
              onClick={() => setName(each)}
            >
              {each}
            </button>
          ))}
        </div>
        <div className="field">
          <label htmlFor={id}>Or in your own words</label>
          <input
            id={id}
            className="input name"
            autoComplete="off"
            maxLength={valueTitleLengthMax}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      </div>
      <aside className="vcard" aria-label="How it will look in your list">
        <p className="cap">How it will look in your list</p>
        <h3>
          {name.trim() || (
            <span className="gap">
              <span className="vh">its name</span>
            </span>
          )}
        </h3>
        <p>{value.description}</p>
        <p className="cap">Found in {fileName}</p>
      </aside>
      <div className="row dialog-acts">
        <button className="btn plain" type="button" onClick={onLeaveOut}>
          Not a value, leave it out
        </button>
        <button className="btn main" type="submit" disabled={name.trim() === ''}>
          Add this value
        </button>
      </div>
    </form>
  )
}
