/** Value propositions without a language model: drafts in the owner's own words. */
import type { AskedField, BrandBrief } from '#contract/plain/brand.ts'
import { draftsOf, draftText, isReadyToDraft, pieceText, type SentenceDraft } from '#contract/plain/sentence-drafts.ts'
import { isStem, type Sentences, wholeSentence } from '#contract/plain/sentences.ts'
import type { UvpVariation, WritingTurn } from '#contract/writers.ts'
import { lineKey } from '#engine/language/line-key.ts'
import { missingFrom, readTold, type Told } from '#engine/language/read-told.ts'
import { jaccard } from '#engine/language/similarity.ts'
import { type ArgumentId, type Draft, draftLines, mixesSpeakers, wordsOfArgument } from './draft-lines.ts'

/** How many lines one turn writes at most. */
export const uvpsPerTurn = 5
/** Three good ones beat five. */
const uvpsEnough = 3
/** A reason that comes back in every draft leaves nothing to choose. */
const timesUsedMax = 3
/** Two lines that share more than this of their words are the same line to a reader. */
const likenessMax = 0.7

/** What the page has to ask before it can write well; empty where enough was told for one draft that stands by itself. */
export function asksOf(brief: BrandBrief): AskedField[] {
  if (isReadyToDraft(brief.sentences)) return []
  const told = readTold(brief)
  const missing = missingFrom(told)
  const drafts = [...draftLines(told).values()].flat()
  const hasStrong = drafts.some(({ isStrong, text }) => isStrong || mixesSpeakers(text))
  return missing.length > 0 || hasStrong ? missing : ['competitiveDifferentiator']
}

/** The arguments in an order that moves on with every turn, so that regenerating opens differently. */
function argumentsFor(seed: number): ArgumentId[] {
  const all: ArgumentId[] = ['offer', 'trouble', 'difference', 'result']
  const start = ((seed % all.length) + all.length) % all.length
  return [...all.slice(start), ...all.slice(0, start), 'people']
}

/** Takes from each argument in turn the draft whose pieces the others have used least: strong ones, and others only where those are few. */
function choose(drafts: ReadonlyMap<ArgumentId, Draft[]>, turn: WritingTurn): Draft[] {
  const shown = new Set(turn.exclude.map(lineKey))
  const chosen: Draft[] = []
  const timesUsed = (piece: Told) => chosen.filter(({ used }) => used.some(({ text }) => text === piece.text)).length
  const usedIn = (draft: Draft) => draft.used.filter((piece) => timesUsed(piece) > 0).length
  const isUnlike = (draft: Draft) => chosen.every(({ text }) => jaccard(text, draft.text) < likenessMax)
  const order = argumentsFor(turn.seed)
  const take = (most: number, isAllowed: (draft: Draft) => boolean) => {
    for (let round = 0; round < most; round += 1) {
      for (const argument of order) {
        if (chosen.length >= most) return
        const all = drafts.get(argument) ?? []
        const fresh = all.filter((draft) => !shown.has(lineKey(draft.text)) && isAllowed(draft))
        const least = Math.min(...fresh.map(usedIn))
        const best = fresh.find((draft) => usedIn(draft) === least)
        if (best) chosen.push(best)
      }
    }
  }
  const isSpare = (draft: Draft) => draft.used.every((piece) => timesUsed(piece) < timesUsedMax)
  take(uvpsPerTurn, (draft) => draft.isStrong && isUnlike(draft) && isSpare(draft))
  // A long offer makes all lines alike: where there are few, one new reason is enough.
  const isNew = (a: Told) => chosen.every(({ used }) => used.every((b) => jaccard(a.text, b.text) < likenessMax))
  take(uvpsEnough, (draft) => draft.used.some(isNew))
  return chosen
}

/** Where a piece was told: the finished sentence, or the name. */
const toldIn = (field: string, words: string, sentences: Sentences) =>
  isStem(field) ? wholeSentence(field, sentences[field], sentences.isOne) : words

function fromSentences({ sentences, businessName }: BrandBrief, { exclude }: WritingTurn): UvpVariation[] {
  const shown = new Set(exclude.map(lineKey))
  const variation = (draft: SentenceDraft): UvpVariation => ({
    uvp: draftText(draft),
    approach: draft.approach,
    description: draft.description,
    parts: draft.pieces.map((piece) => ({
      text: pieceText(piece),
      field: piece.field,
      told: toldIn(piece.field, piece.words, sentences),
    })),
  })
  return draftsOf(sentences, businessName)
    .filter(({ waitsFor }) => waitsFor.length === 0)
    .map(variation)
    .filter(({ uvp }) => !shown.has(lineKey(uvp)))
    .slice(0, uvpsPerTurn)
}

/**
 * Writes up to five value propositions, each arguing in another way: from finished sentences, or where there are none
 * from the answers of the profile. Every line names the business, says what is sold and is joined from what the owner
 * typed (`parts` tells from where). The same brief and turn give the same lines, and no text of `turn.exclude` comes again.
 * Nothing is written where no offer was told.
 */
export function* writeUvps(brief: BrandBrief, turn: WritingTurn): Generator<UvpVariation> {
  if (isReadyToDraft(brief.sentences)) return yield* fromSentences(brief, turn)
  for (const { argument, text, parts } of choose(draftLines(readTold(brief)), turn)) {
    yield { uvp: text, ...wordsOfArgument(argument), parts }
  }
}
