/** Shown if the link in a receipt cannot show its order: why, and what to do. */

import { useState } from 'react'
import { useCachedUser } from '#web/account/use-user.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { send } from '#web/calls/send.ts'
import { OpenSeal } from '#web/checkout/receipt.tsx'
import { orderSignInPath, paths } from '#web/paths.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

const reasons = {
  unknown: {
    title: 'This link doesn’t open an order.',
    text: 'It may be incomplete, or there is a newer one. Please use the link in the latest receipt we emailed you.',
  },
  joined: {
    title: 'This order is in an account already.',
    text: 'Whoever has that account finds it there, with its receipt. Orders can’t be moved.',
  },
} as const

export function NoOrder({ why }: { why: keyof typeof reasons }) {
  const user = useCachedUser()
  const { title, text } = reasons[why]
  return (
    <div className="empty-state order-note">
      <OpenSeal />
      <h1>{title}</h1>
      <p className="quiet">{text}</p>
      <ButtonAnchor kind="main" href={user ? paths.profile : orderSignInPath}>
        {user ? 'See Your Payments' : 'Sign In'}
      </ButtonAnchor>
    </div>
  )
}

export function LinkExpired({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'sending' | 'sent'>('asked')
  const sendNew = async () => {
    if (state === 'sending') return
    setState('sending')
    try {
      await send('POST /api/checkout/claim/mail', { body: { token } })
      setState('sent')
    } catch (error) {
      console.error(error)
      setState('asked')
      showToast({
        title: 'Not sent',
        text: explainFailure(error, 'We couldn’t send a new link. Please try again.'),
        isBad: true,
      })
    }
  }
  const isSent = state === 'sent'
  return (
    <div className="empty-state order-note" role="status">
      <OpenSeal />
      <h1>{isSent ? 'A new link is on its way.' : 'This link has expired.'}</h1>
      <p className="quiet">
        {isSent
          ? 'We’ve sent your receipt again, to the address that it went to. Its link works for 30 days.'
          : 'Links in receipts work for 30 days. Your order is safe, and a new link can be sent to the address your receipt went to.'}
      </p>
      {!isSent && (
        <Button kind="main" isBusy={state === 'sending'} onClick={() => void sendNew()}>
          {state === 'sending' ? 'Sending…' : 'Send a New Link'}
        </Button>
      )}
    </div>
  )
}
