/** Writes value propositions without a language model by joining the owner's finished sentences. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import {
  joinDraftText,
  joinPieceText,
  makeSentenceDrafts,
  type SentenceDraft,
} from '#contract/plain/sentence-drafts.ts'
import { isSentenceStem, makeWholeSentence, type Sentences } from '#contract/plain/sentences.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { uvpsPerTurn } from '#contract/uvp.ts'
import type { WritingTurn } from '#contract/writers.ts'
import { makeLineKey } from '#engine/language/line-key.ts'

/** Where a piece of a draft comes from: the owner's whole finished sentence, or the business name. */
const toldIn = (field: string, words: string, sentences: Sentences) =>
  isSentenceStem(field) ? makeWholeSentence(field, sentences[field], sentences.isOne) : words

const lineOf = (draft: SentenceDraft, sentences: Sentences): WrittenLine => ({
  text: joinDraftText(draft),
  approach: draft.approach,
  description: draft.description,
  parts: draft.pieces.map((piece) => ({
    text: joinPieceText(piece),
    field: piece.field,
    told: toldIn(piece.field, piece.words, sentences),
  })),
})

/**
 * Writes up to five value propositions, each in a different pattern. Every line names the business, says what is sold and
 * contains only the owner's sentences (`parts` gives the sources). The same brief and turn always give the same lines, and no
 * line of `turn.exclude` is repeated. Nothing is written until the sentences of at least one draft are complete.
 */
export function* writeUvps({ sentences, businessName }: BrandBrief, { exclude }: WritingTurn): Generator<WrittenLine> {
  const shown = new Set(exclude.map(makeLineKey))
  yield* makeSentenceDrafts(sentences, businessName)
    .filter((draft) => draft.waitsFor.length === 0 && !shown.has(makeLineKey(joinDraftText(draft))))
    .slice(0, uvpsPerTurn)
    .map((draft) => lineOf(draft, sentences))
}
