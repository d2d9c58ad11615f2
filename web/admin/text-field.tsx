/** A labelled field of a dialog's form, with its error below. */
import { type InputHTMLAttributes, useId } from 'react'

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'placeholder' | 'maxLength'> & {
  name: string
  value: string
  error: string | undefined
  /** Spans both columns. */
  isWide?: boolean
  className?: string
  onType: (value: string) => void
}

export function TextField({ name, value, error, isWide = false, className = '', onType, ...input }: Props) {
  const id = useId()
  return (
    <div className={isWide ? 'field all' : 'field'}>
      <label htmlFor={id}>{name}</label>
      <input
        {...input}
        className={`input ${className}`.trim()}
        id={id}
        autoComplete="off"
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onType(event.target.value)}
      />
      {error !== undefined && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
