/** Marks a line that the owner has edited. */
import { Icon } from '#web/ui/icon.tsx'

export const EditedMark = () => (
  <span className="hand">
    <Icon name="edit" />
    Edited by you
  </span>
)
