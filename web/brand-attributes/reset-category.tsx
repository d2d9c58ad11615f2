/** Resets a category after a confirmation, with a way to undo it. */

import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = { title: string; canReset: boolean; canBringBack: boolean; onReset: () => void; onBringBack: () => void }

export function ResetCategory({ title, canReset, canBringBack, onReset, onBringBack }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="row reset">
      <Button kind="plain" isFlush disabled={!canReset} onClick={() => setAsking(true)}>
        <Icon name="renew" />
        Reset this category
      </Button>
      {canBringBack && (
        <Button kind="plain" isFlush onClick={onBringBack}>
          <Icon name="undo" />
          Bring back your earlier words
        </Button>
      )}
      {isAsking && (
        <Dialog title={`Reset ${title}?`} onClose={() => setAsking(false)}>
          <p>
            Your work in this category will be erased and replaced by the sample words. You can bring it back from the
            earlier versions.
          </p>
          <div className="row">
            <Button
              kind="bad"
              onClick={() => {
                setAsking(false)
                onReset()
              }}
            >
              Reset
            </Button>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
