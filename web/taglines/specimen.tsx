/** The taglines as a specimen sheet: two columns to compare, one line to be chosen. */
import { useId, useState } from 'react'
import { withBusinessName } from '#contract/brand.ts'
import { savedLabel } from '#web/brand/add-saved.ts'
import { useSaving } from '#web/brand/choice-bar.tsx'
import { RefineDialog } from '#web/brand/refine-dialog.tsx'
import { WaitingLine } from '#web/brand/waiting-line.tsx'
import { SpecimenLine } from '#web/taglines/specimen-line.tsx'
import { saveTaglines, type TaglineLine, taglineLengthMax } from '#web/taglines/taglines-queries.ts'

type Props = {
  /** What is to be seen, in its order; from `savedFrom` on stands what was saved and is no longer in the list. */
  shown: readonly TaglineLine[]
  savedFrom: number
  businessName: string
  selected: number
  isWriting: boolean
  isReady: boolean
  editing: readonly number[]
  setEditing: (editing: readonly number[]) => void
  /** Told of a new text where the selected one stood. */
  onPick: (tagline: string) => void
}

const labels = { 'easy to like': 'Easy to like', 'easy to remember': 'Easy to remember' } as const

export function Specimen(props: Props) {
  const { shown, savedFrom, businessName, selected, isWriting, isReady, editing, setEditing, onPick } = props
  const group = useId()
  const [refined, setRefined] = useState<number>()
  const { run } = useSaving('Failed to save tagline')

  const replace = async (index: number, next: TaglineLine) => {
    // What was saved earlier joins the list only when it is changed itself.
    const kept = index < savedFrom ? shown.slice(0, savedFrom) : shown
    await saveTaglines(kept.map((line, at) => (at === index ? next : line)))
    if (index === selected) onPick(next.tagline)
  }
  const refinedLine = refined === undefined ? undefined : shown[refined]
  return (
    <fieldset className="choices" aria-busy={isWriting}>
      <legend className="vh">Choose your tagline</legend>
      <ol className="specimen">
        {shown.map((line, index) => (
          <SpecimenLine
            // An edited text stays in its place, and the focus with it.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            line={{ ...line, tagline: withBusinessName(line.tagline, businessName) }}
            number={index + 1}
            group={group}
            label={index >= savedFrom || !line.leans ? savedLabel : labels[line.leans]}
            isChosen={index === selected}
            isWriting={isWriting}
            isLocked={!isReady}
            isEditing={editing.includes(index)}
            onChoose={() => onPick(line.tagline)}
            onEdit={(isOpen) => setEditing([...editing.filter((at) => at !== index), ...(isOpen ? [index] : [])])}
            onPin={() => void run(() => replace(index, { ...line, isPinned: !line.isPinned }))}
            onWrite={(text) => run(() => replace(index, { ...line, tagline: text, isEdited: true }))}
            onRefine={() => setRefined(index)}
          />
        ))}
        {isWriting && <WaitingLine />}
      </ol>
      {refined !== undefined && refinedLine && (
        <RefineDialog
          title={`Refine Tagline ${refined + 1}`}
          kind="tagline"
          text={withBusinessName(refinedLine.tagline, businessName)}
          lengthMax={taglineLengthMax}
          onUse={(text) => replace(refined, { ...refinedLine, tagline: text, isEdited: true })}
          onClose={() => setRefined(undefined)}
        />
      )}
    </fieldset>
  )
}
