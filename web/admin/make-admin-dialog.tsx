/** Confirms before a user becomes an admin. */
import { ConfirmationDialog } from '#web/admin/confirmation-dialog.tsx'

type Props = { who: { firstName: string; lastName: string }; onYes: () => void; onClose: () => void }

export const MakeAdminDialog = ({ who, onYes, onClose }: Props) => (
  <ConfirmationDialog
    title={`Make ${who.firstName} ${who.lastName} an admin?`}
    no="Not now"
    yes="Make an admin"
    onYes={onYes}
    onClose={onClose}
  >
    <p>An admin sees every user and every order, changes what they may, and can make or remove other admins.</p>
  </ConfirmationDialog>
)
