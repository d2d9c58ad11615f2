/** The list of taglines in two columns, laid out like a type specimen; one line can be chosen. */
import { countLineWords, countSyllables } from '#contract/plain/line-measures.ts'
import { savedLabel } from '#web/brand/saving/append-saved-line.ts'
import { LineChoices } from '#web/brand/showing/line-choices.tsx'
import type { LineListProps, ListedLineProps } from '#web/brand/showing/line-list.ts'
import { TaglineListItem } from '#web/taglines/tagline-list-item.tsx'
import { taglineKind } from '#web/taglines/taglines-queries.ts'

/** The length of a line in words and, if they can be counted, syllables. */
function lengthOf(line: string): string {
  const counts = [countOf(countLineWords(line), 'word'), countOf(countSyllables(line), 'syllable')]
  return counts.filter(Boolean).join(' · ')
}

const countOf = (count: number | undefined, one: string) =>
  count !== undefined && `${count}\u00a0${count === 1 ? one : `${one}s`}`

/** Who wrote the line, if a language model did, and its length; or that it is saved but no longer in the list. */
function labelOf({ line, number }: ListedLineProps, savedFrom: number): string {
  if (number > savedFrom) return savedLabel
  return [line.writtenBy && `Written by ${line.writtenBy}`, lengthOf(line.text)].filter(Boolean).join('\u00a0· ')
}

export const TaglineSpecimen = (props: LineListProps) => (
  <LineChoices
    {...props}
    kind={taglineKind}
    legend="Choose your tagline"
    className="specimen"
    renderLine={(line) => <TaglineListItem {...line} label={labelOf(line, props.savedFrom)} />}
  />
)
