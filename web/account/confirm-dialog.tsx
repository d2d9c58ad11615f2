/** Asks for the password or a code when the server requires confirmation; then the call is retried. */

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { CodeField } from '#web/account/code-field.tsx'
import { PasswordField } from '#web/account/password-field.tsx'
import { useUser } from '#web/account/use-user.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send, setConfirmHandler } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Asked = { ways: readonly unknown[]; settle: (isConfirmed: boolean) => void }

/** Renders nothing until a call needs confirmation. */
export function ConfirmDialog() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => setConfirmHandler((ways) => new Promise((settle) => setAsked({ ways, settle }))), [])
  const form = useRef<HTMLFormElement>(null)
  // A dialog focuses its close button first; move the focus to the field.
  useEffect(() => {
    if (asked) form.current?.querySelector('input')?.focus()
  }, [asked])
  if (!asked) return null
  const close = (isConfirmed: boolean) => {
    setAsked(undefined)
    asked.settle(isConfirmed)
  }
  return (
    <Dialog title="Confirm it’s you" onClose={() => close(false)}>
      {asked.ways.length === 0 ? (
        <SetPassword onClose={() => close(false)} />
      ) : (
        <ConfirmForm form={form} ways={asked.ways} onClose={close} />
      )}
    </Dialog>
  )
}

type FormProps = {
  form: RefObject<HTMLFormElement | null>
  ways: readonly unknown[]
  onClose: (isConfirmed: boolean) => void
}

function ConfirmForm({ form, ways, onClose }: FormProps) {
  const [by, setBy] = useState<'password' | 'code'>(ways.includes('password') ? 'password' : 'code')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field, and an error at it, are for the keyboard too
  useEffect(() => form.current?.querySelector('input')?.focus(), [by, error])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    setError(undefined)
    try {
      await send('POST /api/auth/confirm', { body: by === 'code' ? { code: typed } : { password: typed } })
      onClose(true)
    } catch (failure) {
      console.error(failure)
      const said = failure instanceof CallError ? failure.body?.fields?.[by] : undefined
      setError(said)
      if (!said) showToast({ title: 'Not confirmed', text: explainFailure(failure, 'Please try again.'), isBad: true })
      setBusy(false)
    }
  }
  const change = () => {
    setBy(by === 'code' ? 'password' : 'code')
    setTyped('')
    setError(undefined)
  }
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <p>This can’t be left to whoever finds your screen open. You won’t be asked again for ten minutes.</p>
      {by === 'password' ? (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={typed}
          error={error}
          onChange={setTyped}
        />
      ) : (
        <CodeField label="Code from your phone, or a recovery code" value={typed} error={error} onChange={setTyped} />
      )}
      {ways.length > 1 && (
        <p>
          <LinkButton onClick={change}>
            {by === 'code' ? 'Use your password instead' : 'Use a code from your phone instead'}
          </LinkButton>
        </p>
      )}
      <div className="row">
        <Button kind="main" type="submit" isBusy={isBusy} aria-disabled={typed.trim() === ''}>
          Confirm
        </Button>
        <Button disabled={isBusy} onClick={() => onClose(false)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Offers to mail a link for setting a password, to users who have none yet as they only ever used a signed link. */
function SetPassword({ onClose }: { onClose: () => void }) {
  const { email } = useUser()
  const [isBusy, setBusy] = useState(false)
  const mail = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await send('POST /api/auth/forgot-password', { body: { email } })
      onClose()
      showToast({ title: 'The link is on its way', text: `Look in the mailbox of ${email}.` })
    } catch (failure) {
      console.error(failure)
      showToast({ title: 'Not sent', text: explainFailure(failure, 'Please try again.'), isBad: true })
      setBusy(false)
    }
  }
  return (
    <>
      <p>
        Your account has no password yet. We’ll mail a link to {email}: set one there, and you can do this right after.
      </p>
      <div className="row">
        <Button kind="main" isBusy={isBusy} onClick={() => void mail()}>
          Mail me the link
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  )
}
