/** The list of taglines in two columns, laid out like a type specimen; one line can be chosen. */
import { useId } from 'react'
import { withBusinessName } from '#contract/plain/brand.ts'
import { syllablesIn, wordsCounted } from '#contract/plain/line-measures.ts'
import type { Tagline } from '#contract/taglines.ts'
import { savedLabel } from '#web/brand/saving/add-saved.ts'
import { type LineListProps, useLineList } from '#web/brand/showing/line-list.ts'
import { RefineDialog } from '#web/brand/showing/refine-dialog.tsx'
import { WaitingLine } from '#web/brand/showing/waiting-line.tsx'
import { SpecimenLine } from '#web/taglines/specimen-line.tsx'
import { saveTaglines, taglineLengthMax } from '#web/taglines/taglines-queries.ts'

/** The length of a line in words and, if they can be counted, syllables. */
function lengthOf(line: string): string {
  const counts = [countOf(wordsCounted(line), 'word'), countOf(syllablesIn(line), 'syllable')]
  return counts.filter(Boolean).join(' · ')
}

const countOf = (count: number | undefined, one: string) =>
  count !== undefined && `${count}\u00a0${count === 1 ? one : `${one}s`}`

const inHerHand = (line: Tagline, tagline: string): Tagline => ({ ...line, tagline, isEdited: true })

export function Specimen(props: LineListProps<Tagline>) {
  const { shown, savedFrom, businessName, isWriting } = props
  const { propsOf, refined } = useLineList(props, {
    group: useId(),
    textOf: ({ tagline }) => tagline,
    withText: inHerHand,
    save: saveTaglines,
    failureTitle: 'Failed to save tagline',
  })
  return (
    <fieldset className="choices" aria-busy={isWriting}>
      <legend className="vh">Choose your tagline</legend>
      <ol className="specimen">
        {shown.map((line, index) => (
          <SpecimenLine
            // Keyed by index, as an edit changes the text: the line must not be remounted and lose the focus.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            {...propsOf(line, index)}
            line={{ ...line, tagline: withBusinessName(line.tagline, businessName) }}
            label={index >= savedFrom ? savedLabel : lengthOf(withBusinessName(line.tagline, businessName))}
          />
        ))}
        {isWriting && <WaitingLine />}
      </ol>
      {refined && (
        <RefineDialog
          title={`Refine Tagline ${refined.number}`}
          kind="tagline"
          text={withBusinessName(refined.text, businessName)}
          lengthMax={taglineLengthMax}
          onUse={refined.onUse}
          onClose={refined.onClose}
        />
      )}
    </fieldset>
  )
}
