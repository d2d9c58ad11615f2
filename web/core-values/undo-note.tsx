/** The way back for what was deleted. */
import { useEffect, useRef } from 'react'
import type { ValuesEditor } from '#web/core-values/use-values.ts'

/** It stands until something else is deleted, however long that takes. */
export function UndoNote({ editor }: { editor: ValuesEditor }) {
  const button = useRef<HTMLButtonElement>(null)
  const title = editor.deleted?.value.title
  const id = editor.deleted?.value.id
  useEffect(() => {
    if (id !== undefined) button.current?.focus()
  }, [id])
  return (
    <div role="status">
      {title !== undefined && (
        <div className="note undo-note">
          <p>“{title}” is deleted.</p>
          <button ref={button} className="btn" type="button" onClick={editor.undo}>
            Undo
          </button>
        </div>
      )}
    </div>
  )
}
