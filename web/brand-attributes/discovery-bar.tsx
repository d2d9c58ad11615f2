/** The action bar of the discovery: back, the save state, the next step; on phones the five open from here. */
import { SaveNote } from '#web/brand/save-note.tsx'
import type { SaveState } from '#web/brand/saved-draft.ts'

/** The way on; `missing` names the categories that keep it closed. */
export type NextStep = { label: string; missing: readonly string[]; go: () => void }

type Props = {
  saveState: SaveState
  picks: number
  onShowPicks: () => void
  onBack: () => void
  /** Absent until the one word is chosen. */
  next: NextStep | undefined
}

export function DiscoveryBar({ saveState, picks, onShowPicks, onBack, next }: Props) {
  return (
    <div className="acts-bar">
      <div className="wrap">
        <button className="mini" type="button" onClick={onShowPicks}>
          <span>
            Your top five: <b className="num">{picks}/5</b>
          </span>
          <span className="mini-open">Show</span>
        </button>
        <button className="btn" type="button" onClick={onBack}>
          Previous
        </button>
        <SaveNote saveState={saveState} what="words" />
        {next && next.missing.length > 0 && <span className="small quiet">Still open: {next.missing.join(', ')}</span>}
        {next && (
          <button className="btn main" type="button" disabled={next.missing.length > 0} onClick={next.go}>
            {next.label}
          </button>
        )}
      </div>
    </div>
  )
}
