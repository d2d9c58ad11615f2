/** A password field on a signed-in screen. */
import { TextField } from '#web/ui/field.tsx'

type FieldProps = {
  label: string
  value: string
  autoComplete: string
  hint?: string
  error: string | undefined
  onChange: (value: string) => void
}

export function PasswordField({ label, value, autoComplete, hint, error, onChange }: FieldProps) {
  return (
    <TextField
      label={label}
      hint={error === undefined && hint}
      error={error}
      type="password"
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
