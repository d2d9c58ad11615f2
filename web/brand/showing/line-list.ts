/**
 * Shared behaviour of a list of generated lines (value propositions or taglines): select one, edit some by hand,
 * refine one in a dialog.
 */
import { useState } from 'react'
import { useSaving } from '#web/brand/showing/choice-bar.tsx'

export type LineListProps<Line> = {
  /** The lines on screen, in order; those from index `savedFrom` on were saved but are no longer in the list. */
  shown: readonly Line[]
  savedFrom: number
  businessName: string
  selected: number
  isWriting: boolean
  isReady: boolean
  /** The answers that the list was generated from have changed since. */
  isStale: boolean
  /** The indexes of the lines being edited by hand. */
  editing: readonly number[]
  setEditing: (editing: readonly number[]) => void
  /** Called with the new text when the selected line was changed. */
  onPick: (text: string) => void
}

/** The state of one line in the list, and what its buttons and its text field do. */
export type ListedLineProps = {
  number: number
  /** The name of the radio button group. */
  group: string
  isChosen: boolean
  isWriting: boolean
  /** Nothing can be changed, because an earlier step must be completed first or the tool is read-only. */
  isLocked: boolean
  isEditing: boolean
  onChoose: () => void
  onEdit: (isOpen: boolean) => void
  onPin: () => void
  /** Resolves to whether the owner's text was saved. */
  onWrite: (text: string) => Promise<boolean>
  onRefine: () => void
}

type Ways<Line> = {
  group: string
  textOf: (line: Line) => string
  /** Returns the line with the owner's text in place of its own. */
  withText: (line: Line, text: string) => Line
  /** `isRenewed`: the list now matches the current answers. */
  save: (lines: readonly Line[], isRenewed?: boolean) => Promise<unknown>
  failureTitle: string
}

/** Returns the props for the line at each index, and the line being refined. */
export function useLineList<Line extends { isPinned?: boolean | undefined }>(
  { shown, savedFrom, selected, isWriting, isReady, isStale, editing, setEditing, onPick }: LineListProps<Line>,
  { group, textOf, withText, save, failureTitle }: Ways<Line>,
) {
  const [refining, setRefining] = useState<{ at: number; wasStale: boolean }>()
  const { run } = useSaving(failureTitle)
  const replace = async (index: number, next: Line, isRenewed = false) => {
    // Lines from `savedFrom` on are shown but not in the list: one of them is added only when it is itself changed.
    const kept = index < savedFrom ? shown.slice(0, savedFrom) : shown
    const lines = kept.map((line, at) => (at === index ? next : line))
    await save(lines, isRenewed)
    if (index === selected) onPick(textOf(next))
  }
  const propsOf = (line: Line, index: number): ListedLineProps => ({
    number: index + 1,
    group,
    isChosen: index === selected,
    isWriting,
    isLocked: !isReady,
    isEditing: editing.includes(index),
    onChoose: () => onPick(textOf(line)),
    onEdit: (isOpen) => setEditing([...editing.filter((at) => at !== index), ...(isOpen ? [index] : [])]),
    onPin: () => void run(() => replace(index, { ...line, isPinned: !line.isPinned })),
    onWrite: (text) => run(() => replace(index, withText(line, text))),
    onRefine: () => setRefining({ at: index, wasStale: isStale }),
  })
  const line = refining && shown[refining.at]
  const refined = refining &&
    line && {
      number: refining.at + 1,
      text: textOf(line),
      // A sentence finished in the refine dialog is up to date, so it does not make the line stale; a line that was
      // already stale stays so.
      onUse: (text: string, saysStem: boolean) =>
        replace(refining.at, withText(line, text), saysStem && !refining.wasStale),
      onClose: () => setRefining(undefined),
    }
  return { propsOf, refined }
}
