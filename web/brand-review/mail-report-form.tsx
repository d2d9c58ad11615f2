/** The e-mail copies of a report: the recipients with their status, and a form for one more. */

import { type FormEvent, useId, useState } from 'react'
import type { Audit } from '#contract/brand-review-calls.ts'
import { useUser } from '#web/account/use-user.ts'
import { mailAudit } from '#web/brand-review/brand-review-queries.ts'
import { CallError, getErrorMessage } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

type MailState = Audit['mails'][number]['state']

const stateNames: Readonly<Record<MailState, string>> = {
  sent: 'Sent',
  waiting: 'On its way',
  unconfirmed: 'We asked first. The report goes out once they say yes.',
  failed: 'Not sent',
}

const tellState = (address: string): Readonly<Record<MailState, { title: string; text: string }>> => ({
  sent: { title: 'Already sent', text: `${address} already has this report.` },
  waiting: { title: 'On its way', text: `A copy goes to ${address}.` },
  unconfirmed: { title: 'We asked first', text: `We asked ${address}. The report goes out once they say yes.` },
  failed: { title: 'Not sent', text: `We couldn’t send the copy to ${address}. Please try again.` },
})

const wrongAddress = 'Please enter a valid email address'
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text)

export function MailReportForm({ audit }: { audit: Audit }) {
  const user = useUser()
  const id = useId()
  const isOwnSent = audit.mails.some(({ address, state }) => address === user.email && state !== 'failed')
  const [email, setEmail] = useState(isOwnSent ? '' : user.email)
  const [wrong, setWrong] = useState<string>()
  const [isSending, setSending] = useState(false)

  const send = async (address: string) => {
    setSending(true)
    try {
      const state = await mailAudit(audit.id, address)
      setEmail('')
      showToast(tellState(address)[state])
    } catch (error) {
      console.error(error)
      setWrong(error instanceof CallError ? error.body?.fields?.email : undefined)
      showToast({
        title: 'Not sent',
        text: getErrorMessage(error, 'We couldn’t send the copy. Please try again.'),
        isBad: true,
      })
    } finally {
      setSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (isSending) return
    setWrong(looksLikeEmail(address) ? undefined : wrongAddress)
    if (looksLikeEmail(address)) void send(address)
  }
  return (
    <section className="mail-copy" aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>Email a copy</h2>
        <p className="small quiet">
          The email shows the scores, with the full report attached. If the address isn’t yours, we’ll ask the recipient
          first.
        </p>
      </div>
      <div>
        <form noValidate onSubmit={submit}>
          <Field label="Email Address" error={wrong} isErrorAlert>
            {(control) => (
              <div className="sendrow">
                <input
                  {...control}
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                  value={email}
                  onChange={({ target }) => {
                    setEmail(target.value)
                    setWrong(undefined)
                  }}
                />
                <Button type="submit" disabled={isSending}>
                  {isSending ? 'Sending…' : 'Send copy'}
                </Button>
              </div>
            )}
          </Field>
        </form>
        {audit.mails.length > 0 && <Copies mails={audit.mails} isSending={isSending} onSend={send} />}
      </div>
    </section>
  )
}

type CopiesProps = { mails: Audit['mails']; isSending: boolean; onSend: (address: string) => Promise<void> }

/** The recipients and the status of each copy. */
function Copies({ mails, isSending, onSend }: CopiesProps) {
  return (
    <ul className="mails" aria-label="Copies">
      {mails.map(({ address, state }) => (
        <li key={address}>
          <b>{address}</b>
          <span className="small quiet">{stateNames[state]}</span>
          {state === 'failed' && (
            <Button disabled={isSending} onClick={() => void onSend(address)}>
              Send again<span className="vh"> to {address}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
