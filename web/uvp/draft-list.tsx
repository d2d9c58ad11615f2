/** The list of drafts of the value proposition, one of which the owner chooses. */
import { isSentenceOutdated } from '#contract/plain/sentence-drafts.ts'
import type { Sentences } from '#contract/plain/sentences.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { savedLabel } from '#web/brand/saving/append-saved-line.ts'
import { LineChoices } from '#web/brand/showing/line-choices.tsx'
import type { LineListProps } from '#web/brand/showing/line-list.ts'
import { UvpDraft } from '#web/uvp/uvp-draft.tsx'
import { uvpKind } from '#web/uvp/uvp-queries.ts'

/**
 * The label of a draft: the language model that wrote it, the approach it was built by, or that the owner has changed
 * its sentences since.
 */
function wayOf({ approach = '', parts = [], writtenBy }: WrittenLine, sentences: Sentences): string {
  if (writtenBy !== undefined) return `Written by ${writtenBy}`
  return parts.some((part) => isSentenceOutdated(part, sentences)) ? 'From earlier sentences' : approach
}

export const DraftList = ({ sentences, ...props }: LineListProps & { sentences: Sentences }) => (
  <LineChoices
    {...props}
    kind={uvpKind}
    legend="Choose your value proposition"
    renderLine={(line) => (
      <UvpDraft {...line} way={line.number > props.savedFrom ? savedLabel : wayOf(line.line, sentences)} />
    )}
  />
)
