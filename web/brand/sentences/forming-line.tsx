/** A draft as it forms: a gap stands where a sentence is missing. */
import type { SentenceDraft } from '#contract/plain/sentence-drafts.ts'

export function FormingLine({ draft }: { draft: SentenceDraft }) {
  return (
    <p className="line">
      {draft.pieces.map(({ field, before, words, after }) => (
        <span key={field}>
          {before}
          {words || <span className="gap" />}
          {after}{' '}
        </span>
      ))}
    </p>
  )
}
