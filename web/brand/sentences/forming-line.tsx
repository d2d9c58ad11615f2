/** A preview of a draft while its sentences are typed: unfinished sentences show as gaps. */
import type { DraftPiece, SentenceDraft } from '#contract/plain/sentence-drafts.ts'
import type { SentenceStem } from '#contract/plain/sentences.ts'

type PieceProps = {
  piece: DraftPiece
  /** The sentence being typed: its words are underlined. */
  typing?: SentenceStem | undefined
  /** Sentences that are only proposed. */
  proposed?: readonly SentenceStem[]
}

function Words({ piece: { field, words }, typing, proposed = [] }: PieceProps) {
  if (words === '') return <span className="gap" />
  if (field === typing) return <span className="typed-now">{words}</span>
  return proposed.some((each) => each === field) ? <i className="proposed">{words}</i> : words
}

export function PieceWords(props: PieceProps) {
  return (
    <>
      {props.piece.before}
      <Words {...props} />
      {props.piece.after}
    </>
  )
}

export function FormingLine({ draft }: { draft: SentenceDraft }) {
  return (
    <p className="line">
      {draft.pieces.map((piece) => (
        <span key={piece.field}>
          <PieceWords piece={piece} />{' '}
        </span>
      ))}
    </p>
  )
}
