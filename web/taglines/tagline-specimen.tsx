/** The list of taglines in two columns, laid out like a type specimen; one line can be chosen. */
import { countLineWords, countSyllables } from '#contract/plain/line-measures.ts'
import { savedLabel } from '#web/brand/saving/append-saved-line.ts'
import { LineChoices } from '#web/brand/showing/line-choices.tsx'
import type { LineListProps } from '#web/brand/showing/line-list.ts'
import { TaglineListItem } from '#web/taglines/tagline-list-item.tsx'
import { taglineKind } from '#web/taglines/taglines-queries.ts'

/** The length of a line in words and, if they can be counted, syllables. */
function lengthOf(line: string): string {
  const counts = [countOf(countLineWords(line), 'word'), countOf(countSyllables(line), 'syllable')]
  return counts.filter(Boolean).join(' · ')
}

const countOf = (count: number | undefined, one: string) =>
  count !== undefined && `${count}\u00a0${count === 1 ? one : `${one}s`}`

export const TaglineSpecimen = (props: LineListProps) => (
  <LineChoices
    {...props}
    kind={taglineKind}
    legend="Choose your tagline"
    className="specimen"
    renderLine={(line) => (
      <TaglineListItem {...line} label={line.number > props.savedFrom ? savedLabel : lengthOf(line.line.text)} />
    )}
  />
)
