/** Asks for an optional reason before the admin is signed in as a user. */

import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { impersonate } from '#web/admin/impersonate.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'

type Props = { user: Pick<AdminUser, 'id' | 'firstName' | 'lastName'>; onClose: () => void }

export function ImpersonateDialog({ user, onClose }: Props) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={`Impersonate ${user.firstName} ${user.lastName}?`}
      hint="You are signed in as them for at most 60 minutes. Whatever you change stands in the log."
      onClose={onClose}
    >
      <form
        className="form2"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
          void impersonate(user, reason.trim())
        }}
      >
        <TextField
          label="Reason (optional)"
          placeholder="Asked for help with the PDF"
          maxLength={200}
          value={reason}
          className="all"
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="row all form-acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit">
            Impersonate
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
