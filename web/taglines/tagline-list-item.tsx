/** One tagline of the list: the line in large type, and below it a slim row with its label and buttons. */
import { useId } from 'react'
import { EditedMark } from '#web/brand/showing/edited-mark.tsx'
import { LineEdit } from '#web/brand/showing/line-edit.tsx'
import type { ListedLineProps } from '#web/brand/showing/line-list.ts'
import { LineTools } from '#web/brand/showing/line-tools.tsx'
import { SourcedText, SourceNotes, SourcesTool, useSourcedLine } from '#web/brand/showing/sourced-line.tsx'
import { taglineKind } from '#web/taglines/taglines-queries.ts'
import { SelectedBadge } from '#web/ui/seal.tsx'
import { useFocusReturn } from '#web/ui/use-focus-return.ts'

type Props = ListedLineProps & {
  /** The length of the line, or why it is listed, such as "saved". */
  label: string
}

export function TaglineListItem(props: Props) {
  const { line, number, group, label, isChosen, isWriting, isLocked, isEditing, onChoose, onEdit } = props
  const { text, isPinned = false, isEdited = false, writtenBy } = line
  const lineId = useId()
  const sourced = useSourcedLine(line, isWriting)
  const editButton = useFocusReturn(isEditing)
  if (isEditing) {
    return (
      <li className="tl">
        <LineEdit
          label={`Line ${number}`}
          text={text}
          {...(sourced.shortened !== undefined && { draft: sourced.shortened })}
          lengthMax={taglineKind.lengthMax}
          onSave={props.onWrite}
          onClose={() => {
            sourced.setShortened(undefined)
            onEdit(false)
          }}
        />
      </li>
    )
  }
  return (
    <li className={['tl', isPinned && 'pinned', sourced.isOpen && 'shows-src'].filter(Boolean).join(' ')}>
      <q className="said-line" id={lineId}>
        <SourcedText sourced={sourced} />
      </q>
      <input
        className="take"
        type="radio"
        name={group}
        aria-labelledby={lineId}
        checked={isChosen}
        disabled={isWriting || isLocked}
        onChange={onChoose}
      />
      <SelectedBadge />
      <LineTools
        {...props}
        noun="line"
        iconOnly="always"
        way={
          <>
            {isEdited && writtenBy === undefined && <EditedMark />}
            <span className="kind">{label}</span>
          </>
        }
        text={text}
        isPinned={isPinned}
        editButton={editButton}
      >
        <SourcesTool sourced={sourced} about={`line ${number}`} iconOnly="always" />
      </LineTools>
      <SourceNotes {...{ sourced, isLocked, onEdit }} />
    </li>
  )
}
