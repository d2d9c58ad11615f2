/** Confirms before a user becomes an admin. */
import { AskFirst } from '#web/admin/ask-first.tsx'

type Props = { who: { firstName: string; lastName: string }; onYes: () => void; onClose: () => void }

export const MakeAdmin = ({ who, onYes, onClose }: Props) => (
  <AskFirst
    title={`Make ${who.firstName} ${who.lastName} an admin?`}
    no="Not now"
    yes="Make an admin"
    onYes={onYes}
    onClose={onClose}
  >
    <p>An admin sees every user and every order, changes what they may, and can make or remove other admins.</p>
  </AskFirst>
)
