/** A modal dialog on the native element: traps focus, closes on Escape, and returns focus to where it was. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from '#web/ui/close-button.tsx'
import { Toasts } from '#web/ui/toast.tsx'

/**
 * `foot` is fixed at the lower edge while the rest scrolls, and the dialog fills the screen of a phone; `isAlert` makes
 * screen readers announce it as an alert.
 */
type Props = {
  title: string
  hint?: string
  isAlert?: boolean
  isWide?: boolean
  /** Two columns that scroll each by itself; one below the other on narrow screens. */
  isDuo?: boolean
  foot?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Open while it is rendered; `onClose` is called for Escape, the cross, and a click on the backdrop. */
export function Dialog({ title, hint, isAlert, isWide, isDuo, foot, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const opener = document.activeElement
    box.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    // The click beside the dialog is an extra; Escape and the cross do the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it
    <dialog
      ref={box}
      role={isAlert ? 'alertdialog' : undefined}
      className={['dialog', isWide && 'wide', isDuo && 'duo', foot && 'with-foot'].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      // A dialog inside it and a file field send these events too.
      onCancel={(event) => {
        if (event.target !== box.current) return
        event.preventDefault()
        onClose()
      }}
      // A browser may close it without a cancel event, e.g. on a second Escape.
      onClose={(event) => {
        if (event.target === box.current) onClose()
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose()
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <div>
            <h2 id={titleId}>{title}</h2>
            {hint && <p className="small quiet">{hint}</p>}
          </div>
          <CloseButton onClose={onClose} />
        </div>
        {children}
      </div>
      {foot && <div className="dialog-foot">{foot}</div>}
      <Toasts />
    </dialog>
  )
}
