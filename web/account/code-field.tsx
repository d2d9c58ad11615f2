/** A field for a code from an authenticator app, on a signed-in screen. */
import { useId } from 'react'

type Props = {
  label: string
  value: string
  error: string | undefined
  /** Accepts only a six-digit code, no recovery code; in large type. */
  isSix?: boolean
  onChange: (value: string) => void
}

export function CodeField({ label, value, error, isSix = false, onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={isSix ? 'input code6' : 'input'}
        inputMode={isSix ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="err">
          {error}
        </p>
      )}
    </div>
  )
}
