/** A quiet save status beside the actions. */
import type { SaveState } from '#web/brand/saving/saved-draft.ts'
import { Icon } from '#web/ui/icon.tsx'

/** `what` names the edits that stay in the browser while the server cannot be reached, e.g. "words". */
export function SaveNote({ saveState, what }: { saveState: SaveState; what: string }) {
  const isHere = saveState === 'offline' || saveState === 'refused'
  return (
    <span className={isHere ? 'save off' : 'save'} role="status">
      {saveState === 'saved' && (
        <>
          <Icon name="check" />
          Saved
        </>
      )}
      {(saveState === 'saving' || saveState === 'changed') && 'Saving…'}
      {saveState === 'offline' && (
        <>
          <Icon name="offline" />
          Offline: your {what} are kept here
        </>
      )}
      {saveState === 'refused' && (
        <>
          <Icon name="note" />
          Not saved: your {what} are kept here
        </>
      )}
    </span>
  )
}
