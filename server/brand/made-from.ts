/** Hashes of the inputs that results were made from. A result whose hash differs from today's is stale. */
import { z } from 'zod'
import { readCoreValues } from '#contract/core-values.ts'
import type { BrandBrief } from '#contract/plain/brand.ts'
import { listValueTitles } from '#contract/plain/core-value.ts'
import type { DerivedStep } from '#contract/toolkit.ts'
import { briefOf, hashAnswers } from '#server/brand/brand-brief.ts'
import type { BrandRow } from '#server/brand/brand-row.ts'

/** The hash for taglines, which also depend on the chosen value proposition. */
export const hashTaglineAnswers = (brief: BrandBrief): string => hashAnswers(brief, brief.chosenUvp)

/** The hash for the archetype, which also depends on the chosen value proposition, the tagline and the core values. */
export const hashArchetypeAnswers = (row: BrandRow): string =>
  hashAnswers(
    briefOf(row),
    row.chosenUvp ?? '',
    row.chosenTagline ?? '',
    ...listValueTitles(readCoreValues(row.coreValues)),
  )

/**
 * Stored in place of a hash once an answer of the interview was corrected. It equals no hash, so the result always
 * counts as stale.
 */
export const correctedMark = 'corrected'

const madeFrom = z.object({ madeFrom: z.string() })

/** The steps whose result is stale; steps without a result are left out. */
export function findStaleSteps(row: BrandRow): DerivedStep[] {
  const brief = briefOf(row)
  const archetype = madeFrom.safeParse(row.brandArchetypeData).data
  const isStale: Record<DerivedStep, boolean> = {
    uvp: row.uvpMadeFrom !== null && row.uvpMadeFrom !== hashAnswers(brief),
    taglines: row.taglinesMadeFrom !== null && row.taglinesMadeFrom !== hashTaglineAnswers(brief),
    'brand-archetype': archetype !== undefined && archetype.madeFrom !== hashArchetypeAnswers(row),
  }
  return (['uvp', 'taglines', 'brand-archetype'] as const).filter((step) => isStale[step])
}
