/** A line whose parts lead to what the owner told: its text, the button for its sources, and what nobody told. */
import { useState } from 'react'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { ClaimedText, listToldParts } from '#web/brand/showing/claimed-text.tsx'
import type { ListedLineProps } from '#web/brand/showing/line-list.ts'
import { LineParts } from '#web/brand/showing/line-parts.tsx'
import { LineTool } from '#web/brand/showing/line-tool.tsx'
import { SourceList, SourceTip } from '#web/brand/showing/sources.tsx'
import { UntoldNote } from '#web/brand/showing/untold-note.tsx'
import '#web/brand/showing/sources.css'

/** The state of a line's sources; `shortened` is the line without a claim that the owner takes out. */
export function useSourcedLine({ text, claims: all = [], parts: made }: WrittenLine, isWriting: boolean) {
  const [pressed, setPressed] = useState<{ at: number | undefined }>()
  const [shortened, setShortened] = useState<string>()
  // While lines are written, only what is being mended shows.
  const claims = isWriting ? all.filter(({ source }) => source === undefined) : all
  const parts = isWriting ? [] : (made ?? listToldParts(text, claims))
  return {
    ...{ text, claims, parts, isWriting, shortened, setShortened },
    /** The part that was tapped. */
    at: pressed?.at,
    isOpen: pressed !== undefined && parts.length > 0,
    open: (at: number) => setPressed({ at }),
    toggle: () => setPressed(pressed ? undefined : { at: undefined }),
  }
}
export type SourcedLine = ReturnType<typeof useSourcedLine>
type Props = { sourced: SourcedLine }

export function SourcedText({ sourced: { text, claims, parts, at, open } }: Props) {
  if (claims.length > 0) return <ClaimedText {...{ text, claims }} pressed={at} onPick={open} />
  if (parts.length === 0) return text
  return (
    <LineParts
      className="src"
      parts={parts.map((part) => part.text)}
      pressed={at}
      onPick={open}
      renderTip={(index) => parts[index] && <SourceTip part={parts[index]} />}
    />
  )
}

/** Shows and hides the sources; nothing if the line has none. */
export function SourcesTool({ sourced, about, iconOnly }: Props & { about: string; iconOnly: 'always' | 'narrow' }) {
  if (sourced.parts.length === 0) return null
  return (
    <LineTool icon="sources" label="Sources" {...{ about, iconOnly }} isOn={sourced.isOpen} onPress={sourced.toggle} />
  )
}

/** Below a line: its sources once asked for, and what nobody told. */
export function SourceNotes({ sourced, isLocked, onEdit }: Props & Pick<ListedLineProps, 'isLocked' | 'onEdit'>) {
  const { text, claims, parts, at, isOpen, isWriting, setShortened } = sourced
  const untold = claims.filter(({ source }) => source === undefined)
  return (
    <>
      {isOpen && <SourceList parts={parts} active={at} />}
      {untold.length > 0 && !isWriting && (
        <UntoldNote
          {...{ text, isLocked }}
          claims={untold}
          onTakeOut={(rest) => {
            setShortened(rest)
            onEdit(true)
          }}
        />
      )}
    </>
  )
}
