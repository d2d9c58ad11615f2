/** A password field on a signed-in screen. */
import { useId } from 'react'

type FieldProps = {
  label: string
  value: string
  autoComplete: string
  hint?: string
  error: string | undefined
  onChange: (value: string) => void
}

export function PasswordField({ label, value, autoComplete, hint, error, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="password"
        autoComplete={autoComplete}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={error ? 'err' : 'hint'}>
        {error ?? hint}
      </p>
    </div>
  )
}
