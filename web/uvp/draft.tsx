/** One draft: the sentence, and in one slim row what can be done with it. */
import { type RefObject, useId, useState } from 'react'
import type { StoredUvp } from '#contract/uvp.ts'
import { copyText } from '#web/brand/copy-text.ts'
import { EditedMark } from '#web/brand/edited-mark.tsx'
import { LineEdit } from '#web/brand/line-edit.tsx'
import { LineParts } from '#web/brand/line-parts.tsx'
import { LineTool } from '#web/brand/line-tool.tsx'
import { useFocusBack } from '#web/brand/use-focus-back.ts'
import { WaxCheck } from '#web/ui/wax.tsx'
import { SourceList, SourceTip } from '#web/uvp/sources.tsx'
import { uvpLengthMax } from '#web/uvp/uvp-queries.ts'

export type DraftProps = {
  /** As it is shown: with the business's own name. */
  draft: StoredUvp
  number: number
  group: string
  /** How it argues, or why it stands here. */
  way: string
  isChosen: boolean
  isWriting: boolean
  /** Nothing can be changed: a step before is open again. */
  isLocked: boolean
  isEditing: boolean
  onChoose: () => void
  onEdit: (isOpen: boolean) => void
  onPin: () => void
  /** Answers whether her text has been saved. */
  onWrite: (text: string) => Promise<boolean>
  onRefine: () => void
}

/** Shown sources; `at` is the part that was tapped. */
type Sources = { at: number | undefined } | undefined

export function Draft(props: DraftProps) {
  const { draft, number, group, isChosen, isWriting, isEditing, onChoose, onEdit, onWrite } = props
  const lineId = useId()
  const [sources, setSources] = useState<Sources>()
  const editButton = useFocusBack(isEditing)
  const parts = (!isWriting && draft.parts) || []
  const hasSources = sources !== undefined && parts.length > 0 && !isEditing
  const looks = [draft.isPinned && 'pinned', hasSources && 'shows-src'].filter(Boolean)
  return (
    <li className={['draft', ...looks].join(' ')}>
      {isEditing ? (
        <LineEdit
          label={`Draft ${number}`}
          text={draft.uvp}
          lengthMax={uvpLengthMax}
          onSave={onWrite}
          onClose={() => onEdit(false)}
        />
      ) : (
        <p className="line" id={lineId}>
          {parts.length === 0 ? (
            draft.uvp
          ) : (
            <LineParts
              className="src"
              parts={parts.map(({ text }) => text)}
              pressed={sources?.at}
              onPick={(at) => setSources({ at })}
              renderTip={(at) => parts[at] && <SourceTip part={parts[at]} />}
            />
          )}
        </p>
      )}
      <input
        className="take"
        type="radio"
        name={group}
        {...(isEditing ? { 'aria-label': `Draft ${number}` } : { 'aria-labelledby': lineId })}
        checked={isChosen}
        disabled={isWriting}
        onChange={onChoose}
      />
      <WaxCheck />
      {!isEditing && <Tools {...props} {...{ editButton, sources, setSources }} />}
      {hasSources && <SourceList parts={parts} active={sources.at} />}
    </li>
  )
}

type ToolsProps = DraftProps & {
  editButton: RefObject<HTMLButtonElement | null>
  sources: Sources
  setSources: (sources: Sources) => void
}

function Tools(props: ToolsProps) {
  const { draft, number, way, isLocked, isWriting, onEdit, onPin, onRefine, editButton, sources, setSources } = props
  const { uvp, isPinned = false, isEdited = false, parts = [] } = draft
  const about = `line ${number}`
  const isOff = isLocked || isWriting
  return (
    <div className="foot-row">
      <span className="way">{isEdited ? <EditedMark /> : way}</span>
      <LineTool
        icon="pin"
        label={isPinned ? 'Pinned' : 'Pin'}
        about={about}
        isOn={isPinned}
        isOff={isOff}
        onPress={onPin}
      />
      <LineTool ref={editButton} icon="edit" label="Edit" about={about} isOff={isOff} onPress={() => onEdit(true)} />
      <LineTool icon="refine" label="Refine with AI" about={`UVP ${number}`} isOff={isOff} onPress={onRefine} />
      {parts.length > 0 && !isWriting && (
        <LineTool
          icon="sources"
          label="Sources"
          about={about}
          isOn={sources !== undefined}
          onPress={() => setSources(sources ? undefined : { at: undefined })}
        />
      )}
      <LineTool icon="copy" label="Copy" about={about} onPress={() => void copyText(uvp)} />
    </div>
  )
}
