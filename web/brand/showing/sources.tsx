/** Shows which of the owner's answers each part of a draft was taken from. */

import type { ClaimField } from '#contract/plain/claim.ts'
import { formatStem, isSentenceStem } from '#contract/plain/sentences.ts'
import { ownerTextQuestions } from '#web/account/owner-text-questions.ts'
import { useUser } from '#web/account/use-user.ts'

/** A piece of a line, and what the owner told us. */
export type ToldPart = { text: string; field: ClaimField; told: string }

const questions: Readonly<Record<ClaimField, string>> = {
  ...ownerTextQuestions,
  industry: 'Industry',
  primaryGoal: 'What do you want to achieve?',
  shortName: 'Your short name',
}

/** Returns a function that names the answer a part is from: by its question, or a sentence by its beginning. */
export function useSourceName(): (field: ClaimField) => string {
  const isOne = useUser().sentences.isOne
  return (field) => (isSentenceStem(field) ? `Your sentence “${formatStem(field, isOne)} …”` : questions[field])
}

/** Normalises texts for comparison: ignores case and end punctuation. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/^["“\s]+|[\s.,:;!?"”]+$/g, '')

/** Quotes the owner's original text if the draft does not contain it verbatim. */
const typedOtherwise = ({ text, told }: ToldPart) => (bare(text) === bare(told) ? '' : `You wrote: “${told}”`)

export function SourceTip({ part }: { part: ToldPart }) {
  const nameOf = useSourceName()
  return (
    <span className="tip" role="tooltip">
      <b>{nameOf(part.field)}</b>
      {typedOtherwise(part) || 'Word for word, as you told us'}
    </span>
  )
}

/** The numbered list below a draft; `active` is the part that was tapped. */
export function SourceList({ parts, active }: { parts: readonly ToldPart[]; active: number | undefined }) {
  const nameOf = useSourceName()
  return (
    <ol className="legend" aria-label="Where each part came from">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
        <li key={index} className={active === index ? 'is-on' : undefined}>
          <b>{index + 1}</b>
          <span>“{part.text}”</span>
          <span className="from">
            {nameOf(part.field)} {typedOtherwise(part)}
          </span>
        </li>
      ))}
    </ol>
  )
}
