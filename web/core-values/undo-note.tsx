/** Undo for a deleted value, shown where it was. */

import { useEffect, useId, useRef } from 'react'
import type { DeletedValue } from '#web/core-values/use-values.ts'
import { Button } from '#web/ui/button.tsx'

/** Stays until something else is deleted. */
export function UndoNote({ deleted: { value }, onUndo }: { deleted: DeletedValue; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const saysId = useId()
  const { id, title } = value
  // The button that was pressed is gone with its card; this one takes over, and a screen reader reads what it is about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deletion asks for it again
  useEffect(() => button.current?.focus(), [id])
  return (
    <li className="note undo-note">
      <p id={saysId}>“{title}” was deleted.</p>
      <Button ref={button} aria-describedby={saysId} onClick={onUndo}>
        Undo
      </Button>
    </li>
  )
}
