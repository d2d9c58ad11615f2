/** A field for a code from an authenticator app, on a signed-in screen. */
import { TextField } from '#web/ui/field.tsx'

type Props = {
  label: string
  value: string
  error: string | undefined
  /** Accepts only a six-digit code, no recovery code; in large type. */
  isSix?: boolean
  onChange: (value: string) => void
}

export function CodeField({ label, value, error, isSix = false, onChange }: Props) {
  return (
    <TextField
      label={label}
      error={error}
      look={isSix ? 'digits' : undefined}
      inputMode={isSix ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
