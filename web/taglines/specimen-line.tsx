/** One tagline of the specimen: the line large, its label and tools in one slim row. */
import { useId } from 'react'
import { copyText } from '#web/brand/copy-text.ts'
import { EditedMark } from '#web/brand/edited-mark.tsx'
import { LineEdit } from '#web/brand/line-edit.tsx'
import { LineTool } from '#web/brand/line-tool.tsx'
import { useFocusBack } from '#web/brand/use-focus-back.ts'
import { type TaglineLine, taglineLengthMax } from '#web/taglines/taglines-queries.ts'
import { WaxCheck } from '#web/ui/wax.tsx'

type Props = {
  /** As it is shown: with the business's own name. */
  line: TaglineLine
  number: number
  group: string
  /** What it is better at, or why it stands here. */
  label: string
  isChosen: boolean
  isWriting: boolean
  isLocked: boolean
  isEditing: boolean
  onChoose: () => void
  onEdit: (isOpen: boolean) => void
  onPin: () => void
  onWrite: (text: string) => Promise<boolean>
  onRefine: () => void
}

export function SpecimenLine(props: Props) {
  const { line, number, group, label, isChosen, isWriting, isLocked, isEditing, onChoose, onEdit } = props
  const { tagline, isPinned = false, isEdited = false } = line
  const lineId = useId()
  const editButton = useFocusBack(isEditing)
  const about = `line ${number}`
  const isOff = isLocked || isWriting
  if (isEditing) {
    return (
      <li className="tl">
        <LineEdit
          label={`Line ${number}`}
          text={tagline}
          lengthMax={taglineLengthMax}
          onSave={props.onWrite}
          onClose={() => onEdit(false)}
        />
      </li>
    )
  }
  return (
    <li className={isPinned ? 'tl pinned' : 'tl'}>
      <q className="said-line" id={lineId}>
        {tagline}
      </q>
      <input
        className="take"
        type="radio"
        name={group}
        aria-labelledby={lineId}
        checked={isChosen}
        disabled={isWriting}
        onChange={onChoose}
      />
      <WaxCheck />
      <div className="foot-row">
        <span className="way">
          {isEdited && <EditedMark />}
          <span className="kind">{label}</span>
        </span>
        <LineTool
          icon="pin"
          label={isPinned ? 'Pinned' : 'Pin'}
          about={about}
          isOn={isPinned}
          isOff={isOff}
          onPress={props.onPin}
        />
        <LineTool ref={editButton} icon="edit" label="Edit" about={about} isOff={isOff} onPress={() => onEdit(true)} />
        <LineTool icon="refine" label="Refine with AI" about={about} isOff={isOff} onPress={props.onRefine} />
        <LineTool icon="copy" label="Copy" about={about} onPress={() => void copyText(tagline)} />
      </div>
    </li>
  )
}
