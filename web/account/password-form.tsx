/** Changing the password; all other sessions end. */
import { type FormEvent, useId, useState } from 'react'
import { CallError, send, sentenceOf } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { showToast } from '#web/ui/toast.tsx'

type FieldProps = {
  label: string
  value: string
  autoComplete: string
  hint?: string
  error: string | undefined
  onChange: (value: string) => void
}

function PasswordField({ label, value, autoComplete, hint, error, onChange }: FieldProps) {
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

export function PasswordForm() {
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setErrors({})
    try {
      await send('POST /api/auth/change-password', { body: { currentPassword, newPassword } })
      setCurrent('')
      setNew('')
      showToast({ title: 'Password changed', text: 'You are signed out everywhere else.' })
      await refresh('GET /api/account/sessions')
    } catch (error) {
      const fields = error instanceof CallError ? error.body?.fields : undefined
      setErrors(fields ? { ...fields, ...(fields['password'] && { newPassword: fields['password'] }) } : {})
      showToast({ title: 'Password not changed', text: sentenceOf(error, 'Please try again.'), isBad: true })
    } finally {
      setSaving(false)
    }
  }

  return (
    <section className="profile-part" aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      <form className="profile-fields" onSubmit={submit} noValidate>
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          value={currentPassword}
          error={errors['currentPassword']}
          onChange={setCurrent}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint="Minimum 8 characters"
          value={newPassword}
          error={errors['newPassword']}
          onChange={setNew}
        />
        <div>
          <button className="btn" type="submit" disabled={isSaving || currentPassword === '' || newPassword === ''}>
            Change Password
          </button>
        </div>
      </form>
    </section>
  )
}
