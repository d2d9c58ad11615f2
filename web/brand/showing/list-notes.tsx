/** What stands above a list of lines: what was stopped, which step comes first, and answers that don't agree. */
import { defaultBusinessName, type StepId } from '#contract/plain/brand.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { useUser } from '#web/account/use-user.ts'
import { ContradictionNotes } from '#web/brand/showing/contradiction-notes.tsx'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import type { LineListProps } from '#web/brand/showing/line-list.ts'
import { LockedNote } from '#web/brand/showing/locked-note.tsx'
import { StoppedLines } from '#web/brand/showing/stopped-lines.tsx'
import type { LineWritingState } from '#web/brand/showing/use-writing.ts'

type Props = Pick<LineListProps, 'shown' | 'editing' | 'isReady'> & {
  kind: LineKind
  standing: readonly WrittenLine[]
  blocking: StepId | undefined
  stopping: Pick<LineWritingState<WrittenLine>, 'stopped' | 'leaveOut'>
}

export function ListNotes({ kind, standing, shown, blocking, editing, isReady, stopping }: Props) {
  const { businessName } = useUser()
  const done = () => {
    stopping.leaveOut()
    document.querySelector<HTMLElement>('.drafts-head h2')?.focus()
  }
  return (
    <>
      <StoppedLines
        {...{ kind, standing }}
        lines={stopping.stopped}
        businessName={businessName || defaultBusinessName}
        isOff={editing.length > 0 || !isReady}
        onDone={done}
      />
      {shown.length > 0 && <LockedNote blocking={blocking} />}
      <ContradictionNotes isLocked={!isReady} />
    </>
  )
}
