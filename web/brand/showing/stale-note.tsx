/** A one-line note that a result is based on outdated answers, with a button to regenerate it. */
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = { what: string; label?: string; onRenew: () => void; isBusy: boolean }

export function StaleNote({ what, label = 'Renew', onRenew, isBusy }: Props) {
  return (
    <div className="note mid stale list-note">
      <Icon name="history" />
      <p className="small">
        <b>Made from earlier answers.</b>{' '}
        <span className="rest">{what} stay until you renew them, and you can always bring them back.</span>
      </p>
      <Button disabled={isBusy} onClick={onRenew}>
        {label}
      </Button>
    </div>
  )
}
