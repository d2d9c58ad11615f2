/** Says that a line is in its owner's own hand. */
import { Icon } from '#web/ui/icon.tsx'

export const EditedMark = () => (
  <span className="hand">
    <Icon name="edit" />
    Edited by you
  </span>
)
