/** The drafts, one of them to be chosen, and the dialog that refines one. */
import { useId, useState } from 'react'
import { withBusinessName } from '#contract/brand.ts'
import type { StoredUvp } from '#contract/uvp.ts'
import { savedLabel } from '#web/brand/add-saved.ts'
import { useSaving } from '#web/brand/choice-bar.tsx'
import { RefineDialog } from '#web/brand/refine-dialog.tsx'
import { WaitingLine } from '#web/brand/waiting-line.tsx'
import { Draft } from '#web/uvp/draft.tsx'
import { saveUvps, uvpLengthMax } from '#web/uvp/uvp-queries.ts'

type Props = {
  /** What is to be seen, in its order; from `savedFrom` on stands what was saved and is no longer in the list. */
  shown: readonly StoredUvp[]
  savedFrom: number
  businessName: string
  selected: number
  isWriting: boolean
  isReady: boolean
  editing: readonly number[]
  setEditing: (editing: readonly number[]) => void
  /** Told of a new text where the selected one stood. */
  onPick: (uvp: string) => void
}

const named = (draft: StoredUvp, name: string): StoredUvp => ({
  ...draft,
  uvp: withBusinessName(draft.uvp, name),
  ...(draft.parts && { parts: draft.parts.map((part) => ({ ...part, text: withBusinessName(part.text, name) })) }),
})

/** Her own text in a draft's place: it says no longer where its parts were told. */
const inHerHand = ({ parts: _parts, ...rest }: StoredUvp, uvp: string): StoredUvp => ({ ...rest, uvp, isEdited: true })

export function DraftList(props: Props) {
  const { shown, savedFrom, businessName, selected, isWriting, isReady, editing, setEditing, onPick } = props
  const group = useId()
  const [refined, setRefined] = useState<number>()
  const { run } = useSaving('Failed to save UVP')

  const replace = async (index: number, next: StoredUvp) => {
    // What was saved earlier joins the list only when it is changed itself.
    const kept = index < savedFrom ? shown.slice(0, savedFrom) : shown
    await saveUvps(kept.map((draft, at) => (at === index ? next : draft)))
    if (index === selected) onPick(next.uvp)
  }
  const refinedDraft = refined === undefined ? undefined : shown[refined]
  return (
    <fieldset className="choices" aria-busy={isWriting}>
      <legend className="vh">Choose your value proposition</legend>
      <ol>
        {shown.map((draft, index) => (
          <Draft
            // An edited text stays in its place, and the focus with it.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            draft={named(draft, businessName)}
            number={index + 1}
            group={group}
            way={index >= savedFrom ? savedLabel : (draft.approach ?? '')}
            isChosen={index === selected}
            isWriting={isWriting}
            isLocked={!isReady}
            isEditing={editing.includes(index)}
            onChoose={() => onPick(draft.uvp)}
            onEdit={(isOpen) => setEditing([...editing.filter((at) => at !== index), ...(isOpen ? [index] : [])])}
            onPin={() => void run(() => replace(index, { ...draft, isPinned: !draft.isPinned }))}
            onWrite={(text) => run(() => replace(index, inHerHand(draft, text)))}
            onRefine={() => setRefined(index)}
          />
        ))}
        {isWriting && <WaitingLine />}
      </ol>
      {refined !== undefined && refinedDraft && (
        <RefineDialog
          title={`Refine UVP ${refined + 1}`}
          kind="UVP"
          text={withBusinessName(refinedDraft.uvp, businessName)}
          lengthMax={uvpLengthMax}
          onUse={(text) => replace(refined, inHerHand(refinedDraft, text))}
          onClose={() => setRefined(undefined)}
        />
      )}
    </fieldset>
  )
}
