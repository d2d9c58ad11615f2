/** Sentences of a document that may show a value: their owner taps those that do, and names them next. */
import { useEffect, useRef, useState } from 'react'
import type { FoundValue } from '#contract/core-values.ts'

type Props = {
  sentences: readonly FoundValue[]
  /** Those of them that are checked at first. */
  shown: readonly FoundValue[]
  /** How many values still fit on the list. */
  room: number
  onChoose: (chosen: FoundValue[]) => void
}

export function ChooseShown({ sentences, shown, room, onChoose }: Props) {
  const [chosen, setChosen] = useState(shown)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const toggle = (each: FoundValue) =>
    setChosen(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each])
  return (
    <div className="choosing">
      <ul ref={list} className="told-list" tabIndex={-1} aria-label="Sentences of your document">
        {sentences.map((each) => (
          <li key={each.evidence}>
            <label className="told">
              <input
                type="checkbox"
                checked={chosen.includes(each)}
                disabled={!chosen.includes(each) && chosen.length >= room}
                onChange={() => toggle(each)}
              />
              <q>{each.evidence}</q>
            </label>
          </li>
        ))}
      </ul>
      <div className="row dialog-acts">
        <button className="btn plain" type="button" onClick={() => onChoose([])}>
          None of these
        </button>
        <button
          className="btn main"
          type="button"
          disabled={chosen.length === 0}
          onClick={() => onChoose(sentences.filter((each) => chosen.includes(each)))}
        >
          {chosen.length > 1 ? `Name these ${chosen.length}` : 'Name it'}
        </button>
      </div>
    </div>
  )
}
