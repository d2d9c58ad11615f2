/** The cross that closes a dialog, a panel or a toast. */
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  label?: string
  /** Light on a dark ground. */
  isOnDark?: boolean
  /** For the place of the cross in its head. */
  className?: string
  onClose: () => void
}

export function CloseButton({ label = 'Close', isOnDark = false, className, onClose }: Props) {
  const classes = ['x', isOnDark && 'on-dark', className].filter(Boolean).join(' ')
  return (
    <button className={classes} type="button" aria-label={label} onClick={onClose}>
      <Icon name="close" />
    </button>
  )
}
