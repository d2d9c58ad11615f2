/** A switch with its name, a hint, and its state. */
import { useId } from 'react'

type Props = { name: string; hint: string; isOn: boolean; onSwitch: (isOn: boolean) => void }

export function Switch({ name, hint, isOn, onSwitch }: Props) {
  const id = useId()
  return (
    <div className="toggle">
      <label htmlFor={id}>
        <b>{name}</b>
        <span className="cap" id={`${id}-hint`}>
          {hint}
        </span>
      </label>
      <span className="on" aria-hidden="true">
        {isOn ? 'On' : 'Off'}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-label={name}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </div>
  )
}
