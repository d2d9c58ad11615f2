/** Resets a category after a confirmation, with a way to undo it. */
import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = { title: string; canReset: boolean; canBringBack: boolean; onReset: () => void; onBringBack: () => void }

export function ResetCategory({ title, canReset, canBringBack, onReset, onBringBack }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="row reset">
      <button className="btn plain" type="button" disabled={!canReset} onClick={() => setAsking(true)}>
        <Icon name="renew" />
        Reset this category
      </button>
      {canBringBack && (
        <button className="btn plain" type="button" onClick={onBringBack}>
          <Icon name="undo" />
          Bring back your earlier words
        </button>
      )}
      {isAsking && (
        <Dialog title={`Reset ${title}?`} onClose={() => setAsking(false)}>
          <p>
            Your work in this category will be erased and replaced by the sample words. You can bring it back from the
            earlier versions.
          </p>
          <div className="row">
            <button
              className="btn bad"
              type="button"
              onClick={() => {
                setAsking(false)
                onReset()
              }}
            >
              Reset
            </button>
            <button className="btn" type="button" onClick={() => setAsking(false)}>
              Cancel
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
