/** Value propositions without a language model: the sentences that the owner finished, joined as they stand. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { draftsOf, draftText, pieceText, type SentenceDraft } from '#contract/plain/sentence-drafts.ts'
import { isStem, type Sentences, wholeSentence } from '#contract/plain/sentences.ts'
import { uvpsPerTurn } from '#contract/uvp.ts'
import type { UvpVariation, WritingTurn } from '#contract/writers.ts'
import { lineKey } from '#engine/language/line-key.ts'

/** Where a piece was told: the finished sentence, or the name. */
const toldIn = (field: string, words: string, sentences: Sentences) =>
  isStem(field) ? wholeSentence(field, sentences[field], sentences.isOne) : words

const variation = (draft: SentenceDraft, sentences: Sentences): UvpVariation => ({
  uvp: draftText(draft),
  approach: draft.approach,
  description: draft.description,
  parts: draft.pieces.map((piece) => ({
    text: pieceText(piece),
    field: piece.field,
    told: toldIn(piece.field, piece.words, sentences),
  })),
})

/**
 * Writes up to five value propositions, each by another pattern. Every line names the business, says what is sold and holds
 * nothing but the owner's sentences (`parts` tells which). The same brief and turn give the same lines, no text of
 * `turn.exclude` comes again, and nothing is written while a first draft waits for a sentence.
 */
export function* writeUvps({ sentences, businessName }: BrandBrief, { exclude }: WritingTurn): Generator<UvpVariation> {
  const shown = new Set(exclude.map(lineKey))
  yield* draftsOf(sentences, businessName)
    .filter((draft) => draft.waitsFor.length === 0 && !shown.has(lineKey(draftText(draft))))
    .slice(0, uvpsPerTurn)
    .map((draft) => variation(draft, sentences))
}
