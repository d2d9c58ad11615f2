/** Deletes the account, once the user has typed the name of the business to confirm. */

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { announceAccount } from '#web/account/account-channel.ts'
import { clearStored } from '#web/account/browser-storage.ts'
import { leavePage } from '#web/account/leave-page.ts'
import { downloadOwnData } from '#web/account/your-data-section.tsx'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { send } from '#web/calls/send.ts'
import { goodbyePath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Ignores case and whitespace when comparing names. */
const typedKey = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Lists what will be lost, leaving out what does not exist. */
function listLosses({ businessName, chosenUvp, chosenTagline, brandAttributesCompleted }: CurrentUser): string[] {
  const made = [
    ...(brandAttributesCompleted ? ['six words'] : ['your words']),
    ...(chosenUvp ? ['value proposition'] : []),
    ...(chosenTagline ? ['tagline'] : []),
    'all earlier versions',
  ]
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(made)
  return [
    businessName ? `${businessName}: ${list}` : `Your brand: ${list}`,
    'The profile, every review and shared link, and every conversation',
    'The sign-in on all devices; a running subscription is canceled',
  ]
}

/** Deletes the account and leaves the page; clears this browser and tells its other tabs. */
async function deleteAccount(businessName: string): Promise<void> {
  await send('POST /api/account/delete', { body: { confirmation: 'delete', businessName } })
  clearStored()
  announceAccount(null)
  leavePage(() => location.replace(goodbyePath))
}

export function DeleteAccount({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const name = user.businessName?.trim() || user.email
  const asked = `delete ${typedKey(name)}`
  const isTyped = typedKey(typed) === asked
  useEffect(() => heading.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isTyped || isBusy) return
    setBusy(true)
    try {
      await deleteAccount(name)
    } catch (error) {
      console.error(error)
      showToast({ title: 'Nothing was deleted', text: explainFailure(error, 'Please try again.'), isBad: true })
      setBusy(false)
    }
  }
  return (
    <form className="gone" aria-labelledby={`${id}-title`} onSubmit={submit}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1}>
        Delete {user.firstName} {user.lastName}’s account?
      </h3>
      <p>You can’t undo this. Right away and for good:</p>
      <ul>
        {listLosses(user).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <p className="small quiet">
        We keep payment records for as long as the law requires.{' '}
        <LinkButton onClick={() => void downloadOwnData()}>Download all data</LinkButton> first if you might want it.
      </p>
      <TextField
        label={
          <span className="gone-asked">
            Type <b>{asked}</b> to confirm
          </span>
        }
        className="gone-field"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="row">
        <Button kind="bad" type="submit" isBusy={isBusy} aria-disabled={!isTyped}>
          {isBusy ? 'Deleting…' : 'Delete for good'}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          Keep the account
        </Button>
      </div>
    </form>
  )
}
