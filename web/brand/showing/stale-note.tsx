/** The mark of a result whose answers have changed since, on one line, with the offer to renew it. */
import { Icon } from '#web/ui/icon.tsx'

export function StaleNote({ what, onRenew, isBusy }: { what: string; onRenew: () => void; isBusy: boolean }) {
  return (
    <div className="note mid stale">
      <Icon name="history" />
      <p className="small">
        <b>Made from earlier answers.</b>{' '}
        <span className="rest">{what} stay until you renew them, and you can always bring them back.</span>
      </p>
      <button className="btn" type="button" disabled={isBusy} onClick={onRenew}>
        Renew
      </button>
    </div>
  )
}
