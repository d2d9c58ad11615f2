/** Changes the password, which ends all other sessions. */

import { type FormEvent, useState } from 'react'
import { PasswordField } from '#web/account/password-field.tsx'
import { getSectionTitleId, profileSections } from '#web/account/profile-nav.tsx'
import { CallError, getErrorMessage, send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

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
      showToast({ title: 'Password changed', text: 'You’ve been signed out everywhere else.' })
      await refresh('GET /api/account/sessions')
    } catch (error) {
      const fields = error instanceof CallError ? error.body?.fields : undefined
      setErrors(fields ? { ...fields, ...(fields['password'] && { newPassword: fields['password'] }) } : {})
      showToast({ title: 'Password not changed', text: getErrorMessage(error, 'Please try again.'), isBad: true })
    } finally {
      setSaving(false)
    }
  }

  return (
    <section className="psec" aria-labelledby={getSectionTitleId('password')}>
      <h2 id={getSectionTitleId('password')}>{profileSections.password}</h2>
      <form className="form2" onSubmit={submit} noValidate>
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
        <div className="row all">
          <Button type="submit" disabled={isSaving || currentPassword === '' || newPassword === ''}>
            Change Password
          </Button>
          <span className="small quiet">Signs out every other device.</span>
        </div>
      </form>
    </section>
  )
}
