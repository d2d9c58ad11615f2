/** What a list of written lines does, whatever its lines are: one chosen, some under their owner's hand, one refined. */
import { useState } from 'react'
import { useSaving } from '#web/brand/showing/choice-bar.tsx'

export type LineListProps<Line> = {
  /** What is to be seen, in its order; from `savedFrom` on stands what was saved and is no longer in the list. */
  shown: readonly Line[]
  savedFrom: number
  businessName: string
  selected: number
  isWriting: boolean
  isReady: boolean
  /** Made from earlier answers. */
  isStale: boolean
  /** The places of the lines that are open for their owner's hand. */
  editing: readonly number[]
  setEditing: (editing: readonly number[]) => void
  /** Told of a new text where the selected one stood. */
  onPick: (text: string) => void
}

/** A line of the list, as its tools and its field need it. */
export type ListedLineProps = {
  number: number
  /** The name of the group of radio buttons. */
  group: string
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

type Ways<Line> = {
  group: string
  textOf: (line: Line) => string
  /** The line with her own text in its place. */
  withText: (line: Line, text: string) => Line
  /** `isRenewed`: what the list was made from is what stands now. */
  save: (lines: readonly Line[], isRenewed?: boolean) => Promise<unknown>
  failureTitle: string
}

/** The line at each place as its component needs it, and the one that is being refined. */
export function useLineList<Line extends { isPinned?: boolean | undefined }>(
  { shown, savedFrom, selected, isWriting, isReady, isStale, editing, setEditing, onPick }: LineListProps<Line>,
  { group, textOf, withText, save, failureTitle }: Ways<Line>,
) {
  const [refining, setRefining] = useState<{ at: number; wasStale: boolean }>()
  const { run } = useSaving(failureTitle)
  const replace = async (index: number, next: Line, isRenewed = false) => {
    // What was saved earlier joins the list only when it is changed itself.
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
      // A sentence that was finished beside the line is no earlier answer of it; other answers may be.
      onUse: (text: string, saysStem: boolean) =>
        replace(refining.at, withText(line, text), saysStem && !refining.wasStale),
      onClose: () => setRefining(undefined),
    }
  return { propsOf, refined }
}
