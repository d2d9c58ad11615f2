/** The list of drafts of the value proposition, one of which the owner chooses, and the dialog that refines one. */
import { useId } from 'react'
import { withBusinessName } from '#contract/plain/brand.ts'
import { isSentenceOutdated } from '#contract/plain/sentence-drafts.ts'
import type { Sentences } from '#contract/plain/sentences.ts'
import type { StoredUvp } from '#contract/uvp.ts'
import { savedLabel } from '#web/brand/saving/add-saved.ts'
import { type LineListProps, useLineList } from '#web/brand/showing/line-list.ts'
import { RefineDialog } from '#web/brand/showing/refine-dialog.tsx'
import { WaitingLine } from '#web/brand/showing/waiting-line.tsx'
import { Draft } from '#web/uvp/draft.tsx'
import { saveUvps, uvpLengthMax } from '#web/uvp/uvp-queries.ts'

const named = (draft: StoredUvp, name: string): StoredUvp => ({
  ...draft,
  uvp: withBusinessName(draft.uvp, name),
  ...(draft.parts && { parts: draft.parts.map((part) => ({ ...part, text: withBusinessName(part.text, name) })) }),
})

/** A draft with the owner's own text in place of the generated one, without the sources of its parts. */
const inHerHand = ({ parts: _parts, ...rest }: StoredUvp, uvp: string): StoredUvp => ({ ...rest, uvp, isEdited: true })

type Props = LineListProps<StoredUvp> & { sentences: Sentences }

/** The label of a draft: the approach it was built by, or that the owner has changed its sentences since. */
const wayOf = ({ approach = '', parts = [] }: StoredUvp, sentences: Sentences) =>
  parts.some((part) => isSentenceOutdated(part, sentences)) ? 'From earlier sentences' : approach

export function DraftList({ sentences, ...props }: Props) {
  const { shown, savedFrom, businessName, isWriting } = props
  const { propsOf, refined } = useLineList(props, {
    group: useId(),
    textOf: ({ uvp }) => uvp,
    withText: inHerHand,
    save: saveUvps,
    failureTitle: 'Failed to save UVP',
  })
  return (
    <fieldset className="choices" aria-busy={isWriting}>
      <legend className="vh">Choose your value proposition</legend>
      <ol>
        {shown.map((draft, index) => (
          <Draft
            // Keyed by index, as an edit changes the text: the line must not be remounted and lose the focus.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            {...propsOf(draft, index)}
            draft={named(draft, businessName)}
            way={index >= savedFrom ? savedLabel : wayOf(draft, sentences)}
          />
        ))}
        {isWriting && <WaitingLine />}
      </ol>
      {refined && (
        <RefineDialog
          title={`Refine UVP ${refined.number}`}
          kind="UVP"
          text={withBusinessName(refined.text, businessName)}
          lengthMax={uvpLengthMax}
          onUse={refined.onUse}
          onClose={refined.onClose}
        />
      )}
    </fieldset>
  )
}
