/** One draft: the sentence, and a slim row of actions. */
import { type RefObject, useId } from 'react'
import { EditedMark } from '#web/brand/showing/edited-mark.tsx'
import { LineEdit } from '#web/brand/showing/line-edit.tsx'
import type { ListedLineProps } from '#web/brand/showing/line-list.ts'
import { LineTools } from '#web/brand/showing/line-tools.tsx'
import {
  type SourcedLine,
  SourcedText,
  SourceNotes,
  SourcesTool,
  useSourcedLine,
} from '#web/brand/showing/sourced-line.tsx'
import { SelectedBadge } from '#web/ui/seal.tsx'
import { useFocusReturn } from '#web/ui/use-focus-return.ts'
import { uvpKind } from '#web/uvp/uvp-queries.ts'

type Props = ListedLineProps & {
  /** A label: the approach it was built by, or why it is listed, such as "saved". */
  way: string
}

export function UvpDraft(props: Props) {
  const { line, number, group, isChosen, isWriting, isLocked, isEditing, onChoose, onEdit, onWrite } = props
  const lineId = useId()
  const sourced = useSourcedLine(line, isWriting)
  const editButton = useFocusReturn(isEditing)
  const looks = [line.isPinned && 'pinned', sourced.isOpen && !isEditing && 'shows-src'].filter(Boolean)
  return (
    <li className={['draft', ...looks].join(' ')}>
      {isEditing ? (
        <LineEdit
          label={`Draft ${number}`}
          text={line.text}
          {...(sourced.shortened !== undefined && { draft: sourced.shortened })}
          lengthMax={uvpKind.lengthMax}
          onSave={onWrite}
          onClose={() => {
            sourced.setShortened(undefined)
            onEdit(false)
          }}
        />
      ) : (
        <p className="line" id={lineId}>
          <SourcedText sourced={sourced} />
        </p>
      )}
      <input
        className="take"
        type="radio"
        name={group}
        {...(isEditing ? { 'aria-label': `Draft ${number}` } : { 'aria-labelledby': lineId })}
        checked={isChosen}
        disabled={isWriting || isLocked}
        onChange={onChoose}
      />
      <SelectedBadge />
      {!isEditing && (
        <>
          <Tools {...props} {...{ sourced, editButton }} />
          <SourceNotes {...{ sourced, isLocked, onEdit }} />
        </>
      )}
    </li>
  )
}

type ToolsProps = Props & { sourced: SourcedLine; editButton: RefObject<HTMLButtonElement | null> }

function Tools({ line, way, sourced, ...props }: ToolsProps) {
  const { text, isPinned = false, isEdited = false, writtenBy } = line
  return (
    <LineTools
      {...props}
      noun="UVP"
      iconOnly="narrow"
      way={isEdited && writtenBy === undefined ? <EditedMark /> : way}
      text={text}
      isPinned={isPinned}
    >
      <SourcesTool sourced={sourced} about={`UVP ${props.number}`} iconOnly="narrow" />
    </LineTools>
  )
}
