/** One draft: the sentence, and a slim row of actions. */
import { type RefObject, useId, useState } from 'react'
import { EditedMark } from '#web/brand/showing/edited-mark.tsx'
import { LineEdit } from '#web/brand/showing/line-edit.tsx'
import type { ListedLineProps } from '#web/brand/showing/line-list.ts'
import { LineParts } from '#web/brand/showing/line-parts.tsx'
import { LineTool } from '#web/brand/showing/line-tool.tsx'
import { LineTools } from '#web/brand/showing/line-tools.tsx'
import { SelectedBadge } from '#web/ui/seal.tsx'
import { useFocusReturn } from '#web/ui/use-focus-return.ts'
import { ClaimedText, listToldParts } from '#web/uvp/claimed-text.tsx'
import { SourceList, SourceTip, type ToldPart } from '#web/uvp/sources.tsx'
import { UntoldNote } from '#web/uvp/untold-note.tsx'
import { uvpKind } from '#web/uvp/uvp-queries.ts'

type Props = ListedLineProps & {
  /** A label: the approach it was built by, or why it is listed, such as "saved". */
  way: string
}

/** Undefined while the sources of the draft's parts are hidden; `at` is the index of the part that was tapped. */
type Sources = { at: number | undefined } | undefined

export function UvpDraft(props: Props) {
  const { line, number, group, isChosen, isWriting, isLocked, isEditing, onChoose, onEdit, onWrite } = props
  const lineId = useId()
  const [sources, setSources] = useState<Sources>()
  const editButton = useFocusReturn(isEditing)
  const claims = (!isWriting && line.claims) || []
  const parts = isWriting ? [] : (line.parts ?? listToldParts(line.text, claims))
  const untold = claims.filter(({ source }) => source === undefined)
  const [shortened, setShortened] = useState<string>()
  const hasSources = sources !== undefined && parts.length > 0 && !isEditing
  const looks = [line.isPinned && 'pinned', hasSources && 'shows-src'].filter(Boolean)
  return (
    <li className={['draft', ...looks].join(' ')}>
      {isEditing ? (
        <LineEdit
          label={`Draft ${number}`}
          text={line.text}
          {...(shortened !== undefined && { draft: shortened })}
          lengthMax={uvpKind.lengthMax}
          onSave={onWrite}
          onClose={() => {
            setShortened(undefined)
            onEdit(false)
          }}
        />
      ) : (
        <p className="line" id={lineId}>
          {claims.length > 0 ? (
            <ClaimedText text={line.text} {...{ claims }} pressed={sources?.at} onPick={(at) => setSources({ at })} />
          ) : parts.length === 0 ? (
            line.text
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
        disabled={isWriting || isLocked}
        onChange={onChoose}
      />
      <SelectedBadge />
      {!isEditing && <Tools {...props} {...{ parts, editButton, sources, setSources }} />}
      {hasSources && <SourceList parts={parts} active={sources.at} />}
      {!isEditing && untold.length > 0 && (
        <UntoldNote
          text={line.text}
          claims={untold}
          isLocked={isLocked}
          onTakeOut={(rest) => {
            setShortened(rest)
            onEdit(true)
          }}
        />
      )}
    </li>
  )
}

type ToolsProps = Props & {
  parts: readonly ToldPart[]
  editButton: RefObject<HTMLButtonElement | null>
  sources: Sources
  setSources: (sources: Sources) => void
}

function Tools({ line, way, parts, sources, setSources, ...props }: ToolsProps) {
  const { text, isPinned = false, isEdited = false } = line
  return (
    <LineTools
      {...props}
      noun="UVP"
      iconOnly="narrow"
      way={isEdited ? <EditedMark /> : way}
      text={text}
      isPinned={isPinned}
    >
      {parts.length > 0 && !props.isWriting && (
        <LineTool
          iconOnly="narrow"
          icon="sources"
          label="Sources"
          about={`UVP ${props.number}`}
          isOn={sources !== undefined}
          onPress={() => setSources(sources ? undefined : { at: undefined })}
        />
      )}
    </LineTools>
  )
}
