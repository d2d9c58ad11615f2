/** Asks before a ban, for it ends what was paid for and cannot bring that back. */
import type { AdminUserDetail } from '#contract/admin.ts'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = { user: AdminUserDetail; onBan: () => void; onClose: () => void }

export function BanUser({ user, onBan, onClose }: Props) {
  return (
    <Dialog title={`Ban ${user.firstName} ${user.lastName}?`} onClose={onClose}>
      <p>
        Every session ends at once, and a monthly plan is canceled. If you lift the ban later, the plan doesn’t come
        back by itself.
      </p>
      <p className="quiet">Nothing is deleted.</p>
      <div className="row dialog-choice">
        <button className="btn" type="button" onClick={onClose}>
          Don’t ban
        </button>
        <button
          className="btn bad"
          type="button"
          onClick={() => {
            onBan()
            onClose()
          }}
        >
          Ban this user
        </button>
      </div>
    </Dialog>
  )
}
