/** The whole lines of a language model that was stopped: the owner keeps them as the new list, or leaves them out. */
import { insertBusinessName } from '#contract/plain/brand.ts'
import { keepPinnedOrEditedLines } from '#contract/plain/keep-marked.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { useSaving } from '#web/brand/showing/choice-bar.tsx'
import { formatCountInWords } from '#web/brand/showing/format-count-in-words.ts'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  kind: LineKind
  lines: readonly WrittenLine[]
  /** The current list; its pinned and edited lines stay. */
  standing: readonly WrittenLine[]
  businessName: string
  isOff: boolean
  /** Called once the lines are kept or left out. */
  onDone: () => void
}

export function StoppedLines({ kind, lines, standing, businessName, isOff, onDone }: Props) {
  const { isSaving, run } = useSaving(`Failed to save ${kind.name}`)
  if (lines.length === 0) return null
  const keep = async () => {
    if (await run(() => kind.save(keepPinnedOrEditedLines(standing, lines), 'stopped'))) onDone()
  }
  return (
    <section className="stopped-lines" aria-label="Lines that were written before the stop">
      <p role="status">
        <b>Stopped.</b> {formatCountInWords(lines.length, 'line')} {lines.length === 1 ? 'was' : 'were'} whole.
      </p>
      <ol>
        {lines.map(({ text }) => (
          <li key={text}>{insertBusinessName(text, businessName)}</li>
        ))}
      </ol>
      <div className="row">
        <Button isBusy={isSaving} disabled={isOff} onClick={() => void keep()}>
          Keep them
        </Button>
        <Button disabled={isSaving} onClick={onDone}>
          Leave them out
        </Button>
        {standing.length > 0 && (
          <span className="small quiet">Your list below is as it was. Kept lines take its place.</span>
        )}
      </div>
    </section>
  )
}
