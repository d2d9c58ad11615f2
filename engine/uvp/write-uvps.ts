import { type BrandBrief, defaultBusinessName } from '#contract/brand.ts'
import type { UvpVariation, WritingTurn } from '#contract/writers.ts'
import { withoutSlips } from '#engine/language/mend-slips.ts'
import { approaches } from './approaches.ts'
import { chooseUvps } from './choose-uvps.ts'
import { draftUvps } from './draft-uvps.ts'

/** How many lines one turn writes; a turn that yields fewer has used up what can be said with these words. */
export const uvpsPerTurn = 5

/**
 * Writes up to five value propositions, each arguing in another way, one after the other so that they can be shown as
 * they come. Repeatable: the same brief and turn give the same lines. Never a text of `turn.exclude`, never a fact
 * that the owner did not tell. Fewer than `uvpsPerTurn` lines mean that the space is used up.
 */
export function* writeUvps(brief: BrandBrief, turn: WritingTurn): Generator<UvpVariation> {
  const businessName = brief.businessName.trim().replace(/\s+/g, ' ') || defaultBusinessName
  const named = { ...withoutSlips(brief), businessName }
  for (const draft of chooseUvps(draftUvps(named, turn), named, turn, uvpsPerTurn)) {
    const { approach, description } = approaches[draft.family]
    yield { uvp: draft.text, approach, description }
  }
}
