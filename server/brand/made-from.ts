/** What results were made from, as marks: a result whose mark differs from today's was made from earlier answers. */
import { z } from 'zod'
import { readCoreValues } from '#contract/core-values.ts'
import type { BrandBrief } from '#contract/plain/brand.ts'
import { valueNames } from '#contract/plain/core-value.ts'
import type { MadeStep } from '#contract/toolkit.ts'
import { briefOf, markOf } from '#server/brand/brand-brief.ts'
import type { BrandRow } from '#server/brand/brand-row.ts'

/** Taglines are written from the value proposition too. */
export const taglineMarkOf = (brief: BrandBrief): string => markOf(brief, brief.chosenUvp)

/** Of all answers that the analysis stands on beside the conversation: words, profile, promise, tagline, values. */
export const archetypeMarkOf = (row: BrandRow): string =>
  markOf(briefOf(row), row.chosenUvp ?? '', row.chosenTagline ?? '', ...valueNames(readCoreValues(row.coreValues)))

/** The mark of a result whose own conversation was corrected since, whatever the record says. */
export const correctedMark = 'corrected'

const madeFrom = z.object({ madeFrom: z.string() })

/** The steps whose result was made from answers that have changed since; a step without a result is none. */
export function findStale(row: BrandRow): MadeStep[] {
  const brief = briefOf(row)
  const archetype = madeFrom.safeParse(row.brandArchetypeData).data
  const isStale: Record<MadeStep, boolean> = {
    uvp: row.uvpMadeFrom !== null && row.uvpMadeFrom !== markOf(brief),
    taglines: row.taglinesMadeFrom !== null && row.taglinesMadeFrom !== taglineMarkOf(brief),
    'brand-archetype': archetype !== undefined && archetype.madeFrom !== archetypeMarkOf(row),
  }
  return (['uvp', 'taglines', 'brand-archetype'] as const).filter((step) => isStale[step])
}
