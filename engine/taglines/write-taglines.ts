import type { BrandBrief } from '#contract/brand.ts'
import type { Tagline, WritingTurn } from '#contract/writers.ts'
import { withoutSlips } from '#engine/language/mend-slips.ts'
import { hashText } from '#engine/language/seeded.ts'
import { chooseLines } from './choose-lines.ts'
import { draftLines } from './draft-lines.ts'
import { gatherFills, topWordsOf } from './gather-fills.ts'
import { isClean, isFitting, isWellFormed, ownStemsOf, ownWordsOf, registerOf } from './judge-line.ts'

/** So few of the six words make a brand of which the lines cannot differ by their words. */
const scantWords = 2

/**
 * Up to ten taglines for a brand, best first; fewer when its words allow no more that `turn.exclude` does not hold.
 * Overgenerate, filter, rank on several objectives, vary the openings (after Alnajjar and Toivonen 2021, Jin et al. 2022).
 * The same brief, seed and exclusions give the same lines.
 */
export function* writeTaglines(typed: BrandBrief, turn: WritingTurn): Generator<Tagline> {
  const brief = withoutSlips(typed)
  const seed = hashText(JSON.stringify([brief.businessName, brief.topWords, turn.seed]))
  const ownStems = ownStemsOf(brief)
  const register = registerOf(brief)
  const name = brief.businessName.trim()
  const shown = new Set(turn.exclude.map(lineKey))
  const drafts = draftLines(gatherFills(brief), seed).filter(
    (draft) =>
      !shown.has(lineKey(draft.line)) && isWellFormed(draft, ownStems, name) && isFitting(draft, register, name),
  )
  for (const { line, leans, device } of chooseLines(
    drafts,
    ownWordsOf(brief),
    turn.exclude,
    seed,
    { isLight: register === 'light', isScant: topWordsOf(brief).length <= scantWords },
    (draft) => isClean(draft, brief),
  )) {
    yield { tagline: line, leans, device }
  }
}

const lineKey = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
