/** Resends the confirmation mail while the email address is unconfirmed. */
import { useEffect, useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { refreshUser } from '#web/account/use-user.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { send } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The button; when the user comes back from their mail, checks whether the address is confirmed. */
type SendProps = { user: CurrentUser; label: string; kind?: 'plain' }

export function SendConfirmationButton({ user, label, kind }: SendProps) {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const refresh = () => void refreshUser()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [])
  const sendAgain = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await send('POST /api/auth/confirm-email/send', { body: {} })
      showToast({ title: 'On its way', text: `The link goes to ${user.email}.` })
    } catch (error) {
      console.error(error)
      showToast({ title: 'Not sent', text: explainFailure(error, 'Please try again in a moment.'), isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind={kind} isBusy={isBusy} onClick={() => void sendAgain()}>
      {label}
    </Button>
  )
}

/** A quiet reminder on the dashboard; nothing is blocked until the address is confirmed. */
export function ConfirmEmailReminder({ user }: { user: CurrentUser }) {
  if (user.emailProven !== false) return null
  return (
    <p className="open-answers">
      <Icon name="note" />
      <span>
        Please confirm your email: press the link we mailed to {user.email}.{' '}
        <SendConfirmationButton user={user} label="Send It Again" kind="plain" />
      </span>
    </p>
  )
}
