/** Lines to choose one from: each in quotation marks, with how it argues, a copy button, and what else a tool offers. */
import { type ReactNode, useId } from 'react'
import { copyText } from '#web/brand/copy-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { WaxCheck } from '#web/ui/wax.tsx'

/** One line; `label` names its way, `hint` says it in a few words. */
export type Choice = { text: string; label: string; hint: string }

type Props = {
  choices: readonly Choice[]
  legend: string
  selected: number | undefined
  onSelect: (index: number) => void
  isWriting: boolean
  renderTools?: (index: number) => ReactNode
}

function Waiting() {
  return (
    <li className="skel-uvp" aria-hidden="true">
      <span className="sk dot" />
      <span>
        <span className="sk" style={{ width: '30%' }} />
        <span className="sk t" style={{ width: '92%' }} />
        <span className="sk t" style={{ width: '64%' }} />
      </span>
    </li>
  )
}

export function ChoiceList({ choices, legend, selected, onSelect, isWriting, renderTools }: Props) {
  const name = useId()
  return (
    <fieldset className="choices" aria-busy={isWriting}>
      <legend className="vh">{legend}</legend>
      <ol className="uvps">
        {choices.map(({ text, label, hint }, index) => (
          // A refined text stays in its place, and the focus with it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li className="uvp" key={index}>
            <label>
              <input
                type="radio"
                name={name}
                checked={selected === index}
                disabled={isWriting}
                onChange={() => onSelect(index)}
              />
              <WaxCheck />
              <span className="how">
                {label && <b>{label}</b>}
                {label && hint && ' · '}
                {hint}
              </span>
              <q>{text}</q>
            </label>
            <div className="acts">
              <button className="btn tool" type="button" onClick={() => copyText(text)}>
                <Icon name="copy" />
                Copy
                <span className="vh"> line {index + 1}</span>
              </button>
              {!isWriting && renderTools?.(index)}
            </div>
          </li>
        ))}
        {isWriting && <Waiting />}
      </ol>
    </fieldset>
  )
}
