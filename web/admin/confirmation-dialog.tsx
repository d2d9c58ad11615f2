/** A dialog that asks for confirmation of an action that cannot easily be undone. */

import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  title: string
  no: string
  yes: string
  isBad?: boolean
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

export function ConfirmationDialog({ title, no, yes, isBad = false, onYes, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="row dialog-acts">
        <Button onClick={onClose}>{no}</Button>
        <Button
          kind={isBad ? 'bad' : 'main'}
          onClick={() => {
            onYes()
            onClose()
          }}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
