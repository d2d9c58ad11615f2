/**
 * Shared behaviour of a list of generated lines (value propositions or taglines): select one, edit some by hand,
 * refine one in a dialog.
 */
import { useState } from 'react'
import { insertBusinessName } from '#contract/plain/brand.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { useSaving } from '#web/brand/showing/choice-bar.tsx'
import type { LineKind } from '#web/brand/showing/line-kind.ts'

export type LineListProps = {
  /** The lines on screen, in order; those from index `savedFrom` on were saved but are no longer in the list. */
  shown: readonly WrittenLine[]
  savedFrom: number
  businessName: string
  selected: number
  isWriting: boolean
  /** While they are written: all have come. */
  isChecking: boolean
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
  /** As shown, with the business name in place of its placeholder. */
  line: WrittenLine
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

/**
 * What the refine dialog made of a line. `saysStem`: it contains a sentence that was finished there. `writtenBy`: the
 * language model that changed it last, unless the owner has typed it since.
 */
export type RefinedLine = { text: string; saysStem: boolean; writtenBy: string | undefined }

const named = (line: WrittenLine, name: string): WrittenLine => ({
  ...line,
  text: insertBusinessName(line.text, name),
  ...(line.parts && { parts: line.parts.map((part) => ({ ...part, text: insertBusinessName(part.text, name) })) }),
})

/**
 * A line with a text that the owner typed, or had refined: by a language model if there is a `writer`. It keeps its place
 * when the list is written again.
 */
function withText(
  { parts: _parts, claims: _claims, writtenBy: _before, ...line }: WrittenLine,
  text: string,
  writer?: string,
): WrittenLine {
  return { ...line, text, isEdited: true, ...(writer !== undefined && { writtenBy: writer }) }
}

/** Returns the props for the line at each index, and the line being refined; `group` names the radio buttons. */
export function useLineList(props: LineListProps, kind: LineKind, group: string) {
  const { shown, savedFrom, businessName, selected, isWriting, isReady, isStale, editing, setEditing, onPick } = props
  const [refining, setRefining] = useState<{ at: number; wasStale: boolean }>()
  const { run } = useSaving(`Failed to save ${kind.name}`)
  const replace = async (index: number, next: WrittenLine, isRenewed = false) => {
    // Lines from `savedFrom` on are shown but not in the list: one of them is added only when it is itself changed.
    const kept = index < savedFrom ? shown.slice(0, savedFrom) : shown
    const lines = kept.map((line, at) => (at === index ? next : line))
    await kind.save(lines, isRenewed ? 'renewed' : 'edited')
    if (index === selected) onPick(next.text)
  }
  const propsOf = (line: WrittenLine, index: number): ListedLineProps => ({
    line: named(line, businessName),
    number: index + 1,
    group,
    isChosen: index === selected,
    isWriting,
    isLocked: !isReady,
    isEditing: editing.includes(index),
    onChoose: () => onPick(line.text),
    onEdit: (isOpen) => setEditing([...editing.filter((at) => at !== index), ...(isOpen ? [index] : [])]),
    onPin: () => void run(() => replace(index, { ...line, isPinned: !line.isPinned })),
    onWrite: (text) => run(() => replace(index, withText(line, text))),
    onRefine: () => setRefining({ at: index, wasStale: isStale }),
  })
  const line = refining && shown[refining.at]
  const refined = refining &&
    line && {
      number: refining.at + 1,
      line: named(line, businessName),
      // A sentence finished in the refine dialog is up to date, so it does not make the line stale; a line that was
      // already stale stays so.
      onUse: ({ text, saysStem, writtenBy }: RefinedLine) =>
        replace(refining.at, withText(line, text, writtenBy), saysStem && !refining.wasStale),
      onClose: () => setRefining(undefined),
    }
  return { propsOf, refined }
}
