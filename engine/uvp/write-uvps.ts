/** Value propositions without a language model: drafts in the owner's own words. */
import type { AskedField, BrandBrief } from '#contract/plain/brand.ts'
import type { UvpVariation, WritingTurn } from '#contract/writers.ts'
import { lineKey } from '#engine/language/line-key.ts'
import { missingFrom, readTold } from '#engine/language/read-told.ts'
import { jaccard } from '#engine/language/similarity.ts'
import { type ArgumentId, type Draft, draftLines, wordsOfArgument } from './draft-lines.ts'

/** How many lines one turn writes; a turn that yields fewer has used up what can be said with what was told. */
export const uvpsPerTurn = 5
/** Two lines that share more than this of their words are the same line to a reader. */
const likenessMax = 0.7

/** What the page has to ask before it can write well; empty where enough was told. */
export function asksOf(brief: BrandBrief): AskedField[] {
  const told = readTold(brief)
  const missing = missingFrom(told)
  const hasLines = [...draftLines(told).values()].some((drafts) => drafts.length > 0)
  return missing.length > 0 || hasLines ? missing : ['competitiveDifferentiator']
}

/** The arguments in an order that moves on with every turn, so that regenerating opens differently. */
function argumentsFor(seed: number): ArgumentId[] {
  const all: ArgumentId[] = ['offer', 'trouble', 'difference', 'result']
  const start = ((seed % all.length) + all.length) % all.length
  return [...all.slice(start), ...all.slice(0, start), 'people']
}

/** Takes from each argument in turn the draft whose pieces the others have used least. */
function choose(drafts: ReadonlyMap<ArgumentId, Draft[]>, turn: WritingTurn): Draft[] {
  const shown = new Set(turn.exclude.map(lineKey))
  const chosen: Draft[] = []
  const usedIn = (draft: Draft) =>
    draft.used.filter((piece) => chosen.some(({ used }) => used.some(({ text }) => text === piece.text))).length
  const isNew = (draft: Draft) =>
    !shown.has(lineKey(draft.text)) && chosen.every(({ text }) => jaccard(text, draft.text) < likenessMax)
  const order = argumentsFor(turn.seed)
  for (let round = 0; round < uvpsPerTurn; round += 1) {
    for (const argument of order) {
      if (chosen.length === uvpsPerTurn) return chosen
      const fresh = (drafts.get(argument) ?? []).filter(isNew)
      const least = Math.min(...fresh.map(usedIn))
      const best = fresh.find((draft) => usedIn(draft) === least)
      if (best) chosen.push(best)
    }
  }
  return chosen
}

/**
 * Writes up to five value propositions, each arguing in another way. Every line names the business, says what is sold
 * and is joined from pieces that the owner typed (`parts` tells from where). Repeatable: the same brief and turn give
 * the same lines, and no text of `turn.exclude` comes again. Nothing is written where no offer was told.
 */
export function* writeUvps(brief: BrandBrief, turn: WritingTurn): Generator<UvpVariation> {
  for (const { argument, text, parts } of choose(draftLines(readTold(brief)), turn)) {
    yield { uvp: text, ...wordsOfArgument(argument), parts }
  }
}
