/** Asks for password and code together, for actions that must not be possible just because a screen was left open. */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CodeField } from '#web/account/code-field.tsx'
import { PasswordField } from '#web/account/password-field.tsx'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

export type PasswordAndCode = { password: string; code: string }

/** Submits both; a rejected value is reported at its field. `onSend` takes it from there. */
export function usePasswordAndCode(onSend: (typed: PasswordAndCode) => Promise<void>) {
  const [typed, setTyped] = useState<PasswordAndCode>({ password: '', code: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const isTyped = typed.password !== '' && typed.code.trim() !== ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !isTyped) return
    setBusy(true)
    setErrors({})
    try {
      await onSend(typed)
    } catch (error) {
      console.error(error)
      const fields = error instanceof CallError ? error.body?.fields : undefined
      setErrors(fields ?? {})
      if (!fields) showToast({ title: 'Not done', text: explainFailure(error, 'Please try again.'), isBad: true })
      setBusy(false)
    }
  }
  return {
    typed,
    errors,
    isBusy,
    isTyped,
    form,
    submit,
    change: (part: Partial<PasswordAndCode>) => setTyped({ ...typed, ...part }),
  }
}

type Props = {
  says: string
  button: string
  isGrave?: boolean
  onSend: (typed: PasswordAndCode) => Promise<void>
  onClose: () => void
}

export function SecondFactorCheck({ says, button, isGrave = false, onSend, onClose }: Props) {
  const { typed, errors, isBusy, isTyped, form, submit, change } = usePasswordAndCode(onSend)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <form ref={form} className="form2" onSubmit={submit} noValidate>
      <p className="all">{says}</p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={typed.password}
        error={errors['password']}
        onChange={(password) => change({ password })}
      />
      <CodeField
        label="Code from your phone, or a recovery code"
        value={typed.code}
        error={errors['code']}
        onChange={(code) => change({ code })}
      />
      <div className="row all">
        <Button kind={isGrave ? 'bad' : 'main'} type="submit" isBusy={isBusy} aria-disabled={!isTyped}>
          {button}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
