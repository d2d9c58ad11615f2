/** Asks before a signed link switches the browser to another account. */

import { useState } from 'react'
import { productName } from '#web/account/read-initial-data.ts'
import { Button } from '#web/ui/button.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'

type Props = {
  from: string
  to: string
  /** Signs in to the other account. */
  onChange: () => void
  onStay: () => void
}

export function ChangeAccount({ from, to, onChange, onStay }: Props) {
  useDocumentTitle('Change accounts?', productName)
  const [isChanging, setChanging] = useState(false)
  const change = () => {
    setChanging(true)
    onChange()
  }
  return (
    <main id="main" className="wrap empty-state">
      <h1>Change accounts?</h1>
      <p>
        You’re signed in as <b>{from}</b>. This link signs you in as <b>{to}</b> instead.
      </p>
      <p className="quiet">If you don’t know why, stay where you are. Nothing has changed yet.</p>
      <Button kind="main" isBusy={isChanging} disabled={isChanging} onClick={change}>
        Change to {to}
      </Button>
      <Button disabled={isChanging} onClick={onStay}>
        Stay signed in
      </Button>
    </main>
  )
}
