/** A preview of a draft while its sentences are typed: unfinished sentences show as gaps. */
import type { DraftPiece, SentenceDraft } from '#contract/plain/sentence-drafts.ts'
import type { SentenceStem } from '#contract/plain/sentences.ts'

type PieceProps = {
  piece: DraftPiece
  /** The sentence being typed: its words are underlined. */
  typing?: SentenceStem | undefined
}

export function PieceWords({ piece, typing }: PieceProps) {
  const { field, before, words, after } = piece
  return (
    <>
      {before}
      {words === '' ? <span className="gap" /> : field === typing ? <span className="typed-now">{words}</span> : words}
      {after}
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
